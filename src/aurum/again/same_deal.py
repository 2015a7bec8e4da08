"""The same deal again: from the start, from a moment, or in another chair, against steady bots."""

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
from aurum.table.repeated import BEGINNING, Moment, NoSuchMoment, Repeated

__all__ = ["Moment", "NoSuchMoment", "Player", "SameDeal", "dealt", "scripted"]

Player = Callable[[View], Action]


@dataclass(frozen=True, slots=True)
class SameDeal:
    """The cards of a match, the chair that is played, and who sits in the others."""

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
        """The part of the record that stands, as an unfinished match."""
        return self.repeated.opening()

    def cards(self, number: int) -> Deal:
        """The cards of a round: those of the record, and then others that follow from them."""
        return self.repeated.cards(number)

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


def dealt(ruleset: Ruleset, first: Seat, cards: Deal) -> Match:
    """A match whose first round has just been dealt."""
    match = start(ruleset, first)
    return evolve_all(match, deal(match, cards))


def scripted(actions: Iterable[Action]) -> Player:
    """A player who does what is written, in order."""
    written = iter(actions)
    return lambda _: next(written)
