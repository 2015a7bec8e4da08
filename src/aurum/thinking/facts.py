"""The question «what comes of each choice?», compiled.

Every choice meets the same worlds with the same random numbers, so that luck cancels in the
comparison. A world is dealt anew from its number, and so nothing is kept of it but the shares.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.facts import (
    LEAST_WORLDS,
    MOST_SHARES,
    MOST_STAGES,
    NOTHING_PICKED,
    THE_BEST,
    Fact,
    Facts,
)
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
from aurum.kernel.layout import NOBODY, STATE
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import apply, is_legal
from aurum.kernel.sampling import resample
from aurum.thinking.checking import flaw
from aurum.thinking.comparing import clear, drop_hopeless, find_rival, rank, tell
from aurum.thinking.counting import book, play_out
from aurum.thinking.minds import chosen_mind
from aurum.thinking.network import list_choices
from aurum.thinking.stakes import are_stakes, match_share
from aurum.thinking.styles import are_styles

ROOM = np.dtype(
    [
        ("mark", np.int64),  # OPEN while there is something to go on with
        ("asked", np.dtype(Facts)),
        ("world", STATE),
        ("work", STATE),
        ("count", np.int64),  # of the choices
        ("facts", np.dtype(Fact), (MOST_OPTIONS,)),  # sums, by choice
        ("shares", np.float64, (MOST_SHARES,)),  # of the match: rows by choice, columns by world
        ("total", np.int64),  # worlds of all stages
        ("living", np.int64),  # how many choices this stage tries
        ("alive", np.int64, (MOST_OPTIONS,)),  # and which
        ("order", np.int64, (MOST_OPTIONS,)),  # all choices, best first
        ("stage", np.int64),
        ("next", np.int64),  # world
        ("until", np.int64),  # and the one before which the stage ends
        ("rival", np.int64),
        ("made", np.int64),  # decisions
    ]
)
OPEN = 0xFAC75A
ALIKE = 0  # the network that decides best at a glance plays on


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """What came of every choice, in slices of so many decisions."""
    if question.step == BEGIN:
        code = begin(minds, room, question)
        if code != DONE:
            return code
    elif room.mark != OPEN:
        return BAD_ORDER
    mind = minds[chosen_mind(room.asked.rules, ALIKE)]
    if not _is_counted(mind, room, question.step == FINISH):
        return MORE
    room.mark = 0
    tell(room, answer)
    return DONE


@compiled
def begin(minds: Any, room: Any, question: Any) -> int:
    """Check the question, and list the choices."""
    room.mark = 0
    code = flaw(question)
    if code != DONE:
        return code
    room.total = _count_worlds(question)
    if room.total == 0 or not _is_sound(question):
        return BAD_QUESTION
    copy_record(room.asked, question)
    _list_choices(minds[chosen_mind(question.rules, ALIKE)], room)
    for c in range(room.count):
        action = room.facts[c].action
        clear(room.facts[c])
        room.facts[c].action = action
        room.alive[c] = c
    room.living, room.rival = room.count, NOBODY
    room.stage = room.next = room.until = room.made = 0
    room.mark = OPEN
    return DONE


@inner
def _is_sound(question: Any) -> bool:
    rules, state = question.rules, question.state
    if not are_stakes(rules, state, question.stakes) or not are_styles(question.styles):
        return False
    if not 0 <= question.keeping <= 1 or not 0 <= question.count <= MOST_OPTIONS:
        return False
    for c in range(question.count):
        if not is_legal(rules, state, question.actions[c]):
            return False
    is_free = question.picked == NOTHING_PICKED
    if not is_free and not is_legal(rules, state, question.picked):
        return False
    return THE_BEST <= question.compared <= question.count - 1


@inner
def _count_worlds(question: Any) -> int:
    """How many worlds all stages have together; 0 if the stages make no sense."""
    if not 1 <= question.stages <= MOST_STAGES or question.decisions < 0:
        return 0
    total = 0
    for stage in range(question.stages):
        if not 1 <= question.worlds[stage] <= MOST_SHARES:
            return 0
        if not 0.0 <= question.kept[stage] <= 1.0:
            return 0
        total += question.worlds[stage]
    choices = question.count if question.count > 0 else MOST_OPTIONS
    return total if total * choices <= MOST_SHARES else 0


@inner
def _list_choices(mind: Any, room: Any) -> None:
    """The given actions; or what is worth a thought, and what was picked."""
    asked = room.asked
    room.count = asked.count
    for c in range(asked.count):
        room.facts[c].action = asked.actions[c]
    if asked.count > 0:
        return
    room.count = list_choices(asked.rules, asked.state, mind.options)
    is_listed = asked.picked == NOTHING_PICKED or room.count == MOST_OPTIONS
    for c in range(room.count):
        room.facts[c].action = mind.options[c]
        is_listed |= mind.options[c] == asked.picked
    if not is_listed:
        room.facts[room.count].action = asked.picked
        room.count += 1


@inner
def _is_counted(mind: Any, room: Any, is_last: bool) -> bool:
    """Whether all is counted after another slice."""
    asked, made = room.asked, 0
    while not _is_enough(room, is_last):
        if room.next < room.until:
            if 0 < asked.slice <= made:
                return False
            made += _try_world(mind, room, room.next)
            room.next += 1
        elif room.stage <= asked.stages:
            _open_stage(room)
            room.stage += 1
        else:
            return True
    return True


@inner
def _is_enough(room: Any, is_last: bool) -> bool:
    """Whether to end before everything is counted; no choice goes untried."""
    is_spent = room.asked.decisions > 0 and room.made >= room.asked.decisions
    is_tried = room.stage > 1 or room.next >= LEAST_WORLDS
    return (is_last or is_spent) and is_tried


@inner
def _open_stage(room: Any) -> None:
    """Which choices are tried next; after the last stage, the rival of the best."""
    asked, stage = room.asked, room.stage
    if stage == asked.stages:
        room.rival = find_rival(room)
        if room.rival != NOBODY:
            room.alive[0], room.living = room.rival, 1
            room.next = room.facts[room.rival].worlds
        return
    if stage > 0:
        rank(room, room.alive, room.living)
        room.living = min(room.living, max(2, int(asked.kept[stage] * room.count + 0.5)))
        drop_hopeless(room)
    room.until = room.next + asked.worlds[stage]


@inner
def _try_world(mind: Any, room: Any, world: int) -> int:
    """Play every choice of the stage out in one world; returns the decisions made."""
    asked, rules, seat, made = room.asked, room.asked.rules, room.asked.state.seat, 0
    copy_record(room.world, asked.state)
    room.world.chance = mixed(asked.seed, 2 * world)
    resample(rules, room.world, seat)
    room.world.chance = mixed(asked.seed, 2 * world + 1)
    for n in range(room.living):
        c, state = room.alive[n], room.work
        copy_record(state, room.world)
        apply(rules, state, room.facts[c].action)
        made += 1 + play_out(mind, rules, state, asked.styles, seat if asked.keeping else NOBODY)
        share = match_share(rules, state, asked.stakes)
        room.shares[c * room.total + world] = share
        book(rules, state, seat, asked.state.tricks, share, room.facts[c])
    room.made += made
    return made
