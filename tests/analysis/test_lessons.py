"""What lessons let people do is what a hint would say: nobody is taught a bad bid or card."""

from __future__ import annotations

import pytest

from aurum.analysis.hints import hint
from aurum.game import parse_action, view
from aurum.table.lessons.lesson import ANY, LESSONS
from tests.table.lessons import Learner


def untrue(learner: Learner) -> list[str]:
    """The actions of each step that its hint would not call as good as the best."""
    found: list[str] = []
    while not learner.lesson.is_over:
        step = learner.lesson.current
        if learner.lesson.waits:
            learner.learn(step.right)
            continue
        accepted = learner.lesson.accepted(learner.match)
        if step.expect != (ANY,):
            found += [f"{step.name}: {one}" for one in accepted if not is_good(learner, one)]
        learner.do(accepted[0])
    return found


def is_good(learner: Learner, action: str) -> bool:
    chosen = parse_action(action)
    told = hint(view(learner.match, learner.seat), picked=chosen)
    return told.analysis.of(chosen).in_band


@pytest.mark.parametrize("name", LESSONS)
def test_every_bid_exchange_and_card_of_a_lesson_is_one_of_the_hints(name: str):
    assert untrue(Learner(name)) == []


def test_a_lesson_that_teaches_a_bad_bid_is_caught():
    """The planted fault: 3 tricks promised with five cards of 8 or 9."""
    learner = Learner("first")
    while learner.lesson.current.name != "bid":
        learner.learn(learner.lesson.current.right)
    assert is_good(learner, "bid Ag5")
    assert not is_good(learner, "bid P3")
