"""The ladder of bots: which level is played at home, and when to offer the next one."""

from __future__ import annotations

from dataclasses import dataclass

from aurum.roster import LADDER, START_LEVEL
from aurum.terminal.own_table import OwnTable

ENOUGH = 2  # wins against a level before the next one is offered


@dataclass(frozen=True, slots=True)
class Climb:
    """A level, and the matches won against it since it was taken."""

    level: str = START_LEVEL
    wins: int = 0

    @property
    def offer(self) -> str | None:
        """The level to offer now."""
        above = LADDER[LADDER.index(self.level) + 1 :]
        return above[0] if above and self.wins >= ENOUGH else None

    def after(self, own: OwnTable) -> Climb:
        """The same after a match, or part of one, against these bots."""
        levels = {seat.level for seat in own.table.seats if seat.kind == "bot"}
        level = levels.pop() if len(levels) == 1 else None
        if level not in LADDER:
            return self
        wins = self.wins if level == self.level else 0
        return Climb(level, wins + _is_won(own))


def _is_won(own: OwnTable) -> bool:
    match = own.table.play.match if own.table.play is not None else None
    winners = match.winners if match is not None else None
    return winners is not None and own.table.ruleset.side_of(own.person) in winners
