"""Errors reach other processes as they are."""

import pickle

import pytest

from aurum.game import AurumError, IllegalAction, InvalidNotation, advance, parse_action, ruleset
from aurum.game.fair_flaws import BadProof, Flaw
from aurum.game.perft import seeded_round
from aurum.game.record_parser import BadRecord


def an_illegal_action() -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        advance(seeded_round(ruleset("english", 3), "1"), 0, parse_action("play P3"))
    return caught.value


@pytest.mark.parametrize(
    "error",
    [
        InvalidNotation("no card"),
        an_illegal_action(),
        BadProof(Flaw.WITNESS_MATCH),
        BadRecord("no record", "R5.2"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_can_be_handed_to_another_process(error: AurumError):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
