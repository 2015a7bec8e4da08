"""The question about facts: both forms, slices, limits, and what is refused."""

from __future__ import annotations

from random import Random

import pytest

from aurum.analysis.reference import JUDGE
from aurum.bots.search.equity import stakes
from aurum.engine.packing import asked_state, from_match
from aurum.engine.questions.facts import MOST_SHARES, THE_BEST, Counted, Facts
from aurum.engine.records import BAD_QUESTION, DONE
from aurum.engine.tables import tables
from aurum.game import Match, Phase, action_number, view
from tests.bots.positions import decisions, twin
from tests.engine.lockstep import both
from tests.sizes import sized


def facts_question(match: Match, seed: int, worlds: int = 8) -> Facts:
    seen = view(match, match.to_act[0])
    assert isinstance(seen.observer, int)
    question = Facts(
        seed=seed,
        rules=tables(seen.ruleset),
        state=asked_state(seen),
        stakes=stakes(seen, seen.ruleset.side_of(seen.observer)),
        styles=JUDGE.packed,
        keeping=seed % 2,
        picked=action_number(seen.legal[-1]),
        compared=THE_BEST,
        stages=3,
    )
    question.kept[:3], question.worlds[:3] = (1.0, 0.5, 0.25), (worlds, worlds, 2 * worlds)
    return question


def counted(question: Facts) -> bytes:
    """The answer, the same from both forms."""
    code, answer = both(question)
    assert code == DONE
    assert answer is not None
    return bytes(answer)


@sized("rounds", 2, 60)
@pytest.mark.parametrize("edition", ["english", "german", "points"])
@pytest.mark.parametrize("players", [3, 4])
def test_both_forms_count_the_same(players: int, edition: str, rounds: int):
    """Every third decision of some rounds, in slices and at once."""
    phases = set()
    variant = {"scoring": "points"} if edition == "points" else {"edition": edition}
    for seed in range(rounds):
        for match in list(decisions(players, seed, **variant))[::3]:
            question = facts_question(match, seed)
            whole = counted(question)
            question.slice = 500
            assert counted(question) == whole
            phases.add(match.phase)
    assert phases == {Phase.BID, Phase.EXCHANGE, Phase.PLAY}


@pytest.mark.parametrize("players", [3, 4])
def test_hidden_cards_change_nothing(players: int):
    for number, match in enumerate(decisions(players, 3)):
        if number % 4 == 0 and match.phase is not Phase.BID:
            question = facts_question(match, number)
            answer = counted(question)
            question.state = from_match(twin(match, match.to_act[0], Random(number)))
            assert counted(question) == answer


def test_a_count_ends_with_the_decisions_that_it_may_take():
    question = facts_question(next(decisions(3, 1)), 1, worlds=100)
    question.decisions = 10_000
    answer = both(question)[1]
    assert isinstance(answer, Counted)
    assert 10_000 <= answer.decisions < 12_000


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("keeping", 2),
        ("picked", 1010),
        ("count", 65),
        ("compared", 0),
        ("stages", 0),
        ("stages", 5),
        ("decisions", -1),
    ],
)
def test_what_makes_no_sense_is_refused(field: str, value: int):
    question = facts_question(next(decisions(3, 1)), 1)
    setattr(question, field, value)
    assert both(question) == (BAD_QUESTION, None)


def test_too_many_worlds_are_refused():
    question = facts_question(next(decisions(3, 1)), 1)
    question.worlds[1] = MOST_SHARES // 64 - 8
    assert both(question) == (BAD_QUESTION, None)
