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
from aurum.game.editions import TOPICS, Notes
from tests.golden.coverage import TIE_RULES, facts, other_rules, refutes
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


NAMES = ("id", "title", "publisher", "language")
ANSWERS = [field.name for field in fields(Edition) if field.name not in (*NAMES, "notes")]


@pytest.mark.parametrize("name", [*NAMES, *(topic.field for topic in TOPICS)])
@pytest.mark.parametrize("book", EDITIONS.values(), ids=EDITIONS)
def test_changing_a_word_of_a_book_breaks_its_golden_row(book: Edition, name: str):
    for value in other_values(row_value(book, name)):
        assert row(changed(book, name, value)) != BOOKS[book.id]


def test_every_answer_and_note_is_a_topic():
    notes = [field.name for field in fields(Notes)]
    assert sorted([*ANSWERS, *notes]) == sorted(topic.field for topic in TOPICS)


@pytest.mark.parametrize("name", ANSWERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_answer_shows_in_a_played_game(edition: str, name: str):
    """With another answer at least one golden game of the edition ends otherwise, or cannot be."""
    book = EDITIONS[edition]
    games = [game for players in (3, 4) for game in games_of(edition, players)]
    others = [value for value in answers_instead(book, name) if is_other_play(book, name, value)]
    assert others
    for value in others:
        other = replace(book, **{name: value})
        assert any(plays_otherwise(game, other) for game in games), f"{name} = {value!r}"


def answers_instead(book: Edition, name: str) -> list[Any]:
    if name.startswith("tie"):
        return list(TIE_RULES)
    return [value for value in other_values(getattr(book, name)) if value is not None]


def is_other_play(book: Edition, name: str, value: Any) -> bool:
    """Where a tie rule stops, the designer's last step goes on: two answers can mean the same."""
    other = replace(book, **{name: value})
    return any(replace(ruleset(other, n), edition=book) != ruleset(book, n) for n in (3, 4))


def plays_otherwise(game: Record, book: Edition) -> bool:
    """Whether the game cannot be what it was if its book had said this."""
    rules = game.ruleset
    zeros = None if rules.zeros == rules.edition.zeros else rules.zeros  # None: by the book
    return refutes(game, ruleset(book, rules.seats, zeros, rules.scoring))


def row_value(book: Edition, name: str) -> Any:
    return getattr(book if hasattr(book, name) else book.notes, name)


def changed(book: Edition, name: str, value: Any) -> Edition:
    if hasattr(book, name):
        return replace(book, **{name: value})
    return replace(book, notes=replace(book.notes, **{name: value}))


def row(book: Edition) -> dict[str, str]:
    names = [*NAMES, *(topic.field for topic in TOPICS)]
    return {name: said(row_value(book, name)) for name in names}


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
