"""What this process has to tell the others on the same store, until somebody sends it."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct

from aurum.server.storage.rows import Notice


class Body(Struct, frozen=True, tag_field="type"):
    """A message between processes that is not kept."""


class Coming(Body, frozen=True, tag="coming"):
    """Somebody came to the table or left it."""


class Emote(Body, frozen=True, tag="emote"):
    """Somebody said something: the message for everybody at the table."""

    message: str


class Moved(Body, frozen=True, tag="moved"):
    """A guest has a new token, and every other one is worth nothing."""

    guest: str
    token_hash: str = ""


AnyBody = Coming | Emote | Moved


class Outbox:
    """Filled by tables and identities; emptied by `OtherProcesses`, if there are any."""

    def __init__(self) -> None:
        self.filled = asyncio.Event()
        self._notices: dict[Notice, None] = {}

    def put(self, table: str, body: AnyBody) -> None:
        """A notice that is put here several times before it is sent is sent once."""
        self._notices[Notice(table, body=msgspec.json.encode(body).decode())] = None
        self.filled.set()

    def take(self) -> list[Notice]:
        notices = list(self._notices)
        self._notices.clear()
        self.filled.clear()
        return notices


def moved_notice(guest: str, token_hash: str) -> Notice:
    """Sent at once: a token that was moved must not work a moment longer than it has to."""
    return Notice("", body=msgspec.json.encode(Moved(guest, token_hash)).decode())


def read_body(text: str) -> AnyBody | None:
    """The message; None if a newer version sent something that this one does not know."""
    try:
        body: AnyBody = msgspec.json.decode(text, type=AnyBody)
    except msgspec.MsgspecError:
        return None
    return body
