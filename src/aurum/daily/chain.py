"""A hash chain that commits to the deals of a year before its first day.

``S[d-1] = SHA-256(S[d])``. The host draws S[last] and publishes S[0], the anchor. S[d] is the
secret of day d; it is revealed when that day is over in UTC. Hashing it d times gives the
anchor again, so the host cannot have chosen it later. S[last] is never revealed: it is the seed of
the next chain, which takes over on that day (`series`).
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

from aurum.game import AurumError

YEAR = 365
LENGTH = YEAR + 1  # the secret of the last day is never used: it is the seed of the next chain
SHORTEST = 2
EDITION = "english"
_DAY = timedelta(days=1)


class BadDay(AurumError):
    """A date without a deal, or a secret that does not belong to its day."""


class BeforeFirstDay(BadDay):
    """Before the first day of the chain."""


class AfterLastDay(BadDay):
    """After the last committed day."""


class NotBegun(BadDay):
    """A day that has not begun."""


class NotADate(BadDay):
    """Text that is not a date."""


@dataclass(frozen=True, slots=True)
class Chain:
    """The public part: the anchor, the days, and the newest revealed secret."""

    anchor: str
    first: date
    days: int = LENGTH
    edition: str = EDITION
    revealed_day: int = 0
    revealed: str | None = None

    def __post_init__(self) -> None:
        if self.days < SHORTEST:
            raise BadDay(f"a chain has at least {SHORTEST} days, not {self.days}")
        if (date.max - self.first).days < self.days:
            raise BadDay(f"a chain from {self.first} with {self.days} days is beyond all dates")

    @property
    def last(self) -> date:
        """The last day dealt from this chain."""
        return self.end - _DAY

    @property
    def end(self) -> date:
        """The day on which the next chain takes over."""
        return self.first + (self.days - 1) * _DAY

    def day(self, when: date) -> int:
        """The number of hashes from the secret of a date to the anchor."""
        return (when - self.first).days + 1

    def date_of(self, day: int) -> date:
        return self.first + (day - 1) * _DAY

    def secret(self, day: int) -> bytes | None:
        """The secret of a day, if it has been revealed."""
        if self.revealed is None or not 1 <= day <= self.revealed_day:
            return None
        return hashed(bytes.fromhex(self.revealed), self.revealed_day - day)

    def commitment(self, day: int) -> tuple[str, int]:
        """The newest public value that the secret of a day leads to, and by how many hashes."""
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
        """The chain after a newer secret has been revealed."""
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
    """Holds the last secret and can deal every day of the chain."""

    chain: Chain
    last_secret: bytes

    def __post_init__(self) -> None:
        self.chain.check(self.chain.days, self.last_secret)

    def secret(self, day: int) -> bytes:
        return hashed(self.last_secret, self.chain.days - day)

    def public(self, now: datetime) -> Chain:
        """The public chain at this moment, with the past days revealed."""
        over = min(self.chain.days - 1, (utc_date(now) - self.chain.first).days)
        return self.chain if over < 1 else self.chain.with_revealed(over, self.secret(over))


def new_host(first: date, days: int = LENGTH, edition: str = EDITION) -> Host:
    """A new chain, drawn at random."""
    return host_of(secrets.token_bytes(32), Chain("", first, days, edition))


def host_of(last_secret: bytes, chain: Chain) -> Host:
    """The host of a chain like this one, with the anchor that belongs to the secret."""
    return Host(replace(chain, anchor=hashed(last_secret, chain.days).hex()), last_secret)


def hashed(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = hashlib.sha256(value).digest()
    return value


def utc_date(now: datetime) -> date:
    """The date in UTC, so that a day begins everywhere at the same moment."""
    return now.astimezone(UTC).date()
