"""The questions of a review: both forms of the engine say the same, and refuse the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from aurum.analysis.reference import REVIEWER
from aurum.analysis.values import Reckoning, reckoning
from aurum.arena.simulation import planned, played
from aurum.engine.packing import asked_state, from_match, past_of
from aurum.engine.questions.comparison import HABIT, Comparison
from aurum.engine.questions.deals import Deals
from aurum.engine.questions.open_values import MOST_PLAYOUTS, OpenValues
from aurum.engine.questions.past import Past
from aurum.engine.questions.round_ends import RoundEnds
from aurum.engine.records import BAD_QUESTION, DONE, Question
from aurum.game import EDITIONS, Step, action_number, parse_record, ruleset, view, walk
from tests.engine.lockstep import both
from tests.sizes import sized

TABLES = list(product(EDITIONS, (3, 4), ("nuggets", "points")))


@cache
def rounds(unit: int) -> list[list[Step]]:
    """The rounds of a match, by one of the variants in turn."""
    edition, players, scoring = TABLES[unit % len(TABLES)]
    rules = ruleset(edition, players, None, scoring)
    steps = list(walk(parse_record(played(planned(rules, "random", "lockstep"), unit))))
    return [[one for one in steps if one.round == n] for n in range(steps[-1].round + 1)]


def by(steps: list[Step]) -> Reckoning:
    return reckoning(steps[0].after, REVIEWER)


def open_values(steps: list[Step], playouts: int = 20, *, moves: bool = True) -> OpenValues:
    asked = by(steps).asked(from_match(steps[0].after), Random(1))
    past = past_of(steps) if moves else Past()
    return OpenValues(**asked, playouts=playouts, count=past.count, moves=past.moves)


def comparison(steps: list[Step], ply: int, worlds: int = 24) -> Comparison:
    step = steps[ply + 1]
    assert step.move is not None
    state = asked_state(view(step.before, step.move.seat))
    question = Comparison(**by(steps).asked(state, Random(ply)), past=past_of(steps[: ply + 1]))
    question.worlds, question.listed, question.count = worlds, ply % 2, 2
    question.actions[0], question.actions[1] = HABIT, action_number(step.move.action)
    return question


def deals(steps: list[Step]) -> Deals:
    asked = by(steps).asked(from_match(steps[0].after), Random(1))
    return Deals(**asked, deals=4, playouts=5)


def round_ends(steps: list[Step]) -> RoundEnds:
    asked = by(steps).asked(from_match(steps[0].after), Random(1))
    del asked["outlook"]
    return RoundEnds(**asked, rounds=10)


def questions(unit: int) -> Iterator[Question]:
    for steps in rounds(unit):
        yield from (open_values(steps), deals(steps), round_ends(steps))
        plies = range(unit % 7, len(steps) - 1, 7)
        yield from (comparison(steps, ply) for ply in plies)


@pytest.mark.timeout(900)
@sized("matches", 3, 200)
def test_both_forms_say_the_same(matches: int):
    for unit in range(matches):
        for question in questions(3 * unit):
            for slice_ in (0, 500):
                question.slice = slice_
                assert both(question)[0] == DONE


@pytest.mark.parametrize("make", [open_values, deals, lambda steps: comparison(steps, 20)])
def test_slices_change_nothing(make: Callable[[list[Step]], Question]):
    whole, parts = make(rounds(1)[0]), make(rounds(1)[0])
    whole.slice, parts.slice = 0, 150
    assert bytes(both(whole)[1] or b"") == bytes(both(parts)[1] or b"") != b""


def spoilt() -> Iterator[Question]:
    steps = rounds(0)[0]
    for wrong in (0, MOST_PLAYOUTS + 1):
        yield open_values(steps, wrong)
    question = open_values(steps)
    question.moves[1] = (0, 0)  # a card before the bids are laid
    yield question
    question = open_values(steps)
    question.outlook.shares[1] = (2.0,) * 4
    yield question
    asked = comparison(steps, 20)
    asked.past.moves[0] = (0, 0)
    yield asked
    asked = comparison(steps, 20)
    asked.actions[1] = HABIT
    yield asked
    dealt = deals(steps)
    dealt.rules.exposed += 1  # the deck has no such card
    yield dealt
    by_points = deals(rounds(2)[0])
    by_points.outlook.count = 0
    by_points.outlook.by_points = 1
    yield by_points


@pytest.mark.parametrize("question", list(spoilt()))
def test_what_makes_no_sense_is_refused(question: Question):
    assert both(question) == (BAD_QUESTION, None)
