"""A hash chain that commits to the deals of a year before its first day.

``S[d-1] = SHA-256(S[d])``. The host draws S[last] and publishes S[0], the anchor. S[d] is the
secret of day d; it is revealed when that day is over in UTC. Anybody who hashes it d times has the
anchor again, so the host chose nothing later.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

from aurum.game import AurumError

YEAR = 365
EDITION = "english"
_DAY = timedelta(days=1)


class BadDay(AurumError):
    """A date without a deal, or a secret that does not belong to its day."""


class BeforeFirstDay(BadDay):
    """Before the first day of the chain."""


class AfterLastDay(BadDay):
    """After the last day that is committed."""


class NotBegun(BadDay):
    """A day to come."""


class NotADate(BadDay):
    """A text that names no day."""


@dataclass(frozen=True, slots=True)
class Chain:
    """What is public: the anchor, the days, and the newest secret that has been revealed."""

    anchor: str
    first: date
    days: int = YEAR
    edition: str = EDITION
    revealed_day: int = 0
    revealed: str | None = None

    @property
    def last(self) -> date:
        return self.first + (self.days - 1) * _DAY

    def day(self, when: date) -> int:
        """The number of a date, from 1; or one sentence about why it has none."""
        if when < self.first:
            raise BeforeFirstDay(
                f"{when} is before the first deal of the day, which is of {self.first}"
            )
        if when > self.last:
            raise AfterLastDay(
                f"{when} is after {self.last}, the last day whose deals are committed; a newer "
                f"version of Aurum has more"
            )
        return (when - self.first).days + 1

    def date_of(self, day: int) -> date:
        return self.first + (day - 1) * _DAY

    def secret(self, day: int) -> bytes | None:
        """The secret of a day, if it has been revealed."""
        if self.revealed is None or not 1 <= day <= self.revealed_day:
            return None
        return hashed(bytes.fromhex(self.revealed), self.revealed_day - day)

    def commitment(self, day: int) -> tuple[str, int]:
        """The newest published value that the secret of a day leads to, and by how many hashes."""
        known = min(self.revealed_day, day - 1)
        if self.revealed is None or known < 1:
            return self.anchor, day
        return hashed(bytes.fromhex(self.revealed), self.revealed_day - known).hex(), day - known

    def check(self, day: int, secret: bytes) -> None:
        """Raise `BadDay` unless this is the secret of that day."""
        if not 1 <= day <= self.days:
            raise BadDay(f"there is no day {day}; the days are 1 to {self.days}")
        if hashed(secret, day).hex() != self.anchor:
            raise BadDay(
                f"day {day} ({self.date_of(day)}): its secret does not lead to the anchor, so its "
                f"deals are not those that were committed"
            )

    def with_revealed(self, day: int, secret: bytes) -> Chain:
        """The chain with a newer secret known."""
        self.check(day, secret)
        return replace(self, revealed_day=day, revealed=secret.hex())

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "anchor": self.anchor,
            "first": self.first.isoformat(),
            "days": self.days,
            "edition": self.edition,
        }
        if self.revealed is not None:
            data["revealed"] = {"day": self.revealed_day, "secret": self.revealed}
        return data


@dataclass(frozen=True, slots=True)
class Host:
    """Who holds the last secret and can deal every day of the chain."""

    chain: Chain
    last_secret: bytes

    def __post_init__(self) -> None:
        self.chain.check(self.chain.days, self.last_secret)

    def secret(self, day: int) -> bytes:
        return hashed(self.last_secret, self.chain.days - day)

    def public(self, now: datetime) -> Chain:
        """The chain as anybody may know it at this moment: days that are over are revealed."""
        over = min(self.chain.days, (utc_date(now) - self.chain.first).days)
        return self.chain if over < 1 else self.chain.with_revealed(over, self.secret(over))


def new_host(first: date, days: int = YEAR, edition: str = EDITION) -> Host:
    """A new chain, drawn at random."""
    last = secrets.token_bytes(32)
    return Host(Chain(hashed(last, days).hex(), first, days, edition), last)


def hashed(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = hashlib.sha256(value).digest()
    return value


def utc_date(now: datetime) -> date:
    """The date in UTC: the day of the deals begins everywhere at once."""
    return now.astimezone(UTC).date()
