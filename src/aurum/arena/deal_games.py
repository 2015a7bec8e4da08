"""Plays one task: the same cards from every seat, with a clock for every bot."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import get_args

import msgspec

from aurum.arena.contest import Contest, Task, Unit
from aurum.bots import Bot, Clock, make_bot
from aurum.bots.external.program_bot import Forfeit
from aurum.game import (
    Action,
    Deal,
    Event,
    Match,
    MatchStarted,
    RoundScored,
    Ruleset,
    Scoring,
    Seat,
    Side,
    SideScore,
    Standing,
    leading_sides,
    playing,
    record_of,
    standing,
    start,
    view,
)

RESULTS = get_args(Standing)  # of a bid


class Effort(msgspec.Struct):
    """The time that a bot spent thinking in one game."""

    decisions: int = 0
    cpu: float = 0.0
    wall: float = 0.0
    slowest: float = 0.0

    def add(self, cpu: float, wall: float) -> None:
        self.decisions += 1
        self.cpu += cpu
        self.wall += wall
        self.slowest = max(self.slowest, wall)


class Game(msgspec.Struct):
    """One seating of one deal."""

    seats: tuple[str, ...]
    shares: tuple[float, ...]  # of the win, by side
    nuggets: tuple[float, ...]  # shares of rounds won, by side
    scores: tuple[float, ...]  # mean score of a round, by side
    bids: dict[str, list[int]]  # by bot: sides that ended under, exact, over
    effort: dict[str, Effort]
    faults: dict[str, int]
    record: str | None = None
    reasons: dict[str, str] = {}  # by bot that failed: the last fault, in words


class Result(msgspec.Struct):
    """All seatings of one task."""

    challenger: str
    other: str
    deal: int
    games: list[Game]

    @property
    def key(self) -> tuple[str, str, int]:
        return (self.challenger, self.other, self.deal)

    def share(self) -> float:
        """The challenger's share of the wins: the single number for this deal."""
        wins = [game.shares[side] for side, game in enumerate(self.games)]
        return sum(wins) / len(wins)


_BOTS: dict[str, Bot] = {}


def seated(name: str) -> Bot:
    """The bot with this name; each process makes it once."""
    if name not in _BOTS:
        seat(name, make_bot(name))
    return _BOTS[name]


def seat(name: str, bot: Bot) -> None:
    """Let a bot object play under this name in this process, until `dismiss` is called."""
    bot.prepare()
    _BOTS[name] = bot


def dismiss() -> None:
    """Close all bots of this process."""
    while _BOTS:
        _BOTS.popitem()[1].close()


def play_task(contest: Contest, task: Task, keep_records: bool = False) -> Result:
    """Play one deal from every seat."""
    games = [
        _play_game(contest, task.deal, seats, keep_records)
        for seats in contest.seatings(task.pairing)
    ]
    return Result(task.pairing.challenger, task.pairing.other, task.deal, games)


class _Table:
    """A game in progress."""

    def __init__(self, contest: Contest, deal: int, seats: Sequence[str]) -> None:
        self.contest, self.deal_number, self.seats = contest, deal, tuple(seats)
        self.rules = contest.ruleset
        first = contest.first_seat(deal)
        self.match = start(self.rules, first)
        self.story: list[Event] = [MatchStarted(self.rules, first)]
        self.effort = {name: Effort() for name in seats}
        # By seat and deal, not by bot: equal bots then play equal games in every seating.
        self.rngs = [Random(f"{contest.seed}/{deal}/seat {seat}") for seat in range(len(seats))]
        self.sheets: list[tuple[SideScore, ...]] = []
        self.wins: list[tuple[Side, ...]] = []
        self.loser: Side | None = None  # by forfeit

    def play(self) -> None:
        rounds = 1 if self.contest.unit is Unit.ROUND else None
        try:
            for step in playing(self.match, self._cards, self._decide):
                self.match = step.after
                self.story += step.events
                if step.after.to_act == ():
                    self._note(_scored(step.after))
                if self.match.rounds_played == rounds:
                    break
        except Forfeit:
            self.loser = self.rules.side_of(self.match.to_act[0])

    def winners(self) -> tuple[Side, ...]:
        """The winners of the match or of its only round; if a side forfeits, all others win."""
        if self.loser is not None:
            return tuple(side for side in self.rules.each_side() if side != self.loser)
        return self.wins[-1] if self.match.winners is None else self.match.winners

    def _cards(self, number: int) -> Deal:
        return self.contest.cards(self.deal_number, number)

    def _note(self, scored: RoundScored) -> None:
        self.sheets.append(scored.sides)
        self.wins.append(_round_wins(self.rules, scored))

    def _decide(self, match: Match, seat: Seat) -> Action:
        name, seen = self.seats[seat], view(match, seat)
        bot, clock = seated(name), Clock(self.contest.seconds)
        cpu, wall = time.thread_time(), time.perf_counter()
        action = bot.choose(seen, clock, self.rngs[seat])
        self.effort[name].add(time.thread_time() - cpu, time.perf_counter() - wall)
        return action


def _scored(match: Match) -> RoundScored:
    assert match.round is not None
    assert match.round.scored is not None
    return match.round.scored


def _round_wins(rules: Ruleset, scored: RoundScored) -> tuple[Side, ...]:
    """Who won the round; in the points variant the highest score (R11.2)."""
    if rules.scoring is Scoring.NUGGETS:
        return scored.nuggets
    return leading_sides(scored.sides)


def _play_game(contest: Contest, deal: int, seats: Sequence[str], keep_record: bool) -> Game:
    faults = {name: _faults(seated(name)) for name in seats}
    table = _Table(contest, deal, seats)
    table.play()
    sides = table.rules.sides
    return Game(
        seats=table.seats,
        shares=_shares(table.winners(), sides),
        nuggets=_mean([_shares(wins, sides) for wins in table.wins], sides),
        scores=_mean([tuple(float(s.score) for s in sheet) for sheet in table.sheets], sides),
        bids=_bid_results(table),
        effort=table.effort,
        faults={name: _faults(seated(name)) - before for name, before in faults.items()},
        record=str(record_of(table.story, table.seats)) if keep_record else None,
        reasons=_reasons(faults),
    )


def _reasons(before: dict[str, int]) -> dict[str, str]:
    """Why bots failed in this game."""
    failed = [name for name, count in before.items() if _faults(seated(name)) > count]
    return {name: str(getattr(seated(name), "last_fault", "")) for name in failed}


def _faults(bot: Bot) -> int:
    """How often an outside bot had to be replaced for a decision."""
    return int(getattr(bot, "faults", 0))


def _shares(winners: tuple[Side, ...], sides: int) -> tuple[float, ...]:
    """Divide a shared win among its winners."""
    return tuple(1 / len(winners) if side in winners else 0.0 for side in range(sides))


def _mean(rows: Sequence[tuple[float, ...]], sides: int) -> tuple[float, ...]:
    """The means by side; zeros if no round was finished."""
    return tuple(sum(row[side] for row in rows) / max(len(rows), 1) for side in range(sides))


def _bid_results(table: _Table) -> dict[str, list[int]]:
    """R8.1 by bot: how often its side ended under, exactly at, and over the bid."""
    counts = {name: [0, 0, 0] for name in table.seats}
    for sheet in table.sheets:
        for side, score in zip(table.rules.each_side(), sheet, strict=True):
            name = table.seats[table.rules.members(side)[0]]
            counts[name][RESULTS.index(standing(score.bid, score.tricks))] += 1
    return counts
