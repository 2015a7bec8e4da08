"""The question «how many points was this choice worth?», compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.gain import MOST_DEALS, Gain, Gained
from aurum.engine.records import BAD_ORDER, BAD_QUESTION, BEGIN, DONE, FINISH, MORE
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import NOBODY, STATE
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import apply, is_legal
from aurum.kernel.sampling import resample
from aurum.thinking.checking import flaw
from aurum.thinking.minds import LESSONS, chosen_mind
from aurum.thinking.reference import reference_playout
from aurum.thinking.styles import are_styles

NEVER = 1 << 62  # decisions before a question that is not sliced pauses
BEGUN = 0x47_41_49_4E  # a gain lies in the room

ROOM = np.dtype(
    [
        ("begun", np.int64),
        ("left", np.int64),  # decisions before it pauses
        ("asked", np.dtype(Gain)),
        ("gained", np.dtype(Gained)),
        ("deal", STATE),
        ("work", STATE),
    ]
)


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """Deal by deal: the score after the action, less the score before it."""
    if question.step == BEGIN:
        code = _begun(room, question)
        if code != DONE:
            return code
    elif room.begun != BEGUN:
        return BAD_ORDER
    asked, gained = room.asked, room.gained
    mind = minds[chosen_mind(asked.rules, asked.network)]
    room.left = question.slice if question.slice > 0 else NEVER
    while gained.deals < asked.deals and question.step != FINISH:
        if room.left <= 0:
            return MORE
        _take_deal(room, gained.deals)
        points = _score(mind, room, asked.action) - _score(mind, room, NOBODY)
        gained.deals += 1
        gained.points += points
        gained.squares += points * points
    copy_record(answer, gained)
    room.begun = 0
    return DONE


@inner
def _begun(room: Any, question: Any) -> int:
    code = flaw(question)
    if code != DONE:
        return code
    is_sound = (
        is_legal(question.rules, question.state, question.action)
        and 0 <= question.network < LESSONS
        and 0 < question.deals <= MOST_DEALS
        and are_styles(question.styles)
    )
    if not is_sound:
        return BAD_QUESTION
    copy_record(room.asked, question)
    gained = room.gained
    room.begun, gained.deals, gained.points, gained.squares = BEGUN, 0, 0, 0
    return DONE


@inner
def _take_deal(room: Any, number: int) -> None:
    """A deal that is possible for the seat to act."""
    asked, deal = room.asked, room.deal
    copy_record(deal, asked.state)
    deal.chance = mixed(asked.seed, number)
    resample(asked.rules, deal, deal.seat)


@inner
def _score(mind: Any, room: Any, action: int) -> int:
    """What the side scores in this deal after the action, or after whatever a style chooses."""
    asked, state = room.asked, room.work
    rules = asked.rules
    copy_record(state, room.deal)
    if action != NOBODY:
        apply(rules, state, action)
    room.left -= 1 + reference_playout(mind, rules, state, asked.styles)
    return state.score[rules.side[asked.state.seat]]
