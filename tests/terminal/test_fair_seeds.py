"""Our share in a fair deal: what is pinned before we commit and reveal, and when we say no."""

from __future__ import annotations

import hashlib
import stat
from pathlib import Path

import msgspec
import pytest

from aurum.game.fair_flaws import Distrust
from aurum.game.fair_witness import Witness
from aurum.table.wire.room import Seeds
from aurum.terminal.fair_seeds import KEPT_MATCHES, Deals, Distrusted, FairSeeds

MATCH = "m" * 22
SERVER, OTHER = "http://127.0.0.1:8040", "http://127.0.0.1:8041"
SEAL, CHANGED = "a" * 64, "b" * 64
PEOPLE = (0, 1)


def seeds(stage: str = "commit", **changes: object) -> Seeds:
    made = Seeds(MATCH, 0, "commit", SEAL, (None,) * 3, ("person", "person", "bot"), (0,), None)
    return msgspec.structs.replace(made, stage=stage, **changes)


def committed() -> tuple[FairSeeds, str]:
    share = FairSeeds(Witness(SERVER, MATCH, 0))
    sealed = share.commit(seeds(), PEOPLE)
    assert sealed is not None
    share.committed(0)
    return share, sealed


def asked(sealed: str, **changes: object) -> Seeds:
    return seeds("reveal", **({"commitments": (sealed, CHANGED, CHANGED)} | changes))


def refusal(share: FairSeeds, at: Seeds) -> Distrust:
    with pytest.raises(Distrusted) as caught:
        share.reveal(at) if at.stage == "reveal" else share.commit(at, PEOPLE)
    return caught.value.reason


def test_the_seed_behind_the_commitment_is_revealed_and_then_forgotten():
    share, sealed = committed()
    seed = share.reveal(asked(sealed))
    assert seed is not None
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == sealed
    assert share.reveal(asked(sealed)) == seed  # not acknowledged: it may have been lost
    share.revealed(0)
    assert share.secret == {}
    seen = share.witness.hands[0]
    assert (seen.commitment, seen.commitments) == (SEAL, (sealed, CHANGED, CHANGED))


def test_a_commitment_is_the_same_until_the_reveals_begin():
    share, sealed = committed()
    assert share.commit(seeds(), PEOPLE) == sealed


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"commitment": CHANGED}, Distrust.COMMITMENT_CHANGED),
        ({"commitments": (SEAL, CHANGED, CHANGED)}, Distrust.OWN_SEAL_CHANGED),
        ({"kinds": ("person", "bot", "bot")}, Distrust.KIND_CHANGED),
    ],
)
def test_nothing_is_revealed_when_something_changed(
    changes: dict[str, object], reason: Distrust
) -> None:
    share, sealed = committed()
    assert refusal(share, asked(sealed, **changes)) is reason
    assert share.secret == {}
    assert share.reveal(asked(sealed)) is None  # once distrusted, always distrusted
    assert share.witness.hands[0].refused == reason.code


def test_nothing_is_revealed_while_a_commitment_is_missing():
    share, sealed = committed()
    at = asked(sealed, commitments=(sealed, None, CHANGED))
    assert refusal(share, at) is Distrust.SEAL_MISSING


def test_nothing_is_revealed_when_anothers_commitment_changed_meanwhile():
    share, sealed = committed()
    share.reveal(asked(sealed))
    at = asked(sealed, commitments=(sealed, SEAL, CHANGED))
    assert refusal(share, at) is Distrust.SEAL_CHANGED


def test_nothing_is_revealed_that_was_not_committed():
    share = FairSeeds(Witness(SERVER, MATCH, 0))
    assert refusal(share, asked(SEAL)) is Distrust.NOT_COMMITTED
    assert share.commit(seeds(), PEOPLE) is None


def test_a_deal_is_not_prepared_twice():
    share, sealed = committed()
    share.reveal(asked(sealed))
    assert refusal(share, seeds()) is Distrust.ASKED_TWICE
    share, sealed = committed()
    share.reveal(asked(sealed))
    share.revealed(0)
    assert refusal(share, asked(sealed)) is Distrust.ASKED_TWICE


def test_a_person_is_not_taken_for_a_bot():
    share = FairSeeds(Witness(SERVER, MATCH, 0))
    assert refusal(share, seeds(kinds=("person", "bot", "bot"))) is Distrust.KIND_CHANGED
    share = FairSeeds(Witness(SERVER, MATCH, 2))
    assert refusal(share, seeds()) is Distrust.KIND_CHANGED


def test_who_leaves_the_seat_during_the_deal_is_no_witness_of_it():
    share, sealed = committed()
    share.left(0)
    assert (share.witness.hands, share.secret) == ({}, {})
    share, sealed = committed()
    share.reveal(asked(sealed))
    share.revealed(0)
    share.left(0)
    assert 0 in share.witness.hands


def test_a_restart_finds_the_seed_and_what_was_pinned(tmp_path: Path):
    share = Deals(tmp_path / "deals").share(SERVER, MATCH, 0)
    sealed = share.commit(seeds(), PEOPLE)
    assert sealed is not None
    again = Deals(tmp_path / "deals").share(SERVER, MATCH, 0)
    assert refusal(again, asked(sealed, commitment=CHANGED)) is Distrust.COMMITMENT_CHANGED
    (file,) = (tmp_path / "deals").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert Deals(tmp_path / "deals").share(SERVER, MATCH, 0).reveal(asked(sealed)) is None


def test_a_seed_is_for_one_server_only(tmp_path: Path):
    deals = Deals(tmp_path)
    sealed = deals.share(SERVER, MATCH, 0).commit(seeds(), PEOPLE)
    elsewhere = deals.share(OTHER, MATCH, 0)
    assert refusal(elsewhere, asked(str(sealed))) is Distrust.NOT_COMMITTED
    assert deals.share(SERVER, MATCH, 0).reveal(asked(str(sealed))) is not None


def test_old_matches_are_forgotten(tmp_path: Path):
    deals = Deals(tmp_path)
    for number in range(KEPT_MATCHES + 3):
        deals.share(SERVER, f"{number:022}", 0).commit(seeds(), PEOPLE)
    assert len(list(tmp_path.iterdir())) == KEPT_MATCHES


def test_without_a_disk_the_share_lives_in_memory(tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    share = Deals(blocked / "deals").share(SERVER, MATCH, 0)
    sealed = share.commit(seeds(), PEOPLE)
    assert sealed is not None
    assert share.reveal(asked(sealed)) is not None
