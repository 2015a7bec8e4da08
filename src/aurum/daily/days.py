"""Which day it is, and which days may be played."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import Enum

from aurum.daily.chain import BadDay, Chain, NotADate, NotBegun, utc_date
from aurum.daily.series import Series


class State(Enum):
    """The state of a day."""

    TODAY = "today"  # ranked: the first attempt counts
    OVER = "over"  # revealed, unranked


def utc_now() -> datetime:
    return datetime.now(UTC)


def parse_date(text: str) -> date:
    """Read a date in one spelling only; Python would also read 20261201 and 2026-W49-2."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.isoformat() != text:
        raise NotADate(f"{text!r} is not a date such as 2026-12-01")
    return found


@dataclass(frozen=True, slots=True)
class Day:
    """A date of a chain at some moment; `number` counts from the first day of the first chain."""

    chain: Chain
    date: date
    number: int
    state: State

    @property
    def link(self) -> int:
        """The position of the day's secret in the chain."""
        return self.chain.day(self.date)

    @property
    def is_ranked(self) -> bool:
        return self.state is State.TODAY


def asked_day(series: Series, wish: str | None, now: datetime) -> Day:
    """The day that somebody asks for; raises an error of one sentence if it cannot be played."""
    today = utc_date(now)
    when = today if wish is None else parse_date(wish)
    chain = series.chain(when)
    if when > today:
        raise NotBegun(f"{when} has not begun; its deals open at 00:00 UTC, and now it is {today}")
    state = State.TODAY if when == today else State.OVER
    return Day(chain, when, series.number(when), state)


def check_clock(now: datetime, newest: datetime | None) -> None:
    """Raise `BadDay` if the clock is behind the latest decision."""
    if newest is not None and now < newest:
        raise BadDay(
            f"the clock says {_minute(now)}, but a deal was played here at {_minute(newest)}; set "
            f"the clock right and try again"
        )


def _minute(when: datetime) -> str:
    return when.astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
