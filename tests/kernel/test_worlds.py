"""From a view to states that fit it: nothing known is lost, nothing hidden is used."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aurum import kernel
from aurum.game import SPECTATOR, Match, Phase, Ruleset, ruleset, view
from tests.builders import dealt, then, tiny
from tests.kernel.lockstep import NAMES, RULESETS, Choices, Pair, a_few, legal_numbers, luck


class Watched(Pair):
    """Asks at every step whether some seat's view survives the way through the kernel."""

    steps = 0

    def compare(self) -> None:
        self.steps += 1
        if self.match.round is not None:
            self.check_view(self.steps % self.rules.seats)

    def legal(self) -> list[int]:
        return legal_numbers(self.match)

    def check_view(self, seat: int) -> None:
        seen = view(self.match, seat)
        state = kernel.from_view(seen)
        state.chance = 17 + self.state.plays
        kernel.resample(self.tables, state, seat)
        again = kernel.to_match(self.rules, state)
        if self.match.phase in (Phase.DEAL, Phase.OVER):
            return  # the scores of a finished round are not for sampling
        # The kernel needs no history: how the bids came about is all that is lost on the way.
        assert view(again, seat) == replace(seen, exchanges=(), first_bids=seen.bids)


@pytest.mark.parametrize("rules", RULESETS[::7], ids=NAMES[::7])
@a_few
@given(luck=luck(), first=st.integers(0, 3))
def test_a_sampled_world_looks_the_same_to_the_seat(rules: Ruleset, luck: bytes, first: int):
    Watched(rules, first % rules.seats).play(Choices(luck))


def worlds(match: Match, seat: int, count: int) -> Counter[tuple[object, ...]]:
    tables, state = kernel.tables(match.ruleset), kernel.from_view(view(match, seat))
    found: Counter[tuple[object, ...]] = Counter()
    for chance in kernel.seeds(3, count):
        state.chance = chance
        kernel.resample(tables, state, seat)
        round_ = kernel.to_match(match.ruleset, state).round
        assert round_ is not None
        found[round_.hands, round_.bids] += 1
    return found


def test_worlds_are_uniform():
    """Seat 0 of a tiny Aurum with its 3 + 3 cards face up knows nothing of 3 cards out of 6."""
    match = dealt(tiny(3, hand_size=2, top_rank=2))
    found = worlds(match, 0, 6000)
    assert len(found) == 6  # two of the other four cards
    expected = 6000 / 6
    surprise = sum((count - expected) ** 2 / expected for count in found.values())
    assert surprise < 5 + 5 * 10**0.5


def test_a_bid_face_down_is_as_unknown_as_the_hand():
    match = then(dealt(tiny(3, hand_size=2, top_rank=2)), "0 bid Bi1", "1 bid P1")
    found = worlds(match, 0, 2000)
    assert len(found) == 12  # 4 cards for the bid, 3 for the card left of seat 1
    assert all(bids[0] == match.round.bids[0] for _, bids in found)  # type: ignore[union-attr, index]


def test_a_returned_bid_card_stays_where_everybody_saw_it_go():
    match = dealt(ruleset("english", 3))
    match = then(match, "0 bid Bi5", "1 bid P5", "2 bid Zn5", "0 keep", "1 swap Au0 P4")
    for hands, _ in worlds(match, 0, 50):
        assert match.round.bids[1] not in hands[1]  # type: ignore[union-attr, index]
        assert "P5" in map(str, hands[1])  # type: ignore[index]


def test_given_hands_are_taken_as_they_are():
    match = then(dealt(ruleset("german", 3)), "0 bid Bi5")
    assert match.round is not None
    state = kernel.from_view(view(match, 1), match.round.hands, match.round.bids)
    assert kernel.to_match(match.ruleset, state) == match


def test_a_spectator_has_no_state():
    match = dealt(ruleset("german", 3))
    with pytest.raises(ValueError, match="sees no hand"):
        kernel.from_view(view(match, SPECTATOR))
