"""The golden games: finished matches that pin the rules, and a proof that none is missing."""

import json
from dataclasses import fields, replace
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from aurum.game import (
    EDITIONS,
    Edition,
    MatchEnd,
    Record,
    TieBreak,
    audit,
    parse_record,
    ruleset,
)
from aurum.game.edition_table import said
from tests.golden.coverage import facts, other_rules, refutes
from tests.golden.matrix import required

HERE = Path(__file__).parent
LINES = [
    (f"{file.stem} {number}", line)
    for file in sorted(HERE.glob("*.jsonl"))
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines())
]
BOOKS: dict[str, dict[str, str]] = json.loads((HERE / "editions.json").read_text(encoding="utf-8"))

every_game = pytest.mark.parametrize("line", [line for _, line in LINES], ids=[n for n, _ in LINES])


@cache
def record(line: str) -> Record:
    return parse_record(line)


@cache
def shown(line: str) -> frozenset[str]:
    return frozenset(facts(record(line)))


@every_game
def test_a_golden_game_is_right(line: str):
    audit(record(line))


@every_game
def test_a_golden_game_shows_what_it_says(line: str):
    assert set(json.loads(line)["shows"]) <= shown(line)
    assert json.loads(line)["shows"]


def test_no_golden_game_is_missing():
    assert required() - {fact for _, line in LINES for fact in shown(line)} == set()


def test_the_matrix_is_as_big_as_it_should_be():
    """So that an empty matrix cannot pass."""
    assert len(required()) > 300
    assert len(LINES) >= 40


# Each field of an edition is observable


def games_of(edition: str, players: int) -> list[Record]:
    found = [record(line) for _, line in LINES]
    return [
        game
        for game in found
        if (game.ruleset.edition.id, game.ruleset.seats) == (edition, players)
    ]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_every_other_answer_breaks_a_golden_game(edition: str, players: int):
    for name, _ in other_rules(ruleset(edition, players)):
        broken = [
            game
            for game in games_of(edition, players)
            if refutes(game, dict(other_rules(game.ruleset))[name])
        ]
        assert broken, f"no golden game breaks when {edition} {players} is changed: {name}"


def other_values(value: Any) -> list[Any]:
    """Answers that a book might have given instead."""
    match value:
        case bool():
            return [not value]
        case Enum():
            return [None, *(other for other in type(value) if other is not value)]
        case tuple():
            return [None, value[:-1], value[::-1]]
        case int():
            return [None, value + 1]
        case str():
            return [value + "?"]
    return ["something"]


@pytest.mark.parametrize("book", EDITIONS.values(), ids=EDITIONS)
def test_every_book_says_what_the_golden_table_says(book: Edition):
    assert row(book) == BOOKS[book.id]


@pytest.mark.parametrize("field", [field.name for field in fields(Edition)])
@pytest.mark.parametrize("book", EDITIONS.values(), ids=EDITIONS)
def test_flipping_a_field_breaks_a_golden_row(book: Edition, field: str):
    for value in other_values(getattr(book, field)):
        assert row(replace(book, **{field: value})) != BOOKS[book.id]


def row(book: Edition) -> dict[str, str]:
    return {field.name: said(getattr(book, field.name)) for field in fields(book)}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_answers_reach_the_rules_of_their_player_count(edition: str, players: int):
    book, number = EDITIONS[edition], {3: "three", 4: "four"}
    for count in (3, 4):
        tie: dict[str, Any] = {f"tie_{number[count]}": (TieBreak.ALL_TIED,)}
        changed = replace(book, **tie)
        is_played = ruleset(changed, players).tie_breaks == (TieBreak.ALL_TIED,)
        assert is_played == (count == players)
        for end in MatchEnd:
            other: dict[str, Any] = {f"match_{number[count]}": end}
            changed = replace(book, **other)
            found = ruleset(changed, players).match_end
            assert found is (end if count == players else ruleset(book, players).match_end)
