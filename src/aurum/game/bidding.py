"""R3: the bid."""

from __future__ import annotations

from collections.abc import Iterable

from aurum.game.actions import Action, Bid
from aurum.game.cards import Card
from aurum.game.events import BidPlaced, BidsRevealed, Event
from aurum.game.reasons import Fault, Reason, because
from aurum.game.rulesets import Seat, Side
from aurum.game.state import Round


def why_no_bid(round_: Round, seat: Seat, action: Action) -> Reason | None:
    """Why a seat that has to bid may not take this action."""
    if type(action) is not Bid:
        return because(Fault.MUST_BID, seat=seat)
    if action.card.is_gold:
        return because(Fault.GOLD_BID)
    if action.card not in round_.hands[seat]:
        return because(Fault.BID_NOT_IN_HAND, card=action.card, seat=seat)
    return None


def why_no_bidder(round_: Round, seat: Seat) -> Reason:
    """Why this seat may not bid now."""
    if round_.bids[seat] is not None:
        return because(Fault.ALREADY_BID, seat=seat)
    return because(Fault.BID_OUT_OF_TURN, seat=seat, turn=round_.to_act[0])


def bid(round_: Round, seat: Seat, action: Bid) -> list[Event]:
    """R3.2: face down and revealed together; R3.3: face up in turn."""
    face_down = round_.ruleset.simultaneous_bids
    events: list[Event] = [BidPlaced(seat, action.card, face_down)]
    others = [card for other, card in enumerate(round_.bids) if other != seat]
    if face_down and None not in others:
        bids = (*round_.bids[:seat], action.card, *round_.bids[seat + 1 :])
        events.append(BidsRevealed(tuple(card for card in bids if card is not None)))
    return events


def side_bid(round_: Round, side: Side) -> int:
    """A side's bid at this moment; 0 while it has none."""
    return counting_bid([round_.bids[seat] for seat in round_.ruleset.members(side)])


def counting_bid(cards: Iterable[Card | None]) -> int:
    """R3.4: of the bid cards of a side the highest counts; 0 while there is none."""
    return max([card.rank for card in cards if card is not None], default=0)
