"""Marks: mistakes are blamed, and nothing that a strong player would do as well."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from aurum.analysis import marks as marking
from aurum.analysis.facts import analyse
from aurum.analysis.ledgers import Decision, Effort, Ledger, ledger, round_books
from aurum.analysis.reference import REVIEWER
from aurum.analysis.reviews import review_round
from aurum.analysis.second_opinion import finds_worse, second_opinion
from aurum.analysis.trials import DOUBLINGS, SURE, Loss, Trial, continuations
from aurum.game import END, Move, Record, advance, parse_record

GOLDEN = Path(__file__).parents[1] / "golden"
MASTERS = Path(__file__).with_name("masters.jsonl")  # a match of `master` with itself
THROWN_AWAY = Path(__file__).with_name("thrown_away.jsonl")  # the last round's winner plays on
LIGHT = Effort(open=60, hidden=300, confirm=400, opinion=0.3)


def first_record(file: Path) -> Record:
    lines = file.read_bytes().splitlines()
    return next(record for line in lines if (record := parse_record(line)).winners is not None)


@pytest.fixture(scope="module")
def books() -> Ledger:
    """The first round of a match of random play, sharp enough for marks."""
    whole = ledger(first_record(GOLDEN / "english-3.jsonl"), effort=LIGHT)
    return replace(whole, decisions=tuple(d for d in whole.decisions if d.round == 0))


def suspects(books: Ledger) -> list[Decision]:
    return [d for d in books.decisions if marking.is_suspect(books.record.ruleset, d)]


def gain(books: Ledger, decision: Decision) -> float:
    return float(decision.gained[books.record.ruleset.side_of(decision.move.seat)])


@pytest.fixture(scope="module")
def worst(books: Ledger) -> Decision:
    return min(suspects(books), key=lambda decision: gain(books, decision))


def trial(books: Ledger, decision: Decision) -> Trial:
    match = marking.positions(books.record)[decision.round, decision.ply]
    return Trial(decision, match, REVIEWER, continuations(REVIEWER)[0])


def test_a_planted_blunder_is_marked(books: Ledger, worst: Decision):
    """Random play of the golden games is full of them; the worst must be among the marks."""
    (found,) = marking.marks(books.record, (worst,))
    assert found.decision == worst
    assert found.word in (marking.Word.MISTAKE, marking.Word.BLUNDER)
    assert found.loss > SURE * found.error
    told = dict(found.choices)
    assert (told[found.best], told[worst.move.action]) == (0.0, found.loss)
    assert list(told) == [action for action in worst.seen.legal if action in told]


def test_marks_are_the_same_on_a_slow_machine(
    books: Ledger, worst: Decision, monkeypatch: pytest.MonkeyPatch
):
    first = marking.marks(books.record, (worst,), effort=LIGHT)
    opinion = second_opinion(worst.seen, 1, 0.3)
    passed = iter(range(1_000_000))
    monkeypatch.setattr(time, "thread_time", lambda: 60.0 * next(passed))
    monkeypatch.setattr(time, "perf_counter", lambda: 60.0 * next(passed))
    assert len(first) == 1
    assert marking.marks(books.record, (worst,), effort=LIGHT) == first
    slow = second_opinion(worst.seen, 1, 0.3)
    assert (slow.candidates, slow.decisions) == (opinion.candidates, opinion.decisions)


def test_forced_moves_and_decided_matches_are_never_blamed(books: Ledger):
    rules, bad = books.record.ruleset, suspects(books)[0]
    forced = replace(bad, forced=True)
    lost = replace(bad, expected=np.full_like(bad.expected, 0.01))
    won = replace(
        bad, expected=np.full_like(bad.expected, 0.999), gained=np.full_like(bad.gained, -0.01)
    )
    assert not marking.is_suspect(rules, forced)
    assert not marking.is_suspect(rules, lost)
    assert not marking.is_suspect(rules, won)


def test_a_certain_win_that_is_thrown_away_is_a_blunder():
    """Ending the round would have won the match; gold 4 took one trick too many."""
    record = first_record(THROWN_AWAY)
    (thrown,) = (d for d in round_books(record, 2, 1, LIGHT).decisions if d.ply == 65)
    before = marking.positions(record)[2, 65]
    seat = thrown.move.seat
    ended, _ = advance(before, seat, END)
    assert ended.winners == (record.ruleset.side_of(seat),)
    assert (thrown.expected[seat], thrown.after[seat]) == (1.0, 0.0)
    (found,) = marking.marks(record, (thrown,), effort=LIGHT)
    assert (found.word, found.best) == (marking.Word.BLUNDER, END)


def marked(books: Ledger, decision: Decision, **extra: object) -> bool:
    """Whether the decision is marked in a record that says this beside its moves."""
    return bool(marking.marks(replace(books.record, extra=extra), (decision,), effort=LIGHT))


def test_nobody_is_blamed_for_what_was_done_for_them(books: Ledger, worst: Decision):
    here = {"round": worst.round, "ply": worst.ply}
    rubbish = [7, here | {"ply": str(worst.ply)}, here | {"ply": worst.ply + 1}]
    assert marked(books, worst)
    assert not marked(books, worst, stood_in=[*rubbish, here])
    assert marked(books, worst, stood_in=rubbish)


def test_a_loss_that_is_lost_in_noise_is_looked_at_again(books: Ledger, worst: Decision):
    rules = books.record.ruleset
    nothing = replace(worst, gained=np.zeros_like(worst.gained))
    assert marking.is_suspect(rules, replace(nothing, error=np.full_like(worst.error, 0.008)))
    assert not marking.is_suspect(rules, replace(nothing, error=np.full_like(worst.error, 0.002)))


def test_the_best_move_is_not_marked(books: Ledger):
    """A decision that gained something is no suspect, whatever came of it."""
    good = max((d for d in books.decisions if not d.forced), key=lambda d: gain(books, d))
    assert not marking.is_suspect(books.record.ruleset, good)


def test_whoever_took_the_best_choice_has_no_better_one(books: Ledger, worst: Decision):
    legal, match = worst.seen.legal, marking.positions(books.record)[worst.round, worst.ply]
    arguments = (match, 1, LIGHT, REVIEWER)
    found = marking.losses_against(legal, worst, *arguments)
    best = max(found, key=lambda action: found[action].mean)
    assert found[best].is_sure
    right = replace(worst, move=Move(worst.move.seat, best))
    again = marking.losses_against(legal, right, *arguments)
    assert max(loss.mean for loss in again.values()) == 0.0


def test_choices_are_told_by_how_far_they_are_behind_the_same_best(books: Ledger):
    """The screen's best is second in more worlds: what the screen alone has seen moves with it."""
    seen = books.decisions[0].seen
    screen = analyse(seen, seed=1)
    first, second, *others = (one.action for one in screen.candidates)
    found = dict(marking.all_choices(screen, seen.legal, {second: 0.0, first: 0.02}))
    assert list(found) == list(seen.legal)
    assert (found[first], found[second]) == (0.02, 0.0)
    for action in others:
        assert found[action] == pytest.approx(max(0.0, 0.02 + screen.of(action).behind))


