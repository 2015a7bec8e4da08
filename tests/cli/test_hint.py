"""`aurum hint`."""

import json
from pathlib import Path

import pytest

from aurum.game import Phase, position_text, view
from tests.analysis.positions import decisions
from tests.cli.commands import Aurum, one_sentence


@pytest.fixture(scope="module")
def position() -> str:
    return position_text(next(m for m in decisions(6, 3) if m.phase is Phase.PLAY))


def test_the_json_has_what_the_notation_promises(aurum: Aurum, position: str):
    said = aurum("hint", position, "--json", "--language", "en")
    assert said.code == 0, said.err
    facts = json.loads(said.out)
    assert set(facts) >= {"seat", "best", "candidates", "certain", "sentence"}
    first = facts["candidates"][0]
    assert set(first) >= {"action", "win", "exact", "takes", "lowest", "error"}
    assert first["action"] in facts["best"]
    assert all(0 <= c[k] <= 1 for c in facts["candidates"] for k in ("win", "exact", "takes"))
    assert facts["sentence"].startswith("Best: ")


def test_the_same_seed_gives_the_same_bytes(aurum: Aurum, position: str):
    assert aurum("hint", position, "--json").out == aurum("hint", position, "--json").out


def test_a_person_gets_the_aim_the_reason_and_every_choice(aurum: Aurum, position: str):
    said = aurum("hint", position, "--language", "de")
    lines = said.out.splitlines()
    assert "Ziel: " in lines[0]
    assert lines[1].startswith("Am besten: ")
    assert len(lines) > 3


def test_bids_laid_at_once_need_a_seat(aurum: Aurum):
    match = next(decisions(1, 3))
    text = position_text(match)
    said = aurum("hint", text)
    assert said.code == 2
    assert one_sentence(said.err)
    assert "give --seat 0 or 1 or 2" in said.err or "give --seat" in said.err
    assert json.loads(aurum("hint", text, "--seat", 1, "--json").out)["seat"] == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nonsense",), "position"),
        (("{position}", "--seat", 9), "seat 9 is not asked here"),
        (("{position}", "--picked", "bid Zn4"), "R"),
        (("{position}", "--picked", "fly"), "fly"),
    ],
)
def test_bad_input_is_one_sentence(
    aurum: Aurum, position: str, words: tuple[object, ...], sentence: str
):
    said = aurum("hint", *[position if w == "{position}" else w for w in words])
    assert said.code in (1, 2)
    assert one_sentence(said.err)
    assert sentence in said.err
    assert said.out == ""


def test_a_finished_round_has_no_hint(aurum: Aurum):
    golden = Path(__file__).parents[1] / "golden" / "english-3.jsonl"
    from aurum.game import parse_record, walk

    record = parse_record(golden.read_bytes().splitlines()[0])
    ended = next(s.after for s in walk(record) if s.after.phase in (Phase.DEAL, Phase.OVER))
    said = aurum("hint", position_text(ended))
    assert (said.code, one_sentence(said.err)) == (2, True)
    assert view(ended, 0).legal == ()
