"""The same deal again, against steady bots: from the start, from a moment, or in another seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile

from aurum.again.steady import STRICT, steady
from aurum.game import (
    Action,
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
from aurum.table.repeated_deal import BEGINNING, Moment, NoSuchMoment, Repeated

__all__ = ["Moment", "NoSuchMoment", "Player", "SameDeal", "dealt", "scripted"]

Player = Callable[[View], Action]


@dataclass(frozen=True, slots=True)
class SameDeal:
    """The cards of a match, the seat to play, and who sits in the others."""

    record: Record
    seat: Seat = 0
    bots: str = STRICT
    moment: Moment = BEGINNING

    def __post_init__(self) -> None:
        _ = self.repeated  # says what is wrong

    @property
    def repeated(self) -> Repeated:
        return Repeated(self.record, self.seat, self.moment)

    def opening(self) -> Record:
        """The part of the record before the moment, as an unfinished match."""
        return self.repeated.opening()

    def cards(self, number: int) -> Deal:
        """The cards of a round: from the record, and after its end derived from it."""
        return self.repeated.cards(number)

    def steps(self, player: Player) -> Iterator[Step]:
        """Play the match from the moment to its end, with `player` in the seat."""
        match = self._reached()
        bot = steady(self.bots)

        def choose(now: Match, seat: Seat) -> Action:
            seen = view(now, seat)
            return player(seen) if seat == self.seat else bot.answer(seen)

        yield from playing(match, self.cards, choose)

    def played(self, player: Player, rounds: int | None = None) -> Record:
        """The record of such a match, or of its first `rounds`."""
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


def dealt(ruleset: Ruleset, first: Seat, cards: Deal) -> Match:
    """A match right after its first deal."""
    match = start(ruleset, first)
    return evolve_all(match, deal(match, cards))


def scripted(actions: Iterable[Action]) -> Player:
    """A player who takes the given actions in order."""
    written = iter(actions)
    return lambda _: next(written)
