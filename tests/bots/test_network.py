"""The network: its features, its answers, and what is played by it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from aurum.bots import UNLIMITED
from aurum.bots.search.efforts import INSTINCT
from aurum.bots.search.search import Searcher
from aurum.engine.lessons import Lessons
from aurum.game import Swap, numbered_action, view
from aurum.kernel.layout import BID
from aurum.kernel.rounds import is_legal
from aurum.kernel.tables import tables
from aurum.thinking.features import (
    FEATURES,
    POSITION,
    action_features,
    hidden_cards,
    position_features,
)
from aurum.thinking.network import (
    LAYERS,
    MIND,
    NARROW,
    WIDE,
    trained_layers,
    value_choices,
)
from aurum.thinking.pair_features import MOST_FEATURES
from aurum.thinking.policy import (
    heuristic_mind,
    network_mind,
    play_out,
    policy_action,
    policy_options,
)
from tests.bots.positions import dealt, decisions, roots, twin
from tests.bots.root_state import root_state

Found = list[tuple[int, float]]


def positions(players: int, seed: int, **variant: Any) -> Iterator[tuple[Any, Any]]:
    """Rules and state of every decision of a round."""
    for rules, root in roots(players, seed, **variant):
        yield rules, root[0]


def features(mind: Any, rules: Any, state: Any, action: int) -> tuple[Found, Found]:
    """Those of the position and those of the action."""
    hidden = hidden_cards(rules, state, int(state.seat))
    known = position_features(rules, state, hidden, mind)
    last = action_features(rules, state, action, hidden, mind, known)
    found = [(int(mind.places[n]), float(mind.values[n])) for n in range(last)]
    return found[:known], found[known:]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("zeros", [True, False])
def test_features_keep_to_their_places(players: int, zeros: bool) -> None:
    mind, used = network_mind(players), set()
    for rules, state in positions(players, 12, zeros=zeros):
        for n in range(policy_options(mind, rules, state)):
            position, action = features(mind, rules, state, int(mind.options[n]))
            assert len(position) + len(action) <= MOST_FEATURES - 3  # room for weighing by fours
            assert all(0 <= place < POSITION for place, _ in position)
            assert all(POSITION <= place < FEATURES for place, _ in action)
            for part in (position, action):
                assert len({place for place, _ in part}) == len(part)
            used |= {place for place, _ in position + action}
    assert len(used) > FEATURES / 2


@pytest.mark.parametrize("players", [3, 4])
def test_the_odds_are_those_of_a_plain_calculation(players: int) -> None:
    mind, layers = network_mind(players), trained_layers(players)
    for rules, state in list(positions(players, 2))[::3]:
        phase, count = int(state.phase) - BID, value_choices(mind, rules, state)
        odds = mind.odds[:count].copy()
        for n in range(count):
            position, action = features(mind, rules, state, int(mind.options[n]))
            dense = np.zeros(FEATURES)
            for place, value in position + action:
                dense[place] = value
            wide = np.maximum(dense @ layers["first"][phase], 0)
            narrow = layers["second"][phase] @ wide + layers["constants"][phase]
            plain = np.append(np.maximum(narrow, 0), 1) @ layers["last"][phase]
            assert odds[n] == pytest.approx(plain, abs=1e-3)


@pytest.mark.parametrize("lessons", Lessons)
@pytest.mark.parametrize("players", [3, 4])
def test_hidden_cards_change_no_odds(players: int, lessons: Lessons) -> None:
    mind, rng, compared = network_mind(players, lessons), Random(4), 0
    for match in list(decisions(players, 8))[::2]:
        seat, rules = match.to_act[0], tables(match.ruleset)
        odds = []
        for world in (match, twin(match, seat, rng)):
            state = root_state(view(world, seat))[0]
            odds.append(mind.odds[: value_choices(mind, rules, state)].tolist())
        assert odds[0] == odds[1]
        compared += 1
    assert compared > 10


@pytest.mark.parametrize("lessons", Lessons)
def test_r3_2_a_bid_face_down_is_not_looked_at_in_playouts(lessons: Lessons) -> None:
    """Who bids second in a playout must not know the first bid, whichever it was."""
    mind, match = network_mind(3, lessons), dealt(3, 5)
    rules = tables(match.ruleset)
    root = root_state(view(match, match.to_act[0]))
    hand = [n for n in range(50) if int(root[0].hold[root[0].seat]) >> n & 1]
    odds = []
    for card in hand:
        state = root.copy()[0]
        seat = int(state.seat)
        state.bids[seat] = card
        state.hold[seat] ^= 1 << card
        state.seat = (seat + 1) % 3
        odds.append(mind.odds[: value_choices(mind, rules, state)].tolist())
    assert len(hand) == 12
    assert all(other == odds[0] for other in odds)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("make", [heuristic_mind, network_mind])
def test_playouts_end_the_round(players: int, make: Any) -> None:
    root = root_state(view(dealt(players, 7), 7 % players))
    assert play_out(make(players), tables(dealt(players, 7).ruleset), root[0]) > 20
    assert root[0].rounds == 1
    assert root[0].nugget > 0


@pytest.mark.parametrize("players", [3, 4])
def test_what_the_network_does_is_legal(players: int) -> None:
    mind = network_mind(players)
    for rules, state in positions(players, 31):
        assert is_legal(rules, state, policy_action(mind, rules, state))


@pytest.mark.parametrize("players", [3, 4])
def test_only_dear_or_equal_exchanges_are_no_candidates(players: int) -> None:
    mind = network_mind(players)
    for match in decisions(players, 9):
        seen = view(match, match.to_act[0])
        count = policy_options(mind, tables(match.ruleset), root_state(seen)[0])
        listed = {numbered_action(int(n)) for n in mind.options[:count]}
        assert listed <= set(seen.legal)
        ranks = {(a.card.rank, a.partner) for a in listed if isinstance(a, Swap)}
        for left_out in set(seen.legal) - listed:
            assert isinstance(left_out, Swap)
            assert (left_out.card.rank, left_out.partner) in ranks


def test_the_network_alone_is_the_choice_of_best_odds() -> None:
    mind, bot = network_mind(3), Searcher("instinct", INSTINCT)
    for match in list(decisions(3, 17))[::3]:
        seen = view(match, match.to_act[0])
        state = root_state(seen)[0]
        chosen = numbered_action(int(policy_action(mind, tables(match.ruleset), state)))
        assert bot.choose(seen, UNLIMITED, Random(1)) == chosen


@pytest.mark.parametrize("lessons", Lessons)
@pytest.mark.parametrize("players", [3, 4])
def test_the_stored_weights_have_the_shape_of_the_record(players: int, lessons: Lessons) -> None:
    layers, shapes = trained_layers(players, lessons), {name: MIND[name].shape for name in LAYERS}
    parts, wide, narrow = shapes["second"]
    shapes["second"] = (parts, narrow, wide)  # turned when it is laid out
    if lessons is not Lessons.PAIRS:
        shapes = {name: (3, *shape[1:]) for name, shape in shapes.items()}
        shapes["first"] = (3, FEATURES, WIDE)
    assert {name: layers[name].shape for name in LAYERS} == shapes
    assert all(np.isfinite(weights).all() for weights in layers.values())
    assert (WIDE, NARROW) == (64, 16)
