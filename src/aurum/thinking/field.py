"""The question «how do players of these styles fare in this chair?», compiled.

Plays that make the same choices stay together: their line is played once. A choice divides them by
its chances, so that luck decides only about the last play of each part.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.field import MOST_PLAYS, MOST_SCORE, Field, FieldScores
from aurum.engine.questions.parts import BY_NETWORK, SHARE, SLIPS, TEMPERATURE
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
from aurum.kernel.layout import BID, END, EXCHANGE, PLAY, STATE, Rules, State
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import apply
from aurum.thinking.checking import flaw
from aurum.thinking.exponentials import exponential
from aurum.thinking.heuristic import heuristic_action
from aurum.thinking.minds import LESSONS, chosen_mind
from aurum.thinking.network import best_choice, list_choices, value_choices
from aurum.thinking.styles import are_styles, fraction

NEVER = 1 << 62  # decisions before a question that is not sliced pauses
BEGUN = 0x46_49_45_4C_44  # a field lies in the room
MOST_WAITING = 1024
"""Lines that wait for their turn: in 24 tricks at most 30 cards may be played or bid each time."""

ROOM = np.dtype(
    [
        ("begun", np.int64),
        ("left", np.int64),  # decisions before the field pauses
        ("style", np.int64),  # that plays the chair now
        ("given", np.int64),  # plays that have begun
        ("waiting", np.int64),
        ("plays", np.int64, (MOST_WAITING,)),  # by line that waits
        ("lines", STATE, (MOST_WAITING,)),
        ("work", STATE),
        ("asked", np.dtype(Field)),
        ("scores", np.dtype(FieldScores)),
        ("weights", np.float64, (MOST_OPTIONS,)),
        ("parts", np.int64, (MOST_OPTIONS,)),
    ]
)


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """How often each score was reached."""
    if question.step == BEGIN:
        code = _begun(room, question)
        if code != DONE:
            return code
    elif room.begun != BEGUN:
        return BAD_ORDER
    asked = room.asked
    mind = minds[chosen_mind(asked.rules, asked.network)]
    room.left = question.slice if question.slice > 0 else NEVER
    while question.step != FINISH and (room.waiting > 0 or _has_next_style(room)):
        if room.left <= 0:
            return MORE
        room.waiting -= 1
        _play_on(mind, room, room.waiting)
    copy_record(answer, room.scores)
    room.begun = 0
    return DONE


@inner
def _begun(room: Any, question: Any) -> int:
    code = flaw(question)
    if code != DONE:
        return code
    is_sound = (
        0 <= question.seat < question.rules.seats
        and 0 <= question.network < LESSONS
        and 0 < question.plays <= MOST_PLAYS
        and are_styles(question.styles)
    )
    if not is_sound:
        return BAD_QUESTION
    copy_record(room.asked, question)
    room.asked.state.chance = mixed(question.seed, 0)
    room.begun, room.style, room.given, room.waiting = BEGUN, -1, 0, 0
    for score in range(MOST_SCORE + 1):
        room.scores.counts[score] = 0
    return DONE


@inner
def _has_next_style(room: Any) -> bool:
    """Whether another style takes the chair; if so, all its plays wait at the beginning."""
    asked = room.asked
    while room.style + 1 < asked.styles.count:
        room.style += 1
        until = int(asked.plays * asked.styles.rows[room.style, SHARE] + 0.5)
        if until > room.given:
            copy_record(room.lines[0], asked.state)
            room.plays[0], room.waiting = until - room.given, 1
            room.given = until
            return True
    return False


@inner
def _play_on(mind: Any, room: Any, line: int) -> None:
    """Play a line up to the chair's next choice, and divide its plays among the choices."""
    rules, state, together = room.asked.rules, room.work, room.plays[line]
    copy_record(state, room.lines[line])
    room.left -= 1 + _answer_others(mind, rules, state, room.asked.seat)
    if not BID <= state.phase <= PLAY:
        score = state.score[rules.side[room.asked.seat]]
        room.scores.counts[min(max(score, 0), MOST_SCORE)] += together
        return
    count = weigh(mind, rules, state, room.asked.styles, room.style, room.weights)
    luck = fraction(room.asked.state)
    divide(together, room.weights, count, luck, room.parts)
    for n in range(count):
        if room.parts[n] > 0:
            copy_record(room.lines[room.waiting], state)
            apply(rules, room.lines[room.waiting], mind.options[n])
            room.plays[room.waiting] = room.parts[n]
            room.waiting += 1


@inner
def _answer_others(mind: Any, rules: Rules, state: State, seat: int) -> int:
    """The others play until the seat is asked or the round is over; returns their decisions."""
    decisions = 0
    while BID <= state.phase <= PLAY and state.seat != seat:
        count, best = list_choices(rules, state, mind.options), 0
        if count > 1:
            best = best_choice(mind, value_choices(mind, rules, state))
        apply(rules, state, mind.options[best])
        decisions += 1
    return decisions


@compiled
def weigh(mind: Any, rules: Rules, state: State, styles: Any, style: int, weights: Any) -> int:
    """How likely the style makes each choice in `mind.options`; returns how many there are.

    The chances are those of `styled_action`.
    """
    if styles.rows[style, BY_NETWORK] == 0.0:
        count = _weigh_thumb(mind, rules, state, weights)
    else:
        count = _weigh_network(mind, rules, state, styles.rows[style, TEMPERATURE], weights)
    if state.phase != EXCHANGE:
        _mix_slips(mind.options, count, styles.rows[style, SLIPS], weights)
    return count


@inner
def _weigh_network(mind: Any, rules: Rules, state: State, temperature: float, weights: Any) -> int:
    """The network with softmax; exchanges stay greedy."""
    count = value_choices(mind, rules, state)
    best = best_choice(mind, count)
    total = 0.0
    for n in range(count):
        if state.phase == EXCHANGE or temperature <= 0.0:
            weights[n] = 1.0 if n == best else 0.0
        else:
            weights[n] = exponential((mind.odds[n] - mind.odds[best]) / temperature)
        total += weights[n]
    for n in range(count):
        weights[n] /= total
    return count


@inner
def _weigh_thumb(mind: Any, rules: Rules, state: State, weights: Any) -> int:
    """The rules of thumb do one thing."""
    habit = heuristic_action(mind.heuristic, rules, state)
    if state.phase == EXCHANGE:
        mind.options[0], weights[0] = habit, 1.0
        return 1
    count = list_choices(rules, state, mind.options)
    for n in range(count):
        weights[n] = 1.0 if mind.options[n] == habit else 0.0
    return count


@inner
def _mix_slips(options: Any, count: int, slips: float, weights: Any) -> None:
    """Any card may slip; nobody ends a round by a slip (R5.3)."""
    cards = 0
    for n in range(count):
        cards += options[n] != END
    for n in range(count):
        weights[n] *= 1.0 - slips
        if options[n] != END:
            weights[n] += slips / cards


@compiled
def divide(plays: int, weights: Any, count: int, fraction: float, parts: Any) -> None:
    """Divide plays among choices by their weights.

    Each gets its share rounded up or down, as the fraction wants it; on average it is its share.
    """
    total = 0.0
    for n in range(count):
        total += weights[n]
    reached, given = 0.0, 0
    for n in range(count):
        reached += weights[n]
        until = int(plays * (reached / total) + fraction)
        parts[n] = until - given
        given = until
