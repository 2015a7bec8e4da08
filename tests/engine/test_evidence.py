"""Likely worlds: what others did tells something, and nothing hidden gets into them."""

from __future__ import annotations

from dataclasses import replace
from math import log
from typing import Any

import numpy as np
import pytest

from aurum.analysis.reference import REVIEWER, Judge
from aurum.arena.simulation import planned, played
from aurum.engine.packing import asked_state, from_match, past_of
from aurum.engine.questions.past import Past
from aurum.engine.records import State
from aurum.engine.styles import Style
from aurum.game import (
    KEEP,
    Match,
    Phase,
    Play,
    Step,
    action_number,
    advance,
    card_number,
    parse_record,
    ruleset,
    view,
    walk,
)
from aurum.kernel.convert import bit_cards
from aurum.kernel.layout import BASE, as_compiled
from aurum.kernel.sampling import unseen_cards
from aurum.kernel.tables import tables
from aurum.thinking import evidence
from aurum.thinking.likelihood import action_chance
from aurum.thinking.policy import network_mind
from aurum.thinking.worlds import count_worlds


def steps_of_round(players: int, unit: int = 0, edition: str = "english") -> list[Step]:
    """The first round of a match of the network's own levels."""
    rules = ruleset(edition, players)
    record = parse_record(played(planned(rules, "adept", "evidence"), unit))
    return [step for step in walk(record) if step.round == 0]


def asked(steps: list[Step]) -> list[tuple[int, Step]]:
    """The decisions, and how many came before each."""
    return [(ply, step) for ply, step in enumerate(steps[1:]) if step.move is not None]


class Study:
    """A decision, and room for the likely worlds of its seat."""

    def __init__(self, steps: list[Step], ply: int, judge: Judge = REVIEWER) -> None:
        step = steps[ply + 1]
        assert step.move is not None
        self.match, self.seen = step.before, view(step.before, step.move.seat)
        self.rules = tables(self.seen.ruleset)
        self.mind, self.styles = network_mind(self.seen.ruleset.seats), as_compiled(judge.packed)
        self.record: Past = past_of(steps)
        self.record.count = ply
        self.past = as_compiled(self.record)
        self.likely: Any = np.zeros(1, evidence.LIKELY).view(np.recarray)[0]
        self.put(asked_state(self.seen))

    def put(self, state: State, chance: int = 3) -> None:
        self.likely.state = as_compiled(state)
        self.likely.state.chance = chance

    @property
    def is_sound(self) -> bool:
        return evidence.is_past(self.rules, self.past, self.likely)

    def worlds(self, count: int) -> Any:
        """The hands of so many likely worlds."""
        likely = self.likely
        evidence.likely_worlds(self.mind, self.rules, self.past, self.styles, likely, count)
        return likely.hands[likely.rows[:count], : self.seen.ruleset.seats]

    def log_likelihood(self, hands: Any) -> float:
        evidence.begin_likely(self.rules, self.past, self.likely, 2)
        self.likely.weighed, self.likely.hands[0, : len(hands)] = 0, hands
        evidence.weigh_likely(self.mind, self.rules, self.past, self.styles, self.likely)
        return float(self.likely.logs[0])


def true_hands(match: Match) -> list[int]:
    assert match.round is not None
    return [sum(1 << card_number(card) for card in hand) for hand in match.round.hands]


@pytest.mark.parametrize("edition", ["english", "german", "french"])
@pytest.mark.parametrize("players", [3, 4])
def test_every_round_is_the_past_of_its_decisions(players: int, edition: str):
    steps = steps_of_round(players, edition=edition)
    for ply, _ in asked(steps):
        assert Study(steps, ply).is_sound, ply


@pytest.mark.parametrize("players", [3, 4])
def test_another_past_is_refused(players: int):
    steps = steps_of_round(players)
    ply = next(n for n, step in asked(steps) if n > 20 and step.before.phase is Phase.PLAY)
    for flaw in ("short", "illegal", "seat", "cards"):
        study = Study(steps, ply)
        if flaw == "short":
            study.past.count -= 1
        elif flaw == "illegal":
            study.past.moves[3, 1] = study.past.moves[0, 1]
        elif flaw == "seat":
            study.past.moves[2, 0] = players
        else:
            one, other = study.past.start.hold[:2].copy()
            study.past.start.hold[0], study.past.start.hold[1] = other, one
        assert not study.is_sound, flaw


@pytest.mark.parametrize("players", [3, 4])
def test_the_true_hands_are_likelier_than_others(players: int):
    """Log likelihoods, averaged over the decisions of a few rounds: the truth stands above."""
    gaps = []
    for unit in range(3):
        steps = steps_of_round(players, unit)
        for ply, _ in asked(steps)[players :: 3 * players]:
            study = Study(steps, ply)
            study.worlds(120)
            others = study.likely.hands[: study.likely.proposed, :players].copy()
            logs = [study.log_likelihood(hands) for hands in others]
            assert np.isfinite(logs).all()
            gaps.append(study.log_likelihood(true_hands(study.match)) - np.mean(logs))
    assert np.mean(gaps) > 0.3


@pytest.mark.parametrize("players", [3, 4])
def test_in_the_true_world_the_round_is_played_again_as_it_was(players: int):
    """After all moves the same cards are in all hands: so dealt hands are found rightly."""
    steps = steps_of_round(players)
    for ply, step in asked(steps):
        if step.before.phase is Phase.BID and step.before.ruleset.simultaneous_bids:
            continue
        study = Study(steps, ply)
        hands = true_hands(step.before)
        study.log_likelihood(hands)
        assert (study.likely.work.hold[:players] & BASE).tolist() == hands


