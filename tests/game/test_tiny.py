"""A tiny Aurum, walked through completely."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from aurum.game import (
    Deal,
    EndReason,
    Match,
    Ruleset,
    advance,
    deal,
    evolve_all,
    legal_actions,
    parse_position,
    position_text,
    start,
)
from aurum.game.perft import perft, round_tree
from aurum.game.tricks import has_valid_base_card
from tests.builders import tiny
from tests.game.test_rules_properties import check_invariants


def every_deal(rules: Ruleset) -> Iterator[Deal]:
    """All deals of a tiny deck to two seats."""
    for first in combinations(rules.deck, rules.hand_size):
        rest = [card for card in rules.deck if card not in first]
        for second in combinations(rest, rules.hand_size):
            exposed = tuple(card for card in rest if card not in second)
            yield Deal((first, second), exposed)


def walk(match: Match, seen: set[Match]) -> Iterator[Match]:
    """Every position that can be reached, once."""
    if match in seen:
        return
    seen.add(match)
    yield match
    for seat in match.to_act[:1]:
        for action in legal_actions(match, seat):
            yield from walk(advance(match, seat, action)[0], seen)


def opened(rules: Ruleset, cards: Deal, first: int = 0) -> Match:
    match = start(rules, first)
    return evolve_all(match, deal(match, cards))


def test_every_position_of_some_deals_is_sound():
    rules = tiny()
    ends: Counter[EndReason] = Counter()
    seen: set[Match] = set()
    for number, cards in enumerate(every_deal(rules)):
        if number % 560 == 0:
            for match in walk(opened(rules, cards, number // 560 % 2), seen):
                check_position(match)
                if match.round and match.round.ended:
                    ends[match.round.ended.reason] += 1
    assert set(ends) == set(EndReason)
    assert len(seen) > 1000


def check_position(match: Match) -> None:
    check_invariants(match)
    assert parse_position(position_text(match), match.ruleset) == match
    round_ = match.round
    assert round_ is not None
    if round_.ended is None:
        return
    seat, reason = round_.ended.seat, round_.ended.reason
    if reason is EndReason.EMPTY:
        assert round_.trick == ()
        assert round_.hands[seat] == ()
        assert seat == round_.leader
    else:
        assert round_.trick
        assert seat == round_.turn
        assert not has_valid_base_card(round_, seat)
        assert bool(round_.gold[seat]) == (reason is EndReason.DECLINED)


@pytest.mark.parametrize("teams", [False, True])
def test_three_and_four_tiny_seats(teams: bool):
    rules = (
        tiny(4, teams=True, simultaneous_bids=False, hand_size=2) if teams else tiny(3, hand_size=2)
    )
    seats = rules.seats
    hands = tuple(rules.deck[seat * 2 : seat * 2 + 2] for seat in range(seats))
    seen: set[Match] = set()
    for match in walk(opened(rules, Deal(hands, rules.deck[seats * 2 :])), seen):
        check_position(match)
    assert len(seen) > 20


def test_perft_counts_every_path():
    """Leaves at each depth, counted once more by hand."""
    match = opened(tiny(), Deal((tiny().deck[:3], tiny().deck[3:6]), tiny().deck[6:]))
    level = [match]
    for depth in range(5):
        assert perft(match, depth).count == len(level)
        level = [after for each in level for after in successors(each)]


def successors(match: Match) -> list[Match]:
    """A finished round stays where it is."""
    if not match.to_act:
        return [match]
    seat = match.to_act[0]
    return [advance(match, seat, action)[0] for action in legal_actions(match, seat)]


def test_the_tree_of_a_round_has_as_many_ends_as_perft_has_leaves():
    cards = Deal((tiny().deck[0:9:3], tiny().deck[1:9:3]), tiny().deck[2:9:3])
    match = opened(tiny(zeros=False, gold=(0, 1, 1, 1)), cards)
    tree = round_tree(match)
    assert sum(tree.values()) == perft(match, 99).count
    assert {words.split()[0] for words in tree} <= {"stuck", "empty", "declined"}
