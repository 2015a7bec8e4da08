"""Deals come from everybody's seeds, committed before any is revealed."""

from __future__ import annotations

import hashlib

import pytest

from aurum.game import fair
from aurum.table.commands import waive
from aurum.table.refusals import Refusal
from aurum.table.wire import commands as wire
from tests.table.tables import COMMITMENT, SEED, Driven, started


def begun() -> Driven:
    driven = Driven()
    driven.start()
    return driven


def commit_all(driven: Driven) -> None:
    for seat in range(3):
        driven.tell(seat, wire.Commit(driven.name(), driven.play.id, 0, COMMITMENT))


def code_of(driven: Driven, seat: int, command: wire.Command) -> str:
    with pytest.raises(Refusal) as caught:
        driven.tell(seat, command)
    return caught.value.reason.code


def test_the_servers_commitment_is_out_before_anybody_commits():
    driven = begun()
    hand = driven.hand
    assert hand.stage == "commit"
    assert hand.commitment == hashlib.sha256(bytes.fromhex(hand.server_seed)).hexdigest()


def test_nobody_reveals_before_all_have_committed():
    driven = begun()
    driven.tell(0, wire.Commit("c", driven.play.id, 0, COMMITMENT))
    assert code_of(driven, 0, wire.Reveal("r", driven.play.id, 0, SEED.hex())) == (
        "not-asked-for-seed"
    )


def test_a_commitment_cannot_be_changed():
    driven = begun()
    driven.tell(0, wire.Commit("c", driven.play.id, 0, COMMITMENT))
    other = hashlib.sha256(b"other").hexdigest()
    assert code_of(driven, 0, wire.Commit("d", driven.play.id, 0, other)) == "already-committed"


def test_another_seed_than_committed_is_refused():
    driven = begun()
    commit_all(driven)
    code = code_of(driven, 0, wire.Reveal("r", driven.play.id, 0, bytes(32).hex()))
    assert code == "wrong-seed"


def test_a_seed_for_another_hand_is_refused():
    driven = begun()
    assert code_of(driven, 0, wire.Commit("c", driven.play.id, 1, COMMITMENT)) == "other-hand"
    driven.deal()
    assert code_of(driven, 0, wire.Commit("c", driven.play.id, 0, COMMITMENT)) == "no-seeds"


def test_the_cards_are_those_that_the_seeds_say():
    driven = started()
    hand = driven.hand
    seeds = [SEED] * 3
    key = fair.hand_key(bytes.fromhex(hand.server_seed), driven.play.id, 0, seeds)
    deal = fair.fair_deal(driven.table.ruleset, key)
    assert driven.round.hands == deal.hands
    assert driven.match.first == fair.first_player(driven.table.ruleset, key)


def test_one_persons_seed_changes_the_deal():
    first, second = begun(), begun()
    for driven, seed in ((first, SEED), (second, bytes(32))):
        for seat in range(3):
            own = seed if seat == 2 else SEED
            digest = hashlib.sha256(own).hexdigest()
            driven.tell(seat, wire.Commit(driven.name(), driven.play.id, 0, digest))
        for seat in range(3):
            own = seed if seat == 2 else SEED
            driven.tell(seat, wire.Reveal(driven.name(), driven.play.id, 0, own.hex()))
    assert first.round.hands != second.round.hands


def test_who_sends_nothing_in_time_gets_the_servers_seed_and_the_proof_says_so():
    driven = begun()
    for seat in (0, 1):
        driven.tell(seat, wire.Commit(driven.name(), driven.play.id, 0, COMMITMENT))
    driven.book(lambda draft: waive(draft, (2,)))
    for seat in (0, 1):
        driven.tell(seat, wire.Reveal(driven.name(), driven.play.id, 0, SEED.hex()))
    proof = driven.hand.proof()
    assert [client.by for client in proof.clients] == ["person", "person", "server"]
    assert all(
        client.commitment == hashlib.sha256(bytes.fromhex(client.seed)).hexdigest()
        for client in proof.clients
    )


def test_a_seat_that_committed_and_did_not_reveal_is_named_in_the_proof():
    driven = begun()
    commit_all(driven)
    for seat in (0, 1):
        driven.tell(seat, wire.Reveal(driven.name(), driven.play.id, 0, SEED.hex()))
    driven.book(lambda draft: waive(draft, (2,)))
    assert driven.round.hands
    clients = driven.hand.proof().clients
    assert [client.withheld for client in clients] == [None, None, COMMITMENT]
    assert [client.by for client in clients] == ["person", "person", "server"]


def test_who_reveals_and_then_stands_up_is_not_accused_and_the_seed_counts():
    driven = begun()
    commit_all(driven)
    driven.tell(2, wire.Reveal(driven.name(), driven.play.id, 0, SEED.hex()))
    driven.tell(2, wire.Stand(driven.name()))
    for seat in (0, 1):
        driven.tell(seat, wire.Reveal(driven.name(), driven.play.id, 0, SEED.hex()))
    client = driven.hand.proof().clients[2]
    assert (client.by, client.kind, client.withheld) == ("person", "person", None)
    assert client.seed == SEED.hex()
    assert driven.replayed().match == driven.play.match


def test_who_stands_up_before_anybody_is_asked_to_reveal_has_withheld_nothing():
    driven = begun()
    for seat in (0, 2):
        driven.tell(seat, wire.Commit(driven.name(), driven.play.id, 0, COMMITMENT))
    driven.tell(2, wire.Stand(driven.name()))
    driven.tell(1, wire.Commit(driven.name(), driven.play.id, 0, COMMITMENT))
    assert driven.hand.stage == "reveal"
    assert None not in driven.hand.published()
    for seat in (0, 1):
        driven.tell(seat, wire.Reveal(driven.name(), driven.play.id, 0, SEED.hex()))
    client = driven.hand.proof().clients[2]
    assert (client.by, client.kind, client.withheld) == ("server", "person", None)


def test_what_was_published_stays_as_it_is_when_a_seed_is_withheld():
    driven = begun()
    commit_all(driven)
    before = driven.hand.published()
    driven.book(lambda draft: waive(draft, (2,)))
    assert driven.hand.published() == before
    assert driven.hand.kinds == ("person",) * 3


def test_the_proof_tells_bots_from_persons():
    driven = Driven(people=1)
    driven.start()
    driven.deal()
    assert [client.kind for client in driven.hand.proof().clients] == ["person", "bot", "bot"]


def test_the_servers_seeds_for_others_follow_from_the_one_it_committed_to():
    driven = begun()
    hand, server = driven.hand, bytes.fromhex(driven.hand.server_seed)
    seeds = [fair.spare_seed(server, driven.play.id, 0, seat).hex() for seat in range(3)]
    assert list(hand.spare) == seeds
    assert len(set(seeds)) == 3


def test_a_replayed_log_deals_the_same_cards_and_never_others():
    driven = started()
    assert driven.replayed().match == driven.play.match


def test_the_proof_is_on_the_sheet_only_when_the_hand_is_over():
    driven = started()
    assert not driven.play.sheets
    while not driven.play.sheets:
        driven.step()
    sheet = driven.play.sheets[0]
    assert sheet.proof is not None
    assert sheet.proof.hand == 0
