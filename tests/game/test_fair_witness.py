"""Witnesses by themselves: read, written, and compared with a proof."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aurum.game.errors import InvalidNotation
from aurum.game.fair_flaws import BadProof, Flaw
from aurum.game.fair_proofs import read_json, verified_deal
from aurum.game.fair_shapes import Proof
from aurum.game.fair_witness import Witness, check_witness
from tests.game.fair_matches import Json, Made


def checked(made: Made, change: Any = id) -> bool:
    """The first hand of a match against its witness, after a change of that."""
    data: Json = made.record["witness"]
    change(data)
    proof = Proof.parse(made.record["proofs"][0])
    return check_witness(Witness.parse(data), proof, verified_deal(proof, made.rules)[0])


@pytest.fixture
def made() -> Made:
    return Made(3, watched=True, bots=False)


def test_a_witness_reads_back_what_it_wrote(made: Made):
    witness = Witness.parse(made.record["witness"])
    assert len(witness.hands) == made.rounds
    assert Witness.parse(json.loads(json.dumps(witness.as_json()))) == witness


def test_a_witness_confirms_only_what_it_watched(made: Made):
    assert checked(made)
    assert not checked(made, lambda witness: witness["hands"].pop(0))


def test_a_witness_that_noted_no_seals_says_nothing_of_them(made: Made):
    assert checked(made, lambda witness: witness["hands"][0].update(commitments=None))


def flawed(witness: Json, **hand: Any) -> None:
    witness["hands"][0].update(hand)


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        (lambda seen: seen.update(match="another"), Flaw.WITNESS_MATCH),
        (lambda seen: flawed(seen, kinds=["person"]), Flaw.SEAT_COUNT),
        (lambda seen: flawed(seen, commitments=["a" * 64]), Flaw.SEAT_COUNT),
        (lambda seen: flawed(seen, commitments=["a" * 64] * 4), Flaw.CHANGED_SEAL),
        (lambda seen: flawed(seen, refused="a code of tomorrow"), Flaw.REFUSED),
        (lambda seen: flawed(seen, sealed="a" * 64, revealed=False), Flaw.OWN_SEED),
        (
            lambda seen: flawed(seen, sealed="a" * 64, revealed=False, committed=False),
            Flaw.OWN_SEED,
        ),
    ],
)
def test_what_differs_is_named(made: Made, change: Any, flaw: Flaw):
    with pytest.raises(BadProof) as found:
        checked(made, change)
    assert found.value.flaw is flaw


def test_a_seat_that_does_not_exist_is_a_mistake_of_the_file(made: Made):
    with pytest.raises(InvalidNotation, match="'seat' of the witness is 9, which does not exist"):
        checked(made, lambda witness: witness.update(seat=9))


@pytest.mark.parametrize(
    ("server", "said"),
    [
        (7, "'server' of the witness should be a text, not 7"),
        (["x" * 50], r"should be a text, not \['x+\.\.\.$"),
    ],
)
def test_a_value_of_another_kind_is_named(made: Made, server: Any, said: str):
    with pytest.raises(InvalidNotation, match=said):
        checked(made, lambda witness: witness.update(server=server))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"{", "this is not JSON"),
        (b"[" * 100_000, "this is not JSON"),
        (b"\xff\xfe{", "this is not text in UTF-8"),
        (b"[1]", "a proof is a JSON object"),
    ],
)
def test_a_file_that_is_no_object_is_refused_in_words(data: bytes, said: str):
    with pytest.raises(InvalidNotation, match=said):
        read_json(data)


def test_a_file_with_an_object_is_read():
    assert read_json(b'{"table": "x"}') == {"table": "x"}
