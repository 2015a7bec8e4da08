"""Logs that have grown for a year, and how long reading them keeps others from their turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from unittest.mock import patch

from aurum.server.storage.rows import Change, Listing, StoredEntry
from aurum.server.storage.store import Store
from aurum.table.log_entries import Acted, Entry, Started, Undone, read_entry
from aurum.table.table import Table
from aurum.table.wire import commands as wire
from tests.table.tables import started

Line = tuple[str, str | None, int]


def finished_matches(count: int) -> list[Line]:
    """The log of a table at which that many matches were played, one after the other.

    The second match and all later ones repeat the entries of the first, with ids of their own.
    """
    driven = started(3, 3)
    driven.play_out()
    first = next(at for at, line in enumerate(driven.log) if _is(line, Started))
    opening, played = driven.log[:first], driven.log[first:]
    log = list(opening)
    for number in range(count):
        log += [_renamed(line, number) for line in played]
    return log


def undone_again_and_again(undos: int) -> list[Line]:
    """The log of a person alone who plays a card and takes it back, late in a round."""
    driven = started(3, 1)
    while len(driven.play.actions) < 20:
        driven.step()
    for _ in range(undos):
        if driven.play.needs_deal:
            driven.deal()
        while 0 not in driven.play.asked:
            driven.act(min(driven.play.asked))
        driven.act(0)
        with patch("aurum.table.commands.UNDOS_PER_ROUND", 10**9):
            driven.tell(0, wire.Undo(driven.name(), driven.play.id, driven.play.seq))
    return driven.log


def _is(line: Line, kind: type) -> bool:
    return isinstance(read_entry(line[0]), kind)


def _renamed(line: Line, number: int) -> Line:
    body, command, at = line
    return body, None if command is None else f"{command}-{number}", at


async def store_log(store: Store, code: str, log: list[Line]) -> None:
    """Put a log into the store as an older version did: without any snapshot."""
    shown = Listing("over", False, "{}", ())
    entries = [
        StoredEntry(seq, at, command, body) for seq, (body, command, at) in enumerate(log, 1)
    ]
    await store.append(Change(code, tuple(entries[:1]), shown))
    for start in range(1, len(entries), 500):
        await store.append(Change(code, tuple(entries[start : start + 500]), None))


class Watch:
    """Counts the moves that are played between two turns of the event loop."""

    def __init__(self) -> None:
        self.most = 0
        self.entries = 0
        self._moves = 0

    @contextlib.contextmanager
    def on_tables(self) -> Iterator[None]:
        real = Table.apply

        def counted(table: Table, entry: Entry, command: str | None, at: int) -> None:
            self.entries += 1
            if isinstance(entry, Undone):
                self._moves += entry.kept
            elif isinstance(entry, Acted):
                self._moves += 1
            real(table, entry, command, at)

        with patch.object(Table, "apply", counted):
            ticking = asyncio.get_running_loop().create_task(self._tick())
            try:
                yield
            finally:
                ticking.cancel()
                self._look()

    async def _tick(self) -> None:
        while True:
            self._look()
            await asyncio.sleep(0)

    def _look(self) -> None:
        self.most = max(self.most, self._moves)
        self._moves = 0
