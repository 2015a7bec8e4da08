"""Guests: a 256-bit token in a cookie, stored only as a hash; a code to move to another device."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from aurum.server.clocks import DAY_MS
from aurum.server.outbox import moved_notice
from aurum.server.storage.rows import Guest
from aurum.server.storage.store import StorageTrouble, Store
from aurum.table.codes import match_id, spoken_code
from aurum.table.commands import Visitor
from aurum.table.wire.http import Moving
from aurum.texts import guest_names

TOKEN_BYTES = 32
MOVING_CODE_LETTERS = 16
MOVING_CODE_MS = 10 * 60 * 1000
REMEMBERED = 20_000
MOVED_MS = 60_000
"""How far back to look for moved tokens: more than the clocks of two machines differ."""


def hashed(secret: str) -> str:
    """What is stored of a token or code. They are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def default_name(language: str) -> str:
    return f"{secrets.choice(guest_names(language))} {secrets.randbelow(90) + 10}"


def tidy_name(name: str) -> str:
    """A name that cannot break anybody's screen: printable, single blanks; may be empty."""
    shown = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(shown.split())


class _Seen(NamedTuple):
    """A guest and the day, counted from 1970, for which the store knows of the visit."""

    visitor: Visitor
    day: int


class Identities:
    """Who a token belongs to. Recently seen guests are remembered, by the hash of their token."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        moved: Callable[[str, str], None] = lambda *_: None,
    ) -> None:
        self._store = store
        self._now = now
        self._moved = moved
        self._moves = 0
        self._seen: OrderedDict[str, _Seen] = OrderedDict()

    async def whose(self, token: str | None) -> Visitor | None:
        """The guest with this token, whose visit the store learns of once a day."""
        if not token or len(token) > 2 * TOKEN_BYTES:
            return None
        key = hashed(token)
        if (seen := self._seen.get(key)) is None:
            return await self._looked_up(token, key)
        if seen.day != self._now() // DAY_MS:
            with suppress(StorageTrouble):  # on a full disk; the next request tries again
                return await self._looked_up(token, key)
        return seen.visitor

    async def _looked_up(self, token: str, key: str) -> Visitor | None:
        moves = self._moves
        guest = await self._store.guest(key, self._now())
        if guest is None:
            return None
        if moves != self._moves:
            return await self.whose(token)  # it may have been this one that was moved meanwhile
        self._remember(key, visitor := Visitor(guest.id, guest.name))
        return visitor

    async def welcome(self, name: str | None, language: str) -> tuple[Visitor, str]:
        """A new guest and the token, which is told once and never again."""
        visitor = Visitor(match_id(secrets.token_bytes(16)), name or default_name(language))
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_guest(Guest(*visitor), hashed(token), self._now())
        self._remember(hashed(token), visitor)
        return visitor, token

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        await self._store.rename(visitor.guest, name)
        renamed = Visitor(visitor.guest, name)
        for key, seen in list(self._seen.items()):
            if seen.visitor.guest == visitor.guest:
                self._seen[key] = seen._replace(visitor=renamed)
        return renamed

    async def moving_code(self, visitor: Visitor) -> Moving:
        """A code that works once, for ten minutes."""
        code = spoken_code(secrets.token_bytes(MOVING_CODE_LETTERS))
        expires = self._now() + MOVING_CODE_MS
        await self._store.add_moving_code(hashed(code), visitor.guest, expires)
        return Moving(code, expires)

    async def move(self, code: str) -> tuple[Visitor, str] | None:
        """Take the identity over: it gets a new token, and the old one stops working."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = await self._store.move(hashed(code), hashed(token), self._now())
        if guest is None:
            return None
        self.lapsed(guest.id, hashed(token))
        if self._store.is_shared:
            await self._store.notify(moved_notice(guest.id, hashed(token)))
        return Visitor(*guest), token

    async def give_up(self, visitor: Visitor) -> None:
        """Log out: the token stops working, and nobody has another one."""
        code = await self.moving_code(visitor)
        await self.move(code.code)

    def lapsed(self, guest: str, token_hash: str) -> None:
        """The guest has only this token now: all others stop working, on open sockets too."""
        self._moves += 1
        self._forget(guest)
        self._moved(guest, token_hash)

    async def look(self) -> None:
        """Forget whom we have seen, and end what a lost notice of another process left open."""
        self._seen.clear()
        for guest, token_hash in await self._store.moved_since(self._now() - MOVED_MS):
            self.lapsed(guest, token_hash)

    def _remember(self, key: str, visitor: Visitor) -> None:
        self._seen[key] = _Seen(visitor, self._now() // DAY_MS)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def _forget(self, guest: str) -> None:
        for key in [key for key, seen in self._seen.items() if seen.visitor.guest == guest]:
            del self._seen[key]
