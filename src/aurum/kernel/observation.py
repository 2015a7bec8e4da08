"""A view as numbers: named pieces of small integers in one row of int8.

The row is made from what a seat may know (`aurum.game.View`) and from nothing else.
`docs/observation.md` lists the pieces; `aurum.kernel.observe` writes the same row from a state.
"""

from collections.abc import Iterable, Sequence
from math import prod

import numpy as np
from numpy.typing import NDArray

from aurum.game import (
    Card,
    EndReason,
    Phase,
    Play,
    Seat,
    View,
    action_number,
    card_number,
    unseen_cards,
)
from aurum.kernel.layout import CARDS, END, GOLD_RANKS, MOST_TRICKS, SEATS

Observation = NDArray[np.int8]

# Seats are counted clockwise from the observer, who is 0; rows of seats that do not exist are 0.
PIECES: dict[str, tuple[int, ...]] = {
    "hand": (CARDS,),
    "unseen": (CARDS,),
    "exposed": (CARDS,),
    "known": (SEATS, CARDS),
    "bids": (SEATS, CARDS),
    "placed": (SEATS,),
    "gold": (SEATS, GOLD_RANKS),
    "supply": (GOLD_RANKS,),
    "trick": (SEATS, END),
    "first": (SEATS,),
    "leader": (SEATS,),
    "to_act": (SEATS,),
    "phase": (5,),
    "hand_sizes": (SEATS,),
    "taken": (SEATS,),
    "tricks": (MOST_TRICKS, SEATS + 3),
    "nuggets": (SEATS,),
    "points": (SEATS,),
    "round": (1,),
    "ended": (SEATS,),
    "reason": (3,),
    "shown": (CARDS,),
    "scores": (SEATS,),
    "winners": (SEATS,),
}
TRICK_WIDTH = SEATS + 3  # leader, a card for every seat, taker, gold collected
MOST = 127
_PHASES = (Phase.DEAL, Phase.BID, Phase.EXCHANGE, Phase.PLAY, Phase.OVER)
_REASONS = (EndReason.STUCK, EndReason.EMPTY, EndReason.DECLINED)


def _starts() -> dict[str, int]:
    ends = np.cumsum([0] + [prod(shape) for shape in PIECES.values()])
    return {name: int(start) for name, start in zip(PIECES, ends, strict=False)}


STARTS = _starts()
OBSERVATION_SIZE = sum(prod(shape) for shape in PIECES.values())


def pieces(row: Observation) -> dict[str, Observation]:
    """The named pieces of a row, as views into it."""
    if row.shape != (OBSERVATION_SIZE,):
        raise ValueError(f"the row has the shape {row.shape}; it needs ({OBSERVATION_SIZE},)")
    return {
        name: row[STARTS[name] : STARTS[name] + prod(shape)].reshape(shape)
        for name, shape in PIECES.items()
    }


def observation(view: View) -> Observation:
    """What a seat knows, as numbers."""
    if not isinstance(view.observer, Seat):
        raise ValueError(f"{view.observer!r} has no seat to look from")  # noqa: TRY004 - a seat of a view
    row = np.zeros(OBSERVATION_SIZE, np.int8)
    named = pieces(row)
    _put_match(named, view, view.observer)
    if view.hand_sizes:
        _put_cards(named, view)
        _put_seats(named, view, view.observer)
        _put_tricks(named, view, view.observer)
        _put_end(named, view, view.observer)
    return row


def _from(observer: Seat, view: View) -> tuple[Seat, ...]:
    return view.ruleset.clockwise(observer)


def _put_match(named: dict[str, Observation], view: View, observer: Seat) -> None:
    seats = _from(observer, view)
    named["phase"][_PHASES.index(view.phase)] = 1
    named["first"][seats.index(view.first)] = 1
    named["round"][0] = min(view.round_number, MOST)
    for place, seat in enumerate(seats):
        side = view.ruleset.side_of(seat)
        named["nuggets"][place] = view.nuggets[side]
        named["points"][place] = min(view.points[side], MOST)
        named["winners"][place] = side in (view.winners or ())


def _mark(piece: Observation, cards: Iterable[Card | None]) -> None:
    for card in cards:
        if card is not None:
            piece[card_number(card)] = 1


def _put_cards(named: dict[str, Observation], view: View) -> None:
    _mark(named["hand"], view.hand)
    _mark(named["unseen"], unseen_cards(view))
    _mark(named["exposed"], view.exposed)
    named["supply"][: len(view.supply)] = view.supply


def _put_seats(named: dict[str, Observation], view: View, observer: Seat) -> None:
    for place, seat in enumerate(_from(observer, view)):
        _mark(named["known"][place], view.known[seat])
        _mark(named["bids"][place], [view.bids[seat]])
        named["placed"][place] = view.placed[seat]
        for rank in view.gold[seat]:
            named["gold"][place, rank] += 1
        named["leader"][place] = seat == view.leader
        named["to_act"][place] = seat in view.to_act
        named["hand_sizes"][place] = view.hand_sizes[seat]
        named["taken"][place] = view.taken[seat]


def _put_tricks(named: dict[str, Observation], view: View, observer: Seat) -> None:
    seats = _from(observer, view)
    assert view.leader is not None
    for place, card in _by_place(seats, view.leader, view.trick):
        named["trick"][place, action_number(Play(card))] = 1
    for line, trick in zip(named["tricks"], view.tricks, strict=False):
        line[0] = 1 + seats.index(trick.leader)
        for place, card in _by_place(seats, trick.leader, trick.cards):
            line[1 + place] = 1 + action_number(Play(card))
        line[SEATS + 1] = 1 + seats.index(trick.taker)
        line[SEATS + 2] = 0 if trick.collected is None else 1 + trick.collected


def _by_place(
    seats: Sequence[Seat], leader: Seat, cards: Sequence[Card]
) -> Iterable[tuple[int, Card]]:
    """Who played which card, counted from the observer."""
    start = seats.index(leader)
    return [((start + turn) % len(seats), card) for turn, card in enumerate(cards)]


def _put_end(named: dict[str, Observation], view: View, observer: Seat) -> None:
    if view.ended is None or view.scores is None:
        return
    seats = _from(observer, view)
    named["ended"][seats.index(view.ended.seat)] = 1
    named["reason"][_REASONS.index(view.ended.reason)] = 1
    _mark(named["shown"], view.ended.hand)
    for place, seat in enumerate(seats):
        named["scores"][place] = view.scores[view.ruleset.side_of(seat)].score
