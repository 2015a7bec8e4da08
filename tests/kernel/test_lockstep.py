"""The kernel is the game: the same legal actions, state and scores after every action."""

import itertools
import random
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aurum.kernel
from aurum import kernel
from aurum.game import (
    BASE_METALS,
    Match,
    Ruleset,
    advance,
    deal,
    deal_cards,
    evolve_all,
    numbered_action,
    ruleset,
    start,
)
from aurum.game.match_end import match_ending
from aurum.game.scoring import score_round
from aurum.kernel.layout import EXACT_BID, HIGHEST_GOLD
from tests.builders import dealt, tiny
from tests.kernel.lockstep import (
    NAMES,
    RULESETS,
    Choices,
    Pair,
    Rounds,
    a_few,
    legal_numbers,
    luck,
)

every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=NAMES)


@every_ruleset
@a_few
@given(luck=luck(), first=st.integers(0, 3))
def test_a_match_is_the_same_in_game_and_kernel(rules: Ruleset, luck: bytes, first: int):
    Pair(rules, first % rules.seats).play(Choices(luck))


@every_ruleset
def test_many_finished_matches_have_the_scores_and_winners_of_the_game(rules: Ruleset):
    games = kernel.Games(rules, 150, seed=11)
    games.play_matches()
    assert wrong_results(games) == []


@every_ruleset
def test_every_round_on_the_way_has_the_scores_of_the_game(rules: Ruleset):
    games = kernel.Games(rules, 100, seed=12)
    games.deal()
    games.play_rounds()
    assert wrong_results(games) == []


def wrong_results(games: kernel.Games) -> list[int]:
    """The games whose results are not those that the game finds in the same position."""
    return [index for index in range(len(games)) if not has_right_results(games, index)]


def has_right_results(games: kernel.Games, index: int) -> bool:
    match = games.match(index)
    assert match.round is not None
    scored = score_round(match.round)
    last = [sheet.score for sheet in scored.sides]
    alone = match.rounds_played > 1 or list(match.points) == last
    ending = match_ending(match)
    winners = ending.winners if ending else None
    return match.round.scored == scored and match.winners == winners and alone


@pytest.mark.parametrize(
    ("rules", "first"), [(tiny(2), 0), (tiny(2), 1), (tiny(3, hand_size=2), 2)]
)
def test_the_whole_tree_of_a_tiny_aurum_is_the_same(rules: Ruleset, first: int):
    match = dealt(rules, first)
    assert walk_side_by_side(rules, match, kernel.from_match(match)) > 300


def test_the_whole_trees_of_all_deals_of_the_tiniest_aurum_are_the_same():
    rules = tiny(2, metals=BASE_METALS[:2], top_rank=2, hand_size=2, gold=(2, 1, 1))
    deals = {deal_cards(rules, deck) for deck in itertools.permutations(rules.deck)}
    assert len(deals) == 6
    for cards, first in itertools.product(sorted(deals, key=repr), (0, 1)):
        match = start(rules, first)
        match = evolve_all(match, deal(match, cards))
        assert walk_side_by_side(rules, match, kernel.from_match(match)) > 20


def walk_side_by_side(rules: Ruleset, match: Match, state: kernel.State) -> int:
    """How many positions there are from here on; all of them compared."""
    tables = kernel.tables(rules)
    assert kernel.to_match(rules, state) == match
    numbers = legal_numbers(match)
    count = int(kernel.legal_count(tables, state))
    assert [kernel.legal_action(tables, state, n) for n in range(count)] == numbers
    positions = 1
    for number in numbers:
        after = state.copy()
        kernel.apply(tables, after, number)
        then, _ = advance(match, match.to_act[0], numbered_action(number))
        positions += walk_side_by_side(rules, then, after)
    return positions


def spoilt_rounds(right: str, wrong: str) -> Rounds:
    """The kernel's rounds as plain Python, with one line written wrongly."""
    source = (Path(aurum.kernel.__file__).parent / "rounds.py").read_text()
    assert right in source
    source = source.replace(right, wrong).replace("@compiled\n", "")
    source = source.replace(
        "import popcount, select",
        "import _python_popcount as popcount, _python_select as select",
    )
    module = ModuleType("spoilt_rounds")
    exec(compile(source, "spoilt_rounds.py", "exec"), module.__dict__)
    return Rounds(module.open_round, module.apply, module.legal_count, module.legal_action)


def play_some(rules: Ruleset, rounds: Rounds) -> None:
    for seed in range(20):
        Pair(rules, 0, rounds).play(Choices(random.Random(seed).randbytes(61)))


def test_unspoilt_python_rounds_pass():
    play_some(ruleset("german", 3), spoilt_rounds("PLACES - 1", "PLACES - 1"))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        # R6.4: a tie goes to the later card, both for the lowest and for the highest.
        ("rules.high[action] + state.turn", "rules.high[action] + PLACES - 2 - state.turn"),
        ("rules.low[action] + PLACES - 1 - state.turn", "rules.low[action] + 1 + state.turn"),
        # R6.5: played gold is back after the lowest card has been served, not before.
        ("state.supply += pot\n", "state.supply += 0\n"),
        # R4.3: the chance begins with the leader.
        ("rules.seat[state.leader + turn]", "rules.seat[state.first + turn]"),
        # R5.3: only without a valid base card may a player decline.
        ("cards & BASE == 0 and cards != 0", "cards != 0"),
    ],
)
def test_a_planted_mistake_is_caught(right: str, wrong: str):
    with pytest.raises((AssertionError, IndexError)):
        play_some(ruleset("german", 4), spoilt_rounds(right, wrong))


@pytest.mark.parametrize("players", [3, 4])
def test_a_planted_wrong_tie_rule_is_caught(players: int):
    games = kernel.Games(ruleset("german", players), 3000, seed=5)
    games.rules = games.rules.copy()
    games.rules.ties[0], games.rules.ties[1] = HIGHEST_GOLD, EXACT_BID
    games.deal()
    games.play_rounds()
    assert wrong_results(games) != []


def test_the_editions_differ_where_they_should():
    """A tie rule that no game ever needs could be wrong unnoticed."""
    used = set()
    for rules in itertools.islice(RULESETS, 40):
        games = kernel.Games(rules, 400, seed=2)
        games.play_matches()
        used |= {(rules.name, int(step)) for step in games.states.tie_break}
    assert {step for name, step in used if name.startswith("russian-3")} == {0, 1, 2}
    assert {step for name, step in used if name == "german-3-zeros-nuggets"} == {0, 1, 2, 3}
    assert {step for name, step in used if name.endswith("points")} == {0}
