"""The engine file and the native form give the same bytes."""

from __future__ import annotations

import pytest

from aurum.engine.packing import from_view
from aurum.engine.questions.choice import Choice
from aurum.engine.records import DONE
from aurum.engine.tables import tables
from aurum.game import view
from tests.bots.positions import decisions
from tests.engine.lockstep import both
from tests.sizes import sized


@sized("rounds", 8, 400)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("network", [0, 1, 2])
def test_choices_at_a_glance(players: int, network: int, rounds: int):
    for seed in range(rounds):
        for match in decisions(players, seed):
            seen = view(match, match.to_act[0])
            question = Choice(
                seed=seed,
                rules=tables(seen.ruleset),
                state=from_view(seen),
                network=network,
                noise=0.1,
                hope=0.1,
                haste=0.1,
                greed=0.1,
                forgets=0.3,
            )
            assert both(question)[0] == DONE
