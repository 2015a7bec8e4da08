"""What a decision was worth: against a slow simulation, and from the view alone."""

from __future__ import annotations

from random import Random
from statistics import fmean, variance
from typing import Any

import pytest

from aurum.analysis.reference import JUDGE
from aurum.daily.decisions import asked_gain, decision_score
from aurum.engine.host import BadQuestion, ask
from aurum.engine.packing import from_match
from aurum.engine.records import DONE
from aurum.game import Match, Phase, advance, view
from tests.bots.positions import decisions, twin
from tests.daily.slow_play import reference_score
from tests.engine.lockstep import both
from tests.sizes import sized


def positions(players: int, seed: int) -> list[Match]:
    return list(decisions(players, seed))


@sized("deals", 60, 1500)
@pytest.mark.parametrize(("players", "place"), [(3, 12), (4, 20)])
def test_a_slow_simulation_gives_the_same_gain(players: int, place: int, deals: int):
    rng, match = Random(3), positions(players, 2)[place]
    seat = match.to_act[0]
    seen = view(match, seat)
    gains = []
    for _ in range(deals):
        world = twin(match, seat, rng)
        after, _ = advance(world, seat, seen.legal[0])
        gains.append(
            reference_score(after, seat, JUDGE.styles, rng)
            - reference_score(world, seat, JUDGE.styles, rng)
        )
    found = decision_score([(seen, seen.legal[0])], deals=4000)
    error = (variance(gains) / deals + found.error**2) ** 0.5
    assert abs(fmean(gains) - found.points) < 4 * error


@pytest.mark.parametrize("players", [3, 4])
def test_hidden_cards_do_not_matter_and_both_forms_agree(players: int):
    open_bids = [one for one in positions(players, 5) if one.phase is not Phase.BID]
    for match in open_bids[::15]:
        seat = match.to_act[0]
        seen, answers = view(match, seat), set()
        for lie in (match, twin(match, seat, Random(1)), twin(match, seat, Random(2))):
            question = asked_gain(seen, seen.legal[-1], deals=6)
            question.state, question.slice = from_match(lie), 50
            code, answer = both(question)
            assert code == DONE
            assert answer is not None
            answers.add(bytes(memoryview(answer)))
        assert len(answers) == 1


def test_the_error_shrinks_with_the_number_of_deals():
    match = positions(3, 7)[10]
    seen = view(match, match.to_act[0])
    few, many = (decision_score([(seen, seen.legal[0])], deals).error for deals in (100, 1600))
    assert many == pytest.approx(few / 4, rel=0.3)


def test_a_count_that_is_broken_off_says_how_many_deals_it_saw():
    match = positions(3, 7)[10]
    seen = view(match, match.to_act[0])
    question = asked_gain(seen, seen.legal[0])
    question.slice = 200
    assert 0 < ask(question, lambda: False).deals < question.deals


@pytest.mark.parametrize("wrong", [{"action": 7000}, {"deals": 0}, {"network": -1}])
def test_a_question_without_sense_is_refused(wrong: dict[str, Any]):
    match = positions(3, 1)[0]
    seen = view(match, match.to_act[0])
    question = asked_gain(seen, seen.legal[0])
    for name, value in wrong.items():
        setattr(question, name, value)
    with pytest.raises(BadQuestion, match="makes no sense"):
        ask(question)
