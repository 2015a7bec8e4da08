"""The queries that are the same for every engine: what a store reads and writes row by row."""

from __future__ import annotations

from aurum.server.clocks import DAY_MS
from aurum.server.storage.circles import CircleQueries
from aurum.server.storage.old_rows import COUNTED, counted
from aurum.server.storage.rows import (
    Attempt,
    Due,
    FinishedMatch,
    Guest,
    ListedTable,
    Place,
    PlayedMatch,
    Retention,
    Snapshot,
    StoredEntry,
    Tidied,
    Token,
)

FIRST_PAGE = Place(2**62, "")

BUDGET_MS = 3_600_000
"""A budget that nobody has used for an hour is full again, and forgotten."""

LOG_PAGE = 500
"""Entries of a log that are read at once: about a millisecond, for the reader and for others."""

_LOG = "SELECT seq, at, command, body FROM entries WHERE table_code = ? AND seq > ? ORDER BY seq"
_LISTED = """
SELECT code, touched, line FROM tables
WHERE listed AND state <> 'over' AND (touched, code) < (?, ?)
ORDER BY touched DESC, code DESC LIMIT ?
"""
_TABLES_OF = """
SELECT code, touched, line FROM seats JOIN tables ON code = table_code
WHERE guest = ? AND (touched, code) < (?, ?) ORDER BY touched DESC, code DESC LIMIT ?
"""
_GATHERING_OF = """
SELECT code FROM tables WHERE listed AND state = 'gathering' AND host = ?
AND (touched > ? OR code IN (SELECT table_code FROM present WHERE expires > ?))
"""
_PLAYED = """
SELECT match_id, finished, line FROM played
WHERE guest = ? AND (finished, match_id) < (?, ?) ORDER BY finished DESC, match_id DESC LIMIT ?
"""
_RECORDS = """
SELECT id, matches.finished, record FROM played JOIN matches ON id = match_id
WHERE guest = ? AND (played.finished, match_id) < (?, ?)
ORDER BY played.finished DESC, match_id DESC LIMIT ?
"""
_ATTEMPTS = "SELECT day, deal, actions, result FROM daily_attempts WHERE guest = ? ORDER BY 1, 2"
# An attempt only grows: neither its result nor a longer line is replaced by another one.
_KEEP_ATTEMPT = """
INSERT INTO daily_attempts (guest, day, deal, actions, result) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (guest, day, deal) DO UPDATE SET actions = excluded.actions, result = excluded.result
WHERE daily_attempts.result IS NULL
    AND substr(excluded.actions, 1, length(daily_attempts.actions)) = daily_attempts.actions
"""
_KEEP_REVIEW = """
INSERT INTO reviews (match_id, round, body) VALUES (?, ?, ?)
ON CONFLICT (match_id, round) DO UPDATE SET body = excluded.body
"""
_DAYS = "SELECT day FROM open_days WHERE day <= ? ORDER BY day DESC LIMIT ?"
_KEEP_CHAIN = "INSERT INTO daily_chain (id, body) VALUES (1, ?) ON CONFLICT DO NOTHING"
_MOVED = "SELECT id, token_hash FROM guests WHERE moved > 0 AND moved > ?"

# A bucket that fills with what is used and runs empty at `rate`; both clocks are the callers'.
_DRAINED = "(excluded.at - budgets.at) * ?"
_USED = f"(CASE WHEN budgets.used > {_DRAINED} THEN budgets.used - {_DRAINED} ELSE 0 END) + 1"
_SPEND = (  # made of constants
    "INSERT INTO budgets (key, used, at) VALUES (?, 1, ?) ON CONFLICT (key) DO UPDATE "  # noqa: S608
    f"SET used = {_USED}, at = excluded.at WHERE {_USED} <= ? RETURNING key"
)
_GIVE_BACK = """
UPDATE budgets SET used = (CASE WHEN used > 1 THEN used - 1 ELSE 0 END) WHERE key = ?
"""


