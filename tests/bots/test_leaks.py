"""Permuting what is hidden changes no choice of any bot, and none can look behind the view."""

from dataclasses import replace
from random import Random

import pytest

from aurum.bots import UNLIMITED, Bot, make_bot
from aurum.bots.search.efforts import MASTER, THUMBS
from aurum.bots.search.search import Searcher
from aurum.bots.yardsticks.ismcts import Ismcts
from aurum.game import view
from aurum.roster import LADDER
from tests.bots.positions import decisions, twin


def bots() -> list[Bot]:
    """Every bot, the searching ones with little effort: what they see does not depend on it."""
    quick = [
        Searcher(name, replace(depth, decisions=3_000, seconds=30.0))
        for name, depth in (("policy:60000", THUMBS), ("master", MASTER))
    ]
    plain = [make_bot(name) for name in ("random", *LADDER[:4], "greedy", "policy", "instinct")]
    return [*plain, Ismcts(300), *quick]


@pytest.mark.parametrize("players", [3, 4])
def test_hidden_cards_change_no_choice(players: int) -> None:
    rng, compared = Random(6), 0
    for match in list(decisions(players, 13))[::4]:
        seat = match.to_act[0]
        other = twin(match, seat, rng)
        if other == match:
            continue
        compared += 1
        assert view(other, seat) == view(match, seat)
        for bot in bots():
            seed = rng.getrandbits(32)
            first = bot.choose(view(match, seat), UNLIMITED, Random(seed))
            second = bot.choose(view(other, seat), UNLIMITED, Random(seed))
            assert first == second, f"{bot.name} in {match.phase}"
    assert compared >= 5
