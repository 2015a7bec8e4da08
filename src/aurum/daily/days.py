"""Which day it is, and which days may be played."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import Enum

from aurum.daily.chain import BadDay, Chain, NotADate, NotBegun, utc_date


class State(Enum):
    """Of a day."""

    TODAY = "today"  # ranked: the first attempt counts
    OVER = "over"  # revealed, unranked


def utc_now() -> datetime:
    return datetime.now(UTC)


def parse_date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NotADate(f"{text!r} is not a date such as 2026-12-01") from None


@dataclass(frozen=True, slots=True)
class Day:
    """A date of a chain, seen at some moment."""

    chain: Chain
    date: date
    number: int
    state: State

    @property
    def is_ranked(self) -> bool:
        return self.state is State.TODAY


def asked_day(chain: Chain, wish: str | None, now: datetime) -> Day:
    """The day that somebody asks for, or one sentence about why it cannot be had."""
    today = utc_date(now)
    when = today if wish is None else parse_date(wish)
    number = chain.day(when)
    if when > today:
        raise NotBegun(f"{when} has not begun; its deals open at 00:00 UTC, and now it is {today}")
    return Day(chain, when, number, State.TODAY if when == today else State.OVER)


def check_clock(now: datetime, newest: datetime | None) -> None:
    """Raise `BadDay` if the clock is behind what has been played already."""
    if newest is not None and now < newest:
        raise BadDay(
            f"the clock says {_minute(now)}, but a deal was played here at {_minute(newest)}; set "
            f"the clock right and try again"
        )


def _minute(when: datetime) -> str:
    return when.astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
