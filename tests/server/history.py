"""What all clients saw and were told, held against the log of every table.

For every table there must be one order of entries: the log's. An acknowledged move is in it once,
at its place, and whoever looks later sees it. What clients see at one place is the same for all.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from typing import Any

import psycopg

from aurum.table.log_entries import read_entry
from aurum.table.table import Table

Line = tuple[int, int, str | None, str]


class History:
    """Written down while people play; `mistakes` is found out afterwards."""

    def __init__(self) -> None:
        self.acks: dict[str, dict[str, int]] = defaultdict(dict)
        self.pauses: list[float] = []
        self.refusals: Counter[str] = Counter()
        self._views: dict[tuple[str, str, int], str] = {}
        self._heads: dict[str, int] = defaultdict(int)
        self._seen: dict[tuple[str, str], int] = {}
        self._found: list[str] = []

    def known(self, table: str) -> int:
        """How far moves of this table have been acknowledged: a later look must show that."""
        return self._heads[table]

    def acknowledged(self, table: str, command: str, seq: int) -> None:
        self.acks[table][command] = seq
        self._heads[table] = max(self._heads[table], seq)

    def refused(self, answer: dict[str, Any]) -> None:
        self.refusals[answer["reason"]["code"]] += 1

    def paused(self, seconds: float) -> None:
        self.pauses.append(seconds)

    def saw(self, table: str, client: str, update: dict[str, Any], at_least: int) -> None:
        seq, match = update["seq"], update["match"]
        if seq < at_least:
            self._found.append(f"{client} is shown {seq} after {at_least} was acknowledged")
        if seq < self._seen.get((client, match), 0):
            self._found.append(f"{client} is shown {seq} after {self._seen[client, match]}")
        self._seen[client, match] = seq
        view = json.dumps(update["view"], sort_keys=True)
        if self._views.setdefault((table, match, seq), view) != view:
            self._found.append(f"two people see different tables at {seq}")

    def mistakes(self, database: str) -> list[str]:
        logs = stored_logs(database)
        return self._found + [
            mistake for table in self.acks for mistake in self._of_table(table, logs[table])
        ]

    def _of_table(self, table: str, log: list[Line]) -> list[str]:
        found = []
        if [line[0] for line in log] != list(range(1, len(log) + 1)):
            found.append("the log has a gap")
        stored = Counter((str(command).split(":")[-1], seq) for seq, _, command, _ in log)
        for command, seq in self.acks[table].items():
            if stored[command, seq] != 1:
                found.append(f"acknowledged move {command} is not at {seq}")
        try:
            Table.replayed(table, ((read_entry(body), name, at) for _, at, name, body in log))
        except Exception as error:  # noqa: BLE001 -- whatever does not fit is a mistake of the log
            found.append(f"the log cannot be played again: {error!r}")
        return found

    def pause(self, share: float) -> float:
        """The pause that this share of reconnecting clients did not exceed."""
        return sorted(self.pauses)[int(share * (len(self.pauses) - 1))] if self.pauses else 0.0


def stored_logs(database: str) -> dict[str, list[Line]]:
    sql = "SELECT table_code, seq, at, command, body FROM entries ORDER BY table_code, seq"
    logs: dict[str, list[Line]] = defaultdict(list)
    with psycopg.connect(database) as connection:
        for code, *line in connection.execute(sql):
            logs[code].append(tuple(line))
    return logs
