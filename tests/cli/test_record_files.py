"""One reader for all commands: a record on each line, or one record over the whole file."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from aurum import load
from tests.cli.commands import Aurum, one_sentence
from tests.project.repository import ROOT

RECORD = ROOT / "docs" / "record"
EXAMPLE = RECORD / "example.json"


@pytest.fixture(scope="module")
def schema() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(json.loads((RECORD / "schema.json").read_text()))


@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_pretty_record_is_read(aurum: Aurum, command: str):
    assert aurum(command, EXAMPLE).code == 0
    assert len(load(EXAMPLE)) == 1


def test_a_pretty_record_goes_on(aurum: Aurum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """`play --resume` reads it too; it is over, so there is nothing to go on with."""
    said = aurum("play", "--resume", EXAMPLE, "--plain")
    assert said.code == 1
    assert "this match is over" in said.err


def test_the_byte_order_mark_is_no_mistake(aurum: Aurum, tmp_path: Path):
    file = tmp_path / "windows.json"
    file.write_bytes(b"\xef\xbb\xbf" + EXAMPLE.read_bytes().replace(b"\n", b"\r\n"))
    assert aurum("check", file).code == 0


def test_at_most_ten_mistakes_of_a_file_are_told(aurum: Aurum, tmp_path: Path):
    file = tmp_path / "rubbish"
    file.write_text("rubbish\n" * 500)
    said = aurum("check", file)
    assert said.code == 1
    assert said.err.count("\n") == 11
    assert said.err.endswith(f"{file}: 490 more records are bad; 10 are shown\n")
    assert said.out == "checked 0 matches, 0 rounds, 0 actions: 500 bad records\n"


def test_a_broken_pretty_record_is_told_briefly(aurum: Aurum, tmp_path: Path):
    file = tmp_path / "cut.json"
    file.write_text(EXAMPLE.read_text()[:-20])
    said = aurum("check", file)
    assert said.code == 1
    assert one_sentence(said.err)
    assert "this is not JSON" in said.err


def test_the_example_fits_the_schema(schema: jsonschema.Draft202012Validator):
    schema.check_schema(schema.schema)
    schema.validate(json.loads(EXAMPLE.read_text()))


@pytest.mark.parametrize("name", ["english-3", "german-4", "russian-4", "designer-3"])
def test_golden_games_fit_the_schema(name: str, schema: jsonschema.Draft202012Validator):
    for line in (ROOT / "tests" / "golden" / f"{name}.jsonl").read_text().splitlines():
        schema.validate(json.loads(line))


def changed(path: list[Any], value: object) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(EXAMPLE.read_text())
    *way, last = path
    place: Any = data
    for step in way:
        place = place[step]
    place[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["format"], "chess"),
        (["version"], 2),
        (["rules", "players"], 5),
        (["rules", "edition"], "klingon"),
        (["first"], 7),
        (["names"], ["Ada"]),
        (["rounds", 0, "hands", 0, 0], "Xx1"),
        (["rounds", 0, "actions", 0], "0 fly Bi5"),
        (["rounds", 0, "ended", "reason"], "tired"),
        (["rounds", 0, "sides", 0, "score"], "12"),
        (["winners"], "0"),
    ],
)
def test_the_schema_notices(
    path: list[Any], value: object, schema: jsonschema.Draft202012Validator
):
    assert not schema.is_valid(changed(path, value))
