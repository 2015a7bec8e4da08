"""The question «what is every state of this round worth, with all cards open?», compiled.

Playouts are made from the first state. Those that go on as the round did are playouts from the next
state as well, because the reference player has no memory; the others are made anew from there. So
the noise of a change is only that of the playouts that differ.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.open_values import MOST_PLAYOUTS, MOST_STATES, OpenValues
from aurum.engine.questions.past import MOST_MOVES
from aurum.engine.records import BAD_ORDER, BAD_QUESTION, BEGIN, DONE, FINISH, MORE
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import BID, NOBODY, PLAY, SEATS, STATE, Rules, State
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import apply, is_legal
from aurum.thinking.checking import flaw
from aurum.thinking.minds import chosen_mind
from aurum.thinking.outlook import PROSPECTS, end_shares, is_outlook, look_ahead
from aurum.thinking.reference import reference_action
from aurum.thinking.styles import are_styles

ROOM = np.dtype(
    [
        ("mark", np.int64),  # OPEN while there is something to go on with
        ("asked", np.dtype(OpenValues)),
        ("prospects", PROSPECTS),
        ("now", STATE),
        ("work", STATE),
        ("place", np.int64),  # the state that is valued
        ("next", np.int64),  # playout
        ("made", np.int64),  # playouts
        ("decisions", np.int64),
        ("row", np.float64, (SEATS,)),
        # By playout: whether it goes on as the round did, what it does at each place, its shares
        # and those of the state before.
        ("stands", np.int64, (MOST_PLAYOUTS,)),
        ("actions", np.int16, (MOST_PLAYOUTS, MOST_MOVES)),
        ("shares", np.float64, (MOST_PLAYOUTS, SEATS)),
        ("earlier", np.float64, (MOST_PLAYOUTS, SEATS)),
    ]
)
OPEN = 0x6F70656E  # «open»
ALIKE = 0  # the network that decides best at a glance plays on
FEWEST = 16  # playouts of each state if there is no more time


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """The values of all states, in slices of so many decisions."""
    if question.step == BEGIN:
        code = _begin(room, question, answer)
        if code != DONE:
            return code
    elif room.mark != OPEN:
        return BAD_ORDER
    asked = room.asked
    if question.step == FINISH:
        asked.playouts = min(asked.playouts, FEWEST)
    mind, until = minds[chosen_mind(asked.rules, ALIKE)], room.decisions + asked.slice
    while _is_on(room):
        while room.next < asked.playouts:
            if asked.slice > 0 and room.decisions >= until:
                return MORE
            if room.stands[room.next] == 0:
                _play_out(mind, room, room.next)
            room.next += 1
        _tell(room, answer)
        _go_on(room)
    answer.count, answer.playouts = room.place, room.made
    _tell_nothing(answer)
    room.mark = 0
    return DONE


@inner
def _begin(room: Any, question: Any, answer: Any) -> int:
    room.mark = 0
    code = flaw(question)
    if code != DONE:
        return code
    rules, asked = question.rules, room.asked
    if not are_styles(question.styles) or not is_outlook(rules, question.outlook):
        return BAD_QUESTION
    if not 1 <= question.playouts <= MOST_PLAYOUTS or not 0 <= question.count <= MOST_MOVES:
        return BAD_QUESTION
    copy_record(asked, question)
    copy_record(room.now, question.state)
    for n in range(asked.count):
        if not _is_next(rules, room.now, asked.moves[n, 0], asked.moves[n, 1]):
            return BAD_QUESTION
        apply(rules, room.now, asked.moves[n, 1])
    copy_record(room.now, question.state)
    look_ahead(rules, asked.outlook, room.prospects)
    for n in range(MOST_PLAYOUTS):
        room.stands[n] = 0
    room.place = room.next = room.made = room.decisions = 0
    room.mark = OPEN
    return DONE


@inner
def _is_next(rules: Rules, state: State, seat: int, action: int) -> bool:
    """Whether the seat may act so; face-down bids are laid in any order (R3.2)."""
    if not 0 <= seat < rules.seats or not BID <= state.phase <= PLAY:
        return False
    if seat != state.seat:
        if state.phase != BID or rules.face_down == 0 or state.bids[seat] != NOBODY:
            return False
        state.seat = seat
    return bool(is_legal(rules, state, action))


@inner
def _is_on(room: Any) -> bool:
    """Whether there is a state left to be valued: the end of a round is known."""
    return room.place <= room.asked.count and BID <= room.now.phase <= PLAY


@inner
def _play_out(mind: Any, room: Any, n: int) -> None:
    """One more playout from the state at hand; what it does is noted."""
    asked, state, place = room.asked, room.work, room.place
    copy_record(state, room.now)
    state.chance = mixed(asked.seed, place * MOST_PLAYOUTS + n + 1)
    while BID <= state.phase <= PLAY and place < MOST_MOVES:
        action = reference_action(mind, asked.rules, state, asked.styles)
        room.actions[n, place] = action
        apply(asked.rules, state, action)
        place += 1
    for later in range(place, MOST_MOVES):
        room.actions[n, later] = NOBODY
    room.decisions += place - room.place
    room.made += 1
    end_shares(asked.rules, state, asked.outlook, room.prospects, room.row)
    for side in range(asked.rules.sides):
        room.shares[n, side] = room.row[side]


@inner
def _tell(room: Any, answer: Any) -> None:
    """The value of the state at hand: a playout's share is between 0 and 1 and varies little."""
    count, place = room.asked.playouts, room.place
    for side in range(SEATS):
        total, squares, change, changes = 0.0, 0.0, 0.0, 0.0
        for n in range(count if side < room.asked.rules.sides else 0):
            share = room.shares[n, side]
            moved = share - room.earlier[n, side] if place > 0 else 0.0
            total += share
            squares += share * share
            change += moved
            changes += moved * moved
        answer.shares[place, side] = total / count
        answer.errors[place, side] = _error(total, squares, count)
        answer.changes[place, side] = _error(change, changes, count)


@inner
def _error(total: float, squares: float, count: int) -> Any:
    mean = total / count
    return np.sqrt(max(0.0, squares / count - mean * mean) / count)


@inner
def _go_on(room: Any) -> None:
    """Take the next move; playouts that took it stand for the state after it as well."""
    asked = room.asked
    move = asked.moves[min(room.place, MOST_MOVES - 1), 1]
    for n in range(asked.playouts):
        room.stands[n] = 1 if room.actions[n, min(room.place, MOST_MOVES - 1)] == move else 0
        for side in range(SEATS):
            room.earlier[n, side] = room.shares[n, side]
    if room.place < asked.count:
        room.now.seat = asked.moves[room.place, 0]
        apply(asked.rules, room.now, move)
    room.place += 1
    room.next = 0


@inner
def _tell_nothing(answer: Any) -> None:
    """Of states after the last there is nothing to say."""
    for place in range(answer.count, MOST_STATES):
        for side in range(SEATS):
            answer.shares[place, side] = 0.0
            answer.errors[place, side] = 0.0
            answer.changes[place, side] = 0.0
