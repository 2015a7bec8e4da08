"""Which sockets a guest has open, so that they are not too many and end with the identity."""

from __future__ import annotations

from typing import NamedTuple

from aurum.server.settings import Limits
from aurum.server.subscribers import Subscriber
from aurum.table.wire.view import Reason
from aurum.table.wire.words import Close


class Socket(NamedTuple):
    """What a socket follows, and by which token it was let in."""

    table: str
    token_hash: str


class GuestSockets:
    """The sockets of every guest in the order in which they came. The oldest make room."""

    def __init__(self, limits: Limits) -> None:
        self._per_guest = limits.sockets_per_guest
        self._per_table = limits.sockets_per_table
        self._open: dict[str, dict[Subscriber, Socket]] = {}

    def enter(self, follower: Subscriber, socket: Socket) -> None:
        """Count a socket; those beyond the bounds are dismissed, oldest first."""
        sockets = self._open.setdefault(follower.visitor.guest, {})
        here = [one for one, at in sockets.items() if at.table == socket.table]
        _make_room(here, self._per_table)
        _make_room(list(sockets), self._per_guest)
        sockets[follower] = socket

    def leave(self, follower: Subscriber) -> None:
        sockets = self._open.get(follower.visitor.guest, {})
        sockets.pop(follower, None)
        if not sockets:
            self._open.pop(follower.visitor.guest, None)

    def end_others(self, guest: str, token_hash: str) -> None:
        """The guest has this token only: nobody speaks for them on a socket of another one."""
        text = "This identity was moved to another device, or given up."
        reason = Reason("", "identity-moved", text)
        for follower, socket in self._open.get(guest, {}).items():
            if socket.token_hash != token_hash:
                follower.dismiss(Close.NO_IDENTITY, reason)


def _make_room(sockets: list[Subscriber], most: int) -> None:
    """Leave room for one more."""
    here = [one for one in sockets if not one.is_dismissed]
    reason = Reason("", "replaced", "You opened this table too many times; this was the oldest.")
    for oldest in here[: max(0, len(here) - most + 1)]:
        oldest.dismiss(Close.REPLACED, reason)
