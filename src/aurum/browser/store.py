"""The store of a page without a server: logs and matches in the browser's database.

One person plays here, so the rows name no guest. What serves several processes or people is not
here: nobody calls it.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from aurum.browser.drawer import Drawer, Key, Step
from aurum.server.storage.rows import (
    Attempt,
    Change,
    Due,
    FinishedMatch,
    Guest,
    ListedTable,
    Place,
    PlayedMatch,
    Snapshot,
    StoredEntry,
)

T = TypeVar("T")

LOG_PAGE = 500
PERSON = "person-in-this-browser"
"""As long as the ids of guests are."""


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _read(text: str, kind: type[T]) -> T:
    return msgspec.json.decode(text, type=kind)


class BrowserStore:
    """Durable memory: `append` returns when the browser has written it down."""

    is_shared = False

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer

    async def append(self, change: Change) -> None:
        """The log's places and command keys are added, never overwritten."""
        await self._drawer.write(*_steps(change))

    async def log(self, table: str, after: int = 0) -> list[StoredEntry]:
        rows = await self._drawer.rows("log", table, after=("log", table, after))
        return [_read(value, StoredEntry) for _, value in rows]

    async def log_page(self, table: str, after: int = 0) -> list[StoredEntry]:
        place = ("log", table, after)
        rows = await self._drawer.rows("log", table, after=place, limit=LOG_PAGE)
        return [_read(value, StoredEntry) for _, value in rows]

    async def snapshot(self, table: str) -> Snapshot | None:
        found = await self._drawer.value("snapshot", table)
        return None if found is None else _read(found, Snapshot)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._drawer.write(("put", ("snapshot", table), _text(snapshot)))

    async def command(self, table: str, command: str) -> int | None:
        found = await self._drawer.value("command", table, command)
        return None if found is None else int(found)

    async def record(self, match: str) -> FinishedMatch | None:
        found = await self._drawer.value("match", match)
        return None if found is None else _read(found, FinishedMatch)

    async def played_by(
        self, _guest: str, limit: int, before: Place | None = None
    ) -> list[PlayedMatch]:
        after: Key = () if before is None else ("played", *before)
        rows = await self._drawer.rows("played", after=after, limit=limit, newest=True)
        return [PlayedMatch(key[2], key[1], line) for key, line in rows]

    async def records_of(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[FinishedMatch]:
        found = [await self.record(row.id) for row in await self.played_by(guest, limit, before)]
        return [match for match in found if match is not None]

    async def attempts_of(self, _guest: str) -> list[Attempt]:
        return [_read(value, Attempt) for _, value in await self._drawer.rows("attempt")]

    async def keep_attempt(self, _guest: str, attempt: Attempt) -> None:
        """A finished attempt stays, and so does one that this is the beginning of."""
        key = ("attempt", attempt.day, attempt.deal)
        kept = await self._drawer.value(*key)
        if kept is not None:
            old = _read(kept, Attempt)
            if old.result is not None or not attempt.actions.startswith(old.actions):
                return
        await self._drawer.write(("put", key, _text(attempt)))

    async def review(self, match: str) -> dict[int, str]:
        return {int(key[2]): value for key, value in await self._drawer.rows("review", match)}

    async def keep_review(self, match: str, number: int, body: str) -> None:
        await self._drawer.write(("put", ("review", match, number), body))

    async def listed(self, _limit: int, _before: Place | None = None) -> list[ListedTable]:
        """Nobody else looks for tables here."""
        return []

    async def tables_of(
        self, _guest: str, limit: int, _before: Place | None = None
    ) -> list[ListedTable]:
        rows = [_read(value, ListedTable) for _, value in await self._drawer.rows("table")]
        return sorted(rows, key=lambda row: row.touched, reverse=True)[:limit]

    async def add_guest(self, guest: Guest, _token_hash: str, _now: int) -> None:
        """Everybody has the same id at home: so what is moved to another browser fits there."""
        await self.rename(guest.id, guest.name)

    async def guest(self, _token_hash: str, _now: int) -> Guest | None:
        """There is one person, whatever the token."""
        found = await self._drawer.value("guest")
        return None if found is None else _read(found, Guest)

    async def rename(self, _guest: str, name: str) -> None:
        await self._drawer.write(("put", ("guest",), _text(Guest(PERSON, name))))

    async def set_due(self, _table: str, _seq: int, _moments: tuple[Due, ...]) -> None:
        """What is due is asked of the tables in memory; there is no other process."""


def _steps(change: Change) -> list[Step]:
    table, last = change.table, change.entries[-1]
    steps: list[Step] = [("add", ("log", table, row.seq), _text(row)) for row in change.entries]
    steps += [
        ("add", ("command", table, row.command), str(row.seq))
        for row in change.entries
        if row.command is not None
    ]
    if change.listing is not None:
        listed = ListedTable(table, last.at, change.listing.line)
        steps.append(("put", ("table", table), _text(listed)))
    if change.snapshot is not None:
        steps.append(("put", ("snapshot", table), _text(change.snapshot)))
    return steps + _finished(change.finished)


def _finished(match: FinishedMatch | None) -> list[Step]:
    if match is None:
        return []
    return [
        ("add", ("match", match.id), _text(match)),
        *(("add", ("played", match.at, match.id), one.line) for one in match.players),
    ]
