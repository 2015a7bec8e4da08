"""The course of a match for one seat: its side's chance after each deal, the bids and each trick.

The page draws the same moments (`course` in web/src/review/counting.ts).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, groupby
from typing import Literal, NamedTuple

from aurum.game import Ruleset, Seat, Side
from aurum.table.wire.review import ReviewDecision, ReviewRound

At = Literal["deal", "bids", "trick"]


class Moment(NamedTuple):
    """What could be known last (None: the seat had nothing to decide), and all cards open.

    Rounds are counted from 0, as in a record, and tricks from 1; before them `trick` is 0.
    """

    round: int
    at: At
    trick: int
    known: float | None
    open: float


def course(rules: Ruleset, rounds: Iterable[ReviewRound], seat: Seat) -> tuple[Moment, ...]:
    """Every moment of these rounds, as the seat lived through them."""
    return tuple(moment for found in rounds for moment in _moments(rules, found, seat))


def _moments(rules: Ruleset, found: ReviewRound, seat: Seat) -> list[Moment]:
    side = rules.side_of(seat)
    known = _known(found.decisions, seat, side)
    moments = [Moment(found.round, "deal", 0, known[0] if known else None, found.dealt[side])]
    for trick, stage in _stages(found.decisions, rules.seats):
        after = stage[-1].after[side]
        if trick and not any(map(_is_card, stage)):  # it follows the last trick and belongs to it
            moments[-1] = moments[-1]._replace(open=after)
            continue
        at: At = "trick" if trick else "bids"
        known = _known(stage, seat, side)
        moments.append(Moment(found.round, at, trick, known[-1] if known else None, after))
    last = moments.pop()  # a finished round lies open: everybody knows what it was worth
    return [*moments, last._replace(known=last.open)]


def _stages(
    decisions: Sequence[ReviewDecision], seats: int
) -> Iterator[tuple[int, list[ReviewDecision]]]:
    """The bids (0), then each trick (from 1) with what was decided before its first card."""
    before = accumulate(map(_is_card, decisions), initial=0)
    numbered = [
        (cards // seats + 1 if cards or _is_card(decision) else 0, decision)
        for cards, decision in zip(before, decisions, strict=False)
    ]
    for trick, stage in groupby(numbered, key=lambda one: one[0]):
        yield trick, [decision for _, decision in stage]


def _known(decisions: Iterable[ReviewDecision], seat: Seat, side: Side) -> list[float]:
    """The chances that the seat could state at its decisions; a forced move is none."""
    own = (one for one in decisions if one.seat == seat and not one.forced)
    return [decision.stated[side] for decision in own]


def _is_card(decision: ReviewDecision) -> bool:
    return decision.action.startswith("play")
