"""Marks: mistakes are blamed, and nothing that a strong player would do as well."""

from __future__ import annotations

import time
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, pstdev

import pytest

from aurum.analysis import marks as marking
from aurum.analysis.ledgers import (
    Decision,
    Effort,
    Ledger,
    decision_of,
    ledger,
    of_round,
    round_books,
)
from aurum.analysis.reference import REVIEWER
from aurum.analysis.reviews import review_round
from aurum.analysis.second_opinion import finds_worse, lag, second_opinion
from aurum.analysis.trials import BEGINNING, CLEAR, SURE, Loss, Trial, continuations
from aurum.arena.simulation import planned, played
from aurum.engine.packing import past_of
from aurum.game import (
    Action,
    Card,
    End,
    Match,
    Metal,
    Move,
    Play,
    Record,
    Side,
    advance,
    parse_record,
    ruleset,
    view,
    walk,
)

GOLDEN = Path(__file__).parents[1] / "golden"
MASTERS = Path(__file__).with_name("masters.jsonl")  # a match of `master` with itself
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
    lost = replace(bad, expected=(0.01,) * 3)
    assert not marking.is_suspect(rules, forced)
    assert not marking.is_suspect(rules, lost)


def certain_win() -> tuple[Record, tuple[int, int], Match]:
    """A match that a seat wins by declining (R7.2), 13 points to 9; it could play gold instead."""
    rules = ruleset("english", 3)
    record = parse_record(played(planned(rules, "random,apprentice,apprentice", "wins"), 40))
    place = (2, 56)
    match = marking.positions(record)[place]
    assert {str(action) for action in view(match, 2).legal} == {"play Au1", "play Au5", "end"}
    ended, _ = advance(match, 2, End())
    assert ended.winners == (Side(2),)
    return record, place, match


def test_a_certain_win_that_is_thrown_away_is_marked():
    """What is left after the decision counts, not that nothing could go wrong before it."""
    record, place, match = certain_win()
    past = past_of(of_round(walk(record), place[0])[: place[1] + 1])
    gold = Move(2, Play(Card(Metal.GOLD, 1)))
    thrown = decision_of(match, place, gold, effort=LIGHT, past=past)
    assert thrown.expected[2] > 1 - marking.DECIDED > thrown.expected[2] + thrown.gained[2]
    (found,) = marking.marks(record, (thrown,), effort=LIGHT)
    assert (found.best, found.word) == (End(), marking.Word.BLUNDER)


def test_a_match_that_is_won_all_the_same_is_no_matter(worst: Decision, books: Ledger):
    rules, side = books.record.ruleset, books.record.ruleset.side_of(worst.move.seat)
    won = tuple(0.999 if one == side else 0.0005 for one in rules.each_side())
    slip = tuple(-0.01 if one == side else 0.005 for one in rules.each_side())
    assert not marking.is_suspect(rules, replace(worst, expected=won, gained=slip))
    lost = tuple(10 * share for share in slip)
    assert marking.is_suspect(rules, replace(worst, expected=won, gained=lost))


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
    nothing = replace(worst, gained=(0.0,) * 3)
    line = -marking.SUSPECT
    assert marking.is_suspect(rules, replace(nothing, error=(line + 0.003,) * 3))
    assert not marking.is_suspect(rules, replace(nothing, error=(line - 0.003,) * 3))


def test_the_best_move_is_not_marked(books: Ledger):
    """A decision that gained something is no suspect, whatever came of it."""
    good = max((d for d in books.decisions if not d.forced), key=lambda d: gain(books, d))
    assert not marking.is_suspect(books.record.ruleset, good)


MANY = 4  # choices: some of them are tried only once


def screen(books: Ledger, decision: Decision, number: int = 1) -> dict[Action, Loss]:
    match = marking.positions(books.record)[decision.round, decision.ply]
    return marking.screened(decision, match, number, LIGHT, REVIEWER)


def test_whoever_took_the_best_choice_has_no_better_one(books: Ledger, worst: Decision):
    found = screen(books, worst)
    best = max(found, key=lambda action: (found[action].worlds, found[action].mean))
    assert found[best].is_sure
    right = replace(worst, move=Move(worst.move.seat, best))
    again = screen(books, right)
    assert not any(loss.is_sure for loss in again.values())
    assert again[best] == Loss(0.0, 0.0, again[best].worlds)


def test_the_screen_tries_all_choices_and_the_better_ones_in_more_worlds(books: Ledger):
    cards = [one for one in suspects(books) if isinstance(one.move.action, Play)]
    worst = min(cards, key=lambda one: (-(len(one.seen.legal) > MANY), gain(books, one)))
    found = screen(books, worst)
    assert len(found) > MANY
    assert set(found) == set(worst.seen.legal)
    parts = [round(part * LIGHT.confirm) for _, part in marking.SCREEN]
    worlds = sorted((loss.worlds for loss in found.values()), reverse=True)
    assert worlds[:2] == [sum(parts)] * 2, "the one that was played, and the best"
    assert worlds[-1] == parts[0], "the worst is tried once"
    best = max(found.values(), key=lambda loss: (loss.worlds, loss.mean))
    assert best.mean == max(loss.mean for loss in found.values() if loss.worlds == sum(parts))


