"""What the end of a round is worth to every side: its share of the match, compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.outlook import FUTURE, MOST_FUTURES
from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import OVER, SEATS, Rules, State

FARTHEST = 128  # points that no side makes up for in two rounds
WIDTH = 2 * FARTHEST
LARGEST = 1 << 20  # points of a row
MOST_COUNTED = 1 << 50  # sums of so many cases are exact
RIVALS = 2  # other sides, where points decide

PROSPECTS = np.dtype(
    [
        # By side: in how many of all cases the next side and the side after it get at most so far
        # ahead of it in the rounds to come.
        ("cases", np.float64, (RIVALS + 1, WIDTH, WIDTH)),
        ("whole", np.float64),
        ("leads", np.int64, (SEATS,)),
    ]
)


@compiled
def is_outlook(rules: Rules, outlook: Any) -> bool:
    """Whether compiled code can go by it."""
    if not 0 <= outlook.by_points <= 1 or not 0 <= outlook.count <= MOST_FUTURES:
        return False
    for bits in range(1 << SEATS):
        for side in range(SEATS):
            if not 0.0 <= outlook.shares[bits, side] <= 1.0:
                return False
    if outlook.by_points and (rules.sides > RIVALS + 1 or outlook.count == 0):
        return False
    whole = 0
    for n in range(outlook.count):
        often = outlook.futures[n, FUTURE - 1]
        if not 0 < often <= MOST_COUNTED - whole:
            return False
        if max(abs(outlook.futures[n, 0]), abs(outlook.futures[n, 1])) > LARGEST:
            return False
        whole += often
    return True


@compiled
def look_ahead(rules: Rules, outlook: Any, prospects: Any) -> None:
    """Count where the rounds to come can lead, if points decide."""
    if not outlook.by_points:
        return
    prospects.whole, leads = 0.0, prospects.leads
    for side in range(rules.sides):
        for one in range(WIDTH):
            for other in range(WIDTH):
                prospects.cases[side, one, other] = 0.0
    for n in range(outlook.count):
        leads[0], leads[1], leads[2] = 0, outlook.futures[n, 0], outlook.futures[n, 1]
        for side in range(rules.sides):
            one = _place(leads[(side + 1) % rules.sides] - leads[side])
            last = _place(leads[(side + 2) % rules.sides] - leads[side]) if rules.sides > 2 else 0
            prospects.cases[side, one, last] += outlook.futures[n, FUTURE - 1]
        prospects.whole += outlook.futures[n, FUTURE - 1]
    for side in range(rules.sides):
        _add_up(prospects, side)


@inner
def _place(points: int) -> int:
    """The place of a lead in the table; who is farther ahead or behind is as good as there."""
    return min(max(points + FARTHEST, 0), WIDTH - 1)


@inner
def _add_up(prospects: Any, side: int) -> None:
    for one in range(WIDTH):
        row = 0.0
        for other in range(WIDTH):
            row += prospects.cases[side, one, other]
            above = prospects.cases[side, one - 1, other] if one > 0 else 0.0
            prospects.cases[side, one, other] = row + above


@compiled
def end_shares(rules: Rules, state: State, outlook: Any, prospects: Any, shares: Any) -> None:
    """Every side's share after a finished round: the real one, or its chance from here."""
    if state.phase == OVER:
        for side in range(rules.sides):
            shares[side] = ((state.winners >> side) & 1) / popcount(state.winners)
    elif outlook.by_points:
        for side in range(rules.sides):
            shares[side] = _share_by_points(rules, state, prospects, side)
    else:
        for side in range(rules.sides):
            shares[side] = outlook.shares[state.nugget, side]


@inner
def _share_by_points(rules: Rules, state: State, prospects: Any, side: int) -> Any:
    """R11.2: the share of the cases in which no other side ends ahead; equal sums win together."""
    points = state.points
    one = _place(points[side] - points[(side + 1) % rules.sides])
    if rules.sides == 2:
        less, same = _cases(prospects, side, one - 1, 0), _cases(prospects, side, one, 0)
        return (less + 0.5 * (same - less)) / prospects.whole
    last = _place(points[side] - points[(side + 2) % rules.sides])
    alone = _cases(prospects, side, one - 1, last - 1)
    with_one = _cases(prospects, side, one, last - 1) - alone
    with_last = _cases(prospects, side, one - 1, last) - alone
    with_both = _cases(prospects, side, one, last) - alone - with_one - with_last
    return (alone + 0.5 * (with_one + with_last) + with_both / 3.0) / prospects.whole


@inner
def _cases(prospects: Any, side: int, one: int, other: int) -> Any:
    return prospects.cases[side, one, other] if one >= 0 and other >= 0 else 0.0
