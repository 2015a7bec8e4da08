"""The editions as data for the page: what each rulebook answers, and where it is silent."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import Any

from aurum.game.editions import DESIGNER, EDITIONS, ENGLISH, Edition
from aurum.table.wire.http import EditionAnswer, EditionInfo, Editions

TOPICS = {
    "zeros": "R11.1",
    "first_player": "R2.4",
    "zeros_again": "R2.3",
    "removed_metal": "R2.2",
    "exchange_order": "R4.3",
    "gold_first": "R6",
    "unfinished_trick": "R7.4",
    "tie_three": "R9",
    "tie_four": "R9",
    "match_three": "R10",
    "match_four": "R10",
    "table_talk": "R2.1",
}


@cache
def editions() -> Editions:
    return Editions(tuple(_edition(book) for book in EDITIONS.values()))


def _edition(book: Edition) -> EditionInfo:
    answers = tuple(_answer(book, topic) for topic in TOPICS)
    usual = {answer.topic: answer.value for answer in (_answer(ENGLISH, t) for t in TOPICS)}
    differs = tuple(a.topic for a in answers if a.value != usual[a.topic])
    return EditionInfo(book.id, book.zeros, answers, differs)


def _answer(book: Edition, topic: str) -> EditionAnswer:
    """The book's word, or the designer's where the book has none."""
    said = getattr(book, topic)
    value = getattr(DESIGNER, topic) if said is None else said
    return EditionAnswer(_kebab(topic), TOPICS[topic], _words(value), silent=said is None)


def _words(value: Any) -> str:
    """The ids of the answer's words (`answer-…` in the texts); several are joined by a space."""
    if isinstance(value, tuple):
        return " ".join(map(_words, value))
    if isinstance(value, Enum):
        return f"{_kebab(type(value).__name__)}-{_kebab(value.name)}"
    return {True: "zeros-on", False: "zeros-off", None: ""}[value]


def _kebab(name: str) -> str:
    """`tie_three`, `TieBreak` and `EXACT_BID` as `tie-three`, `tie-break` and `exact-bid`."""
    parted = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name)
    return parted.replace("_", "-").lower()
