"""Playing a whole match: somebody deals, somebody chooses, and the story is written down."""

from __future__ import annotations

from collections.abc import Callable

from aurum.game.actions import Action
from aurum.game.deals import Deal
from aurum.game.events import Event, MatchStarted
from aurum.game.evolution import evolve_all
from aurum.game.rules import advance, deal, start
from aurum.game.ruleset import Ruleset, Seat
from aurum.game.state import Match, Phase

Dealer = Callable[[int], Deal]  # the cards of the round with this number
Chooser = Callable[[Match, Seat], Action]


def play_match(ruleset: Ruleset, first: Seat, dealer: Dealer, choose: Chooser) -> list[Event]:
    """All events of a match; bids laid face down are asked for in seat order (R3.2)."""
    match = start(ruleset, first)
    story: list[Event] = [MatchStarted(ruleset, first)]
    while match.phase is not Phase.OVER:
        if match.phase is Phase.DEAL:
            events = deal(match, dealer(match.rounds_played))
            match = evolve_all(match, events)
        else:
            seat = match.to_act[0]
            match, events = advance(match, seat, choose(match, seat))
        story += events
    return story