class Queries(CircleQueries):
    """A part of every `Store`."""

    async def log(self, table: str, after: int = 0) -> list[StoredEntry]:
        return [StoredEntry(*row) for row in await self._read(_LOG, table, after)]

    async def log_page(self, table: str, after: int = 0) -> list[StoredEntry]:
        rows = await self._read(f"{_LOG} LIMIT {LOG_PAGE}", table, after)
        return [StoredEntry(*row) for row in rows]

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self._read("SELECT seq, at, body FROM snapshots WHERE table_code = ?", table)
        return Snapshot(*rows[0]) if rows else None

    async def command(self, table: str, command: str) -> int | None:
        sql = "SELECT seq FROM entries WHERE table_code = ? AND command = ?"
        rows = await self._read(sql, table, command)
        return rows[0][0] if rows else None

    async def record(self, match: str) -> FinishedMatch | None:
        rows = await self._read("SELECT id, finished, record FROM matches WHERE id = ?", match)
        return FinishedMatch(*rows[0]) if rows else None

    async def played_by(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[PlayedMatch]:
        rows = await self._read(_PLAYED, guest, *(before or FIRST_PAGE), limit)
        return [PlayedMatch(*row) for row in rows]

    async def records_of(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[FinishedMatch]:
        rows = await self._read(_RECORDS, guest, *(before or FIRST_PAGE), limit)
        return [FinishedMatch(*row) for row in rows]

    async def attempts_of(self, guest: str) -> list[Attempt]:
        return [Attempt(*row) for row in await self._read(_ATTEMPTS, guest)]

    async def keep_attempt(self, guest: str, attempt: Attempt) -> None:
        await self._change(_KEEP_ATTEMPT, guest, *attempt)

    async def daily_chain(self) -> str | None:
        rows = await self._read("SELECT body FROM daily_chain")
        return rows[0][0] if rows else None

    async def keep_daily_chain(self, body: str) -> str:
        await self._change(_KEEP_CHAIN, body)
        return await self.daily_chain() or body

    async def open_day(self, day: int) -> None:
        await self._change("INSERT INTO open_days (day) VALUES (?) ON CONFLICT DO NOTHING", day)

    async def open_days(self, until: int, limit: int) -> list[int]:
        return [row[0] for row in await self._read(_DAYS, until, limit)]

    async def review(self, match: str) -> dict[int, str]:
        rows = await self._read("SELECT round, body FROM reviews WHERE match_id = ?", match)
        return {number: body for number, body in rows}  # noqa: C416 -- rows are not pairs

    async def keep_review(self, match: str, number: int, body: str) -> None:
        await self._note(_KEEP_REVIEW, match, number, body)

    async def listed(self, limit: int, before: Place | None = None) -> list[ListedTable]:
        rows = await self._read(_LISTED, *(before or FIRST_PAGE), limit)
        return [ListedTable(*row) for row in rows]

    async def tables_of(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[ListedTable]:
        rows = await self._read(_TABLES_OF, guest, *(before or FIRST_PAGE), limit)
        return [ListedTable(*row) for row in rows]

    async def gathering_of(self, host: str, touched: int, now: int) -> list[str]:
        return [row[0] for row in await self._read(_GATHERING_OF, host, touched, now)]

    async def add_guest(self, guest: Guest, token_hash: str, now: int) -> None:
        sql = "INSERT INTO guests (id, name, token_hash, created, seen) VALUES (?, ?, ?, ?, ?)"
        await self._change(sql, guest.id, guest.name, token_hash, now, now)

    async def guest(self, token_hash: str, now: int) -> Guest | None:
        sql = "SELECT id, name, seen FROM guests WHERE token_hash = ?"
        rows = await self._read(sql, token_hash)
        if not rows:
            return None
        guest, name, seen = rows[0]
        if seen // DAY_MS < now // DAY_MS:  # it is enough to know the day
            sql = "UPDATE guests SET seen = ? WHERE id = ? AND seen < ?"
            await self._change(sql, now, guest, now)
        return Guest(guest, name)

    async def rename(self, guest: str, name: str) -> None:
        await self._change("UPDATE guests SET name = ? WHERE id = ?", name, guest)

    async def add_moving_code(self, code_hash: str, guest: str, expires: int) -> None:
        sql = "INSERT INTO moving_codes (code_hash, guest, expires) VALUES (?, ?, ?)"
        await self._change(sql, code_hash, guest, expires)

    async def moved_since(self, at: int) -> list[Token]:
        return [Token(*row) for row in await self._read(_MOVED, at)]

    async def old(self, retention: Retention) -> Tidied:
        return Tidied(*(await self._read(COUNTED, *counted(retention)))[0])

    async def settle_due(self, due: Due) -> None:
        await self._note("DELETE FROM due WHERE table_code = ? AND kind = ? AND at = ?", *due)

    async def spend(self, key: str, rate: float, burst: float, now: int) -> bool:
        drained = (rate, rate)
        return bool(await self._note(_SPEND, key, now, *drained, *drained, burst))

    async def give_back(self, key: str) -> None:
        await self._note(_GIVE_BACK, key)
