"""The engine file and the native form give the same bytes."""

from __future__ import annotations

from typing import Any

import pytest

from aurum.engine.kinds import KINDS, Kind
from aurum.engine.records import DONE
from aurum.kernel.layout import as_compiled
from aurum.kernel.rounds import is_legal
from tests.engine.askings import questions
from tests.engine.lockstep import both
from tests.sizes import sized

BOTS = [kind for kind in KINDS if kind.name in ("choice", "search")]


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("kind", BOTS, ids=lambda kind: kind.name)
@sized("number", 300, 10_000)
def test_what_bots_ask_has_one_answer_and_names_legal_actions(kind: Kind, number: int):
    for question in questions(kind, number, 5):
        code, answer = both(question)
        assert code == DONE
        found: Any = answer
        asked = as_compiled(question)
        for action in found.actions[: found.count]:
            assert is_legal(asked.rules, asked.state, action)
