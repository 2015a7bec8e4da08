"""The door to the rules: start a match, deal a round, decide an action, ask why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aurum.game.actions import Action, Bid, End, Keep, Play, Swap
from aurum.game.bidding import bid, why_no_bid, why_no_bidder
from aurum.game.deals import Deal, check_deal
from aurum.game.errors import IllegalAction, InvalidNotation
from aurum.game.events import (
    EndReason,
    Event,
    MatchEnded,
    MatchStarted,
    RoundDealt,
    RoundEnded,
    TrickOpened,
)
from aurum.game.evolution import evolve
from aurum.game.exchange import exchange, exchange_chances, why_no_exchange
from aurum.game.match_end import match_winners
from aurum.game.reasons import Fault, Reason, because
from aurum.game.rulesets import Ruleset, Seat
from aurum.game.scoring import score_round
from aurum.game.state import Match, Phase, Round, started
from aurum.game.tricks import is_stuck, play, why_no_play


def start(ruleset: Ruleset, first: Seat) -> Match:
    """A new match that waits for its first deal; who is first player is chance (R2.4)."""
    if first not in range(ruleset.seats):
        raise InvalidNotation(
            f"first player {first!r} is not a seat; the seats are 0 to {ruleset.seats - 1}"
        )
    return evolve(started(ruleset, first), MatchStarted(ruleset, first))


def deal(match: Match, cards: Deal) -> tuple[Event, ...]:
    """Open the next round with these cards (R2)."""
    if match.phase is not Phase.DEAL:
        fault = Fault.MATCH_OVER if match.phase is Phase.OVER else Fault.ROUND_RUNNING
        raise IllegalAction(because(fault))
    check_deal(match.ruleset, cards)
    return (RoundDealt(match.rounds_played, match.next_first, cards.hands, cards.exposed),)


def decide(match: Match, seat: Seat, action: Action) -> tuple[Event, ...]:
    """All that happens when a seat takes an action, or `IllegalAction`."""
    return advance(match, seat, action)[1]


def advance(match: Match, seat: Seat, action: Action) -> tuple[Match, tuple[Event, ...]]:
    """The match after an action, and the events that led there."""
    reason = why_illegal(match, seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    assert match.round is not None
    story = _Story(match)
    story.tell(*_DECIDE[type(action)](match.round, seat, action))
    _follow_up(story)
    return story.match, tuple(story.events)


def why_illegal(match: Match, seat: Seat, action: Action) -> Reason | None:
    """The one predicate: why this seat may not take this action now, or None if it may."""
    return why_not_asked(match, seat) or _why_not(match, seat, action)


def why_not_asked(match: Match, seat: Seat) -> Reason | None:
    """Why this seat has nothing to decide now."""
    if seat not in range(match.ruleset.seats):
        return because(Fault.NOT_SEATED, seat=seat, seats=match.ruleset.seats)
    phase, round_ = match.phase, match.round
    if round_ is None or phase is Phase.DEAL or phase is Phase.OVER:
        return because(Fault.MATCH_OVER if phase is Phase.OVER else Fault.NO_ROUND)
    if phase is Phase.BID:
        return why_no_bidder(round_, seat)
    turn = round_.to_act[0]
    if seat == turn:
        return None
    fault = Fault.EXCHANGE_OUT_OF_TURN if phase is Phase.EXCHANGE else Fault.PLAY_OUT_OF_TURN
    return because(fault, seat=seat, turn=turn)


def _why_not(match: Match, seat: Seat, action: Action) -> Reason | None:
    assert match.round is not None
    return WHY_NOT[match.phase](match.round, seat, action)


WHY_NOT: dict[Phase, Callable[[Round, Seat, Action], Reason | None]] = {
    Phase.BID: why_no_bid,
    Phase.EXCHANGE: why_no_exchange,
    Phase.PLAY: why_no_play,
}


def _end(round_: Round, seat: Seat, _: End) -> list[Event]:
    """R7.2: gold could be played, but the player declines."""
    return [RoundEnded(seat, EndReason.DECLINED, round_.hands[seat])]


_DECIDE: dict[type, Callable[[Round, Seat, Any], list[Event]]] = {
    Bid: bid,
    Keep: exchange,
    Swap: exchange,
    Play: play,
    End: _end,
}


class _Story:
    """Events as they are told, and the match that they lead to."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []

    @property
    def round(self) -> Round:
        assert self.match.round is not None
        return self.match.round

    def tell(self, *events: Event) -> None:
        for event in events:
            self.match = evolve(self.match, event)
        self.events += events


def _follow_up(story: _Story) -> None:
    """What happens by itself after a decision, until somebody is asked again."""
    if story.round.ended is None and story.round.bids_open:
        if not story.round.trick_open:
            _open_trick(story)
        elif not story.round.chances:
            _end_if_stuck(story)
    if story.round.ended is not None:
        _settle(story)


def _open_trick(story: _Story) -> None:
    """R4.1 before every trick; a leader who has no card to lead ends the round instead (R7.1)."""
    round_ = story.round
    if round_.hands[round_.leader]:
        story.tell(TrickOpened(round_.leader, exchange_chances(round_)))
    else:
        story.tell(RoundEnded(round_.leader, EndReason.EMPTY, ()))


def _end_if_stuck(story: _Story) -> None:
    """R7.1: the player to play has neither a valid base card nor gold."""
    round_ = story.round
    if is_stuck(round_, round_.turn):
        story.tell(RoundEnded(round_.turn, EndReason.STUCK, round_.hands[round_.turn]))


def _settle(story: _Story) -> None:
    """Score the round (R8, R9) and see whether the match is over (R10)."""
    story.tell(score_round(story.round))
    winners = match_winners(story.match)
    if winners is not None:
        story.tell(MatchEnded(winners))
