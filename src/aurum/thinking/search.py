"""The question «what is best?», compiled: candidates are played out in possible worlds."""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.search import THUMBS, Search
from aurum.engine.records import BAD_ORDER, BAD_QUESTION, BEGIN, DONE, FINISH, MORE, MOST_OPTIONS
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import MOST_TRICKS, STATE
from aurum.kernel.random_numbers import mixed
from aurum.kernel.sampling import has_hidden_bid
from aurum.thinking.candidates import is_sensible
from aurum.thinking.checking import flaw
from aurum.thinking.memory import forget
from aurum.thinking.minds import LESSONS, chosen_mind
from aurum.thinking.policy import heuristic_survey, network_survey
from aurum.thinking.rollouts import EXACT, FINISHED, GOLD, SCORE, SEEN, SUMS, WIN, WORTH, roll_out
from aurum.thinking.stakes import are_stakes, chance_of, opinion_worth
from aurum.thinking.standings import drop_worse, error, is_clear, mean, rank_all, value
from aurum.thinking.styles import are_styles
from aurum.thinking.worlds import MOST_WORLDS, WORLDS, count_worlds, list_worlds

MARK = 0x5EA4C4  # even, so no state of a random generator
WORLD_STREAM = 0  # of random numbers: that of the hands
EARLY_LOOKS = 4  # after 1/16, 1/8, 1/4 and 1/2 of the first stage: is the choice clear already?
MOST_DECISIONS = 1 << 32
MOST_HALVINGS = 16
MOST_TRUST, LEAST_TRUST = 1e6, 1e-3
MOST_PROOF = 1e6

ROOM = np.dtype(
    [
        ("begun", np.int64),  # MARK while the thinking goes on
        ("asked", np.dtype(Search)),
        ("root", STATE),  # what the seat remembers
        ("work", STATE),
        ("worlds", WORLDS),
        ("possible", np.float64),  # worlds
        ("rows", np.int64),  # worlds in the list
        ("total", np.int64),  # worlds to be looked at: those of the list, perhaps again and again
        ("world", np.int64),  # the next one
        ("made", np.int64),  # decisions
        ("stage", np.int64),
        ("horizon", np.int64),
        ("count", np.int64),  # candidates
        ("habit", np.int64),
        ("actions", np.int64, (MOST_OPTIONS,)),
        ("prior", np.float64, (MOST_OPTIONS,)),  # what the network expects, as worth
        ("alive", np.int64, (MOST_OPTIONS,)),
        ("sums", np.float64, (MOST_OPTIONS, SUMS)),
        ("merits", np.float64, (MOST_OPTIONS,)),
        ("order", np.int64, (MOST_OPTIONS,)),
    ]
)


@compiled
def answer(minds: Any, room: Any, question: Any, answer: Any) -> int:
    """All candidates, best first."""
    if question.step == BEGIN:
        code = _begun(minds, room, question)
        if code != DONE:
            return code
    elif room.begun != MARK:
        return BAD_ORDER
    asked = room.asked
    mind = minds[chosen_mind(asked.rules, max(asked.network, 0))]
    pause = room.made + asked.slice if asked.slice > 0 else MOST_DECISIONS
    while room.stage < _stages(asked):
        is_over = question.step == FINISH and room.world > 0
        budget = 0 if is_over else _budget(asked, room.stage)
        roll_out(mind, room, min(budget, pause))
        if room.made < budget and room.world < room.total:
            return MORE
        drop_worse(room, max(2, room.count >> _halvings(asked, room.stage)))
        room.stage = _stages(asked) if is_clear(room) else room.stage + 1
    room.begun = 0
    _write(room, answer)
    return DONE


@inner
def _begun(minds: Any, room: Any, question: Any) -> int:
    """Check the question, and lay out what the thinking needs."""
    code = flaw(question)
    if code != DONE:
        return code
    if not (_are_numbers(question) and _fits_position(question)):
        return BAD_QUESTION
    copy_record(room.asked, question)
    copy_record(room.root, question.state)
    rules, root = room.asked.rules, room.root
    forget(rules, root, root.seat, question.forgets)
    # The network speaks of rounds, so it cannot end a playout where points decide (R11.2).
    room.horizon = 0 if question.stakes.by_points != 0 else question.horizon
    room.stage, room.world, room.made = 0, 0, 0
    _list_candidates(minds[chosen_mind(rules, max(question.network, 0))], room)
    _list_worlds(room)
    room.begun = MARK
    return DONE


