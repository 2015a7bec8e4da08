"""The question «what would other deals of this round have been worth?», compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.deals import MOST_DEAL_PLAYOUTS, MOST_DEALS, Deals
from aurum.engine.records import BAD_ORDER, BAD_QUESTION, BEGIN, DONE, FINISH, MORE
from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import SEATS, STATE
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import deal
from aurum.thinking.checking import flaw, is_position
from aurum.thinking.minds import chosen_mind
from aurum.thinking.outlook import PROSPECTS, end_shares, is_outlook, look_ahead
from aurum.thinking.reference import mixture_playout
from aurum.thinking.styles import are_styles

ROOM = np.dtype(
    [
        ("mark", np.int64),  # OPEN while there is something to go on with
        ("asked", np.dtype(Deals)),
        ("prospects", PROSPECTS),
        ("dealt", STATE),
        ("work", STATE),
        ("deal", np.int64),
        ("decisions", np.int64),
        ("row", np.float64, (SEATS,)),
        ("sums", np.float64, (SEATS,)),
        ("squares", np.float64, (SEATS,)),
    ]
)
OPEN = 0x6465616C  # «deal»
ALIKE = 0  # the network that decides best at a glance plays on


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """The values of all deals, in slices of so many decisions."""
    if question.step == BEGIN:
        code = _begin(room, question)
        if code != DONE:
            return code
    elif room.mark != OPEN:
        return BAD_ORDER
    asked = room.asked
    mind, until = minds[chosen_mind(asked.rules, ALIKE)], room.decisions + asked.slice
    while room.deal < asked.deals and not (question.step == FINISH and room.deal > 0):
        if asked.slice > 0 and room.decisions >= until:
            return MORE
        _value(mind, room)
        _tell(room, answer)
        room.deal += 1
    answer.count = room.deal
    for n in range(room.deal, MOST_DEALS):
        for side in range(SEATS):
            answer.shares[n, side] = answer.errors[n, side] = 0.0
    room.mark = 0
    return DONE


@inner
def _begin(room: Any, question: Any) -> int:
    room.mark = 0
    code = flaw(question)
    if code != DONE:
        return code
    if not are_styles(question.styles) or not is_outlook(question.rules, question.outlook):
        return BAD_QUESTION
    are_few = 1 <= question.deals <= MOST_DEALS and 1 <= question.playouts <= MOST_DEAL_PLAYOUTS
    copy_record(room.dealt, question.state)
    if not are_few or not can_deal(question.rules, room.dealt):
        return BAD_QUESTION
    copy_record(room.asked, question)
    look_ahead(question.rules, question.outlook, room.prospects)
    room.deal = room.decisions = 0
    room.mark = OPEN
    return DONE


@compiled
def can_deal(rules: Any, state: Any) -> bool:
    """Deal once, and see whether the round that begins is sound."""
    if popcount(rules.deck) != rules.seats * rules.hand_size + rules.exposed:
        return False
    deal(rules, state)
    return bool(is_position(rules, state))


@inner
def _value(mind: Any, room: Any) -> None:
    """Deal, and let the reference player play the round often."""
    asked = room.asked
    copy_record(room.dealt, asked.state)
    room.dealt.chance = mixed(asked.seed, room.deal * (MOST_DEAL_PLAYOUTS + 1))
    deal(asked.rules, room.dealt)
    for side in range(SEATS):
        room.sums[side] = room.squares[side] = 0.0
    for n in range(asked.playouts):
        copy_record(room.work, room.dealt)
        room.work.chance = mixed(asked.seed, room.deal * (MOST_DEAL_PLAYOUTS + 1) + n + 1)
        room.decisions += mixture_playout(mind, asked.rules, room.work, asked.styles)
        end_shares(asked.rules, room.work, asked.outlook, room.prospects, room.row)
        for side in range(asked.rules.sides):
            room.sums[side] += room.row[side]
            room.squares[side] += room.row[side] * room.row[side]


@inner
def _tell(room: Any, answer: Any) -> None:
    count = 1.0 * room.asked.playouts
    for side in range(SEATS):
        mean = room.sums[side] / count
        answer.shares[room.deal, side] = mean
        spread = max(0.0, room.squares[side] / count - mean * mean)
        answer.errors[room.deal, side] = np.sqrt(spread / count)
