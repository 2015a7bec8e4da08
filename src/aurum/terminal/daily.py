"""Playing a deal of the day at a table of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import platformdirs

from aurum.again.steady import STRICT
from aurum.daily.attempts import Attempt, Attempts
from aurum.daily.chain import new_host
from aurum.daily.chain_files import read_host, write_host
from aurum.daily.days import Day, asked_day, check_clock, utc_now
from aurum.daily.deals import DEALS, SEAT, DayDeal, check_number, day_deal
from aurum.daily.lines import Line, replayed
from aurum.daily.results import DealResult, deal_result
from aurum.daily.series import Dealer
from aurum.table.log_entries import Acted, Entry
from aurum.terminal.own_table import OwnTable
from aurum.terminal.play import run_screen
from aurum.terminal.setup import entries_of, person_name
from aurum.terminal.steady_table import OneRoundTable
from aurum.terminal.wishes import Wishes
from aurum.texts import companions

SECRET = "daily-secret.json"  # noqa: S105 - the name of a file
ATTEMPTS = "daily.jsonl"


def state_folder() -> Path:
    return Path(platformdirs.user_state_path("aurum"))


def own_dealer(now: datetime) -> Dealer:
    """The dealer of this machine; its secret is made on first use."""
    path = state_folder() / SECRET
    if not path.exists():
        write_host(new_host(now.date()), path)
    return Dealer(read_host(path))


@dataclass(frozen=True, slots=True)
class Table:
    """One deal of a day, and the person who plays it."""

    day: Day
    deal: DayDeal
    attempts: Attempts
    counts: bool  # whether it is the first attempt

    def play(self, wishes: Wishes) -> Line:
        """Play the deal, or continue it; returns how far it came."""
        attempt = self._attempt()
        line = replayed(self.deal, attempt.actions)
        if not line.is_over:
            others = companions(wishes.spoken)[: self.deal.rules.seats - 1]
            own = self._table(line, attempt, (person_name(wishes.name), *others))
            pace = 0.0 if wishes.is_plain else wishes.pace
            run_screen(wishes, lambda: OneRoundTable(own, pace, hints=not self.counts))
            line = replayed(self.deal, _own_actions(own))
        return line

    def finished(self, line: Line) -> DealResult:
        """The result, which is kept if the attempt counts."""
        result = deal_result(line)
        if self.counts:
            actions = tuple(map(str, line.actions))
            done = replace(self._attempt(), actions=actions, result=result.as_json())
            self.attempts.keep(done)
        return result

    def _attempt(self) -> Attempt:
        new = Attempt(
            self.day.chain.anchor, self.day.date, self.deal.number, utc_now(), self.day.is_ranked
        )
        return self.attempts.begin(new) if self.counts else new

    def _table(self, line: Line, attempt: Attempt, names: tuple[str, ...]) -> OwnTable:
        levels = [None if seat == SEAT else STRICT for seat in range(self.deal.rules.seats)]
        own = OwnTable(str(self.day.date), entries_of(line.record(names), levels))

        def keep(table: OwnTable, entries: Sequence[Entry]) -> None:
            own_move = any(isinstance(e, Acted) and e.seat == table.person for e in entries)
            if self.counts and own_move:
                self.attempts.keep(replace(attempt, actions=_own_actions(table), at=utc_now()))

        own.keep = keep
        return own


def _own_actions(own: OwnTable) -> tuple[str, ...]:
    return tuple(acted.action for acted in own.play.actions if acted.seat == own.person)


def opened(dealer: Dealer, wish: str | None, number: int, *, again: bool) -> Table:
    """The table of a deal; if it cannot be played, the error says why in one sentence."""
    now = utc_now()
    attempts = Attempts.read(state_folder() / ATTEMPTS)
    check_clock(now, attempts.newest)
    day = asked_day(dealer.public(now), wish, now)
    check_number(number)
    if again and day.is_ranked:
        attempts.check_over(day.chain.anchor, day.date, number)
    secret = dealer.host(day.date).secret(day.link)
    deal = day_deal(secret, day.date, number, day.chain.edition)
    return Table(day, deal, attempts, counts=not again)


def next_number(dealer: Dealer, wish: str | None, *, again: bool) -> int:
    """The first unfinished deal of the day, or the last finished one to play it again."""
    now = utc_now()
    day = asked_day(dealer.public(now), wish, now)
    found = Attempts.read(state_folder() / ATTEMPTS).of(day.chain.anchor, day.date)
    done = {n for n, attempt in found.items() if attempt.result is not None}
    left = [n for n in range(1, DEALS + 1) if n not in done]
    return max(done) if done and (again or not left) else left[0]
