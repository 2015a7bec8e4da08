"""Weighted worlds: what others did tells something, and nothing hidden gets into them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from aurum.analysis import evidence
from aurum.analysis.evidence import Past, past_of
from aurum.analysis.ledgers import NORMAL, RoundBooks, of_round, round_books
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.values import Valuer, value_choice
from aurum.arena.simulation import planned, played
from aurum.bots.search.beliefs import beliefs
from aurum.bots.search.root_state import root_state
from aurum.engine.styles import Style
from aurum.game import (
    Card,
    Match,
    Phase,
    Play,
    Record,
    Step,
    action_number,
    card_number,
    parse_record,
    ruleset,
    view,
    walk,
)
from aurum.kernel.tables import tables
from aurum.thinking.policy import network_mind

QUICK = NORMAL.scaled(0.02)


def bots_match(players: int, unit: int = 0) -> Record:
    """A match of the network's own levels."""
    rules = ruleset("english", players)
    return parse_record(played(planned(rules, "adept", "evidence"), unit))


def steps_of(record: Record, number: int = 0) -> list[Step]:
    return of_round(list(walk(record)), number)


def valuer_of(match: Match, judge: Judge = REVIEWER) -> Valuer:
    rules = match.ruleset
    outlook = prospects(rules, judge).outlook(match)
    return Valuer(network_mind(rules.seats), tables(rules), judge.table(), outlook)


def true_hands(match: Match) -> list[int]:
    assert match.round is not None
    return [sum(1 << card_number(card) for card in hand) for hand in match.round.hands]


@pytest.mark.parametrize("players", [3, 4])
def test_the_true_hands_are_likelier_than_others(players: int):
    """Log likelihoods, averaged over the decisions of a few rounds: the truth stands above."""
    gaps = []
    for unit in range(3):
        steps = steps_of(bots_match(players, unit))
        past = past_of(steps)
        for ply, step in list(enumerate(steps[1:]))[players :: 3 * players]:
            assert step.move is not None
            seat, seen = step.move.seat, view(step.before, step.move.seat)
            known = beliefs(seen)
            hands = np.vstack([true_hands(step.before), known.sample_masks(60, Random(unit))])
            unseen = sum(1 << card_number(card) for card in known.hidden)
            dealt, logs = evidence.dealt_hands(past, hands, unseen), np.zeros(61)
            rows = past.until(ply)
            evidence.weigh(valuer_of(step.before), rows.start, rows.moves, dealt, seat, logs)
            assert np.isfinite(logs).all()
            gaps.append(logs[0] - logs[1:].mean())
    assert np.mean(gaps) > 0.3


@pytest.mark.parametrize("players", [3, 4])
def test_dealt_hands_are_those_of_the_deal_in_the_true_world(players: int):
    steps = steps_of(bots_match(players))
    past = past_of(steps)
    for step in steps[1:]:
        assert step.move is not None
        if step.before.phase is Phase.BID and step.before.ruleset.simultaneous_bids:
            continue
        known = beliefs(view(step.before, step.move.seat))
        unseen = sum(1 << card_number(card) for card in known.hidden)
        hands = np.array([true_hands(step.before)])
        dealt = evidence.dealt_hands(past, hands, unseen)
        assert dealt.tolist() == [true_hands(steps[0].after)]


def test_likelier_worlds_come_more_often_but_never_few_alone():
    logs = np.log(np.array([1.0, 1.0, 16.0, 1.0]))
    assert evidence.weights(logs) == pytest.approx([1 / 7, 1 / 7, 4 / 7, 1 / 7])
    sharp = evidence.weights(np.append(np.zeros(99), 200.0))
    assert 1 / (sharp**2).sum() >= evidence.FEWEST * 100
    assert sharp[-1] == sharp.max() > sharp[0]
    chosen = evidence.drawn(np.array([0.5, 0.0, 0.25, 0.25]), 8, Random(1))
    assert np.bincount(chosen, minlength=4).tolist() == [4, 0, 2, 2]


def test_rows_of_one_world_count_once_for_the_error():
    """The same world ten times over is no surer than once."""
    values = np.array([[0.0], [1.0], [1.0], [0.0]])
    alone = evidence.clustered_error(values, np.arange(4))
    again = evidence.clustered_error(np.repeat(values, 10, axis=0), np.repeat(np.arange(4), 10))
    assert alone.tolist() == pytest.approx([0.25])
    assert again.tolist() == pytest.approx([0.25])


