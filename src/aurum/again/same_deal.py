"""The same deal again: from the start, from a moment, or in another chair, against steady bots."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from aurum.again.steady import STRICT, steady
from aurum.game import (
    Action,
    AurumError,
    Deal,
    Event,
    Match,
    MatchStarted,
    Record,
    Ruleset,
    Seat,
    Step,
    View,
    deal,
    evolve_all,
    playing,
    record_of,
    start,
    view,
    walk,
)
from aurum.game.fair import fair_deal

Player = Callable[[View], Action]


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """Where to begin: the round, and how many of its actions stand; both count from 0."""

    round: int = 0
    ply: int = 0


class NoSuchMoment(AurumError):
    """The record does not reach so far."""


@dataclass(frozen=True, slots=True)
class SameDeal:
    """The cards of a match, the chair that is played, and who sits in the others."""

    record: Record
    seat: Seat = 0
    bots: str = STRICT
    moment: Moment = Moment()

    def __post_init__(self) -> None:
        rules, rounds = self.record.ruleset, self.record.rounds
        if self.seat not in range(rules.seats):
            raise AurumError(
                f"seat {self.seat} does not exist; the seats are 0 to {rules.seats - 1}"
            )
        if not 0 <= self.moment.round < len(rounds):
            raise NoSuchMoment(
                f"the match has {len(rounds)} rounds, counted from 0; there is no round "
                f"{self.moment.round}"
            )
        moves = len(rounds[self.moment.round].moves)
        if not 0 <= self.moment.ply <= moves:
            raise NoSuchMoment(
                f"round {self.moment.round} has {moves} actions; there is no moment "
                f"{self.moment.ply} in it"
            )

    def opening(self) -> Record:
        """The part of the record that stands, as an unfinished match."""
        record, moment = self.record, self.moment
        last = record.rounds[moment.round]
        begun = replace(last, moves=last.moves[: moment.ply], ended=None, sides=None, nuggets=None)
        rounds = (*record.rounds[: moment.round], begun)
        return replace(record, rounds=rounds, winners=None, extra={})

    def cards(self, number: int) -> Deal:
        """The cards of a round: those of the record, and then others that follow from them."""
        rounds = self.record.rounds
        if number < len(rounds):
            return rounds[number].deal
        return later_deal(self.record.ruleset, rounds[0].deal, number)

    def steps(self, player: Player) -> Iterator[Step]:
        """The match from the moment on, `player` in the chair; then it is played to its end."""
        match = self._reached()
        bot = steady(self.bots)

        def choose(now: Match, seat: Seat) -> Action:
            seen = view(now, seat)
            return player(seen) if seat == self.seat else bot.answer(seen)

        yield from playing(match, self.cards, choose)

    def played(self, player: Player, rounds: int | None = None) -> Record:
        """The record of such a match, or of so many of its rounds."""
        story = [*self._story()]
        steps = self.steps(player)
        if rounds is not None:
            steps = takewhile(lambda step: step.before.rounds_played < rounds, steps)
        for step in steps:
            story += step.events
        names = tuple(
            "you" if seat == self.seat else self.bots for seat in range(self.record.ruleset.seats)
        )
        return record_of(story, names)

    def _standing(self) -> list[Step]:
        opening = self.opening()
        return list(walk(opening))

    def _reached(self) -> Match:
        return self._standing()[-1].after

    def _story(self) -> Iterator[Event]:
        yield MatchStarted(self.record.ruleset, self.record.first)
        for step in self._standing():
            yield from step.events


def later_deal(ruleset: Ruleset, first: Deal, number: int) -> Deal:
    """A deal for a round that the record does not have: it follows from the first deal."""
    cards = "/".join(".".join(map(str, hand)) for hand in first.hands)
    return fair_deal(ruleset, hashlib.sha256(f"aurum-again-1 {number} {cards}".encode()).digest())


def dealt(ruleset: Ruleset, first: Seat, cards: Deal) -> Match:
    """A match whose first round has just been dealt."""
    match = start(ruleset, first)
    return evolve_all(match, deal(match, cards))


def scripted(actions: Iterable[Action]) -> Player:
    """A player who does what is written, in order."""
    written = iter(actions)
    return lambda _: next(written)
