"""The question «how do rounds of the reference player end?», compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.round_ends import MOST_ROUNDS
from aurum.engine.records import BAD_QUESTION, DONE
from aurum.kernel.compiled import compiled
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import SEATS, STATE
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import deal
from aurum.kernel.scoring import side_bid
from aurum.thinking.checking import flaw
from aurum.thinking.deals import can_deal
from aurum.thinking.minds import chosen_mind
from aurum.thinking.reference import mixture_playout
from aurum.thinking.styles import are_styles

ROOM = np.dtype([("work", STATE)])
ALIKE = 0  # the network that decides best at a glance plays


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """How so many rounds end."""
    code = flaw(question)
    if code != DONE:
        return code
    rules, work = question.rules, room.work
    if not are_styles(question.styles) or not 1 <= question.rounds <= MOST_ROUNDS:
        return BAD_QUESTION
    copy_record(work, question.state)
    if not can_deal(rules, work):
        return BAD_QUESTION
    mind = minds[chosen_mind(rules, ALIKE)]
    answer.count = question.rounds
    for n in range(MOST_ROUNDS):
        is_played = n < question.rounds
        if is_played:
            copy_record(work, question.state)
            work.chance = mixed(question.seed, n)
            deal(rules, work)
            mixture_playout(mind, rules, work, question.styles)
        answer.nuggets[n] = work.nugget if is_played else 0
        for side in range(SEATS):
            is_side = is_played and side < rules.sides
            answer.scores[n, side] = work.score[side] if is_side else 0
            answer.bids[n, side] = side_bid(rules, work, side) if is_side else 0
    return DONE
