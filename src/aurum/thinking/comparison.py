"""The question «what are these choices worth?», compiled.

All choices meet the same likely worlds with the same random numbers, so that luck cancels in the
comparison; and where the reference player's habit is one of them, both are the same playout.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.comparison import HABIT, Comparison
from aurum.engine.records import (
    BAD_ORDER,
    BAD_QUESTION,
    BEGIN,
    DONE,
    FINISH,
    MORE,
    MOST_OPTIONS,
)
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import SEATS, STATE
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import apply, is_legal
from aurum.thinking.checking import flaw
from aurum.thinking.evidence import (
    LIKELY,
    begin_likely,
    draw_likely,
    is_past,
    weigh_likely,
)
from aurum.thinking.minds import chosen_mind
from aurum.thinking.network import list_choices
from aurum.thinking.outlook import PROSPECTS, end_shares, is_outlook, look_ahead
from aurum.thinking.reference import mixture_playout, reference_action
from aurum.thinking.styles import are_styles
from aurum.thinking.worlds import MOST_WORLDS, put_world

ROOM = np.dtype(
    [
        ("mark", np.int64),  # OPEN while there is something to go on with
        ("asked", np.dtype(Comparison)),
        ("likely", LIKELY),
        ("prospects", PROSPECTS),
        ("work", STATE),
        ("count", np.int64),  # of choices
        ("actions", np.int64, (MOST_OPTIONS,)),
        ("decisions", np.int64),
        ("playouts", np.int64),
        ("is_drawn", np.int64),  # whether the likely worlds are there
        ("world", np.int64),  # the next one
        ("row", np.float64, (SEATS,)),
        ("shares", np.float64, (MOST_OPTIONS, SEATS)),  # in the world at hand
        ("sums", np.float64, (MOST_OPTIONS, SEATS)),
        # Of the gains over the first choice: their sums, those of the draw at hand, and the sums
        # of squares and of products with the size of each draw.
        ("gains", np.float64, (MOST_OPTIONS, SEATS)),
        ("together", np.float64, (MOST_OPTIONS, SEATS)),
        ("squares", np.float64, (MOST_OPTIONS, SEATS)),
        ("products", np.float64, (MOST_OPTIONS, SEATS)),
        ("size", np.float64),  # worlds of the draw at hand
        ("sizes", np.float64),  # the sum of the squares of all sizes
    ]
)
OPEN = 0x636F6D70  # «comp»
ALIKE = 0  # the network that decides best at a glance plays on


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """What every choice is worth, in slices of so many decisions."""
    if question.step == BEGIN:
        code = _begin(minds, room, question)
        if code != DONE:
            return code
    elif room.mark != OPEN:
        return BAD_ORDER
    asked, likely = room.asked, room.likely
    mind, until = minds[chosen_mind(asked.rules, ALIKE)], room.decisions + asked.slice
    is_enough = question.step == FINISH and room.world > 0
    while not room.is_drawn:
        if likely.weighed < likely.proposed:
            if asked.slice > 0 and room.decisions >= until:
                return MORE
            room.decisions += weigh_likely(mind, asked.rules, asked.past, asked.styles, likely)
        else:
            draw_likely(likely)
            room.is_drawn = 1
    while room.world < likely.count and not is_enough:
        if asked.slice > 0 and room.decisions >= until:
            return MORE
        _try_world(mind, room, room.world)
        room.world += 1
    _end_draw(room)
    _tell(room, answer)
    room.mark = 0
    return DONE


@inner
def _begin(minds: Any, room: Any, question: Any) -> int:
    room.mark = 0
    code = flaw(question)
    if code != DONE:
        return code
    rules, asked, likely = question.rules, room.asked, room.likely
    if not are_styles(question.styles) or not is_outlook(rules, question.outlook):
        return BAD_QUESTION
    if not 1 <= question.worlds <= MOST_WORLDS or not _are_choices(question):
        return BAD_QUESTION
    copy_record(asked, question)
    copy_record(likely.state, question.state)
    likely.state.chance = mixed(question.seed, 0)
    if not is_past(rules, asked.past, likely):
        return BAD_QUESTION
    _list(minds[chosen_mind(rules, ALIKE)], room)
    begin_likely(rules, asked.past, likely, asked.worlds)
    look_ahead(rules, asked.outlook, room.prospects)
    room.decisions = room.playouts = room.is_drawn = room.world = 0
    room.size = room.sizes = 0.0
    for c in range(room.count):
        for side in range(SEATS):
            room.sums[c, side] = room.gains[c, side] = room.together[c, side] = 0.0
            room.squares[c, side] = room.products[c, side] = 0.0
    room.mark = OPEN
    return DONE


@inner
def _are_choices(question: Any) -> bool:
    if not 1 <= question.count <= MOST_OPTIONS or not 0 <= question.listed <= 1:
        return False
    for c in range(question.count):
        is_habit = c == 0 and question.actions[c] == HABIT
        if not is_habit and not is_legal(question.rules, question.state, question.actions[c]):
            return False
    return True


@inner
def _list(mind: Any, room: Any) -> None:
    """The given choices, and all that are worth a thought if that is wished."""
    asked = room.asked
    room.count = asked.count
    for c in range(asked.count):
        room.actions[c] = asked.actions[c]
    found = list_choices(asked.rules, asked.state, mind.options) if asked.listed else 0
    for n in range(found):
        is_new = room.count < MOST_OPTIONS
        for c in range(asked.count):
            is_new = is_new and room.actions[c] != mind.options[n]
        if is_new:
            room.actions[room.count] = mind.options[n]
            room.count += 1


@inner
def _try_world(mind: Any, room: Any, world: int) -> None:
    """Play all choices out in the next world."""
    if world > 0 and room.likely.draws[world] != room.likely.draws[world - 1]:
        _end_draw(room)
    room.size += 1.0
    first = room.actions[0]
    if first == HABIT:
        _put(room, world, 2 * world + 2)
        asked = room.asked
        first = reference_action(mind, asked.rules, room.work, asked.styles)
    for c in range(room.count):
        if c > 0 and room.actions[c] == first:
            for side in range(SEATS):
                room.shares[c, side] = room.shares[0, side]
        else:
            _play_out(mind, room, world, c, first if c == 0 else room.actions[c])
    _book(room)


@inner
def _put(room: Any, world: int, number: int) -> None:
    """The position as it is in this world."""
    asked, likely = room.asked, room.likely
    copy_record(room.work, asked.state)
    put_world(asked.rules, room.work, likely.hands, likely.rows[world])
    room.work.chance = mixed(asked.seed, number)


@inner
def _play_out(mind: Any, room: Any, world: int, c: int, action: int) -> None:
    asked = room.asked
    _put(room, world, 2 * world + 1)
    apply(asked.rules, room.work, action)
    room.decisions += 1 + mixture_playout(mind, asked.rules, room.work, asked.styles)
    room.playouts += 1
    end_shares(asked.rules, room.work, asked.outlook, room.prospects, room.row)
    for side in range(SEATS):
        room.shares[c, side] = room.row[side] if side < asked.rules.sides else 0.0


@inner
def _book(room: Any) -> None:
    for c in range(room.count):
        for side in range(SEATS):
            gain = room.shares[c, side] - room.shares[0, side]
            room.sums[c, side] += room.shares[c, side]
            room.gains[c, side] += gain
            room.together[c, side] += gain


@inner
def _end_draw(room: Any) -> None:
    """The worlds of one draw are counted together: more of the same are no surer than one."""
    room.sizes += room.size * room.size
    for c in range(room.count):
        for side in range(SEATS):
            gain = room.together[c, side]
            room.squares[c, side] += gain * gain
            room.products[c, side] += gain * room.size
            room.together[c, side] = 0.0
    room.size = 0.0


@inner
def _tell(room: Any, answer: Any) -> None:
    answer.count, answer.playouts, worlds = room.count, room.playouts, 1.0 * room.world
    for c in range(MOST_OPTIONS):
        is_there = c < room.count
        answer.actions[c] = room.actions[c] if is_there else 0
        for side in range(SEATS):
            mean = room.gains[c, side] / worlds if is_there else 0.0
            answer.shares[c, side] = room.sums[c, side] / worlds if is_there else 0.0
            answer.gains[c, side] = mean
            answer.errors[c, side] = _error(room, c, side, mean) / worlds if is_there else 0.0


@inner
def _error(room: Any, c: int, side: int, mean: float) -> Any:
    """The spread of the sums of draws, each measured from as many times the mean."""
    off = mean * (mean * room.sizes - 2.0 * room.products[c, side])
    return np.sqrt(max(0.0, room.squares[c, side] + off))