@inner
def _are_numbers(question: Any) -> bool:
    return (
        THUMBS <= question.network < LESSONS
        and 0 <= question.decisions <= MOST_DECISIONS
        and 1 <= question.worlds <= MOST_WORLDS
        and LEAST_TRUST <= question.trust <= MOST_TRUST
        and 0 <= question.halvings <= MOST_HALVINGS
        and 0 <= question.horizon <= MOST_TRICKS
        and 0.0 <= question.proof <= MOST_PROOF
        and abs(question.gain) <= MOST_PROOF
        and abs(question.gain_back) <= MOST_PROOF
        and 0.0 <= question.forgets <= 1.0
        and are_styles(question.styles)
    )


@inner
def _fits_position(question: Any) -> bool:
    """The stakes are those of the seat, and no hidden bid lies on the table."""
    rules, state = question.rules, question.state
    for seat in range(rules.seats):
        if seat != state.seat and has_hidden_bid(rules, state, seat):
            return False
    return are_stakes(rules, state, question.stakes)


@inner
def _list_candidates(mind: Any, room: Any) -> None:
    """The actions worth thinking about, which of them the policy would take, and its opinion."""
    asked, root = room.asked, room.root
    if asked.network == THUMBS:
        listed, room.habit = heuristic_survey(mind, asked.rules, root)
    else:
        listed, room.habit = network_survey(mind, asked.rules, root)
    count = 0
    for n in range(listed):
        if asked.sparing == 0 or is_sensible(asked.rules, root, mind.options[n]):
            room.actions[count], room.alive[count] = mind.options[n], 1
            room.prior[count] = opinion_worth(asked.stakes, chance_of(float(mind.odds[n])))
            for column in range(SUMS):
                room.sums[count, column] = 0.0
            count += 1
    room.count = count


@inner
def _list_worlds(room: Any) -> None:
    asked, state = room.asked, room.work
    copy_record(state, room.root)
    state.chance = mixed(asked.seed, WORLD_STREAM)
    room.possible = count_worlds(asked.rules, state)
    room.rows = list_worlds(asked.rules, state, room.worlds, asked.worlds)
    # Where the others differ each time, few worlds are seen again and again.
    room.total = room.rows * (asked.worlds // room.rows if asked.styles.count > 1 else 1)


@inner
def _stages(asked: Any) -> int:
    return int(asked.halvings) + 1 + (EARLY_LOOKS if asked.looks_early != 0 else 0)


@inner
def _budget(asked: Any, stage: int) -> int:
    """The decisions that may have been made by the end of a stage."""
    stages = asked.halvings + 1
    if asked.looks_early == 0:
        return int(asked.decisions * (stage + 1) // stages)
    if stage < EARLY_LOOKS:
        return int((asked.decisions << stage) // (stages << EARLY_LOOKS))
    return int(asked.decisions * (stage - EARLY_LOOKS + 1) // stages)


@inner
def _halvings(asked: Any, stage: int) -> int:
    """How often the worse half has been dropped by the end of a stage."""
    early = EARLY_LOOKS if asked.looks_early != 0 else 0
    return max(0, stage + 1 - early)


@inner
def _write(room: Any, answer: Any) -> None:
    rank_all(room)
    answer.count, answer.habit = room.count, room.habit
    answer.decisions, answer.possible = room.made, room.possible
    for n in range(MOST_OPTIONS):
        if n < room.count:
            _write_candidate(room, answer, n)
        else:
            _write_nothing(answer, n)


@inner
def _write_candidate(room: Any, answer: Any, n: int) -> None:
    c = room.order[n]
    finished = room.sums[c, FINISHED]
    answer.actions[n], answer.worlds[n] = room.actions[c], int(room.sums[c, SEEN])
    answer.values[n], answer.worths[n] = value(room, c), mean(room, c, WORTH)
    answer.errors[n], answer.wins[n] = error(room, c), mean(room, c, WIN)
    answer.finished[n] = int(finished)
    answer.exacts[n] = room.sums[c, EXACT] / max(finished, 1.0)
    answer.scores[n] = room.sums[c, SCORE] / max(finished, 1.0)
    answer.golds[n] = room.sums[c, GOLD] / max(finished, 1.0)


@inner
def _write_nothing(answer: Any, n: int) -> None:
    answer.actions[n], answer.worlds[n], answer.finished[n] = 0, 0, 0
    answer.values[n], answer.worths[n], answer.errors[n], answer.wins[n] = 0.0, 0.0, 0.0, 0.0
    answer.exacts[n], answer.scores[n], answer.golds[n] = 0.0, 0.0, 0.0
