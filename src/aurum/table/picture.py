"""The public picture of a match: what everybody at the table sees, with the badges worked out."""

from __future__ import annotations

from aurum.game.cards import GOLD_CARDS, Card
from aurum.game.state import Trick
from aurum.game.tricks import lowest_place, taking_place
from aurum.game.views import View as GameView
from aurum.table.narration import card_text, card_texts, gold_texts
from aurum.table.wire.view import (
    FinishedTrick,
    PlayedCard,
    SeatView,
    SideView,
    TrickView,
    View,
)
from aurum.table.wire.words import Standing


def public_picture(view: GameView, *, memory: bool = True) -> View:
    """The wire view from a spectator's view; without perfect memory only the last trick stays."""
    seats = range(view.ruleset.seats) if view.hand_sizes else ()
    tricks = view.tricks if memory else view.tricks[-1:]
    return View(
        phase=view.phase.value,
        round=view.round_number,
        first=view.first,
        to_act=view.to_act,
        exposed=card_texts(view.exposed),
        supply=view.supply,
        seats=tuple([_seat(view, seat) for seat in seats]),
        sides=tuple([_side(view, side) for side in range(view.ruleset.sides)]),
        trick=_trick(view),
        tricks=tuple([_finished(trick) for trick in tricks]),
        winners=view.winners,
    )


def standing(bid: int, tricks: int) -> Standing:
    """Where a side stands against its bid (R8.1)."""
    if tricks == bid:
        return "exact"
    return "under" if tricks < bid else "over"


def _seat(view: GameView, seat: int) -> SeatView:
    bid = view.bids[seat]
    return SeatView(
        view.hand_sizes[seat],
        view.taken[seat],
        view.placed[seat],
        None if bid is None else card_text(bid),
        gold_texts(view.gold[seat]),
        card_texts(view.known[seat]),
    )


def _side(view: GameView, side: int) -> SideView:
    members = view.ruleset.members(side)
    laid = [(card.rank, seat) for seat in members if view.bids and (card := view.bids[seat])]
    taken = sum([view.taken[seat] for seat in members]) if view.taken else 0
    bid, seat = max(laid, default=(None, None))  # R3.4
    return SideView(
        members,
        bid,
        seat,
        taken,
        None if bid is None else standing(bid, taken),
        view.nuggets[side],
        view.points[side],
    )


def _trick(view: GameView) -> TrickView:
    number = len(view.tricks)
    if not view.trick or view.leader is None:
        return TrickView(number, view.leader, (), None, None, None, ())
    order = view.ruleset.clockwise(view.leader)
    cards = view.trick
    lowest = lowest_place(cards)
    return TrickView(
        number,
        view.leader,
        tuple(
            [PlayedCard(seat, card_text(card)) for seat, card in zip(order, cards, strict=False)]
        ),
        order[taking_place(cards)],
        order[lowest],
        _gold_for(view.supply, cards[lowest]),
        tuple([card.metal.symbol for card in cards if not card.is_gold]),
    )


def _gold_for(supply: tuple[int, ...], lowest: Card) -> str | None:
    """R6.1: gold of the lowest card's rank, if the supply has one."""
    in_supply = lowest.rank < len(supply) and supply[lowest.rank]
    return card_text(GOLD_CARDS[lowest.rank]) if in_supply else None


def _finished(trick: Trick) -> FinishedTrick:
    gold = None if trick.collected is None else card_text(GOLD_CARDS[trick.collected])
    return FinishedTrick(trick.leader, card_texts(trick.cards), trick.taker, trick.lowest, gold)
