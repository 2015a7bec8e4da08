"""Hints: what they show, in four languages, and that they tell nothing the seat cannot know."""

from __future__ import annotations

import re

import pytest

from aurum.analysis.hints import hint
from aurum.analysis.sentences import Sentences
from aurum.game import Phase, ruleset, view
from aurum.texts import LANGUAGES, texts
from tests.analysis.positions import decisions
from tests.server.pairs import opened, swapped_pair

EFFORT = 0.1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_in_every_language(language: str):
    words = Sentences(texts(language))
    phases = set()
    for match in decisions(5, 4):
        if match.phase in phases:
            continue
        phases.add(match.phase)
        found = hint(view(match, match.to_act[0]), effort=EFFORT)
        for sentence in (words.aim(found), words.cards(found), words.why(found)):
            assert sentence
            assert not re.search(r"[{}]|\bAu\d", sentence)
    assert phases == {Phase.BID, Phase.EXCHANGE, Phase.PLAY}


def test_the_best_choice_is_among_those_lifted_and_the_reason_names_the_picked_card():
    match = next(m for m in decisions(6, 3) if m.phase is Phase.PLAY)
    seen = view(match, match.to_act[0])
    worst = hint(seen, effort=EFFORT).analysis.candidates[-1].action
    found = hint(seen, picked=worst, effort=1.0)
    assert found.analysis.best.action in found.lifted
    assert found.analysis.rival is not None
    assert found.analysis.rival.action == worst
    assert found.analysis.rival.worlds == found.analysis.best.worlds


def test_a_hint_is_the_same_whatever_the_others_hold():
    """Non-interference: two worlds that the seat cannot tell apart give the same bytes."""
    compared = 0
    for seed in range(8):
        pair = swapped_pair(seed)
        for seat in pair.blind:
            rules = ruleset(pair.setting.edition, pair.players)
            ones, others = (view(opened(rules, cards, pair.first), seat) for cards in pair.deals)
            if ones.legal:
                compared += 1
                assert hint(ones, effort=EFFORT).as_json() == hint(others, effort=EFFORT).as_json()
    assert compared >= 4