@pytest.mark.parametrize("is_late", [False, True])
def test_only_a_sample_of_the_possible_worlds_adds_to_the_error(is_late: bool):
    """Late in a round all of them are weighed: whatever is drawn again is drawn by its weight."""
    steps = steps_of(bots_match(3))
    asked = [n for n, step in enumerate(steps) if step.move and isinstance(step.move.action, Play)]
    place = asked[-2] if is_late else asked[0]
    step, count = steps[place], 400
    assert step.move is not None
    seen = view(step.before, step.move.seat)
    past = past_of(steps).until(place - 1)
    hands, worlds = evidence.likely_worlds(seen, count, Random(3), past, valuer_of(step.before))
    assert (beliefs(seen).count <= count // evidence.PROPOSED) == is_late
    assert len(np.unique(hands, axis=0)) < count
    assert (len(np.unique(worlds)) == count) == is_late


def test_bids_that_lie_face_down_tell_nothing():
    steps = steps_of(bots_match(3))
    third = steps[3]
    assert third.move is not None
    seen = view(third.before, third.move.seat)
    hands, worlds = evidence.likely_worlds(
        seen, 50, Random(3), past_of(steps).until(2), valuer_of(third.before)
    )
    assert np.array_equal(hands, beliefs(seen).sample_masks(50, Random(3)))
    assert np.array_equal(worlds, np.arange(50))


def test_where_the_reference_player_does_the_same_nothing_is_gained_without_noise():
    greedy = Judge("greedy", (Style(1.0),))
    step = steps_of(bots_match(3))[1]
    assert step.move is not None
    seen, valuer = view(step.before, step.move.seat), valuer_of(step.before, greedy)
    hands = beliefs(seen).sample_masks(20, Random(1))
    chances = np.arange(1, 21)
    gains = []
    for action in seen.legal:
        rows = np.zeros((2, 20, 3))
        value_choice(valuer, root_state(seen), hands, chances, action_number(action), rows)
        gains.append(np.abs(rows[1] - rows[0]).max())
    assert gains.count(0.0) == 1, "one bid is the network's own, the others lead elsewhere"


def swapped(record: Record, one: tuple[int, Card], other: tuple[int, Card]) -> Record:
    """The record with two cards of two hands exchanged in the first deal."""
    first = record.rounds[0]
    hands = [list(hand) for hand in first.deal.hands]
    for (seat, card), (_, new) in ((one, other), (other, one)):
        hands[seat][hands[seat].index(card)] = new
    deal = replace(first.deal, hands=tuple(tuple(hand) for hand in hands))
    return replace(record, rounds=(replace(first, deal=deal), *record.rounds[1:]))


def never_shown(record: Record) -> list[tuple[int, Card]]:
    """Cards that stayed in a hand to the end of the first round."""
    end = steps_of(record)[-1].after.round
    assert end is not None
    return [(seat, card) for seat, hand in enumerate(end.hands) for card in hand]


def is_sound(record: Record) -> bool:
    try:
        return len(list(walk(record))) > 0
    except Exception:  # noqa: BLE001 -- any flaw: the swap changed what was allowed
        return False


def known_to(books: RoundBooks, seat: int) -> list[bytes]:
    """What the short ledger says of a seat's own decisions."""
    return [
        (decision.expected.tobytes() + decision.gained.tobytes() + decision.error.tobytes())
        for decision in books.decisions
        if decision.move.seat == seat and not decision.forced
    ]


def test_the_short_ledger_of_a_seat_is_the_same_whoever_held_the_hidden_cards():
    """World swap: two cards that were never shown change hands; a seat that saw neither counts
    the same bytes, though the state with all cards open is worth something else."""
    tried = 0
    for unit in range(6):
        record = bots_match(3, unit)
        left = never_shown(record)
        pairs = [(a, b) for a in left for b in left if a[0] < b[0]]
        for one, other in pairs[:4]:
            other_world = swapped(record, one, other)
            if not is_sound(other_world):
                continue
            seat = ({0, 1, 2} - {one[0], other[0]}).pop()
            here, there = (round_books(r, 0, effort=QUICK) for r in (record, other_world))
            assert known_to(here, seat) == known_to(there, seat) != []
            tried += not np.array_equal(here.dealt.after, there.dealt.after)
            break
    assert tried, "no deal could be swapped"


def test_a_round_up_to_a_ply_has_the_moves_before_it():
    past = past_of(steps_of(bots_match(3)))
    assert isinstance(past.until(5), Past)
    assert np.array_equal(past.until(5).moves, past.moves[:5])
