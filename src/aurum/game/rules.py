"""The entry to the rules: start a match, deal a round, take an action, ask why not."""

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
    MatchStarted,
    RoundDealt,
    RoundEnded,
    TrickOpened,
)
from aurum.game.evolution import evolve, evolve_all
from aurum.game.exchange import exchange, exchange_chances, why_no_exchange
from aurum.game.match_end import final_bid_counts, match_ending
from aurum.game.reasons import Fault, Reason, because
from aurum.game.rulesets import Ruleset, Seat
from aurum.game.scoring import score_round
from aurum.game.state import Match, Phase, Round, started
from aurum.game.tricks import is_stuck, play, why_no_play


def start(ruleset: Ruleset, first: Seat) -> Match:
    """A new match that waits for its first deal; chance chooses the first player (R2.4)."""
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
    number = match.rounds_played
    counts = final_bid_counts(match.ruleset, number)
    return (RoundDealt(number, match.next_first, cards.hands, cards.exposed, counts),)


def decide(match: Match, seat: Seat, action: Action) -> tuple[Event, ...]:
    """The events when a seat takes an action; raises `IllegalAction` if it may not."""
    return advance(match, seat, action)[1]


def advance(match: Match, seat: Seat, action: Action) -> tuple[Match, tuple[Event, ...]]:
    """The match after an action, and the events that led there."""
    reason = why_illegal(match, seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    assert match.round is not None
    events = _DECIDE[type(action)](match.round, seat, action)
    match = evolve_all(match, events)
    while (event := _what_follows(match)) is not None:
        events.append(event)
        match = evolve(match, event)
    return match, tuple(events)


def why_illegal(match: Match, seat: Seat, action: Action) -> Reason | None:
    """Why this seat may not take this action now, or None if it may. All checks use this."""
    return why_not_asked(match, seat) or _why_not(match, seat, action)


def why_not_asked(match: Match, seat: Seat) -> Reason | None:
    """Why this seat has nothing to decide now."""
    if seat in match.to_act:
        return None
    if seat not in range(match.ruleset.seats):
        return because(Fault.NOT_SEATED, seat=seat, seats=match.ruleset.seats)
    phase, round_ = match.phase, match.round
    if round_ is None or phase is Phase.DEAL or phase is Phase.OVER:
        return because(Fault.MATCH_OVER if phase is Phase.OVER else Fault.NO_ROUND)
    if phase is Phase.BID:
        return why_no_bidder(round_, seat)
    fault = Fault.EXCHANGE_OUT_OF_TURN if phase is Phase.EXCHANGE else Fault.PLAY_OUT_OF_TURN
    return because(fault, seat=seat, turn=round_.to_act[0])


def _why_not(match: Match, seat: Seat, action: Action) -> Reason | None:
    round_ = match.round
    assert round_ is not None
    if not round_.bids_open:
        return why_no_bid(round_, seat, action)
    why_not = why_no_exchange if round_.chances else why_no_play
    return why_not(round_, seat, action)


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


def _what_follows(match: Match) -> Event | None:
    """The next event that needs no decision; None if a seat has to decide."""
    round_ = match.round
    assert round_ is not None
    if round_.ended is not None:
        return _settled(match, round_)
    if not round_.bids_open:
        return None
    return _end_if_stuck(round_) if round_.trick_open else _open_trick(round_)


def _open_trick(round_: Round) -> Event:
    """Open a trick with its exchanges (R4.1), or end the round if the leader is stuck (R7.1)."""
    if round_.hands[round_.leader]:
        return TrickOpened(round_.leader, exchange_chances(round_))
    return RoundEnded(round_.leader, EndReason.EMPTY, ())


def _end_if_stuck(round_: Round) -> Event | None:
    """R7.1: the player to play has neither a valid base card nor gold."""
    if round_.chances or not is_stuck(round_, round_.turn):
        return None
    return RoundEnded(round_.turn, EndReason.STUCK, round_.hands[round_.turn])


def _settled(match: Match, round_: Round) -> Event | None:
    """Score the round (R8, R9), then see whether the match is over (R10)."""
    if round_.scored is None:
        return score_round(round_)
    return match_ending(match) if match.winners is None else None
