"""Pairs of facts: they keep to their places, and leads and chances are what a recount says."""

from math import comb
from typing import Any

import numpy as np
import pytest

from aurum.engine.lessons import Lessons
from aurum.kernel.layout import BASE, BID, CARDS, END, KEEP, NIBBLE, PLACES, PLAY
from aurum.kernel.rounds import apply
from aurum.kernel.scoring import side_bid, side_score, side_tricks
from aurum.thinking.features import (
    FEATURES,
    POSITION,
    action_features,
    hidden_cards,
    position_features,
)
from aurum.thinking.network import FEW_CARDS, part_of, trained_layers, value_choices
from aurum.thinking.pair_features import (
    ALL_FEATURES,
    CARD_NEED,
    ENDS_NOW,
    LEAD,
    LEAD_THEN,
    LEADS,
    METAL,
    MOST_FEATURES,
    NEED_LEFT,
    action_facts,
    position_facts,
)
from aurum.thinking.policy import network_mind, policy_options
from tests.bots.positions import roots

Found = list[tuple[int, float]]


def facts(mind: Any, rules: Any, state: Any, action: int) -> tuple[Found, Found]:
    """Those of the position and those of the action."""
    hidden = hidden_cards(rules, state, int(state.seat))
    known = position_facts(rules, state, hidden, mind)
    last = action_facts(rules, state, action, hidden, mind, known)
    found = [(int(mind.places[n]), float(mind.values[n])) for n in range(last)]
    return found[:known], found[known:]


def lead_class(rules: Any, state: Any, side: int, other: int) -> int:
    """Points of two sides as of now, and who is ahead of a tie (R9), counted from scratch."""
    own, its = (int(side_score(rules, state, one)) for one in (side, other))
    if own != its:
        return 7 + max(-7, min(7, own - its + (1 if own > its else -1)))
    exact = [side_bid(rules, state, one) == side_tricks(rules, state, one) for one in (side, other)]
    return 7 + int(exact[0]) - int(exact[1])


def least_lead(rules: Any, state: Any, side: int) -> int:
    others = [other for other in range(rules.sides) if other != side]
    return min(lead_class(rules, state, side, other) for other in others)


def one_at(found: Found, first: int, size: int) -> list[tuple[int, float]]:
    """The features of a range, counted from its beginning."""
    return [(place - first, value) for place, value in found if first <= place < first + size]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("zeros", [True, False])
def test_facts_keep_to_their_places(players: int, zeros: bool) -> None:
    mind, used = network_mind(players, Lessons.PAIRS), set()
    for rules, root in roots(players, 12, zeros=zeros):
        state = root[0]
        for n in range(policy_options(mind, rules, state)):
            position, action = facts(mind, rules, state, int(mind.options[n]))
            assert len(position) + len(action) <= MOST_FEATURES - 3  # room for weighing by fours
            assert all(p < POSITION or FEATURES <= p < CARD_NEED for p, _ in position)
            assert all(POSITION <= p < FEATURES or p >= CARD_NEED for p, _ in action)
            assert all(0 <= place < ALL_FEATURES for place, _ in position + action)
            single = [p for p, _ in position + action if not METAL <= p < NEED_LEFT]
            assert len(set(single)) == len(single), "only metals may be alike"
            used |= {place for place, _ in position + action}
    assert len(used) > ALL_FEATURES / 6


@pytest.mark.parametrize("players", [3, 4])
def test_a_network_without_pairs_sees_the_plain_features_only(players: int) -> None:
    mind = network_mind(players, Lessons.VARIED)
    for rules, root in roots(players, 3):
        state = root[0]
        hidden = hidden_cards(rules, state, int(state.seat))
        known = position_features(rules, state, hidden, mind)
        assert position_facts(rules, state, hidden, mind) == known
        for n in range(policy_options(mind, rules, state)):
            action = int(mind.options[n])
            plain = action_features(rules, state, action, hidden, mind, known)
            assert action_facts(rules, state, action, hidden, mind, known) == plain
        assert part_of(mind, state) == state.phase - BID


@pytest.mark.parametrize("players", [3, 4])
def test_the_odds_with_pairs_are_those_of_a_plain_calculation(players: int) -> None:
    mind, layers = network_mind(players, Lessons.PAIRS), trained_layers(players, Lessons.PAIRS)
    layers = {name: weights.astype(np.float64) for name, weights in layers.items()}
    parts = set()
    for rules, root in list(roots(players, 2))[::3]:
        state = root[0]
        part, count = int(part_of(mind, state)), value_choices(mind, rules, state)
        odds = mind.odds[:count].copy()
        cards = int(state.hold[state.seat] & BASE).bit_count()
        is_late = state.phase != BID and cards <= FEW_CARDS
        assert part == int(state.phase) - BID + 2 * is_late
        parts.add(part)
        for n in range(count):
            position, action = facts(mind, rules, state, int(mind.options[n]))
            dense = np.zeros(ALL_FEATURES)
            for place, value in position + action:
                dense[place] += value
            wide = np.maximum(dense @ layers["first"][part], 0)
            narrow = layers["second"][part] @ wide + layers["constants"][part]
            plain = np.append(np.maximum(narrow, 0), 1) @ layers["last"][part]
            assert odds[n] == pytest.approx(plain, abs=1e-3)
    assert len(parts) == 5


