"""The public picture of a match: what everybody at the table sees, with the badges worked out.

A finished round has a sheet: everything about it is public by then, the deal's proof too.
"""

from __future__ import annotations

from functools import cache

from aurum import game
from aurum.game import (
    GOLD_CARDS,
    Card,
    Deal,
    Round,
    Side,
    Trick,
    gold_for,
    lowest_place,
    side_gold,
    standing,
    taking_place,
)
from aurum.game import View as GameView
from aurum.table.wire.events import FinalBid
from aurum.table.wire.view import (
    DealProof,
    FinishedTrick,
    PlayedCard,
    RoundEnd,
    RoundSheet,
    SeatView,
    SideSheet,
    SideView,
    TrickView,
    View,
)
from aurum.table.wire_events import card_text, card_texts, final_bids, gold_texts, tie_rule


def public_picture(view: GameView, *, memory: bool = True) -> View:
    """The wire view from a spectator's view; without perfect memory only the last trick stays."""
    tricks = view.tricks if memory else view.tricks[-1:]
    return View(
        phase=view.phase.value,
        round=view.round_number,
        first=view.first,
        to_act=view.to_act,
        exposed=card_texts(view.exposed),
        supply=view.supply,
        seats=_seats(view),
        sides=_sides(view),
        trick=_trick(view),
        tricks=tuple([finished_trick(trick) for trick in tricks]),
        winners=view.winners,
        final_bid_counts=_final_bid_counts(view),
        final_bids=_final_bids(view),
    )


def _final_bid_counts(view: GameView) -> bool:
    coming = view.round_number + (view.ended is not None)
    return view.winners is None and game.final_bid_counts(view.ruleset, coming)


def _final_bids(view: GameView) -> tuple[FinalBid, ...]:
    if view.winners is None or view.scores is None:
        return ()
    return final_bids(game.final_bids(view.ruleset, view.nuggets, view.scores))


def _seats(view: GameView) -> tuple[SeatView, ...]:
    rows = zip(
        view.hand_sizes, view.taken, view.placed, view.bids, view.gold, view.known, strict=True
    )
    return tuple([_seat(*row) for row in rows])


def _seat(
    hand_size: int,
    taken: int,
    placed: bool,
    bid: Card | None,
    gold: tuple[int, ...],
    known: tuple[Card, ...],
) -> SeatView:
    """A seat; three of four look as they did a move ago, so the drawing is kept."""
    shown = None if bid is None else card_text(bid)
    return SeatView(hand_size, taken, placed, shown, gold_texts(gold), card_texts(known))


def _sides(view: GameView) -> tuple[SideView, ...]:
    bids, taken = view.bids, view.taken
    return tuple(
        [
            _side(
                members,
                tuple([bids[seat] for seat in members]) if bids else (),
                sum([taken[seat] for seat in members]) if taken else 0,
                view.nuggets[side],
                view.points[side],
            )
            for side, members in enumerate(_members(view.ruleset.sides, view.ruleset.seats))
        ]
    )


@cache
def _members(sides: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """R2.1: partners sit opposite."""
    return tuple(tuple(range(side, seats, sides)) for side in range(sides))


def _side(
    members: tuple[int, ...], bids: tuple[Card | None, ...], taken: int, nuggets: int, points: int
) -> SideView:
    laid = [(card.rank, seat) for seat, card in zip(members, bids, strict=False) if card]
    bid, seat = max(laid, default=(None, None))  # R3.4
    place = None if bid is None else standing(bid, taken)
    return SideView(members, bid, seat, taken, place, nuggets, points)


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
        _gold_text(gold_for(cards[lowest], view.supply)),
        tuple([card.metal.symbol for card in cards if not card.is_gold]),
    )


def _gold_text(rank: int | None) -> str | None:
    return None if rank is None else card_text(GOLD_CARDS[rank])


def finished_trick(trick: Trick) -> FinishedTrick:
    """A trick that was taken, as everybody saw it."""
    gold, cards = _gold_text(trick.collected), card_texts(trick.cards)
    return FinishedTrick(trick.leader, cards, trick.taker, trick.lowest, gold)


def round_sheet(
    number: int, round_: Round, deal: Deal, actions: tuple[str, ...], proof: DealProof | None
) -> RoundSheet:
    """The sheet of a round that has ended and was scored."""
    assert round_.ended is not None
    assert round_.scored is not None
    ended = round_.ended
    return RoundSheet(
        round=number,
        first=round_.first,
        ended=RoundEnd(ended.seat, ended.reason.value, card_texts(ended.hand)),
        sides=tuple(_side_sheet(round_, side) for side in round_.ruleset.each_side()),
        nuggets=round_.scored.nuggets,
        tie=tie_rule(round_.scored.tie_break),
        hands=tuple(card_texts(hand) for hand in deal.hands),
        exposed=card_texts(deal.exposed),
        actions=actions,
        proof=proof,
        tricks=tuple(finished_trick(trick) for trick in round_.tricks),
    )


def _side_sheet(round_: Round, side: Side) -> SideSheet:
    assert round_.scored is not None
    score = round_.scored.sides[side]
    return SideSheet(
        seats=round_.ruleset.members(side),
        bid=score.bid,
        tricks=score.tricks,
        standing=standing(score.bid, score.tricks),
        gold=gold_texts(tuple(sorted(side_gold(round_, side)))),
        bid_points=score.bid_points,
        gold_points=score.gold_points,
        score=score.score,
    )
