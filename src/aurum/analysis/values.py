"""Values of states: every side's share of the match if the reference player goes on from here."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from aurum.analysis.prospects import Outlook, add_points_shares, winning_shares
from aurum.bots.search.rollouts import deal_world
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import OVER
from aurum.kernel.rounds import apply
from aurum.thinking.reference import mixture_playout, reference_action

Floats = npt.NDArray[np.float64]
NO_ACTION = -1
OTHER_NUMBERS = 0x2AAAAAAA  # flips bits of a generator's state


class Valuer(NamedTuple):
    """Who plays on, by which rules, and what the end of the round is worth."""

    mind: Any
    rules: Any
    styles: Any
    outlook: Outlook


@compiled
def add_shares(valuer: Any, work: Any, shares: Any) -> None:
    """Add every side's share after a finished round."""
    state = work[0]
    if state.phase == OVER:
        winning_shares(valuer.rules, state, shares)
    elif valuer.outlook.by_points == 1:
        add_points_shares(valuer.rules, work, valuer.outlook, shares)
    else:
        for side in range(len(shares)):
            shares[side] += valuer.outlook.table[state.nugget, side]


@compiled
def play_from(valuer: Any, work: Any, chance: int, action: int, shares: Any) -> None:
    """One playout from the state in `work`, after the action if there is one."""
    state = work[0]
    state.chance = chance
    if action != NO_ACTION:
        apply(valuer.rules, state, action)
    mixture_playout(valuer.mind, valuer.rules, state, valuer.styles)
    add_shares(valuer, work, shares)


@compiled
def value_open(valuer: Any, root: Any, chances: Any, shares: Any, errors: Any) -> None:
    """W: the mean shares when all cards are known, and their standard errors.

    A playout ends with a share between 0 and 1 (the next round's prospects), so its variance is
    counted: that of a win or a loss would be several times as large.
    """
    work = root.copy()
    count, row = len(chances), np.zeros(len(shares))
    for n in range(count):
        work[0] = root[0]
        row[:] = 0.0
        play_from(valuer, work, chances[n], NO_ACTION, row)
        for side in range(len(shares)):
            shares[side] += row[side]
            errors[side] += row[side] ** 2
    for side in range(len(shares)):
        shares[side] /= count
        errors[side] = np.sqrt(max(0.0, errors[side] / count - shares[side] ** 2) / count)


@compiled
def value_hidden(valuer: Any, root: Any, hands: Any, chances: Any, action: int, rows: Any) -> None:
    """Q: the shares after an action in every possible world, a row each."""
    work = root.copy()
    for n in range(len(chances)):
        work[0] = root[0]
        deal_world(valuer.rules, work[0], hands[n])
        play_from(valuer, work, chances[n], action, rows[n])


@compiled
def value_choice(valuer: Any, root: Any, hands: Any, chances: Any, action: int, rows: Any) -> None:
    """V and Q in every possible world: rows of the reference player's own choice, and of this one.

    Both go on with the same random numbers. So where the reference player does the same, nothing is
    gained, without noise.
    """
    work = root.copy()
    for n in range(len(chances)):
        work[0] = root[0]
        deal_world(valuer.rules, work[0], hands[n])
        play_from(valuer, work, chances[n], action, rows[1, n])
        habit = habitual_action(valuer, work, root, hands[n], chances[n])
        if habit == action:
            rows[0, n] = rows[1, n]
        else:
            play_from(valuer, work, chances[n], habit, rows[0, n])


@compiled
def habitual_action(valuer: Any, work: Any, root: Any, hands: Any, chance: int) -> Any:
    """Put the root into `work` in this world, and see what the reference player does first.

    It draws from other numbers than the playout after it.
    """
    work[0] = root[0]
    deal_world(valuer.rules, work[0], hands)
    work[0].chance = chance ^ OTHER_NUMBERS
    return reference_action(valuer.mind, valuer.rules, work[0], valuer.styles)
