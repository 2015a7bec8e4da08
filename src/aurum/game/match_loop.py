"""Playing a match from start to end, step by step, with any kind of players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from aurum.game.actions import Action
from aurum.game.deals import Deal
from aurum.game.events import Event, MatchStarted
from aurum.game.evolution import evolve_all
from aurum.game.records import Move
from aurum.game.rules import advance, deal, start
from aurum.game.rulesets import Ruleset, Seat
from aurum.game.state import Match, Phase

Dealer = Callable[[int], Deal]  # the cards of the round with this number
Chooser = Callable[[Match, Seat], Action]


@dataclass(frozen=True, slots=True)
class Step:
    """A deal (`move` is None) or a decision: the match before it, its events, the match after."""

    before: Match
    move: Move | None
    events: tuple[Event, ...]
    after: Match

    @property
    def round(self) -> int:
        """The number of the round, from 0."""
        return self.after.round_number


def playing(match: Match, dealer: Dealer, choose: Chooser) -> Iterator[Step]:
    """Play on to the end of the match; bids laid face down are asked for in seat order (R3.2)."""
    while match.phase is not Phase.OVER:
        step = _dealt(match, dealer) if match.phase is Phase.DEAL else _decided(match, choose)
        yield step
        match = step.after


def play_match(ruleset: Ruleset, first: Seat, dealer: Dealer, choose: Chooser) -> list[Event]:
    """All events of a match."""
    story: list[Event] = [MatchStarted(ruleset, first)]
    for step in playing(start(ruleset, first), dealer, choose):
        story += step.events
    return story


def _dealt(match: Match, dealer: Dealer) -> Step:
    events = deal(match, dealer(match.rounds_played))
    return Step(match, None, events, evolve_all(match, events))


def _decided(match: Match, choose: Chooser) -> Step:
    seat = match.to_act[0]
    action = choose(match, seat)
    after, events = advance(match, seat, action)
    return Step(match, Move(seat, action), events, after)
