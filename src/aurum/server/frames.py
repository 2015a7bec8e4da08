"""WebSocket frames (RFC 6455, 5.2): a client's are counted by their heads, ours are made whole."""

from __future__ import annotations

LAST = 0x80
CONTROL = 0x08
MASKED = 0x80
MASK_BYTES = 4
TWO_BYTES, EIGHT_BYTES = 126, 127
TEXT = 0x81
"""The first byte of a text in one frame."""


def text_frame(message: bytes) -> bytes:
    """A message as a server sends it: in one frame, not masked, not compressed."""
    size = len(message)
    if size < TWO_BYTES:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + message


class FrameCounter:
    """Counts every frame: texts, fragments, pings, pongs, empty ones.

    It reads heads only and judges nothing else: whether a frame is a good one is the library's
    business, which gets every byte after it was counted.
    """

    __slots__ = ("_head", "_rest", "fragments")

    def __init__(self) -> None:
        self._head = b""  # the beginning of a head that has not arrived as a whole
        self._rest = 0  # bytes of the last frame that are still to come
        self.fragments = 0
        """Frames of a message whose last frame has not come yet."""

    def count(self, data: bytes, most: float) -> int:
        """How many frames begin here; counting ends as soon as there are more than `most`."""
        at, frames = 0, 0
        if self._rest:
            at = min(self._rest, len(data))
            self._rest -= at
        elif self._head:
            data, self._head = self._head + data, b""
        while at < len(data) and frames <= most:
            end = _end(data, at)
            if end is None:
                self._head = data[at:]
                break
            frames += 1
            self._note(data[at])
            self._rest = max(0, end - len(data))
            at = end
        return frames

    def _note(self, first: int) -> None:
        if not first & CONTROL:
            self.fragments = 0 if first & LAST else self.fragments + 1


def _end(data: bytes, at: int) -> int | None:
    """Where the frame that begins here ends; None if its head is not all here."""
    if len(data) < at + 2:
        return None
    size = data[at + 1] & ~MASKED
    start = at + 2 + (MASK_BYTES if data[at + 1] & MASKED else 0)
    if size < TWO_BYTES:
        return start + size
    extra = 2 if size == TWO_BYTES else 8
    if len(data) < at + 2 + extra:
        return None
    return start + extra + int.from_bytes(data[at + 2 : at + 2 + extra], "big")
