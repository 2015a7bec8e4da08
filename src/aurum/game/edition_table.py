"""The table of differences between the rulebooks, built from the editions' data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from aurum.game.editions import EDITIONS, TOPICS, Edition, answer
from aurum.game.rulesets import PLAYER_COUNTS, ruleset

SILENT = "silent"
MADE_FROM = """Made from `src/aurum/game/editions.py` by `make docs`; do not edit.
The same table in the terminal: `aurum editions`."""
HOW_TO_READ = """*silent*: the book does not answer, and the designer's rules apply.
Clauses are those of [the rules](rules.md); readings of unclear places are in
[the rulings](rulings.md)."""


@dataclass(frozen=True, slots=True)
class Row:
    """One topic and what each rulebook says about it, in the order of `EDITIONS`."""

    topic: str
    clause: str
    said: tuple[str, ...]


def rows(books: Iterable[Edition] = tuple(EDITIONS.values())) -> list[Row]:
    """The table, a row for every topic."""
    books = tuple(books)
    return [
        Row(topic.title, topic.clause, tuple(said(answer(book, topic)) for book in books))
        for topic in TOPICS
    ]


def said(value: Any) -> str:
    """An answer in words."""
    match value:
        case None:
            return SILENT
        case bool():
            return "on" if value else "off"
        case Enum():
            return str(value.value)
        case tuple():
            return ", ".join(map(said, value))
    return str(value)


def as_json() -> dict[str, Any]:
    """Every answer of every rulebook (null: silent), and what the program plays if it matters."""
    return {book.id: _book_json(book) for book in EDITIONS.values()}


def _book_json(book: Edition) -> dict[str, Any]:
    names = {key: getattr(book, key) for key in ("id", "title", "publisher", "language")}
    answers = {topic.field: _plain(answer(book, topic)) for topic in TOPICS}
    played = {
        str(players): {
            "tie": _plain(ruleset(book, players).tie_breaks),
            "match": _plain(ruleset(book, players).match_end),
        }
        for players in PLAYER_COUNTS
    }
    return names | answers | {"played": played}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.value if isinstance(value, Enum) else value


def as_markdown() -> str:
    """The page `docs/editions.md`."""
    return "\n".join([*_introduction(), *_differences(), "", *_played(), ""])


def _introduction() -> list[str]:
    books = [
        f"| `{book.id}` | {book.title} | {book.publisher} | {book.language} |"
        for book in EDITIONS.values()
    ]
    return [
        "# The editions",
        "",
        MADE_FROM,
        "",
        "| id | edition | published by | language |",
        "|---|---|---|---|",
        *books,
        "",
        "## What each book says",
        "",
        HOW_TO_READ,
        "",
    ]


def _differences() -> list[str]:
    head = ["| | clause | " + " | ".join(EDITIONS) + " |", "|---|---|" + "---|" * len(EDITIONS)]
    return head + [
        f"| {row.topic} | {row.clause} | {' | '.join(map(_cell, row.said))} |" for row in rows()
    ]


def _cell(text: str) -> str:
    return f"*{text}*" if text == SILENT else text


def _played() -> list[str]:
    """What the program plays if a rulebook is silent on a tie: the designer's last step."""
    lines = [
        "## What is played",
        "",
        "| edition | players | a tied round goes to | the match |",
        "|---|---|---|---|",
    ]
    for book in EDITIONS.values():
        for players in PLAYER_COUNTS:
            rules = ruleset(book, players)
            ties, end = said(rules.tie_breaks), said(rules.match_end)
            lines.append(f"| {book.id} | {players} | {ties} | {end} |")
    return lines
