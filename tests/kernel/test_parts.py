"""The small parts: bits, random numbers, the numbering, the layout of the tables."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aurum import kernel
from aurum.game import ACTION_COUNT, InvalidNotation, Swap, numbered_action, ruleset
from aurum.game.action_ids import BID, END_NUMBER, KEEP_NUMBER, PLAY_GOLD, SWAP
from aurum.kernel import bits, layout, random_numbers
from tests.builders import tiny

words = st.integers(1, 2**60 - 1)


@kernel.compiled
def count_and_find(word: int, n: int) -> tuple[int, int]:
    return kernel.popcount(word), kernel.select(word, n)


@kernel.compiled
def find_by_clearing(word: int, n: int) -> int:
    return int(bits._select_by_clearing(word, n))


@given(word=words, data=st.data())
def test_bits_are_counted_and_found(word: int, data: st.DataObject):
    places = [place for place in range(60) if word >> place & 1]
    n = data.draw(st.integers(0, len(places) - 1))
    assert count_and_find(word, n) == (len(places), places[n])
    assert find_by_clearing(word, n) == places[n]
    assert bits._python_popcount(word) == len(places)
    assert bits._python_select(word, n) == places[n]


def test_the_generator_has_the_period_it_should():
    """A * 2**31 - 1 and A * 2**32 - 1 are prime, so 2**32 has the order A * 2**31 - 1."""
    a = random_numbers.MULTIPLIER
    assert is_probably_prime(a * 2**31 - 1)
    assert is_probably_prime(a * 2**32 - 1)
    assert pow(2**32, a * 2**31 - 1, a * 2**32 - 1) == 1


def is_probably_prime(number: int) -> bool:
    return all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13, 17, 19, 23))


@given(state=st.integers(1, (random_numbers.MULTIPLIER << 32) - 2))
def test_the_generator_never_leaves_its_range(state: int):
    after = int(random_numbers.following(state))
    assert 0 < after < random_numbers.MULTIPLIER << 32
    assert after == (state * pow(2**32, -1, (random_numbers.MULTIPLIER << 32) - 1)) % (
        (random_numbers.MULTIPLIER << 32) - 1
    )


@pytest.mark.parametrize("n", [2, 3, 12, 37])
def test_choices_are_uniform(n: int):
    draws = 40_000
    counts = count_draws(int(kernel.seeds(n, 1)[0]), n, draws)
    surprise = ((counts - draws / n) ** 2).sum() / (draws / n)
    assert surprise < n - 1 + 5 * math.sqrt(2 * (n - 1))  # five standard deviations of chi-square


@kernel.compiled
def count_draws(state: int, n: int, draws: int) -> Any:
    counts = np.zeros(n, np.int64)
    for _ in range(draws):
        state = kernel.following(state)
        counts[kernel.below(state, n)] += 1
    return counts


def test_deals_are_uniform():
    """Every card is as often in every hand, and face up; chi-square over all of them."""
    games = kernel.Games(ruleset("english", 4), 20_000, seed=6)
    games.deal()
    places = np.column_stack([games.states.hold, games.states.exposed])
    surprise = 0.0
    for card in range(50):
        counts = ((places >> card) & 1).sum(axis=0)
        expected = 20_000 * np.array([12, 12, 12, 12, 2]) / 50
        surprise += float((((counts - expected) ** 2) / expected).sum())
    assert surprise < 200 + 5 * math.sqrt(400)


def test_seeds_are_repeatable_and_different():
    assert (kernel.seeds(5, 10) == kernel.seeds(5, 10)).all()
    assert len(set(kernel.seeds(5, 1000))) == 1000


def test_the_numbering_is_the_games():
    numbers = (layout.CARDS, layout.END, layout.KEEP, layout.FIRST_BID, layout.FIRST_SWAP)
    assert numbers == (PLAY_GOLD, END_NUMBER, KEEP_NUMBER, BID, SWAP)
    assert layout.ACTIONS == ACTION_COUNT
    last = numbered_action(layout.ACTIONS - 1)
    assert isinstance(last, Swap)
    assert last.gold.rank == layout.GOLD_RANKS - 1


def test_rules_that_do_not_fit_are_refused():
    with pytest.raises(InvalidNotation, match="no room for 2 seats with 30 cards"):
        kernel.tables(tiny(2, top_rank=10, hand_size=30, gold=(2, 1)))
    with pytest.raises(TypeError, match="'english' is not a ruleset"):
        kernel.tables("english")


@pytest.mark.parametrize("players", [3, 4])
def test_the_history_has_room_for_the_longest_round(players: int):
    """No play of a round ever needs more tricks than there is room for."""
    games = kernel.Games(ruleset("english", players), 2000, seed=1)
    games.deal()
    games.play_rounds()
    assert games.states.tricks.max() <= (players * 11 + players) // (players - 1)
    assert (games.states.plays <= layout.MOST_PLAYS).all()
