"""The searching bots: legal, repeatable, in time, and able to say why."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from aurum.bots import UNLIMITED, Clock, make_bot
from aurum.bots.search.efforts import ALL_SORTS
from aurum.bots.search.root_state import root_state
from aurum.bots.search.search import Depth, Searcher
from aurum.game import Keep, Phase, action_number, view
from aurum.kernel.rounds import is_legal, legal_count
from aurum.kernel.tables import tables
from tests.bots.positions import dealt, decisions

QUICK = Depth(decisions=4_000, seconds=30.0, worlds=64)
NETWORK = replace(QUICK, network=True)
VARIANTS = [
    (3, {}),
    (3, {"zeros": False, "scoring": "points"}),
    (4, {}),
    (4, {"edition": "german", "zeros": False}),
]


@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_every_choice_is_legal_in_every_phase(players: int, variant: dict[str, Any]) -> None:
    bots, phases = (Searcher("quick", QUICK), Searcher("network", NETWORK)), set()
    for match in decisions(players, 8, **variant):
        seen = view(match, match.to_act[0])
        assert all(bot.choose(seen, UNLIMITED, Random(3)) in seen.legal for bot in bots)
        phases.add(match.phase)
    assert phases == {Phase.BID, Phase.EXCHANGE, Phase.PLAY}


@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_the_root_of_a_search_offers_what_the_view_offers(
    players: int, variant: dict[str, Any]
) -> None:
    for match in decisions(players, 21, **variant):
        rules = tables(match.ruleset)
        for seat in match.to_act:
            seen = view(match, seat)
            state = root_state(seen)[0]
            assert state.seat == seat
            assert legal_count(rules, state) == len(seen.legal)
            assert all(is_legal(rules, state, action_number(a)) for a in seen.legal)


def test_the_same_seed_gives_the_same_choice_and_reasons() -> None:
    bot = Searcher("network", NETWORK)
    for match in list(decisions(4, 5))[::7]:
        seen = view(match, match.to_act[0])
        first, second = (bot.explain(seen, UNLIMITED, Random(9)).as_json() for _ in range(2))
        assert first | {"cpu": 0} == second | {"cpu": 0}


def test_R4_1_an_exchange_needs_more_evidence_than_keeping() -> None:
    """Whatever is found for an exchange, it cannot be a thousand standard errors better."""
    ready, wary = (Searcher("s", replace(NETWORK, proof=proof)) for proof in (0.0, 1000.0))
    asked = [view(m, m.to_act[0]) for m in decisions(4, 8) if m.phase is Phase.EXCHANGE]
    assert any(ready.choose(seen, UNLIMITED, Random(3)) != Keep() for seen in asked)
    assert all(wary.choose(seen, UNLIMITED, Random(3)) == Keep() for seen in asked)


def test_few_worlds_are_seen_again_when_the_others_vary() -> None:
    greedy, varied = (Searcher("s", replace(NETWORK, others=o)) for o in ((), ALL_SORTS))
    late = [view(m, m.to_act[0]) for m in decisions(3, 8)][-1]
    once = greedy.explain(late, UNLIMITED, Random(1))
    again = varied.explain(late, UNLIMITED, Random(1))
    assert once.possible < NETWORK.worlds
    assert once.best.worlds == once.possible
    assert again.best.worlds > once.possible
    assert again.best.worlds % once.possible == 0


def test_an_explanation_is_data() -> None:
    match = dealt(3, 4)
    seen = view(match, match.to_act[0])
    explained = Searcher("quick", QUICK).explain(seen, UNLIMITED, Random(1))
    data = json.loads(json.dumps(explained.as_json()))
    assert {c["action"] for c in data["candidates"]} <= {str(action) for action in seen.legal}
    best = data["candidates"][0]
    assert 0 <= best["win"] <= 1
    assert 0 <= best["exact"] <= 1
    assert best["error"] > 0
    assert best["score"] >= best["gold"] >= 0
    assert best["worlds"] > 0
    assert data["possible"] == 2_704_156
    assert sum(c["habit"] for c in data["candidates"]) == 1


def test_few_worlds_are_all_looked_at() -> None:
    for match in decisions(3, 3):
        seen = view(match, match.to_act[0])
        explained = Searcher("quick", QUICK).explain(seen, UNLIMITED, Random(1))
        if explained.possible <= 64 and explained.decisions < 1_000:
            assert explained.best.worlds == explained.possible
            return
    pytest.fail("no late position in this round")


def test_a_spent_clock_still_gives_an_answer_at_once() -> None:
    match = dealt(4, 6)
    seen = view(match, match.to_act[0])
    explained = make_bot("master").explain(seen, Clock(0.0), Random(1))  # type: ignore[attr-defined]
    assert explained.best.action in seen.legal
    assert explained.decisions < 40_000


def test_a_round_that_ending_wins_is_worth_a_win() -> None:
    for seed in range(60):
        for match in decisions(3, seed, bot="apprentice"):
            seen = view(match, match.to_act[0])
            if "end" in map(str, seen.legal):
                explained = Searcher("quick", QUICK).explain(seen, UNLIMITED, Random(1))
                ends = [c for c in explained.candidates if str(c.action) == "end"]
                if ends[0].win == 1.0:
                    assert explained.best.win == 1.0
                    return
    pytest.fail("no round was won by ending it")
