"""The engine file: where it lies, and what it carries besides the code.

It ends with three digests: of the sources that it is made from, of the layout of the records, and
of all bytes before, so that no damage goes unnoticed.
"""

from __future__ import annotations

import hashlib
from importlib.resources import files

from aurum.engine.layout import layout_digest
from aurum.game import AurumError

DIGEST = 32  # bytes
SECTION = b"aurum"


class EngineFailed(AurumError):
    """The engine is missing or damaged, or it could not answer."""


def engine_file() -> bytes:
    """The file of this installation, if it is sound and fits our records."""
    place = files("aurum.engine") / "aurum.wasm"
    try:
        content = place.read_bytes()
    except OSError as error:
        raise EngineFailed(f"the engine is missing ({place}): install Aurum again") from error
    if not is_sound(content):
        raise EngineFailed(f"the engine is damaged ({place}): install Aurum again")
    if content[-2 * DIGEST : -DIGEST] != layout_digest():
        raise EngineFailed(
            f"the engine is of another version than the program ({place}): install Aurum again"
        )
    return content


def sealed(module: bytes, sources: bytes) -> bytes:
    """A module with its digests, in a custom section as WebAssembly wants it."""
    length = 1 + len(SECTION) + 3 * DIGEST
    assert length < 128  # a length in one byte
    whole = module + bytes([0, length, len(SECTION)]) + SECTION + sources + layout_digest()
    return whole + hashlib.sha256(whole).digest()


def is_sound(content: bytes) -> bool:
    """Whether all bytes are what they were when the file was made."""
    return hashlib.sha256(content[:-DIGEST]).digest() == content[-DIGEST:]


def sources_of(content: bytes) -> bytes:
    """The digest of what a file was made from."""
    return content[-3 * DIGEST : -2 * DIGEST]
