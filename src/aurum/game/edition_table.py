"""The table of differences between the rulebooks, made from the data of the editions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from aurum.game import EDITIONS, Edition, ruleset

SILENT = "silent"
MADE_FROM = """Made from `src/aurum/game/editions.py` by `make docs`; do not edit.
The same table in the terminal: `aurum editions`."""
HOW_TO_READ = """*silent*: the book does not answer, and the designer's rules apply.
Clauses are those of [the rules](rules.md); readings of unclear places are in
[the rulings](rulings.md)."""

TOPICS: dict[str, tuple[str, str]] = {
    "first_player": ("first player", "R2.4"),
    "zeros": ("zeros, by default", "R11.1"),
    "zeros_again": ("zeros again every round", "R2.3"),
    "removed_metal": ("metal removed for 3 players", "R2.2"),
    "exchange_order": ("order of the exchange", "R4.3"),
    "gold_first": ("gold first, then the trick", "R6"),
    "unfinished_trick": ("the unfinished trick", "R7.4"),
    "tie_three": ("round tie, 3 players", "R9"),
    "tie_four": ("round tie, 4 players", "R9"),
    "match_three": ("match, 3 players", "R10"),
    "match_four": ("match, 4 players", "R10"),
    "nuggets_in_box": ("nuggets in the box", "R2.5"),
    "table_talk": ("table talk, 4 players", "–"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """One topic: what each book says about it, in the order of `EDITIONS`."""

    topic: str
    clause: str
    said: tuple[str, ...]


def rows(books: Iterable[Edition] = tuple(EDITIONS.values())) -> list[Row]:
    """The table, a row for every topic."""
    books = tuple(books)
    return [
        Row(topic, clause, tuple(said(getattr(book, field)) for book in books))
        for field, (topic, clause) in TOPICS.items()
    ]


def said(answer: Any) -> str:
    """An answer in words."""
    match answer:
        case None:
            return SILENT
        case bool():
            return "on" if answer else "off"
        case Enum():
            return str(answer.value)
        case tuple():
            return ", ".join(map(said, answer))
    return str(answer)


def as_json() -> dict[str, Any]:
    """Every answer of every book (null: silent), and what is played where it matters."""
    return {book.id: _book_json(book) for book in EDITIONS.values()}


def _book_json(book: Edition) -> dict[str, Any]:
    answers = {field.name: _plain(getattr(book, field.name)) for field in fields(book)}
    played = {
        str(players): {
            "tie": _plain(ruleset(book, players).tie_breaks),
            "match": _plain(ruleset(book, players).match_end),
        }
        for players in (3, 4)
    }
    return answers | {"played": played}


def _plain(answer: Any) -> Any:
    if isinstance(answer, tuple):
        return [_plain(item) for item in answer]
    return answer.value if isinstance(answer, Enum) else answer


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
    """What the program plays where books are silent on a tie: the designer's last step."""
    lines = [
        "## What is played",
        "",
        "| edition | players | a tied round goes to | the match |",
        "|---|---|---|---|",
    ]
    for book in EDITIONS.values():
        for players in (3, 4):
            rules = ruleset(book, players)
            ties, end = said(rules.tie_breaks), said(rules.match_end)
            lines.append(f"| {book.id} | {players} | {ties} | {end} |")
    return lines
