"""Verifying records: a thousand honest ones hold, a thousand forgeries do not."""

from __future__ import annotations

from collections import Counter

import pytest

from aurum.game.errors import InvalidNotation
from aurum.game.fair_flaws import BadProof, Flaw
from aurum.game.fair_proofs import verify_record
from aurum.game.fair_witness import Witness
from tests.game.fair_matches import Json, Made
from tests.game.fair_records import FORGERIES, UNREADABLE, honest, vectors

COUNT = 1000


def flaw_of(record: Json) -> str | None:
    try:
        verify_record(record)
    except BadProof as error:
        return error.flaw.code
    except InvalidNotation:
        return UNREADABLE
    return None


def test_a_thousand_honest_records_hold_and_a_thousand_forged_ones_do_not():
    seen: Counter[tuple[str, str | None]] = Counter()
    for vector in vectors(COUNT):
        assert flaw_of(vector.record) == vector.flaw, vector.kind
        seen[vector.kind, vector.flaw] += 1
    assert seen["honest", None] == COUNT
    assert len({kind for kind, flaw in seen if flaw}) == len(FORGERIES) >= 12


def test_every_flaw_is_among_the_forgeries():
    assert {vector.flaw for vector in vectors(3 * len(FORGERIES))} == {
        None,
        UNREADABLE,
        *(flaw.code for flaw in Flaw),
    }


WITNESSED = (
    "swapped_server_seed", "own_seed_dropped", "own_seed_called_withheld", "own_seed_replaced",
    "others_seed_replaced", "person_called_a_bot",
)  # fmt: skip


@pytest.mark.parametrize("name", WITNESSED)
def test_what_only_a_witness_can_tell_passes_without_one(name: str):
    """The limit that the documents state: a host who rewrites everything has a proof that fits."""
    made = Made(3, watched=True, bots=False)
    forgery = next(forgery for forgery in FORGERIES if forgery.__name__ == name)
    forgery(made)
    witness = Witness.parse(made.record.pop("witness"))
    assert flaw_of(made.record) is None
    with pytest.raises(BadProof):
        verify_record(made.record, [witness])


def test_the_verdict_names_persons_whose_seed_did_not_come():
    made = Made(4, watched=True, bots=False)
    late, silent = (seat for seat in range(made.seats) if seat != made.own)
    made.stand_in(0, late)
    made.stand_in(0, silent, withheld=True)
    seals = made.record["witness"]["hands"][0]["commitments"]
    seals[late] = made.client(0, late)["commitment"]
    made.deal(0)
    verdict = verify_record(made.record)
    assert (verdict.hands, verdict.witnessed) == (made.rounds, made.rounds)
    end = "the server's seed stood in"
    assert set(verdict.remarks) == {
        f"round 0: seat {late}, a person, committed to no seed in time; {end}",
        f"round 0: seat {silent}, a person, did not reveal the seed it had committed to; {end}",
    }


def test_who_says_that_it_revealed_nothing_is_believed():
    """A seed that was sent but never acknowledged may have been lost: nobody is accused."""
    made = Made(3, watched=True, bots=False)
    made.stand_in(0, made.own, withheld=True)
    made.deal(0)
    seen = made.record["witness"]["hands"][0]
    seen["revealed"] = False
    assert flaw_of(made.record) is None
    seen["committed"] = True
    made.client(0, made.own).pop("withheld")
    assert flaw_of(made.record) == Flaw.OWN_SEED.code


def test_a_match_that_goes_on_may_have_a_hand_that_its_record_lacks():
    record = honest(4).record
    assert "witness" in record
    record["rounds"].pop()
    record["proofs"].pop()
    assert flaw_of(record) == Flaw.WITNESS_ROUND.code
    record.pop("winners")
    assert flaw_of(record) is None
