"""The question «which action alone reaches this aim?», compiled.

Two searches. With all cards of one world open: can the seat reach the aim whatever the others do?
By what the seat sees: does the action assure the aim in all worlds at once? An answer has to be
assured; a wrong action must fail even with open cards, in some world. So nobody can argue about
either.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.proof import (
    AIMS,
    GET_GOLD,
    MOST_BUDGET,
    MOST_WORLDS,
    Proved,
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
from aurum.kernel.layout import GOLD_RANKS, SEATS, STATE
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import legal_action, legal_count
from aurum.thinking.checking import flaw
from aurum.thinking.goals import FAILED, OPEN, REACHED
from aurum.thinking.proving import NONE, SEARCH, UNKNOWN, begin_search, searched
from aurum.thinking.worlds import count_worlds, list_worlds

NEVER = 1 << 62  # states before a search that is not sliced pauses
BEGUN = 0x50_52_4F_4F_46  # a proof lies in the room
FIND, ASSURE, COUNT, OVER = range(4)
"""Stages: find the one action after which no world fails, prove it, count where the others fail."""

ROOM = np.dtype(
    [
        ("begun", np.int64),
        ("budget", np.int64),
        ("stage", np.int64),
        ("option", np.int64),  # whose turn it is
        ("next", np.int64, (MOST_OPTIONS,)),  # by option: the first world not looked at
        ("root", STATE),
        ("search", SEARCH),
        ("proof", np.dtype(Proved)),
    ]
)


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """The proof that one action alone assures the aim, if it can be found in the budget."""
    if question.step == BEGIN:
        code = _begun(room, question)
        if code != DONE:
            return code
    elif room.begun != BEGUN:
        return BAD_ORDER
    search = room.search
    search.left = question.slice if question.slice > 0 else NEVER
    if question.step == FINISH:
        room.stage = OVER
    while room.stage != OVER:
        found = searched(search, room.budget)
        if found == OPEN:
            return MORE
        _note(room, found)
        _begin_next(room)
    copy_record(answer, room.proof)
    room.begun = 0
    return DONE


@inner
def _begun(room: Any, question: Any) -> int:
    code = flaw(question)
    if code != DONE:
        return code
    rules, root, search = question.rules, room.root, room.search
    count = legal_count(rules, question.state)
    if not _is_sound(question) or count > MOST_OPTIONS:
        return BAD_QUESTION
    copy_record(root, question.state)
    copy_record(search.rules, rules)
    root.chance = mixed(question.seed, 0)
    _clear(room.proof, count)
    room.begun, room.budget, room.stage, room.option = BEGUN, question.budget, FIND, 0
    for n in range(count):
        room.next[n] = 0
        room.proof.actions[n] = legal_action(rules, root, n)
    wanted = search.wanted
    wanted.aim, wanted.rank, wanted.seat = question.aim, question.rank, root.seat
    wanted.trick, wanted.strict = root.tricks, 0
    if count_worlds(rules, root) > MOST_WORLDS or count < 2:
        room.stage = OVER
    else:
        room.proof.worlds = list_worlds(rules, root, search.worlds, MOST_WORLDS)
        _begin_next(room)
    return DONE


@inner
def _is_sound(question: Any) -> bool:
    return (
        0 <= question.aim < AIMS
        and 0 <= question.rank < GOLD_RANKS
        and (question.rank == 0 or question.aim == GET_GOLD)
        and 0 < question.budget <= MOST_BUDGET
    )


@inner
def _clear(proof: Any, count: int) -> None:
    proof.is_proved, proof.worlds, proof.cost = 0, 0, 0
    proof.answer, proof.count = NONE, count
    for n in range(MOST_OPTIONS):
        proof.actions[n], proof.failures[n] = 0, 0
        for seat in range(SEATS):
            proof.examples[n, seat] = 0


@inner
def _note(room: Any, found: int) -> None:
    """Write down what a search has found."""
    proof, n = room.proof, room.option
    if found == UNKNOWN or (room.stage == ASSURE and found != REACHED):
        room.stage = OVER
    elif room.stage == ASSURE:
        proof.cost = room.search.spent
        room.stage, room.option, room.search.wanted.strict = COUNT, 0, 0
    else:
        if found == FAILED:
            _note_failure(room, n)
        room.next[n] += 1
        if room.stage == FIND and found == FAILED:
            room.option += 1


@inner
def _note_failure(room: Any, n: int) -> None:
    if room.proof.failures[n] == 0:
        for seat in range(room.search.rules.seats):
            room.proof.examples[n, seat] = room.search.worlds[room.next[n], seat]
    room.proof.failures[n] += 1


@inner
def _begin_next(room: Any) -> None:
    """Begin the next search, or say that all is over."""
    proof = room.proof
    while room.stage == FIND or room.stage == COUNT:
        n = room.option
        if n == proof.count:
            _end_stage(room)
        elif room.next[n] < proof.worlds:
            world = room.next[n]
            begin_search(room.search, room.root, proof.actions[n], world, world + 1)
            return
        else:
            if room.stage == FIND:
                _note_sound(room, n)
            room.option += 1


@inner
def _note_sound(room: Any, n: int) -> None:
    """No world fails after this action; a second one like that spoils the proof."""
    if room.proof.answer != NONE:
        room.stage = OVER
    room.proof.answer = room.proof.actions[n]


@inner
def _end_stage(room: Any) -> None:
    proof, search = room.proof, room.search
    if room.stage == FIND and proof.answer != NONE:
        room.stage, search.wanted.strict = ASSURE, 1
        begin_search(search, room.root, proof.answer, 0, proof.worlds)
        return
    proof.is_proved = 1 if room.stage == COUNT else 0
    room.stage = OVER
