"""Proofs of deals: what was published before the hand must lead to the cards that were dealt."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from aurum.game import AurumError, Deal, InvalidNotation, Ruleset, Seat, parse_record
from aurum.game.fair import commitment, fair_deal, first_player, hand_key, spare_seed

T = TypeVar("T")
_WORDS = {int: "a whole number", str: "a text", list: "a list", dict: "an object"}


class BadProof(AurumError):
    """A proof that does not hold."""


def read_proof(data: bytes) -> dict[str, Any]:
    """A proof, or a record with proofs."""
    try:
        proof = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise InvalidNotation(
            f"this is not JSON, so it is neither record nor proof: {error}"
        ) from None
    if not isinstance(proof, dict):
        raise InvalidNotation("a proof is a JSON object with table, hand, server_seed and clients")
    return proof


def verify_record(data: dict[str, Any]) -> tuple[int, int]:
    """How many hands of a record hold, and of how many; one that does not raises `BadProof`."""
    record = parse_record(json.dumps(data))
    proofs = data.get("proofs")
    if not isinstance(proofs, list) or not any(proofs):
        raise InvalidNotation("this record has no 'proofs', so its deals cannot be verified")
    held = 0
    for number, (round_, proof) in enumerate(zip(record.rounds, proofs, strict=False)):
        if proof is None:
            continue
        deal, first = verified_deal(_typed(proof, dict, "proof"), record.ruleset)
        if deal != round_.deal:
            raise BadProof(f"round {number}: the seeds lead to other cards than were dealt")
        if number == 0 and first != record.first:
            raise BadProof(f"the seeds make seat {first} first player, not seat {record.first}")
        held += 1
    return held, len(record.rounds)


def verified_deal(proof: dict[str, Any], rules: Ruleset) -> tuple[Deal, Seat]:
    """The deal that a proof leads to, and the first player if it is the first hand."""
    table, hand = _typed(proof.get("table"), str, "table"), _typed(proof.get("hand"), int, "hand")
    server = _seed(proof.get("server_seed"), "server_seed")
    _check_commitment(proof.get("commitment"), server, f"hand {hand}: the server")
    clients = _typed(proof.get("clients"), list, "clients")
    if len(clients) != rules.seats:
        raise BadProof(f"hand {hand}: {len(clients)} seeds for {rules.seats} seats")
    seeds = [_client_seed(client, hand, seat) for seat, client in enumerate(clients)]
    key = hand_key(server, table, hand, seeds)
    return fair_deal(rules, key), first_player(rules, key)


def remarks(proof: dict[str, Any]) -> list[str]:
    """What a proof that holds says about seats whose seed the server brought."""
    hand, server = proof["hand"], bytes.fromhex(proof["server_seed"])
    lines = []
    for seat, client in enumerate(proof["clients"]):
        if client.get("by") != "server":
            continue
        if client.get("withheld") is not None:
            lines.append(f"hand {hand}: seat {seat} did not reveal its seed; the server's stood in")
        if bytes.fromhex(client["seed"]) != spare_seed(server, proof["table"], hand, seat):
            lines.append(f"hand {hand}: the server chose its seed for seat {seat} freely")
    return lines


def _client_seed(client: Any, hand: int, seat: int) -> bytes:
    entry = _typed(client, dict, f"the entry of seat {seat} in clients")
    seed = _seed(entry.get("seed"), f"the seed of seat {seat}")
    if entry.get("commitment") is not None:
        _check_commitment(entry["commitment"], seed, f"hand {hand}: seat {seat}")
    return seed


def _check_commitment(stated: Any, seed: bytes, who: str) -> None:
    if stated != commitment(seed):
        raise BadProof(f"{who} committed to another seed than it revealed")


def _seed(value: Any, what: str) -> bytes:
    text = _typed(value, str, what)
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise InvalidNotation(f"{what} should be hexadecimal") from None


def _typed(value: Any, kind: type[T], what: str) -> T:
    if type(value) is not kind:
        raise InvalidNotation(f"{what} of the proof should be {_WORDS[kind]}, not {value!r}")
    return value
