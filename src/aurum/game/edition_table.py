"""The table of differences between the rulebooks, built from the editions' data."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from aurum.game.editions import (
    AS_PLAYED,
    DESIGNER,
    EDITIONS,
    TOPICS,
    Edition,
    GoldFirst,
    TieBreak,
    Topic,
    ZerosAgain,
    answer,
)
from aurum.game.rulesets import PLAYER_COUNTS, ruleset

SILENT = "silent"
UNSTATED = "unstated"
MADE_FROM = """Made from `src/aurum/game/editions.py` by `make docs`; do not edit.
The same table in the terminal: `aurum editions`."""
HOW_TO_READ = """*silent*: the book does not answer. The designer's rules then apply, where they do
answer; what they leave open, too, is decided in [the rulings](rulings.md). *What is played* has the
outcome of every point. Clauses are those of [the rules](rules.md)."""
NOT_PLAYED = (
    """Nuggets never run out (R2.5), and what partners say to each other is left to the players."""
)


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
        Row(topic.title, topic.clause, tuple(_said_of(book, topic) for book in books))
        for topic in TOPICS
    ]


def played(book: Edition, topic: Topic) -> Any:
    """What the program does at the tables of an edition; None where it does nothing."""
    if topic.field == "zeros":
        return book.zeros
    if topic.field.startswith("tie"):
        return ruleset(book, topic.players or 3).tie_breaks
    if topic.field.startswith("match"):
        return ruleset(book, topic.players or 3).match_end
    return answer(AS_PLAYED, topic)


def book_words(book: Edition, topic: Topic) -> str:
    """What a book says, as the ids of its words (`answer-…` in the texts), joined by spaces.

    Where it says nothing: `silent` if the designer's answer stands in, `unstated` if there is none.
    """
    value = answer(book, topic)
    if value is None:
        return UNSTATED if answer(DESIGNER, topic) is None else SILENT
    return f"{words(value)} {SILENT}" if _leaves_a_tie(value) else words(value)


def words(value: Any) -> str:
    """The ids of an answer's words; several are joined by a space."""
    if isinstance(value, tuple):
        return " ".join(map(words, value))
    if isinstance(value, Enum):
        return f"{_kebab(type(value).__name__)}-{_kebab(value.name)}"
    return "zeros-on" if value else "zeros-off"


def _kebab(name: str) -> str:
    """`tie_three`, `TieBreak` and `EXACT_BID` as `tie-three`, `tie-break` and `exact-bid`."""
    parted = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name)
    return parted.replace("_", "-").lower()


def topic_id(topic: Topic) -> str:
    """As the texts name it: `topic-…`."""
    return _kebab(topic.field)


def _leaves_a_tie(value: Any) -> bool:
    """Whether the steps of a book may end with several sides still level (R9)."""
    return isinstance(value, tuple) and value[-1] is not TieBreak.ALL_TIED


def _said_of(book: Edition, topic: Topic) -> str:
    value = answer(book, topic)
    return f"{said(value)}, {SILENT}" if _leaves_a_tie(value) else said(value)


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
    return text.replace(SILENT, f"*{SILENT}*")


def _played() -> list[str]:
    """What the program plays, also where a book is silent."""
    lines = [
        "## What is played",
        "",
        "| | clause | " + " | ".join(EDITIONS) + " |",
        "|---|---|" + "---|" * len(EDITIONS),
    ]
    for topic in TOPICS:
        cells = [_played_cell(played(book, topic)) for book in EDITIONS.values()]
        if any(cells):
            lines.append(f"| {topic.title} | {topic.clause} | {' | '.join(cells)} |")
    return [*lines, "", NOT_PLAYED]


def _played_cell(value: Any) -> str:
    if value is None:
        return ""
    return "yes" if value in (ZerosAgain.SAID, GoldFirst.SAID) else said(value)
