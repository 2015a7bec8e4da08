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
TABLE = "K7QF-2M9X-RBT4-0123456"
CLIENTS = [bytes([seat]) * 32 for seat in (1, 2, 3)]


def server_seed(hand: int) -> bytes:
    return bytes([100 + hand]) * 32


def key(hand: int) -> bytes:
    return hand_key(server_seed(hand), TABLE, hand, CLIENTS)


def proof(hand: int) -> dict[str, Any]:
    seed = server_seed(hand)
    clients = [
        {
            "by": "person",
            "commitment": commitment(client),
            "seed": client.hex(),
            "kind": "person",
        }
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
    record.extra["match"] = TABLE
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
    assert said.out == (
        f"verified {rounds} of {rounds} hands: dealt as their seeds say, "
        "no witness saw them prepared\n"
    )


def witness(hands: int, **changes: Any) -> dict[str, Any]:
    """What the client of seat 0 saw."""
    seals = [commitment(client) for client in CLIENTS]
    watched = [
        {
            "hand": hand,
            "commitment": commitment(server_seed(hand)),
            "kinds": ["person"] * 3,
            "sealed": seals[0],
            "committed": True,
            "commitments": seals,
            "revealed": True,
            "cards": [],
            "refused": None,
        }
        for hand in range(hands)
    ]
    watched[0] |= changes
    return {"server": "http://127.0.0.1:8040", "match": TABLE, "seat": 0, "hands": watched}


def test_a_witness_of_another_player_comes_in_a_file(aurum: Aurum, match: Path, tmp_path: Path):
    rounds = len(json.loads(match.read_text())["rounds"])
    file = tmp_path / "witness.json"
    file.write_text(json.dumps(witness(1)))
    said = aurum("verify", match, "--witness", file)
    assert (said.code, said.err) == (0, "")
    assert said.out.endswith("1 of them as a witness saw them prepared\n")
    file.write_text(json.dumps(witness(rounds, commitment="0" * 64)))
    said = aurum("verify", match, "--witness", file)
    assert said.code == 1
    assert "showed another commitment before the deal" in said.err
    file.write_text(json.dumps(witness(rounds) | {"match": "another"}))
    assert "watched another match" in aurum("verify", match, "--witness", file).err
    assert "holds no witness" in aurum("verify", match, "--witness", match).err


def test_the_records_own_witness_is_heard(aurum: Aurum, match: Path):
    rounds = len(json.loads(match.read_text())["rounds"])
    said = aurum("verify", changed(match, lambda d: d.update(witness=witness(rounds))))
    assert said.out.endswith(f"{rounds} of them as a witness saw them prepared\n")
    seal = "distrust-commitment-changed"
    lie = changed(match, lambda d: d.update(witness=witness(rounds, refused=seal)))
    said = aurum("verify", lie)
    assert said.code == 1
    assert "seat 0 did not take part, because the server's commitment changed" in said.err


def test_several_records_in_one_file_are_all_checked(aurum: Aurum, match: Path):
    good = json.loads(match.read_text())
    bad = good | {"first": (good["first"] + 1) % 3}
    match.write_text(f"{json.dumps(good)}\n{json.dumps(good)}\n")
    said = aurum("verify", match)
    assert (said.code, said.out.count("verified")) == (0, 2)
    match.write_text(f"{json.dumps(good)}\n{json.dumps(bad)}\n")
    assert aurum("verify", match).code == 1


def test_it_names_persons_whose_seed_came_from_the_server(aurum: Aurum, tmp_path: Path):
    shown = proof(0)
    for seat in (1, 2):
        seed = spare_seed(server_seed(0), TABLE, 0, seat)
        shown["clients"][seat] |= {
            "by": "server",
            "commitment": commitment(seed),
            "seed": seed.hex(),
        }
    shown["clients"][1]["withheld"] = commitment(CLIENTS[1])
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(shown))
    said = aurum("verify", file, "--edition", "german")
    assert said.code == 0
    end = "the server's seed stood in"
    assert said.out.splitlines()[-2:] == [
        f"round 0: seat 1, a person, did not reveal the seed it had committed to; {end}",
        f"round 0: seat 2, a person, committed to no seed in time; {end}",
    ]


def swap_cards(data: dict[str, Any]) -> None:
    hands = data["rounds"][1]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


LIES: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("cards", swap_cards, "round 1: the seeds lead to other cards than were dealt"),
    (
        "first",
        lambda d: d.update(first=(d["first"] + 1) % 3),
        "make another seat first",
    ),
    (
        "server",
        lambda d: d["proofs"][0].update(server_seed="00" * 32),
        "round 0: the server committed to another seed than it revealed",
    ),
    (
        "client",
        lambda d: d["proofs"][0]["clients"][2].update(seed="00" * 32),
        "round 0: seat 2 committed to another seed than it revealed",
    ),
    (
        "clients",
        lambda d: d["proofs"][0]["clients"].pop(),
        "there are 2 seeds for 3 seats",
    ),
    ("table", lambda d: d["proofs"][0].update(table="other"), "belongs to another match"),
    ("hand", lambda d: d["proofs"][0].update(hand=1), "the proof is that of hand 1"),
    (
        "no hex",
        lambda d: d["proofs"][0].update(server_seed="xyz"),
        "64 hexadecimal digits",
    ),
    (
        "no seed",
        lambda d: d["proofs"][0].pop("server_seed"),
        "of the proof should be a text",
    ),
    ("no proofs", lambda d: d.pop("proofs"), "this record has no 'proofs'"),
    ("null proofs", lambda d: d.update(proofs=[None]), "this record has no 'proofs'"),
    ("odd proofs", lambda d: d.update(proofs=[3]), "rounds were played, but there are 1 proofs"),
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


def test_a_hand_without_proof_does_not_hold(aurum: Aurum, match: Path):
    def forget(data: dict[str, Any]) -> None:
        data["proofs"][1] = None

    said = aurum("verify", changed(match, forget))
    assert (said.code, said.out) == (1, "")
    assert "round 1: there is no proof of this deal" in said.err


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
