"""What holds in every match of every ruleset."""

from collections import Counter
from dataclasses import fields

import pytest
from hypothesis import given

from aurum.game import (
    ACTION_COUNT,
    Action,
    Card,
    IllegalAction,
    Match,
    Metal,
    Phase,
    Round,
    Ruleset,
    decide,
    evolve,
    evolve_all,
    legal_actions,
    numbered_action,
    why_illegal,
)
from tests.game.worlds import positions, rulesets, seeds, story

EVERY_ACTION = [numbered_action(number) for number in range(ACTION_COUNT)]


@given(rulesets, seeds)
def test_the_legal_list_is_what_the_predicate_allows(rules: Ruleset, seed: int):
    """Brute force over all numbered actions, for every seat, in positions all over the match."""
    for number, match in enumerate(positions(rules, seed)):
        if number % 29 == seed % 29:
            for seat in range(rules.seats):
                allowed = {a for a in EVERY_ACTION if why_illegal(match, seat, a) is None}
                legal = legal_actions(match, seat)
                assert set(legal) == allowed
                assert len(legal) == len(allowed) == len(legal.listed())
                assert all(action in legal for action in allowed)
                assert bool(allowed) == (seat in match.to_act)


@given(rulesets, seeds)
def test_what_is_illegal_is_refused_with_its_reason(rules: Ruleset, seed: int):
    for number, match in enumerate(positions(rules, seed)):
        if number % 40 == 0:
            for action in EVERY_ACTION[seed % 11 :: 11]:
                _check_refusal(match, number % rules.seats, action)


def _check_refusal(match: Match, seat: int, action: Action) -> None:
    reason = why_illegal(match, seat, action)
    if reason is None:
        assert decide(match, seat, action)
        return
    with pytest.raises(IllegalAction) as refusal:
        decide(match, seat, action)
    assert refusal.value.reason == reason
    assert str(refusal.value) == str(reason)


@given(rulesets, seeds)
def test_events_change_only_fields_that_exist(rules: Ruleset, seed: int):
    """States are copied with their changes, so a misspelt field would be kept beside the others."""
    for match in positions(rules, seed):
        for state in (match, match.round):
            assert state is None or set(vars(state)) == {field.name for field in fields(state)}


@given(rulesets, seeds)
def test_events_and_states_tell_the_same_story(rules: Ruleset, seed: int):
    for before, events, after in story(rules, seed):
        assert evolve_all(before, events) == after
        stepwise = before
        for event in events:
            stepwise = evolve(stepwise, event)
        assert stepwise == after


def base_cards(round_: Round) -> Counter[Card]:
    played = [card for trick in round_.tricks for card in trick.cards]
    bids = [bid for bid in round_.bids if bid]
    hands = [card for hand in round_.hands for card in hand]
    found = [*hands, *bids, *played, *round_.trick, *round_.exposed]
    return Counter(card for card in found if not card.is_gold)


def gold_cards(round_: Round) -> Counter[int]:
    found = Counter({rank: count for rank, count in enumerate(round_.supply) if count})
    for collection in round_.gold:
        found.update(collection)
    found.update(card.rank for card in round_.trick if card.is_gold)
    return found


def check_invariants(match: Match) -> None:
    """What must hold in every position."""
    rules, round_ = match.ruleset, match.round
    assert round_ is not None
    assert base_cards(round_) == Counter(rules.deck)
    assert gold_cards(round_) == Counter({r: n for r, n in enumerate(rules.gold) if n})
    assert sum(round_.taken) == len(round_.tricks)
    assert all(list(hand) == sorted(hand) for hand in round_.hands)
    assert all(list(gold) == sorted(gold) for gold in round_.gold)
    assert all(
        set(known) <= set(hand) for known, hand in zip(round_.known, round_.hands, strict=True)
    )
    metals = [card.metal for card in round_.trick if card.metal is not Metal.GOLD]
    assert len(set(metals)) == len(metals)
    if match.phase in (Phase.DEAL, Phase.OVER):
        assert match.to_act == ()
        assert round_.scored is not None
    else:
        assert match.to_act
        assert all(legal_actions(match, seat) for seat in match.to_act)


@given(rulesets, seeds)
def test_cards_and_gold_are_never_lost(rules: Ruleset, seed: int):
    for match in positions(rules, seed):
        if match.round is not None:
            check_invariants(match)


@given(rulesets, seeds)
def test_a_match_ends_and_somebody_wins(rules: Ruleset, seed: int):
    *_, (_, _, end) = story(rules, seed)
    assert end.phase is Phase.OVER
    assert end.winners
    assert list(end.winners) == sorted(set(end.winners))
    assert all(winner in range(rules.sides) for winner in end.winners)
    if rules.scoring.value == "points":
        assert end.rounds_played == 3
        assert max(end.points) == end.points[end.winners[0]]
    else:
        assert max(end.nuggets) == end.nuggets[end.winners[0]]


@given(rulesets, seeds)
def test_a_round_has_at_most_eleven_or_so_tricks(rules: Ruleset, seed: int):
    """No seat can lead more often than it has hand cards."""
    for match in positions(rules, seed):
        if match.round is not None:
            leads = Counter(trick.leader for trick in match.round.tricks)
            assert all(count <= rules.hand_size - 1 for count in leads.values())


def test_legal_actions_show_themselves():
    from tests.builders import in_play

    match = in_play(hands=["Bi1 P9", "", ""])
    legal = legal_actions(match, 0)
    assert repr(legal) == "<legal for seat 0: play Bi1, play P9>"
    assert repr(legal_actions(match, 1)) == "<legal for seat 1: nothing>"
    assert object() not in legal
    assert len(legal_actions(match, 1)) == 0
    assert [str(action) for action in legal] == ["play Bi1", "play P9"]
