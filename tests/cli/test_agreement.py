"""`simulate`, `check` and `replay --json` agree, whatever the rules."""

import itertools
import json
from pathlib import Path

import pytest

from aurum.game import parse_record, ruleset
from tests.cli.commands import Aurum

RULES = [
    (edition, players, zeros, scoring)
    for edition, players, zeros, scoring in itertools.product(
        ("english", "german", "russian", "designer", "french"),
        (3, 4),
        ("--zeros", "--no-zeros"),
        ("nuggets", "points"),
    )
]


def agree(aurum: Aurum, file: Path, rules: tuple[str, int, str, str], matches: int) -> None:
    edition, players, zeros, scoring = rules
    said = aurum(
        "simulate", "--matches", matches, "--edition", edition, "--players", players, zeros,
        "--scoring", scoring, "--seed", "agree", "--out", file,
    )  # fmt: skip
    assert said.code == 0
    records = [parse_record(line) for line in file.read_text().splitlines()]
    actions = sum(len(round_.moves) for record in records for round_ in record.rounds)
    checked = aurum("check", file)
    assert (checked.code, checked.err) == (0, "")
    assert checked.out.startswith(f"checked {matches} matches, ")
    assert f" {actions} actions" in checked.out
    replayed = aurum("replay", file, "--json").out.splitlines()
    assert len(replayed) == actions
    decisions = [json.loads(line) for line in replayed]
    assert all(decision["action"] in decision["legal"] for decision in decisions)
    assert decisions[-1]["match"] == matches - 1
    wanted = ruleset(edition, players, zeros == "--zeros", scoring)
    assert {record.ruleset for record in records} == {wanted}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "-".join(map(str, rules)))
def test_three_matches(aurum: Aurum, tmp_path: Path, rules: tuple[str, int, str, str]):
    agree(aurum, tmp_path / "games.jsonl", rules, 3)


@pytest.mark.soak
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "-".join(map(str, rules)))
def test_a_thousand_matches(aurum: Aurum, tmp_path: Path, rules: tuple[str, int, str, str]):
    agree(aurum, tmp_path / "games.jsonl", rules, 1000)