def test_the_screen_ends_where_nothing_can_be_much_better(books: Ledger, worst: Decision):
    """Behind the best choice all others are far, so they are tried only once."""
    first = screen(books, worst)
    best = max(first, key=lambda action: (first[action].worlds, first[action].mean))
    found = screen(books, replace(worst, move=Move(worst.move.seat, best)))
    assert sum(loss.worlds for loss in found.values()) < sum(loss.worlds for loss in first.values())


def test_choices_are_told_by_how_far_they_are_behind_the_best():
    """What is told of the one that was played is what was sure of it at last."""
    first, second, third = (Play(Card(Metal.ZINC, rank)) for rank in (1, 2, 3))
    tried: dict[Action, Loss] = {
        third: Loss(0.2, 0.01, 9),
        first: Loss(0.0, 0.0, 9),
        second: Loss(0.3, 0.1, 3),
    }
    found = marking.all_choices(tried, (first, second, third), third, first, 0.18)
    assert [one.action for one in found] == [first, second, third]
    assert [one.behind for one in found] == [0.18, 0.0, 0.0]


def test_what_the_search_would_do_as_well_is_no_mistake():
    """All three continuations call it a loss, and a large one, but the search does the same."""
    record, place = first_record(MASTERS), (2, 54)
    decision = round_books(record, place[0], effort=LIGHT).decisions[place[1]]
    match, effort = marking.positions(record)[place], Effort(confirm=4000)
    rules = record.ruleset
    assert marking.is_suspect(rules, suspect := replace(decision, gained=(-0.1,) * rules.sides))
    found = marking.screened(decision, match, 1, effort, REVIEWER)
    best = max(found, key=lambda action: (found[action].worlds, found[action].mean))
    assert isinstance(marking.sure_loss(decision, best, match, 1, effort), Loss)
    assert marking.marks(record, (suspect,)) == ()


def test_the_search_finds_a_blunder_and_keeps_to_its_own_choice(worst: Decision):
    best = second_opinion(worst.seen, 1).best.action
    assert finds_worse(worst.seen, worst.move.action, 1)
    assert not finds_worse(worst.seen, best, 1)


def test_what_the_search_finds_hardly_worse_is_as_good(worst: Decision):
    opinion = second_opinion(worst.seen, 1, 0.1)
    best, other = opinion.candidates[:2]
    own = lag(opinion, other.action)
    assert own.mean == best.value - other.value
    assert lag(opinion, best.action) == (0.0, 0.0)
    assert lag(opinion, End()).least(9.0) == 1.0, "what it does not even try"
    assert own._replace(error=own.mean).least(2.0) == 0.0


def test_a_clear_loss_needs_few_worlds_and_a_close_one_more(books: Ledger, worst: Decision):
    best = second_opinion(worst.seen, 1).best.action
    loss = trial(books, worst).loss(best, 200, Random(1), -0.9)
    assert loss.worlds == 200 * BEGINNING
    assert not loss.is_near(-0.9, CLEAR)
    closer = trial(books, worst).loss(best, 200, Random(1), -0.9, (loss.mean,))
    assert closer.worlds > loss.worlds
    assert closer.error < loss.error


def test_losses_of_two_samples_are_one_of_both():
    rng = Random(1)
    values = [rng.gauss(0.05, 0.3) for _ in range(900)]
    one, other = (
        Loss(mean(part), pstdev(part) / sqrt(len(part)), len(part))
        for part in (values[:300], values[300:])
    )
    both = one + other
    assert both.worlds == 900
    assert both.mean == pytest.approx(mean(values))
    assert both.error == pytest.approx(pstdev(values) / 30, rel=0.02)


def test_the_same_choice_costs_nothing(books: Ledger, worst: Decision):
    played = worst.move.action
    loss = trial(books, worst).losses((played,), 50, Random(1))[played]
    assert (loss.mean, loss.error) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("gained", "error", "verdict"),
    [(0.05, 0.01, "sharp"), (0.05, 0.02, "fine"), (0.02, 0.001, "fine"), (0.0, 0.0, "fine")],
)
def test_a_decision_is_sharp_if_it_surely_gained_much(
    books: Ledger, worst: Decision, gained: float, error: float, verdict: str
):
    found = replace(worst, gained=(gained,) * 3, error=(error,) * 3)
    assert marking.unsuspected(books.record.ruleset, found).value == verdict


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
