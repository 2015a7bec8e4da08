"""A search depends on the view alone, and refuses nonsense."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf, nan
from random import Random
from typing import Any

import pytest

from aurum.bots.search.efforts import MASTER
from aurum.bots.search.search import search
from aurum.engine import host
from aurum.engine.packing import from_match, from_view
from aurum.engine.questions.choice import Choice
from aurum.engine.questions.search import Search
from aurum.engine.records import BAD_ORDER, BAD_QUESTION, BAD_STATE, DONE, GO_ON
from aurum.game import Phase, advance, view
from aurum.thinking import native
from tests.bots.positions import dealt, decisions, twin
from tests.engine.lockstep import both

DEPTH = replace(MASTER, decisions=2_000, worlds=100, forgets=0.5)
Change = Callable[[Any], None]


def test_what_is_hidden_changes_no_byte():
    compared = 0
    for players in (3, 4):
        for match in list(decisions(players, 17))[::5]:
            seat = match.to_act[0]
            if match.phase is Phase.BID and match.ruleset.simultaneous_bids:
                continue  # asked_state takes these bids back
            found = []
            for one in (match, twin(match, seat, Random(2))):
                question = search(view(one, seat), DEPTH, 9)
                question.state = from_match(one)
                found.append((bytes(question.state), bytes(host.ask(question))))
            compared += found[0][0] != found[1][0]
            assert found[0][1] == found[1][1]
    assert compared > 8


def nonsense() -> dict[str, tuple[Change, int]]:
    def changed(**fields: Any) -> Change:
        def change(question: Search) -> None:
            for name, value in fields.items():
                setattr(question, name, value)

        return change

    def staked(**fields: Any) -> Change:
        return lambda question: changed(**fields)(question.stakes)

    def styled(place: tuple[int, int], value: float) -> Change:
        def change(question: Search) -> None:
            question.styles.rows[place[0]][place[1]] = value  # type: ignore[index]

        return change

    return {
        "no such network": (changed(network=3), BAD_QUESTION),
        "no worlds": (changed(worlds=0), BAD_QUESTION),
        "more worlds than there is room for": (changed(worlds=8193), BAD_QUESTION),
        "less than no decisions": (changed(decisions=-1), BAD_QUESTION),
        "trust in nothing": (changed(trust=0.0), BAD_QUESTION),
        "trust that is no number": (changed(trust=nan), BAD_QUESTION),
        "endless halvings": (changed(halvings=1 << 40), BAD_QUESTION),
        "a horizon behind one": (changed(horizon=-1), BAD_QUESTION),
        "forgetting more than all": (changed(forgets=1.5), BAD_QUESTION),
        "somebody else's stakes": (staked(side=2), BAD_QUESTION),
        "endless stakes": (staked(won=inf), BAD_QUESTION),
        "a temperature below zero": (styled((0, 1), -1.0), BAD_QUESTION),
        "slips that are no number": (styled((1, 2), nan), BAD_QUESTION),
        "no style at all": (lambda q: setattr(q.styles, "count", 0), BAD_QUESTION),
        "styles beyond the last row": (lambda q: setattr(q.styles, "count", 9), BAD_QUESTION),
        "nobody to act": (lambda q: setattr(q.state, "seat", 9), BAD_STATE),
        "going on with what was not begun": (changed(step=GO_ON), BAD_ORDER),
    }


@pytest.mark.parametrize("what", nonsense())
def test_what_makes_no_sense_is_refused(what: str):
    change, refusal = nonsense()[what]
    question = search(view(dealt(3, 1), 1), DEPTH, 1)
    change(question)
    step = question.step
    for form in (host.in_wasm, native.raw_answer):
        assert form(Choice(), None)[0] != DONE  # nothing is begun
        question.step = step
        assert form(question, None) == (refusal, None)


def test_R3_2_bids_laid_face_down_must_be_taken_back_first():
    match = dealt(3, 2)
    match, _ = advance(match, match.to_act[0], view(match, match.to_act[0]).legal[0])
    seen = view(match, match.to_act[0])
    question = search(seen, DEPTH, 1)
    assert both(question)[0] == DONE
    question.state = from_view(seen)
    question.state.seat = match.to_act[0]
    assert both(question)[0] == BAD_QUESTION
