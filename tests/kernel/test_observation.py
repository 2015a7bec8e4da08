"""The observation is the view as numbers: equal from game and kernel, and without a leak."""

from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aurum import kernel
from aurum.game import SPECTATOR, Phase, Ruleset, ruleset, view
from aurum.kernel.layout import Rules, States
from aurum.kernel.observation import PIECES, STARTS
from tests.builders import dealt, then
from tests.kernel.lockstep import NAMES, RULESETS, Choices, Pair, a_few, legal_numbers, luck

DOCUMENT = Path(__file__).parents[2] / "docs" / "observation.md"


class Observed(Pair):
    """Compares the observations of one seat at every step, also after hidden cards moved."""

    steps = 0

    def compare(self) -> None:
        self.steps += 1
        seat = self.steps % self.rules.seats
        row = kernel.observed(self.tables, self.state, seat)
        assert_same(row, kernel.observation(view(self.match, seat)))
        if self.match.phase in (Phase.BID, Phase.EXCHANGE, Phase.PLAY):
            other = self.state.copy()
            kernel.resample(self.tables, other, seat)
            assert_same(kernel.observed(self.tables, other, seat), row)
            assert_same(kernel.observation(view(kernel.to_match(self.rules, other), seat)), row)

    def legal(self) -> list[int]:
        return legal_numbers(self.match)


def assert_same(row: kernel.Observation, other: kernel.Observation) -> None:
    ours, theirs = kernel.pieces(row), kernel.pieces(other)
    assert [name for name in PIECES if not np.array_equal(ours[name], theirs[name])] == []


@pytest.mark.parametrize("rules", RULESETS[::5], ids=NAMES[::5])
@a_few
@given(luck=luck(), first=st.integers(0, 3))
def test_game_and_kernel_observe_the_same_and_hidden_cards_do_not_matter(
    rules: Ruleset, luck: bytes, first: int
):
    Observed(rules, first % rules.seats).play(Choices(luck))


@kernel.compiled
def count_leaks(rules: Rules, states: States, scratch: States, rows: Any, leaky: bool) -> int:
    """In how many positions an observation changes when the cards hidden from it change."""
    leaks = 0
    for index in range(len(states)):
        for seat in range(rules.seats):
            scratch[0] = states[index]
            kernel.resample(rules, scratch[0], seat)
            rows[:] = 0
            watched = (seat + 1) % rules.seats if leaky else seat
            kernel.observe(rules, states[index], watched, rows[0])
            kernel.observe(rules, scratch[0], watched, rows[1])
            if (rows[0] != rows[1]).any():
                leaks += 1
    return leaks


@pytest.mark.parametrize("players", [3, 4])
def test_hidden_cards_do_not_matter_in_thousands_of_positions(players: int):
    games = kernel.Games(ruleset("english", players), 100, seed=7)
    games.deal()
    scratch = kernel.state_array(1)
    rows = np.zeros((2, kernel.OBSERVATION_SIZE), np.int8)
    rng = np.random.default_rng(1)
    seen_by_others = 0
    for _ in range(70):
        assert count_leaks(games.rules, games.states, scratch, rows, False) == 0
        seen_by_others += count_leaks(games.rules, games.states, scratch, rows, True)
        masks = games.legal_masks()
        games.apply([rng.choice(np.flatnonzero(m)) if m.any() else -1 for m in masks])
    assert seen_by_others > 1000  # the test would see a leak
    assert games.states.tricks.max() > 5


def test_bids_face_down_are_seen_by_their_owner_only():
    match = then(dealt(ruleset("english", 3)), "0 bid Bi5")
    own, others = (kernel.pieces(kernel.observation(view(match, seat))) for seat in (0, 1))
    assert own["bids"][0].sum() == 1
    assert others["bids"].sum() == 0
    assert others["placed"].tolist() == [0, 0, 1, 0]
    assert others["to_act"].tolist() == [1, 1, 0, 0]


def test_who_ended_the_round_shows_the_hand():
    games = kernel.Games(ruleset("english", 3), 50, seed=1)
    games.deal()
    games.play_rounds()
    for index, state in enumerate(games.states):
        named = kernel.pieces(kernel.observed(games.rules, state, 1))
        ended = games.match(index).round.ended  # type: ignore[union-attr]
        assert named["ended"][(ended.seat - 1) % 3] == 1  # type: ignore[union-attr]
        assert named["shown"].sum() == len(ended.hand)  # type: ignore[union-attr]
        assert not (named["shown"] & named["unseen"]).any()


def test_only_seats_observe():
    match = dealt(ruleset("english", 3))
    with pytest.raises(ValueError, match="no seat to look from"):
        kernel.observation(view(match, SPECTATOR))
    with pytest.raises(ValueError, match="3 is not a seat; the seats are 0 to 2"):
        kernel.observed(kernel.tables(match.ruleset), kernel.from_match(match), 3)
    with pytest.raises(ValueError, match="the row has the shape"):
        kernel.pieces(np.zeros(5, np.int8))


def test_the_document_lists_every_piece_where_it_is():
    text = DOCUMENT.read_text()
    for name, shape in PIECES.items():
        size = " x ".join(map(str, shape))
        last = STARTS[name] + prod(shape) - 1
        assert f"| `{name}` | {size} | {STARTS[name]}-{last} |" in text
    assert f"{kernel.OBSERVATION_SIZE:,} numbers" in text
