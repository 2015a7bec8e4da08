"""Proofs by the engine: both forms, in slices, within a budget, from the view alone."""

from __future__ import annotations

from random import Random

import pytest

from aurum.engine.host import BadQuestion, ask
from aurum.engine.packing import asked_state, from_match
from aurum.engine.questions.proof import Proof
from aurum.engine.records import DONE
from aurum.engine.tables import tables
from aurum.game import View
from aurum.puzzles import AimKind, Kind, Puzzle, puzzles
from aurum.puzzles.proofs import AIMS, proved
from aurum.puzzles.puzzle import Aim
from tests.bots.positions import twin
from tests.engine.lockstep import both

CERTAIN = tuple(puzzle for puzzle in puzzles() if puzzle.kind is Kind.CERTAIN)
QUICK = sorted(CERTAIN, key=lambda puzzle: puzzle.facts["cost"])[:40:2]


def asked(seen: View, aim: Aim, slice_: int = 0, budget: int = 1_000_000) -> Proof:
    return Proof(
        slice=slice_,
        rules=tables(seen.ruleset),
        state=asked_state(seen),
        aim=AIMS[aim.kind],
        rank=aim.rank,
        budget=budget,
    )


@pytest.mark.parametrize("puzzle", QUICK[::4], ids=lambda puzzle: puzzle.id)
def test_both_forms_give_the_same_bytes_in_slices_of_any_size(puzzle: Puzzle):
    for kind in AimKind:
        aim = puzzle.aim if kind is puzzle.aim.kind else Aim(kind, 3 * (kind is AimKind.GOLD))
        whole = bytes(ask(asked(puzzle.view, aim)))
        for slice_ in (0, 100, 1000):
            code, answer = both(asked(puzzle.view, aim, slice_))
            assert code == DONE
            assert bytes(answer or b"") == whole


@pytest.mark.parametrize("puzzle", QUICK, ids=lambda puzzle: puzzle.id)
def test_hidden_cards_do_not_matter(puzzle: Puzzle):
    answers = set()
    for lie in (puzzle.match, *(twin(puzzle.match, puzzle.seat, Random(n)) for n in range(3))):
        question = asked(puzzle.view, puzzle.aim)
        question.state = from_match(lie)
        answers.add(bytes(memoryview(ask(question))))
    assert len(answers) == 1


@pytest.mark.parametrize("puzzle", QUICK, ids=lambda puzzle: puzzle.id)
def test_an_example_is_a_deal_that_is_possible(puzzle: Puzzle):
    """The seat's own hand, sizes of the others' hands, and cards that nobody has seen."""
    found, round_ = proved(puzzle.view, puzzle.aim, 1_000_000), puzzle.match.round
    assert found is not None
    assert round_ is not None
    for wrong in found.refuted:
        assert 0 < wrong.worlds <= found.worlds
        assert wrong.example[puzzle.seat] == tuple(sorted(round_.hands[puzzle.seat]))
        assert list(map(len, wrong.example)) == list(map(len, round_.hands))
        assert sorted(sum(wrong.example, ())) == sorted(sum(round_.hands, ()))


def test_without_budget_nothing_is_proved():
    puzzle = max(CERTAIN, key=lambda puzzle: puzzle.facts["cost"])
    assert proved(puzzle.view, puzzle.aim, 100) is None


def test_a_proof_that_is_broken_off_is_none():
    puzzle = max(CERTAIN, key=lambda puzzle: puzzle.facts["cost"])
    assert not ask(asked(puzzle.view, puzzle.aim, slice_=10), lambda: False).is_proved


@pytest.mark.parametrize(("aim", "rank", "budget"), [(9, 0, 1), (0, 3, 1), (1, 9, 1), (0, 0, 0)])
def test_a_question_without_sense_is_refused(aim: int, rank: int, budget: int):
    question = asked(CERTAIN[0].view, CERTAIN[0].aim, budget=budget)
    question.aim, question.rank = aim, rank
    with pytest.raises(BadQuestion, match="makes no sense"):
        ask(question)
