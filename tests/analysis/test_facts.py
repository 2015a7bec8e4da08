"""Facts are counted rightly: compared with the readable engine, world by world."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from aurum.analysis.counting import (
    COLLECTS,
    ENDS,
    EXACT,
    LOWEST,
    MOST_FINAL_TRICKS,
    OVER_BID,
    SUMS,
    TAKES,
    UNDER,
    Counts,
    Position,
    count_worlds,
)
from aurum.analysis.facts import NothingToChoose, analyse
from aurum.analysis.reference import JUDGE
from aurum.bots.search.beliefs import beliefs, cards_of
from aurum.bots.search.equity import stakes
from aurum.bots.search.rollouts import deal_world
from aurum.bots.search.root_state import root_state
from aurum.game import (
    KEEP,
    Event,
    GoldCollected,
    Match,
    Phase,
    RoundEnded,
    Side,
    TrickTaken,
    View,
    action_number,
    advance,
    numbered_action,
    view,
)
from aurum.kernel.layout import as_compiled
from aurum.kernel.random_numbers import seeds
from aurum.kernel.rounds import apply
from aurum.kernel.tables import tables
from aurum.thinking.policy import network_mind
from aurum.thinking.styles import draw_styles, style_of, styled_action
from tests.analysis.positions import decisions, late

WORLDS = 12


def position_of(seen: View) -> Position:
    assert isinstance(seen.observer, int)
    side = seen.ruleset.side_of(seen.observer)
    mind = network_mind(seen.ruleset.seats)
    rules, root = tables(seen.ruleset), root_state(seen)
    return Position(
        mind, rules, root, as_compiled(stakes(seen, side)), seen.observer, JUDGE.table()
    )


def in_world(match: Match, hands: tuple[int, ...]) -> Match:
    """The match with its hidden cards as in this world."""
    from dataclasses import replace

    assert match.round is not None
    cards = tuple(cards_of(int(mask)) for mask in hands)
    return replace(match, round=replace(match.round, hands=cards))


def told(match: Match, position: Position, hands: tuple[int, ...], chance: int, action: int):
    """The events of one playout, played move by move on the readable engine."""
    state = position.root.copy()[0]
    deal_world(position.rules, state, np.array(hands))
    state.chance = chance
    seat = int(state.seat)
    apply(position.rules, state, action)
    match, events = advance(match, seat, numbered_action(action))
    story: list[Event] = list(events)
    drawn = draw_styles(position.rules, state, position.styles)
    while match.phase not in (Phase.DEAL, Phase.OVER):
        seat = int(state.seat)
        style = style_of(drawn, seat)
        choice = int(styled_action(position.mind, position.rules, state, position.styles, style))
        if match.phase is Phase.EXCHANGE and seat == position.keeper:
            choice = action_number(KEEP)
        apply(position.rules, state, choice)
        match, events = advance(match, seat, numbered_action(choice))
        story += events
    return match, story


def counted_by_hand(seat: int, side: Side, match: Match, story: list[Event]) -> dict[int, float]:
    """The facts of one playout, read off its events."""
    first = next((e for e in story if isinstance(e, TrickTaken | RoundEnded)), None)
    taken = isinstance(first, TrickTaken)
    gold = next((e for e in story if isinstance(e, GoldCollected | TrickTaken)), None)
    assert match.round is not None
    assert match.round.scored is not None
    score = match.round.scored.sides[side]
    miss = score.tricks - score.bid
    return {
        TAKES: isinstance(first, TrickTaken) and first.seat == seat,
        LOWEST: isinstance(first, TrickTaken) and first.lowest == seat,
        COLLECTS: taken and isinstance(gold, GoldCollected) and gold.seat == seat,
        ENDS: isinstance(first, RoundEnded) and first.seat == seat,
        UNDER: miss < 0,
        EXACT: miss == 0,
        OVER_BID: miss > 0,
    }


@pytest.mark.parametrize("keeps", [False, True])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("cards", [9, 4])
def test_the_facts_are_those_of_the_readable_engine(players: int, cards: int, keeps: bool):
    match = next(m for seed in range(50) if (m := late(seed, players, cards)) is not None)
    seat = match.to_act[0]
    seen = view(match, seat)
    position = position_of(seen)
    if keeps:
        position = position._replace(keeper=seat)
    actions = np.array([action_number(action) for action in seen.legal])
    hands = beliefs(seen).sample_masks(WORLDS, Random(5))
    chances = seeds(5, WORLDS)
    shape = (len(actions), MOST_FINAL_TRICKS + 1)
    counts = Counts(
        np.zeros((len(actions), SUMS)), np.zeros((len(actions), WORLDS)), np.zeros(shape)
    )
    rows = np.stack([np.arange(len(actions)), actions], axis=1)
    count_worlds(position, hands, chances, 0, WORLDS, rows, counts)
    for c, action in enumerate(actions):
        sums: dict[int, float] = {}
        for world in range(WORLDS):
            there = in_world(match, tuple(hands[world]))
            end, story = told(there, position, hands[world], int(chances[world]), int(action))
            facts = counted_by_hand(seat, seen.ruleset.side_of(seat), end, story)
            for column, fact in facts.items():
                sums[column] = sums.get(column, 0) + fact
        assert {column: counts.sums[c, column] for column in sums} == sums, str(seen.legal[c])


def test_the_chances_add_up():
    match = next(decisions(3, 3))
    analysis = analyse(view(match, match.to_act[0]), effort=0.2)
    for found in analysis.candidates:
        assert found.under + found.exact + found.over == pytest.approx(1)
        assert sum(found.final_tricks) == pytest.approx(1)


def test_the_same_seed_gives_the_same_facts():
    match = next(decisions(4, 4))
    seen = view(match, match.to_act[0])
    assert analyse(seen, effort=0.1) == analyse(seen, effort=0.1)
    assert analyse(seen, effort=0.1) != analyse(seen, seed=2, effort=0.1)


@pytest.mark.parametrize("players", [3, 4])
def test_every_percentage_is_within_four_errors_of_a_fresh_count(players: int):
    """Eight times the worlds, other random numbers; four errors, because many are compared."""
    for number, match in enumerate(decisions(8, players)):
        if number % 9:
            continue
        seen = view(match, match.to_act[0])
        often = analyse(seen, seed=99, effort=4.0)
        for found in analyse(seen, seed=1, effort=0.5).candidates[:2]:
            fresh = often.of(found.action)
            for name in ("takes", "lowest", "exact", "under", "over"):
                one, other = getattr(found, name), getattr(fresh, name)
                middle = (one * found.worlds + other * fresh.worlds) / (found.worlds + fresh.worlds)
                error = (found.error_of(middle) ** 2 + fresh.error_of(middle) ** 2) ** 0.5
                assert abs(one - other) <= 4 * error + 1e-9, (number, str(found.action), name)


def test_a_seat_that_is_not_asked_gets_a_sentence():
    match = next(decisions(2, 4))
    idle = next(seat for seat in range(4) if seat not in match.to_act)
    with pytest.raises(NothingToChoose, match=f"seat {idle} is not asked"):
        analyse(view(match, idle))
