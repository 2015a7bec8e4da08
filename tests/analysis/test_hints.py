"""Hints: what they show, in four languages, and that they tell nothing the seat cannot know."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

import pytest

from aurum.analysis import hints
from aurum.analysis.certain import Certainty, Fact
from aurum.analysis.facts import analyse
from aurum.analysis.hints import Aim, Topic, contrast, hint
from aurum.analysis.sentences import Sentences
from aurum.game import Card, Metal, Phase, Play, ruleset, view
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


def test_a_reason_speaks_for_the_best_choice():
    """However much larger the difference is that speaks against it."""
    match = next(m for m in decisions(6, 3) if m.phase is Phase.PLAY)
    seen = view(match, match.to_act[0])
    found = hint(seen, effort=EFFORT)
    even = replace(found.analysis.best, collects=0.3, exact=0.5, over=0.2, under=0.3)
    best = replace(even, takes=0.1 if found.need > 0 else 0.9)
    other = replace(best, takes=1 - best.takes, exact=0.4)
    reason = contrast(seen, best, other)
    assert reason is not None
    assert reason.topic is Topic.EXACT
    assert contrast(seen, best, replace(best, takes=other.takes)) is None
    for one in islice(decisions(9, 3), 12):
        told = hint(view(one, one.to_act[0]), effort=EFFORT)
        assert told.contrast is None or told.contrast.speaks_for_it(told.need) > 0


def test_a_small_difference_is_no_reason_and_a_certain_fact_is_not_said_twice():
    match = next(m for m in decisions(6, 3) if m.phase is Phase.PLAY)
    seen = view(match, match.to_act[0])
    analysis = analyse(seen, effort=EFFORT)
    cards = [one for one in analysis.candidates if isinstance(one.action, Play)]
    best, other = (
        replace(one, takes=0.5, collects=0.3, exact=0.5, over=0.2, under=0.3) for one in cards[:2]
    )
    assert contrast(seen, best, replace(other, collects=0.26)) is None
    reason = contrast(seen, best, replace(other, collects=0.2))
    assert reason is not None
    assert reason.topic is Topic.COLLECTS
    sure = Certainty(best.action, Fact.GOLD, 3)
    assert contrast(seen, best, replace(other, collects=0.2), sure) is None
    about = (Certainty(best.action, Fact.LOSES), sure)
    assert hints.telling(about, Aim.LOWEST) is sure
    assert hints.telling(about, Aim.OPEN) is None


def test_gold_that_could_take_the_trick_is_kept_where_that_is_better():
    analysis = next(
        analyse(seen, effort=EFFORT)
        for seen in (view(match, match.to_act[0]) for match in decisions(6, 3))
        if seen.phase is Phase.PLAY and hints.tricks_needed(seen) > 0 and len(seen.legal) > 2
    )
    base = replace(analysis.best, takes=0.1, collects=0.0)
    gold = replace(base, action=Play(Card(Metal.GOLD, 3)), takes=0.9, in_band=False)
    aims = [
        hints.aim_of(replace(analysis, candidates=pair), pair[0])
        for pair in ((base, gold), (base, replace(gold, in_band=True)), (gold, base))
    ]
    assert aims == [Aim.KEEP_GOLD, Aim.STAY_OUT, Aim.TAKE]


def test_between_two_tricks_no_number_is_about_a_trick():
    match = next(m for m in decisions(5, 4) if m.phase is Phase.EXCHANGE)
    found = hint(view(match, match.to_act[0]), effort=EFFORT)
    for line in Sentences(texts("en")).numbers(found):
        assert "wins the match" in line
        assert "trick" not in line
        assert "lowest" not in line


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
