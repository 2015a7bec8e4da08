"""Candidates played out in possible worlds.

Every candidate meets the same worlds, so that the luck of the cards cancels in the comparison.
"""

from __future__ import annotations

from typing import Any

from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import PLAY, Rules, State
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import apply
from aurum.kernel.scoring import gold_points, side_bid, side_tricks
from aurum.thinking.network import best_choice, value_choices
from aurum.thinking.round_share import round_share
from aurum.thinking.stakes import chance_of, opinion_worth, worth
from aurum.thinking.styles import SEAT_BITS, draw_styles, styled_playout
from aurum.thinking.worlds import put_world

# Columns of the sums that are kept for each candidate; the last three are of finished rounds only.
SEEN, WORTH, WORTH_SQUARED, WIN, FINISHED, EXACT, SCORE, GOLD = range(8)
SUMS = 8
FIRST_STREAM = 1  # of random numbers: that of the first world


@compiled
def roll_out(mind: Any, room: Any, budget: int) -> None:
    """Play worlds until so many decisions were made, or all worlds were looked at."""
    while room.world < room.total and room.made < budget:
        for c in range(room.count):
            if room.alive[c]:
                _play_world(mind, room, c)
        room.world += 1


@inner
def _play_world(mind: Any, room: Any, c: int) -> None:
    """One candidate in the next world."""
    asked, state = room.asked, room.work
    rules, own = asked.rules, room.root.seat
    copy_record(state, room.root)
    put_world(rules, state, room.worlds, room.world % room.rows)
    state.chance = mixed(asked.seed, FIRST_STREAM + room.world)
    drawn = draw_styles(rules, state, asked.styles) & ~(((1 << SEAT_BITS) - 1) << SEAT_BITS * own)
    apply(rules, state, room.actions[c])
    room.made += 1 + styled_playout(mind, rules, state, asked.styles, drawn, own, room.horizon)
    if state.phase == PLAY:
        room.made += 1
        _book_opinion(mind, rules, state, room, c)
    else:
        _book(rules, state, room, c)


@inner
def _book(rules: Rules, state: State, room: Any, c: int) -> None:
    """Add a finished round to the sums of its candidate."""
    stakes, sums = room.asked.stakes, room.sums
    side = stakes.side
    _add(room, c, worth(rules, state, stakes), round_share(rules, state, side))
    sums[c, FINISHED] += 1.0
    if side_tricks(rules, state, side) == side_bid(rules, state, side):
        sums[c, EXACT] += 1.0
    sums[c, SCORE] += state.score[side]
    for seat in range(side, rules.seats, rules.sides):
        sums[c, GOLD] += gold_points(rules, state, seat)


@inner
def _book_opinion(mind: Any, rules: Rules, state: State, room: Any, c: int) -> None:
    """Add what the network expects of the seat's best card to the sums of a candidate."""
    odds = float(mind.odds[best_choice(mind, value_choices(mind, rules, state))])
    chance = chance_of(odds)
    _add(room, c, opinion_worth(room.asked.stakes, chance), chance)


@inner
def _add(room: Any, c: int, value: float, share: float) -> None:
    room.sums[c, SEEN] += 1.0
    room.sums[c, WORTH] += value
    room.sums[c, WORTH_SQUARED] += value * value
    room.sums[c, WIN] += share