@pytest.mark.parametrize("players", [3, 4])
def test_r8_the_leads_of_a_position_are_those_of_a_recount(players: int) -> None:
    mind, compared = network_mind(players, Lessons.PAIRS), 0
    for rules, root in roots(players, 21):
        state = root[0]
        if state.phase == BID:
            continue
        side = int(rules.side[state.seat])
        policy_options(mind, rules, state)
        position, _ = facts(mind, rules, state, int(mind.options[0]))
        for turn in range(1, rules.sides):
            other = int(rules.side[rules.seat[state.seat + turn]])
            found = dict(one_at(position, LEAD + (turn - 1) * 3 * LEADS, 3 * LEADS))
            wanted = set()
            for case, taker in enumerate((None, side, other)):
                then = root.copy()[0]
                if taker is not None:
                    then.taken[taker] += 1
                wanted.add(case * LEADS + lead_class(rules, then, side, other))
            assert set(found) == wanted
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("players", [3, 4])
def test_r4_the_leads_of_an_exchange_are_those_of_the_table_after_it(players: int) -> None:
    mind, swapped = network_mind(players, Lessons.PAIRS), 0
    for rules, root in (found for seed in range(4) for found in roots(players, seed)):
        state = root[0]
        for n in range(policy_options(mind, rules, state)):
            action = int(mind.options[n])
            if state.phase in (BID, PLAY):
                break
            side = int(rules.side[state.seat])
            _, found = facts(mind, rules, state, action)
            then = root.copy()[0]
            apply(rules, then, action)
            wanted = set()
            for more in range(3):
                wanted.add(more * LEADS + least_lead(rules, then, side))
                then.taken[side] += 1
            assert {place for place, _ in one_at(found, LEAD_THEN, 3 * LEADS)} == wanted
            swapped += action != KEEP
    assert swapped > 20


def spend(rules: Any, state: Any, seat: int, card: int) -> None:
    """Take a gold card out of a collection; base cards are worth no points."""
    if card >= CARDS:
        rank = card - CARDS
        state.gold[seat] -= 1 << (4 * rank)
        if not int(state.gold[seat]) >> (4 * rank) & NIBBLE:
            state.hold[seat] ^= 1 << card


@pytest.mark.parametrize("players", [3, 4])
def test_r6_3_the_lead_of_the_last_card_of_a_trick_is_that_of_who_takes_it(players: int) -> None:
    mind, golden, given = network_mind(players, Lessons.PAIRS), 0, 0
    for rules, root in (
        found for seed in range(6) for found in roots(players, seed, bot="apprentice")
    ):
        state = root[0]
        if state.phase != PLAY or state.turn != rules.seats - 1:
            continue
        seat, side = int(state.seat), int(rules.side[state.seat])
        leader, best = int(state.leader), int(state.high)
        for n in range(policy_options(mind, rules, state)):
            card = int(mind.options[n])
            if card == END:
                continue
            takes = int(rules.high[card]) + int(state.turn) > best
            taker = seat if takes else (leader + best % PLACES) % int(rules.seats)
            then = root.copy()[0]
            spend(rules, then, seat, card)
            then.taken[taker] += 1
            _, found = facts(mind, rules, state, card)
            wanted = (0 if takes else LEADS) + least_lead(rules, then, side)
            assert one_at(found, LEAD_THEN, 3 * LEADS) == [(wanted, 1.0)]
            golden, given = golden + (card >= CARDS), given + (not takes)
    assert golden > 10
    assert given > 10


@pytest.mark.parametrize("players", [3, 4])
def test_r7_2_the_lead_of_who_ends_the_round_says_who_wins_it(players: int) -> None:
    """Nobody may end it in most of these positions, but the kernel settles whatever it is told."""
    mind, ended = network_mind(players, Lessons.PAIRS), 0
    for seed in range(4):
        for rules, root in roots(players, seed):
            state = root[0]
            if state.phase != PLAY:
                continue
            side = int(rules.side[state.seat])
            _, found = facts(mind, rules, state, END)
            ((place, value),) = one_at(found, LEAD_THEN, 3 * LEADS)
            apply(rules, state, END)
            lead = place - 2 * LEADS
            assert value == 1.0
            if lead != 7:  # a tie that the bids do not break goes to the highest gold
                assert (lead > 7) == (int(state.nugget) == 1 << side)
            ended += 1
    assert ended > 50


def test_r7_1_the_chance_that_the_last_to_play_has_nothing_is_exact() -> None:
    mind, compared = network_mind(3, Lessons.PAIRS), 0
    for seed in range(60):
        for rules, root in roots(3, seed, zeros=False):
            state = root[0]
            follower = int(rules.seat[state.leader + 2])
            if state.phase != PLAY or state.turn != 1:
                continue
            hidden = int(hidden_cards(rules, state, int(state.seat)))
            size = int(state.hold[follower] & BASE).bit_count()
            for n in range(policy_options(mind, rules, state)):
                card = int(mind.options[n])
                if card >= CARDS:
                    continue
                closed = hidden & int(state.closed | rules.closes[card])
                ways = comb(closed.bit_count(), size) / comb(hidden.bit_count(), size)
                wanted = 0.0 if state.gold[follower] else ways
                _, found = facts(mind, rules, state, card)
                told = dict(found).get(ENDS_NOW, 0.0)
                assert told == pytest.approx(wanted, abs=1e-6)
                compared += 0.0 < wanted < 1.0
    assert compared > 20
