"""What all clients saw and were told, held against the log of every table.

For every table there must be one order of entries: the log's. An acknowledged move is in it once,
at its place, and whoever looks later sees it. Every client is shown the log from its beginning to
some place, without a gap: the same picture as all others, and the events that led there.
"""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from aurum.game import SPECTATOR, view
from aurum.table.log_entries import read_entry
from aurum.table.messages import encode
from aurum.table.public_view import public_picture
from aurum.table.table import Table
from aurum.table.wire_events import narrate
from tests.server.stores import Line

Logs = Mapping[str, list[Line]]


class Shown(NamedTuple):
    """An update as a client got it; `after` is how far the client had been told before."""

    client: str
    after: int
    update: dict[str, Any]


class History:
    """Written down while people play; `mistakes` is found out afterwards."""

    def __init__(self) -> None:
        self.acks: dict[str, dict[str, int]] = defaultdict(dict)
        self.pauses: list[float] = []
        self.longest_gap = 0.0
        """The longest time, in seconds, in which no move of some table was acknowledged."""
        self._last: dict[str, float] = {}
        self.refusals: Counter[str] = Counter()
        self._shown: dict[str, list[Shown]] = defaultdict(list)
        self._heads: dict[str, int] = defaultdict(int)
        self._seen: dict[tuple[str, str], int] = {}
        self._found: list[str] = []

    @classmethod
    def of(cls, table: str) -> History:
        """A history in which nobody has seen anything of this table yet: only its log counts."""
        history = cls()
        history.acks[table] = {}
        return history

    def known(self, table: str) -> int:
        """How far moves of this table have been acknowledged: a later look must show that."""
        return self._heads[table]

    def acknowledged(self, table: str, command: str, seq: int) -> None:
        self.acks[table][command] = seq
        self._heads[table] = max(self._heads[table], seq)
        now = time.monotonic()
        self.longest_gap = max(self.longest_gap, now - self._last.get(table, now))
        self._last[table] = now

    def refused(self, answer: dict[str, Any]) -> None:
        self.refusals[answer["reason"]["code"]] += 1

    def paused(self, seconds: float) -> None:
        self.pauses.append(seconds)

    def saw(self, table: str, client: str, update: dict[str, Any], at_least: int = 0) -> None:
        seq, match = update["seq"], update["match"]
        before = self._seen.get((client, match), 0)
        if seq < at_least:
            self._found.append(f"{client} is shown {seq} after {at_least} was acknowledged")
        if seq < before:
            self._found.append(f"{client} is shown {seq} after {before}")
        self._seen[client, match] = seq
        self._shown[table].append(Shown(client, before, update))

    def mistakes(self, logs: Logs) -> list[str]:
        """Everything that is wrong with the logs, or with what anybody was shown."""
        return [
            *self._found,
            *self.lost(logs),
            *(mistake for table in self._tables for mistake in self._on_screens(table, logs)),
        ]

    def lost(self, logs: Logs) -> list[str]:
        """What is wrong with the logs alone: found out quickly, so after every kill."""
        return [
            mistake
            for table in self._tables
            for mistake in self._in_log(table, logs.get(table, []))
        ]

    @property
    def _tables(self) -> list[str]:
        return sorted({*self.acks, *self._shown})

    def pause(self, share: float) -> float:
        """The pause that this share of reconnecting clients did not exceed."""
        return sorted(self.pauses)[int(share * (len(self.pauses) - 1))] if self.pauses else 0.0

    def _in_log(self, table: str, log: list[Line]) -> Iterator[str]:
        if [line[0] for line in log] != list(range(1, len(log) + 1)):
            yield f"the log of {table} has a gap"
        names = [command for _, _, command, _ in log if command is not None]
        if len(names) != len({*names}):
            yield f"a command of {table} was booked twice"
        stored = Counter((str(command).split(":")[-1], seq) for seq, _, command, _ in log)
        for command, seq in self.acks[table].items():
            if stored[command, seq] != 1:
                yield f"acknowledged move {command} is not at {seq}"

    def _on_screens(self, table: str, logs: Logs) -> Iterator[str]:
        """Play the log again, and compare what clients were shown at each place of it."""
        shown: dict[tuple[str, int], list[Shown]] = defaultdict(list)
        for one in self._shown[table]:
            shown[one.update["match"], one.update["seq"]].append(one)
        made = Table(table)
        try:
            for _, at, command, body in logs.get(table, ()):
                made.apply(read_entry(body), command, at)
                if made.play is not None:
                    for one in shown.pop((made.play.id, made.play.seq), ()):
                        yield from _compared(made, one)
        except Exception as error:  # noqa: BLE001 -- whatever does not fit is a mistake of the log
            yield f"the log of {table} cannot be played again: {error!r}"
            return
        for _, seq in shown:
            yield f"somebody is shown {seq}, which is nowhere in the log of {table}"


def _compared(table: Table, shown: Shown) -> Iterator[str]:
    """What the log says at this place, against what a client was told."""
    play, update = table.play, shown.update
    assert play is not None
    assert play.match is not None
    seq = update["seq"]
    if update["view"] != _as_json(public_picture(view(play.match, SPECTATOR))):
        yield f"{shown.client} is shown another table at {seq} than the log has"
    if update.get("fresh"):
        return
    seat = (update.get("own") or {}).get("seat", SPECTATOR)
    events = play.between(shown.after, seq)
    if update.get("events", []) != _as_json(narrate(events or (), seat)):
        yield f"{shown.client} is not told what happened from {shown.after} to {seq}"


def _as_json(value: Any) -> Any:
    return json.loads(encode(value))
