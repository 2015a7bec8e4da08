"""The commands that measure bots: what decisions lose, and whether time is kept."""

import sys
from collections import defaultdict
from random import Random

import pytest

from aurum.arena.contest import Contest
from aurum.bots import UNLIMITED, make_bot
from aurum.bots.search.search import Depth, Searcher
from aurum.game import Variant, view
from bench import budgets
from bench.losses import KINDS, Losses, kind, loss, play_round
from tests.bots.positions import decisions

JUDGE = Searcher("judge", Depth(decisions=3_000, seconds=30.0, worlds=32))


def test_the_judge_loses_nothing_by_its_own_choice() -> None:
    for match in list(decisions(3, 2))[::9]:
        seen = view(match, match.to_act[0])
        best = JUDGE.explain(seen, UNLIMITED, Random(5)).best
        assert loss(JUDGE, seen, best.action, Random(5)) == 0.0


def test_random_play_loses_something_in_every_kind_of_decision() -> None:
    losses: Losses = defaultdict(list)
    for number in range(2):
        play_round(
            Contest(("random",), variant=Variant(players=4)),
            number,
            make_bot("random"),
            JUDGE,
            losses,
        )
    assert set(losses) == set(KINDS)
    assert all(max(found) > 0 for found in losses.values())


def test_a_lead_is_told_from_a_follow() -> None:
    kinds = {kind(view(match, match.to_act[0])) for match in decisions(3, 1)}
    assert kinds == set(KINDS)


def test_time_is_measured_by_decision(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["budgets", "apprentice", "--allowed", "5.0"])
    budgets.main()
    assert "100.0%" in capsys.readouterr().out
