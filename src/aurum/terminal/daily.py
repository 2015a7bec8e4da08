"""Playing a deal of the day at a table of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import platformdirs

from aurum.again.steady import STRICT
from aurum.daily.attempts import Attempt, Attempts
from aurum.daily.chain import BadDay, Chain, Host, new_host
from aurum.daily.chain_files import read_host, write_host
from aurum.daily.days import Day, asked_day, check_clock, utc_now
from aurum.daily.deals import DEALS, SEAT, DayDeal, day_deal
from aurum.daily.lines import Line, replayed
from aurum.daily.results import DealResult, deal_result
from aurum.table.log_entries import Acted, Entry
from aurum.terminal.own_table import OwnTable
from aurum.terminal.play import run_screen
from aurum.terminal.setup import COMPANIONS, entries_of, person_name
from aurum.terminal.steady_table import OneRoundTable
from aurum.terminal.wishes import Wishes

SECRET = "daily-secret.json"  # noqa: S105 - the name of a file
ATTEMPTS = "daily.jsonl"


def state_folder() -> Path:
    return Path(platformdirs.user_state_path("aurum"))


def own_host(now: datetime) -> Host:
    """The host of this machine: its chain is made when it is first wanted, or has run out."""
    path = state_folder() / SECRET
    if not path.exists():
        write_host(new_host(now.date()), path)
    return read_host(path)


def secret_of(day: Day, host: Host | None) -> bytes:
    """The secret of a day: revealed, or from a host of the same chain."""
    found = day.chain.secret(day.number)
    if found is not None:
        return found
    if host is None or host.chain.anchor != day.chain.anchor:
        raise BadDay(
            f"the deals of {day.date} are with the host of this chain; play them there, or "
            f"those of your own chain without --chain"
        )
    return host.secret(day.number)


@dataclass(frozen=True, slots=True)
class Table:
    """One deal of a day at which the person sits down."""

    day: Day
    deal: DayDeal
    attempts: Attempts
    counts: bool  # whether it is the first attempt

    def play(self, wishes: Wishes) -> Line:
        """Play the deal, or go on with it; returns how far it came."""
        attempt = self._attempt()
        line = replayed(self.deal, attempt.actions)
        if not line.is_over:
            own = self._table(line, attempt, person_name(wishes.name))
            pace = 0.0 if wishes.is_plain else wishes.pace
            run_screen(wishes, lambda: OneRoundTable(own, pace))
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

    def _table(self, line: Line, attempt: Attempt, name: str) -> OwnTable:
        names = (name, *COMPANIONS[: self.deal.rules.seats - 1])
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


def opened(chain: Chain, host: Host | None, wish: str | None, number: int, *, again: bool) -> Table:
    """The table of a deal, or one sentence about why it cannot be had."""
    now = utc_now()
    attempts = Attempts.read(state_folder() / ATTEMPTS)
    check_clock(now, attempts.newest)
    day = asked_day(chain, wish, now)
    if not 1 <= number <= DEALS:
        raise BadDay(f"there is no deal {number}; a day has the deals 1 to {DEALS}")
    deal = day_deal(secret_of(day, host), day.date, number, chain.edition)
    return Table(day, deal, attempts, counts=not again)


def next_number(chain: Chain, wish: str | None) -> int:
    """The first deal of the day that has not been finished; the last if all have been."""
    day = asked_day(chain, wish, utc_now())
    done = Attempts.read(state_folder() / ATTEMPTS).of(chain.anchor, day.date)
    open_ = [n for n in range(1, DEALS + 1) if n not in done or done[n].result is None]
    return open_[0] if open_ else DEALS