def test_rivals_are_the_best_of_the_screen_and_of_the_search(books: Ledger):
    seen = books.decisions[0].seen
    screen, opinion = analyse(seen, seed=1), second_opinion(seen, 1, 0.1)
    best = {screen.best.action, opinion.best.action}
    played = screen.candidates[-1].action
    assert best <= set(marking.rivals_of(played, screen, opinion))
    for action in best:
        rivals = marking.rivals_of(action, screen, opinion)
        assert action not in rivals
        assert len(rivals) == len(set(rivals)) >= marking.RIVALS


def test_what_the_search_would_do_as_well_is_no_mistake():
    """All three continuations call it a loss, and a large one, but the search does the same."""
    record, place = first_record(MASTERS), (2, 54)
    decision = round_books(record, place[0], effort=LIGHT).decisions[place[1]]
    match, effort = marking.positions(record)[place], Effort()
    rules, gained = record.ruleset, np.full(record.ruleset.sides, -0.1)
    assert marking.is_suspect(rules, suspect := replace(decision, gained=gained))
    arguments = (decision.seen.legal, decision, match, 1, effort, REVIEWER)
    found = marking.losses_against(*arguments)
    best = max(found, key=lambda action: found[action].mean)
    assert isinstance(marking.sure_loss(decision, best, match, 1, effort), Loss)
    assert marking.marks(record, (suspect,)) == ()


