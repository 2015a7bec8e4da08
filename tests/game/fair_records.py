"""Records with proofs and witnesses for verifiers: honest ones, and forgeries of every kind.

All of them come from numbers, so that two verifiers in two languages can be given the same ones:
``python -m tests.game.fair_records 1000 FILE`` writes a thousand of each.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from aurum.game.fair import commitment
from aurum.game.fair_flaws import Distrust, Flaw
from tests.game.fair_matches import Json, Made

UNREADABLE = "unreadable"


class Vector(NamedTuple):
    """A record, and the code of what is wrong with it (None: nothing)."""

    kind: str
    record: Json
    flaw: str | None


def honest(number: int) -> Vector:
    """An honest record: of every second one, somebody sent no seed in one of the rounds."""
    made = Made(number)
    if number % 2:
        hand, seat = made.any_hand(), made.other_person()
        late = number % 4 == 1
        made.stand_in(hand, seat, withheld=not late)
        made.deal(hand)
        if "witness" in made.record and late:
            seal = made.client(hand, seat)["commitment"]
            made.record["witness"]["hands"][hand]["commitments"][seat] = seal
    return Vector("honest", made.record, None)


def swapped_server_seed(made: Made) -> Flaw:
    hand = made.any_hand()
    proof, seed = made.record["proofs"][hand], made.luck.randbytes(32)
    proof |= {"server_seed": seed.hex(), "commitment": commitment(seed)}
    for seat, kind in enumerate(made.kinds):
        if kind == "bot":
            made.stand_in(hand, seat)
    made.deal(hand)
    return Flaw.CHANGED_COMMITMENT


def ground_hand_number(made: Made) -> Flaw:
    hand = made.any_hand()
    proof = made.record["proofs"][hand]
    proof["hand"] = made.luck.randint(5, 9999)
    for seat, kind in enumerate(made.kinds):
        if kind == "bot":
            seed = made._spare(bytes.fromhex(proof["server_seed"]), proof["hand"], seat)
            made.client(hand, seat).update(seed=seed.hex(), commitment=commitment(seed))
    made.deal(hand)
    return Flaw.OTHER_HAND


def ground_table_name(made: Made) -> Flaw:
    hand = made.any_hand()
    made.record["proofs"][hand]["table"] = f"{made.match}{made.luck.randint(0, 9)}"
    made.deal(hand)
    return Flaw.OTHER_MATCH


def all_by_server(made: Made) -> Flaw:
    hand = made.any_hand()
    for seat in range(made.seats):
        made.stand_in(hand, seat)
    made.deal(hand)
    return Flaw.SERVER_ALONE


def own_seed_dropped(made: Made) -> Flaw:
    hand = made.any_hand()
    made.stand_in(hand, made.own)
    made.deal(hand)
    return Flaw.OWN_SEED


def own_seed_called_withheld(made: Made) -> Flaw:
    hand = made.any_hand()
    made.stand_in(hand, made.own, withheld=True)
    made.deal(hand)
    return Flaw.OWN_SEED


def _other_seed(made: Made, hand: int, seat: int) -> None:
    seed = made.luck.randbytes(32)
    made.client(hand, seat).update(seed=seed.hex(), commitment=commitment(seed))
    made.deal(hand)


def own_seed_replaced(made: Made) -> Flaw:
    _other_seed(made, made.any_hand(), made.own)
    return Flaw.OWN_SEED


def others_seed_replaced(made: Made) -> Flaw:
    _other_seed(made, made.any_hand(), made.other_person())
    return Flaw.CHANGED_SEAL


def others_seed_dropped(made: Made) -> Flaw:
    hand = made.any_hand()
    made.stand_in(hand, made.other_person())
    made.deal(hand)
    return Flaw.CHANGED_SEAL


def person_called_a_bot(made: Made) -> Flaw:
    hand, seat = made.any_hand(), made.other_person()
    made.stand_in(hand, seat)
    made.client(hand, seat)["kind"] = "bot"
    made.deal(hand)
    return Flaw.CHANGED_KIND


def kind_left_out(made: Made) -> Flaw:
    made.client(made.any_hand(), made.other_person()).pop("kind")
    return Flaw.SEAT_KIND


def unknown_bringer(made: Made) -> Flaw:
    made.client(made.any_hand(), made.other_person())["by"] = "nobody"
    return Flaw.SEAT_KIND


def bot_brings_a_seed(made: Made) -> Flaw:
    hand, seat = made.any_hand(), made.other_person()
    made.client(hand, seat)["kind"] = "bot"
    return Flaw.BOTS_SEED


def no_commitment(made: Made) -> Flaw:
    hand, seat = made.any_hand(), made.other_person()
    made.client(hand, seat)["seed"] = made.luck.randbytes(32).hex()
    made.client(hand, seat)["commitment"] = None
    made.deal(hand)
    return Flaw.NO_COMMITMENT


def commitment_to_another_seed(made: Made) -> Flaw:
    hand, seat = made.any_hand(), made.other_person()
    made.client(hand, seat)["seed"] = made.luck.randbytes(32).hex()
    made.deal(hand)
    return Flaw.PERSONS_SEED


def revealed_and_withheld(made: Made) -> Flaw:
    hand, seat = made.any_hand(), made.other_person()
    made.client(hand, seat)["withheld"] = made.client(hand, seat)["commitment"]
    return Flaw.PERSONS_SEED


def freely_chosen_stand_in(made: Made) -> Flaw:
    hand, seat, seed = made.any_hand(), made.other_person(), made.luck.randbytes(32)
    made.stand_in(hand, seat)
    made.client(hand, seat).update(seed=seed.hex(), commitment=commitment(seed))
    made.deal(hand)
    return Flaw.FREE_SEED


def servers_commitment_broken(made: Made) -> Flaw:
    hand = made.any_hand()
    made.record["proofs"][hand]["server_seed"] = made.luck.randbytes(32).hex()
    made.deal(hand)
    return Flaw.SERVER_SEED


def cards_exchanged(made: Made) -> Flaw:
    hands = made.record["rounds"][made.any_hand()]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    return Flaw.OTHER_CARDS


def another_first_player(made: Made) -> Flaw:
    made.record["first"] = (made.record["first"] + 1) % made.seats
    return Flaw.OTHER_FIRST


def proof_left_out(made: Made) -> Flaw:
    if made.rounds < 2:
        made.record["proofs"] = []
        return Flaw.NO_PROOFS
    made.record["proofs"][made.any_hand()] = None
    return Flaw.NO_PROOF


def proofs_missing(made: Made) -> Flaw:
    if made.rounds < 2:
        made.record.pop("proofs")
        return Flaw.NO_PROOFS
    made.record["proofs"].pop()
    return Flaw.PROOF_COUNT


def proof_too_many(made: Made) -> Flaw:
    made.record["proofs"].append(made.record["proofs"][0])
    return Flaw.PROOF_COUNT


def match_not_named(made: Made) -> Flaw:
    made.record.pop("match")
    return Flaw.NO_MATCH


def seat_left_out(made: Made) -> Flaw:
    made.record["proofs"][made.any_hand()]["clients"].pop()
    return Flaw.SEAT_COUNT


def witness_of_another_match(made: Made) -> Flaw:
    made.record["witness"]["match"] = made.match[::-1] + "0"
    return Flaw.WITNESS_MATCH


def other_cards_than_the_witness_got(made: Made) -> Flaw:
    hand = made.any_hand()
    others = made.record["rounds"][hand]["hands"][(made.own + 1) % made.seats]
    made.record["witness"]["hands"][hand]["cards"][0] = others[0]
    return Flaw.OWN_CARDS


def witness_said_no(made: Made) -> Flaw:
    reason = made.luck.choice(list(Distrust))
    made.record["witness"]["hands"][made.any_hand()]["refused"] = reason.code
    return Flaw.REFUSED


def round_left_out(made: Made) -> Flaw:
    if made.rounds < 2:
        return witness_said_no(made)
    made.record["rounds"].pop()
    made.record["proofs"].pop()
    return Flaw.WITNESS_ROUND


def capital_digits(made: Made) -> str:
    proof = made.record["proofs"][made.any_hand()]
    proof["server_seed"] = "AB" + proof["server_seed"][2:]
    return UNREADABLE


def short_seed(made: Made) -> str:
    client = made.client(made.any_hand(), made.other_person())
    client["seed"] = client["seed"][:62]
    return UNREADABLE


FORGERIES: tuple[Callable[[Made], Flaw | str], ...] = (
    swapped_server_seed, ground_hand_number, ground_table_name, all_by_server, own_seed_dropped,
    own_seed_called_withheld, own_seed_replaced, others_seed_replaced, others_seed_dropped,
    person_called_a_bot, kind_left_out, unknown_bringer, bot_brings_a_seed, no_commitment,
    commitment_to_another_seed, revealed_and_withheld, freely_chosen_stand_in,
    servers_commitment_broken, cards_exchanged, another_first_player, proof_left_out,
    proofs_missing, proof_too_many, match_not_named, seat_left_out, witness_of_another_match,
    other_cards_than_the_witness_got, witness_said_no, round_left_out, capital_digits, short_seed,
)  # fmt: skip


def forged(number: int) -> Vector:
    """A record with one thing wrong that a host could wish for."""
    forgery = FORGERIES[number % len(FORGERIES)]
    made = Made(10_000 + number, watched=True)
    before = copy.deepcopy(made.record)
    flaw = forgery(made)
    assert made.record != before
    return Vector(forgery.__name__, made.record, flaw if isinstance(flaw, str) else flaw.code)


def vectors(count: int) -> Iterator[Vector]:
    """As many honest records as forged ones."""
    for number in range(count):
        yield honest(number)
        yield forged(number)


def main(count: str, file: str) -> None:
    rows = [vector._asdict() for vector in vectors(int(count))]
    Path(file).write_text(json.dumps(rows, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
