"""The question «what would this player do?», compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.records import BAD_QUESTION, DONE, MOST_OPTIONS
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import STATE
from aurum.kernel.random_numbers import mixed
from aurum.thinking.checking import flaw
from aurum.thinking.lapses import seeming
from aurum.thinking.memory import forget
from aurum.thinking.minds import LESSONS, chosen_mind
from aurum.thinking.network import value_choices

ROOM = np.dtype([("state", STATE)])
MOST_LAPSE = 1e6


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """The action that this player takes, and what each of the choices seemed worth."""
    code = flaw(question)
    if code != DONE:
        return code
    if not _is_sound(question):
        return BAD_QUESTION
    copy_record(room.state, question.state)
    rules, state = question.rules, room.state
    state.chance = mixed(question.seed, 0)
    forget(rules, state, state.seat, question.forgets)
    mind = minds[chosen_mind(rules, question.network)]
    answer.count = count = value_choices(mind, rules, state)
    best = 0
    for n in range(count):
        answer.actions[n] = mind.options[n]
        answer.values[n] = mind.odds[n] + seeming(question, rules, state, mind.options[n])
        if answer.values[n] > answer.values[best]:
            best = n
    for n in range(count, MOST_OPTIONS):
        answer.actions[n], answer.values[n] = 0, 0.0
    answer.action = answer.actions[best]
    return DONE


@inner
def _is_sound(question: Any) -> bool:
    return (
        0 <= question.network < LESSONS
        and abs(question.noise) < MOST_LAPSE
        and abs(question.hope) < MOST_LAPSE
        and abs(question.haste) < MOST_LAPSE
        and abs(question.greed) < MOST_LAPSE
        and 0.0 <= question.forgets <= 1.0
    )