def test_the_search_finds_a_blunder_and_keeps_to_its_own_choice(worst: Decision):
    opinion = second_opinion(worst.seen, 1)
    assert finds_worse(opinion, worst.move.action)
    assert not finds_worse(opinion, opinion.best.action)


def test_a_clear_loss_needs_few_worlds_and_a_close_one_more(books: Ledger, worst: Decision):
    best = analyse(worst.seen, seed=1).best.action
    loss = trial(books, worst).loss(best, 200, Random(1), (-0.5,), 2.0)
    assert loss.worlds == 200
    assert not loss.is_near((-0.5,), 2.0)
    closer = trial(books, worst).loss(best, 200, Random(1), (loss.mean,), 100.0)
    assert closer.worlds == 200 << DOUBLINGS
    assert closer.error < 0.6 * loss.error


def test_losses_of_two_samples_are_one_of_both():
    values = np.random.default_rng(1).normal(0.05, 0.3, 900)
    parts = [
        Loss(float(part.mean()), float(part.std() / np.sqrt(len(part))), len(part))
        for part in (values[:300], values[300:])
    ]
    both = parts[0] + parts[1]
    assert both.worlds == 900
    assert both.mean == pytest.approx(values.mean())
    assert both.error == pytest.approx(values.std() / 30, rel=0.02)


def test_the_same_choice_costs_nothing(books: Ledger, worst: Decision):
    (loss,) = trial(books, worst).losses((worst.move.action,), 50, Random(1))
    assert (loss.mean, loss.error) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("gained", "error", "verdict"),
    [(0.05, 0.01, "sharp"), (0.05, 0.02, "fine"), (0.02, 0.001, "fine"), (0.0, 0.0, "fine")],
)
def test_a_decision_is_sharp_if_it_surely_gained_much(
    books: Ledger, worst: Decision, gained: float, error: float, verdict: str
):
    rules, shape = books.record.ruleset, worst.gained.shape
    found = replace(worst, gained=np.full(shape, gained), error=np.full(shape, error))
    assert marking.unsuspected(rules, found).value == verdict


@pytest.mark.parametrize(
    ("means", "verdict"),
    [
        ((0.02, 0.1, 0.1), "close"),
        ((0.1, -0.1, 0.1), "depends"),
        ((0.1, 0.1, 0.001), "depends"),
        ((0.1, 0.1, 0.1), None),
    ],
)
def test_a_loss_is_close_below_the_first_line_and_depends_on_who_plays_on(
    books: Ledger,
    worst: Decision,
    monkeypatch: pytest.MonkeyPatch,
    means: tuple[float, ...],
    verdict: str | None,
):
    told = [Loss(mean, 0.002, 1000) for mean in means]
    monkeypatch.setattr(marking, "losses", lambda *_: iter(told))
    match = marking.positions(books.record)[worst.round, worst.ply]
    found = marking.sure_loss(worst, worst.seen.legal[0], match, 1)
    assert found == (told[0] if verdict is None else marking.Verdict(verdict))


def test_every_free_decision_of_a_round_has_a_verdict(books: Ledger):
    told = review_round(books.record, 0, effort=LIGHT.scaled(0.1))
    for decision in told.decisions:
        assert (decision.verdict is None) == decision.forced
    marked = {mark.ply: mark.word for mark in told.marks}
    words = {
        n: d.verdict for n, d in enumerate(told.decisions) if d.verdict in ("mistake", "blunder")
    }
    assert {n: word for n, word in marked.items() if word != "inaccuracy"} == words
    assert {d.verdict for d in told.decisions} > {None, "fine", "close"}
    rough = review_round(books.record, 0, effort=LIGHT.scaled(0.1), marked=False)
    assert {decision.verdict for decision in rough.decisions} == {None}
