"""R4: the bid exchange before every trick."""

from __future__ import annotations

from aurum.game.actions import Action, Keep, Swap
from aurum.game.events import BidExchanged, BidKept, Event
from aurum.game.reasons import Fault, Reason, because
from aurum.game.rulesets import Seat
from aurum.game.state import Round


def exchange_chances(round_: Round) -> tuple[Seat, ...]:
    """R4.3: once round the table from the leader, without seats that lack gold or hand cards."""
    return tuple(
        seat for seat in round_.ruleset.clockwise(round_.leader) if can_exchange(round_, seat)
    )


def can_exchange(round_: Round, seat: Seat) -> bool:
    """R4.1: whether the seat has gold to pay with and a card to lay down."""
    return bool(round_.gold[seat]) and bool(round_.hands[seat])


def why_no_exchange(round_: Round, seat: Seat, action: Action) -> Reason | None:
    """Why a seat that may exchange cannot answer with this action."""
    if type(action) is Keep:
        return None
    if type(action) is not Swap:
        return because(Fault.MUST_ANSWER_EXCHANGE, seat=seat)
    return _why_no_swap(round_, seat, action)


def _why_no_swap(round_: Round, seat: Seat, swap: Swap) -> Reason | None:
    if not swap.gold.is_gold:
        return because(Fault.PAYMENT_NOT_GOLD, card=swap.gold)
    if swap.gold.rank not in round_.gold[seat]:
        return because(Fault.PAYMENT_NOT_OWNED, card=swap.gold, seat=seat)
    if swap.card not in round_.hands[seat]:
        return because(Fault.SWAP_NOT_IN_HAND, card=swap.card, seat=seat)
    if swap.partner and not round_.ruleset.teams:
        return because(Fault.NO_PARTNER, seats=round_.ruleset.seats)
    return None


def exchange(round_: Round, seat: Seat, action: Keep | Swap) -> list[Event]:
    """R4.1, R4.2: the old bid card goes into the hand of the seat that made the exchange."""
    if isinstance(action, Keep):
        return [BidKept(seat)]
    partner = round_.ruleset.partner(seat)
    owner = partner if action.partner and partner is not None else seat
    returned = round_.bids[owner]
    assert returned is not None, "an exchange before all have bid"
    return [BidExchanged(seat, owner, action.gold.rank, action.card, returned)]
