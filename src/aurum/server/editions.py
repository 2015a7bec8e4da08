"""The editions as data for the page: what each rulebook answers, and where it is silent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any

from aurum.game import DESIGNER, EDITIONS, ENGLISH, TOPICS, Edition, Topic, Variant, answer
from aurum.table.wire.http import EditionAnswer, EditionInfo, Editions

SHOWN = tuple(topic for topic in TOPICS if topic.field != "nuggets_in_box")
"""What is in a box says nothing about the game that the page deals."""


@cache
def editions() -> Editions:
    return Editions(tuple(_edition(book) for book in EDITIONS.values()))


def _edition(book: Edition) -> EditionInfo:
    answers = tuple(_answer(book, topic) for topic in SHOWN)
    usual = tuple(_answer(ENGLISH, topic).value for topic in SHOWN)
    differs = tuple(a.topic for a, other in zip(answers, usual, strict=True) if a.value != other)
    return EditionInfo(book.id, book.zeros, answers, differs, tuple(_played(book)))


def _played(book: Edition) -> Iterator[EditionAnswer]:
    """What the rules of the engine make of the book: nothing in it is left open."""
    yield EditionAnswer("zeros", "R11.1", _words(book.zeros))
    for players, name in ((3, "three"), (4, "four")):
        rules = Variant(book.id, players).ruleset()
        ties, end = _words(rules.tie_breaks), _words(rules.match_end)
        yield EditionAnswer(f"tie-{name}", "R9", ties, players=players)
        yield EditionAnswer(f"match-{name}", "R10", end, players=players)


def _answer(book: Edition, topic: Topic) -> EditionAnswer:
    """The book's word, or the designer's where the book has none."""
    said = answer(book, topic)
    value = answer(DESIGNER, topic) if said is None else said
    return EditionAnswer(
        _kebab(topic.field), topic.clause, _words(value), said is None, topic.players
    )


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
