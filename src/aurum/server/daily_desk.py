"""The deal of the day over HTTP: today's facts, and lines of play that bots answer."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from typing import NamedTuple

import msgspec
from msgspec import Struct

from aurum.daily.chain import (
    AfterLastDay,
    BadDay,
    BeforeFirstDay,
    NotADate,
    NotBegun,
    utc_date,
)
from aurum.daily.days import Day, asked_day
from aurum.daily.deals import DEALS, SEAT
from aurum.daily.series import Dealer, Series
from aurum.server.problems import HttpProblem
from aurum.server.storage.rows import Attempt
from aurum.table.wire import http

_CODES: dict[type[BadDay], str] = {
    BeforeFirstDay: "day-before-first",
    AfterLastDay: "day-after-last",
    NotBegun: "day-not-begun",
    NotADate: "not-a-date",
}


class Asked(NamedTuple):
    """A line to play. `work` is what a worker needs; only today's deals are ranked."""

    work: tuple[str, str, int, str, tuple[str, ...]]
    is_ranked: bool


class DailyDesk:
    """Holds the dealer, who is the same in all processes of a store."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def facts(self, now: datetime, wish: str | None = None) -> http.Daily:
        """What anybody may know of today, or of a past day."""
        series = self._dealer.public(now)
        day = _day(series, wish, now)
        chain, following = day.chain, series.next_after(day.chain)
        commitment, links = chain.commitment(day.link)
        secret = chain.secret(day.link)
        return http.Daily(
            day.date.isoformat(),
            day.number,
            DEALS,
            SEAT,
            chain.edition,
            chain.anchor,
            commitment,
            links,
            first=series.first.isoformat(),
            ranked=day.is_ranked,
            today=utc_date(now).isoformat(),
            revealed=None if secret is None else secret.hex(),
            chain_first=chain.first.isoformat(),
            next_first="" if following is None else following.first.isoformat(),
            next_anchor="" if following is None else following.anchor,
        )

    def asked(self, body: http.PlayDaily, now: datetime) -> Asked:
        """What a worker needs to play the line; days to come are not played."""
        day = _day(self._dealer.public(now), body.date, now)
        secret = self._dealer.host(day.date).secret(day.link).hex()
        work = secret, body.date, body.deal, day.chain.edition, body.actions
        return Asked(work, day.is_ranked)


def _day(series: Series, wish: str | None, now: datetime) -> Day:
    """The day that somebody asks for; else the sentence about it, under a code for the page."""
    try:
        return asked_day(series, wish, now)
    except BadDay as error:
        text = str(error)
        raise HttpProblem(422, _CODES[type(error)], f"{text[0].upper()}{text[1:]}.") from error


class _Over(Struct):
    result: http.DailyResult | None = None


def _text(actions: Iterable[str]) -> str:
    """Every action ends its line, so that a longer line of play begins with a shorter one."""
    return "".join(f"{action}\n" for action in actions)


def is_first_attempt(kept: list[Attempt], body: http.PlayDaily) -> bool:
    """Whether this is the attempt that was kept, or goes on with it.

    Another line is refused until the first attempt is over: it would show what lies ahead.
    """
    old = [one for one in kept if (one.day, one.deal) == (body.date, body.deal)]
    if not old:
        return True
    text = _text(body.actions)
    if old[0].actions.startswith(text):
        return True
    if old[0].result is not None:
        return False
    if text.startswith(old[0].actions):
        return True
    raise HttpProblem(409, "attempt-open", "Finish your first attempt at this deal first.")


def bots_silent() -> HttpProblem:
    text = "The bots did not answer; nothing is lost, so try again."
    return HttpProblem(429, "bots-silent", text)


def attempt_of(body: http.PlayDaily, line: bytes) -> Attempt:
    """The attempt as it stands after this line."""
    result = msgspec.json.decode(line, type=_Over).result
    told = None if result is None else msgspec.json.encode(result).decode()
    return Attempt(body.date, body.deal, _text(body.actions), told)


def told_attempts(kept: list[Attempt]) -> http.DailyAttempts:
    return http.DailyAttempts(tuple(map(_told, kept)))


def _told(kept: Attempt) -> http.DailyAttempt:
    stored, kind = kept.result, http.DailyResult
    result = None if stored is None else msgspec.json.decode(stored, type=kind)
    return http.DailyAttempt(kept.day, kept.deal, tuple(kept.actions.splitlines()), result)


def think_of_line(
    secret: str,
    when: str,
    number: int,
    edition: str,
    actions: tuple[str, ...],
    *,
    counts: bool = True,
    past: bool = False,
) -> bytes:
    """The line as it is sent; played in a worker, because bots answer and a field is played."""
    from aurum.daily.deals import day_deal
    from aurum.daily.lines import replayed
    from aurum.daily.results import deal_result
    from aurum.game import SPECTATOR, view
    from aurum.table.messages import encode
    from aurum.table.private_view import own_part
    from aurum.table.public_view import public_picture
    from aurum.table.wire_events import narrate, rules_of

    deal = day_deal(bytes.fromhex(secret), date.fromisoformat(when), number, edition)
    told = len(replayed(deal, actions[:-1]).events) if actions else 0
    line = replayed(deal, actions)
    asked = len(actions) if not line.is_over else None
    result = None
    if line.is_over:
        found = deal_result(line)
        result = http.DailyResult(
            found.score,
            round(found.percent, 1),
            round(found.par, 2),
            round(found.decided.points, 2),
            round(found.decided.error, 2),
        )
    shown = http.DailyLine(
        rules_of(deal.rules),
        public_picture(view(line.match, SPECTATOR)),
        own_part(line.match, SEAT, asked),
        narrate(line.events[told:], SEAT),
        result,
        counts,
        past,
    )
    return encode(shown)