@pytest.mark.parametrize("players", [3, 4])
def test_a_world_weighs_what_others_did_in_it(players: int):
    """The round again on the readable engine, with a world's hands: others' real choices count."""
    steps = steps_of_round(players)
    for ply, step in asked(steps)[players::6]:
        study = Study(steps, ply)
        found = study.worlds(40)
        seat, unseen = study.likely.state.seat, int(study.likely.unseen)
        there, expected = dealt_in(steps[0].after, found[0], unseen), 0.0
        for move in (one.move for _, one in asked(steps)[:ply]):
            assert move is not None
            is_choice = len(view(there, move.seat).legal) > 1 and move.action != KEEP
            if move.seat != seat and is_choice:
                state, action = as_compiled(from_match(there)), action_number(move.action)
                state.seat = move.seat
                likely = action_chance(study.mind, study.rules, state, action, study.styles)
                expected += log(likely)
            there, _ = advance(there, move.seat, move.action)
        assert study.log_likelihood(found[0]) == pytest.approx(expected), step.move


def dealt_in(match: Match, hands: Any, unseen: int) -> Match:
    """The deal of a world: what the seat has not seen lies as in these hands."""
    assert match.round is not None
    dealt = [
        bit_cards(true & ~unseen | int(hand) & unseen)
        for true, hand in zip(true_hands(match), hands, strict=True)
    ]
    return replace(match, round=replace(match.round, hands=tuple(dealt)))


@pytest.mark.parametrize("players", [3, 4])
def test_hidden_cards_change_nothing(players: int):
    """World swap: a likely world in place of the truth, in the deal and before the seat."""
    steps = steps_of_round(players)
    for ply, step in asked(steps)[players::7]:
        study, other = Study(steps, ply), Study(steps, ply)
        found = study.worlds(40)
        swapped, record = asked_state(study.seen), past_of(steps)
        record.count = ply
        unseen = int(unseen_cards(study.rules, study.likely.state, swapped.seat))
        for seat in range(players):
            hand = int(found[0, seat]) & unseen
            swapped.hold[seat] = (swapped.hold[seat] & ~unseen) | hand
            record.start.hold[seat] = (record.start.hold[seat] & ~unseen) | hand
        other.past = as_compiled(record)
        other.put(swapped)
        assert np.array_equal(other.worlds(40), found), step.move


def test_likelier_worlds_come_more_often_but_never_few_alone():
    logs = np.log(np.array([1.0, 1.0, 16.0, 1.0]))
    evidence.temper(logs, 4)
    assert logs == pytest.approx([1 / 7, 1 / 7, 4 / 7, 1 / 7])
    sharp = np.append(np.zeros(99), 200.0)
    evidence.temper(sharp, 100)
    assert 1 / (sharp**2).sum() >= evidence.FEWEST * 100
    assert sharp[-1] == sharp.max() > sharp[0]


def test_worlds_are_drawn_as_often_as_their_chances_say():
    study = Study(steps_of_round(3), 30)
    likely = study.likely
    evidence.begin_likely(study.rules, study.past, likely, 8)
    likely.proposed, likely.tells, likely.are_all = 4, 1, 0
    likely.logs[:4] = np.log([0.5, 1e-16, 0.25, 0.25]) / evidence.TRUST
    evidence.draw_likely(likely)
    assert np.bincount(likely.rows[:8], minlength=4).tolist() == [4, 0, 2, 2]
    assert likely.draws[:8].tolist() == likely.rows[:8].tolist()


def test_rows_of_one_draw_count_once_for_the_error():
    """The same world ten times over is no surer than once."""
    values = np.array([0.0, 1.0, 1.0, 0.0])
    alone = evidence.clustered_error(values, np.arange(4), 4)
    again = evidence.clustered_error(np.repeat(values, 10), np.repeat(np.arange(4), 10), 40)
    assert alone == pytest.approx(0.25)
    assert again == pytest.approx(0.25)


@pytest.mark.parametrize("is_late", [False, True])
def test_only_a_sample_of_the_possible_worlds_adds_to_the_error(is_late: bool):
    """Late in a round all of them are weighed: whatever is drawn again is drawn by its weight."""
    steps, count = steps_of_round(3), 400
    cards = [ply for ply, step in asked(steps) if step.move and isinstance(step.move.action, Play)]
    study = Study(steps, cards[-2] if is_late else cards[0])
    hands = study.worlds(count)
    possible = count_worlds(study.rules, study.likely.state)
    assert (possible <= count // evidence.PROPOSED) == is_late
    assert len(np.unique(hands, axis=0)) < count
    assert (len(np.unique(study.likely.draws[:count])) == count) == is_late


def test_bids_that_lie_face_down_tell_nothing():
    steps = steps_of_round(3)
    told, untold = Study(steps, 2), Study(steps, 2)
    untold.past.count = 0
    assert np.array_equal(told.worlds(50), untold.worlds(50))
    assert told.likely.draws[:50].tolist() == list(range(50))


def test_a_player_of_another_kind_finds_other_worlds_likely():
    steps = steps_of_round(4)
    thumbs = Judge("rules of thumb", (Style(1.0, slips=0.05, by_network=False),))
    one, other = Study(steps, 30), Study(steps, 30, thumbs)
    assert not np.array_equal(one.worlds(100), other.worlds(100))
