"""`aurum verify`: a revealed hand is dealt again, and every lie is noticed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aurum.game import play_match, record_of, ruleset
from aurum.game.fair import commitment, fair_deal, first_player, hand_key, spare_seed
from aurum.game.legal import legal_actions
from tests.cli.commands import Aurum, one_sentence

RULES = ruleset("german", 3)
TABLE = "K7QF-2M9X-RBT4"
CLIENTS = [bytes([seat]) * 32 for seat in (1, 2, 3)]


def server_seed(hand: int) -> bytes:
    return bytes([100 + hand]) * 32


def key(hand: int) -> bytes:
    return hand_key(server_seed(hand), TABLE, hand, CLIENTS)


def proof(hand: int) -> dict[str, Any]:
    seed = server_seed(hand)
    clients = [
        {"by": "player", "commitment": commitment(client), "seed": client.hex()}
        for client in CLIENTS
    ]
    return {
        "table": TABLE,
        "hand": hand,
        "commitment": commitment(seed),
        "server_seed": seed.hex(),
        "clients": clients,
    }


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A match dealt from known seeds, with its proofs."""
    events = play_match(
        RULES,
        first_player(RULES, key(0)),
        lambda hand: fair_deal(RULES, key(hand)),
        lambda match, seat: legal_actions(match, seat).listed()[0],
    )
    record = record_of(events, "ABC")
    record.extra["proofs"] = [proof(hand) for hand in range(len(record.rounds))]
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record.as_json(), indent=1))
    return file


def changed(file: Path, edit: Callable[[dict[str, Any]], object]) -> Path:
    data = json.loads(file.read_text())
    edit(data)
    file.write_text(json.dumps(data))
    return file


def test_an_honest_match_holds(aurum: Aurum, match: Path):
    rounds = len(json.loads(match.read_text())["rounds"])
    said = aurum("verify", match)
    assert (said.code, said.err) == (0, "")
    assert said.out == f"verified {rounds} of {rounds} hands: dealt as their seeds say\n"


def test_it_says_whose_seed_came_from_the_server_and_how(aurum: Aurum, tmp_path: Path):
    shown = proof(0)
    derived = spare_seed(server_seed(0), TABLE, 0, 1)
    for seat, seed in ((1, derived), (2, CLIENTS[2])):
        shown["clients"][seat] = {"by": "server", "commitment": None, "seed": seed.hex()}
    shown["clients"][1]["withheld"] = commitment(CLIENTS[1])
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(shown))
    said = aurum("verify", file, "--edition", "german")
    assert said.code == 0
    assert said.out.splitlines()[-2:] == [
        "hand 0: seat 1 did not reveal its seed; the server's stood in",
        "hand 0: the server chose its seed for seat 2 freely",
    ]


def swap_cards(data: dict[str, Any]) -> None:
    hands = data["rounds"][1]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


LIES: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("cards", swap_cards, "round 1: the seeds lead to other cards than were dealt"),
    ("first", lambda d: d.update(first=(d["first"] + 1) % 3), "first player, not seat"),
    (
        "server",
        lambda d: d["proofs"][0].update(server_seed="00" * 32),
        "hand 0: the server committed to another seed than it revealed",
    ),
    (
        "client",
        lambda d: d["proofs"][0]["clients"][2].update(seed="00" * 32),
        "hand 0: seat 2 committed to another seed than it revealed",
    ),
    ("clients", lambda d: d["proofs"][0]["clients"].pop(), "hand 0: 2 seeds for 3 seats"),
    ("table", lambda d: d["proofs"][0].update(table="other"), "the seeds lead to other cards"),
    ("hand", lambda d: d["proofs"][0].update(hand=1), "the seeds lead to other cards"),
    ("no hex", lambda d: d["proofs"][0].update(server_seed="xyz"), "should be hexadecimal"),
    ("no seed", lambda d: d["proofs"][0].pop("server_seed"), "server_seed of the proof should be"),
    ("no proofs", lambda d: d.pop("proofs"), "this record has no 'proofs'"),
    ("null proofs", lambda d: d.update(proofs=[None]), "this record has no 'proofs'"),
    ("odd proofs", lambda d: d.update(proofs=[3]), "should be an object, not 3"),
]


@pytest.mark.parametrize(("name", "edit", "sentence"), LIES, ids=[lie[0] for lie in LIES])
def test_a_lie_is_noticed(
    aurum: Aurum, match: Path, name: str, edit: Callable[[dict[str, Any]], object], sentence: str
):
    said = aurum("verify", changed(match, edit))
    assert said.code == 1
    assert sentence in said.err
    assert one_sentence(said.err)
    assert said.out == ""


def test_a_hand_without_proof_is_not_counted(aurum: Aurum, match: Path):
    rounds = len(json.loads(match.read_text())["rounds"])

    def forget(data: dict[str, Any]) -> None:
        data["proofs"][1] = None

    said = aurum("verify", changed(match, forget))
    assert said.out == f"verified {rounds - 1} of {rounds} hands: dealt as their seeds say\n"


def test_a_single_proof_shows_its_hands(aurum: Aurum, tmp_path: Path):
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof(0)))
    said = aurum("verify", file, "--edition", "german", "--players", 3)
    deal = fair_deal(RULES, key(0))
    hands = [f"seat {seat}: {' '.join(map(str, hand))}" for seat, hand in enumerate(deal.hands)]
    assert said.out.splitlines() == [*hands, f"first player: seat {first_player(RULES, key(0))}"]


@pytest.mark.parametrize("text", ["", "[]", "3", "{", "\x00", "[" * 100_000])
def test_garbage_is_one_sentence(aurum: Aurum, tmp_path: Path, text: str):
    file = tmp_path / "garbage"
    file.write_text(text[:100_000])
    said = aurum("verify", file)
    assert said.code == 1
    assert one_sentence(said.err)
