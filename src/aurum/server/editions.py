"""The editions as data for the page: what each rulebook answers, and what is played."""

from __future__ import annotations

from functools import cache

from aurum.game import DESIGNER, EDITIONS, ENGLISH, TOPICS, Edition, Topic, answer
from aurum.game.edition_table import SILENT, UNSTATED, book_words, played, topic_id, words
from aurum.table.wire.http import EditionAnswer, EditionInfo, Editions

SHOWN = tuple(topic for topic in TOPICS if topic.field != "nuggets_in_box")
"""What is in a box says nothing about the game that the page deals."""


@cache
def editions() -> Editions:
    return Editions(tuple(_edition(book) for book in EDITIONS.values()))


def _edition(book: Edition) -> EditionInfo:
    answers = tuple(_answer(topic, book_words(book, topic)) for topic in SHOWN)
    differs = tuple(
        topic_id(topic) for topic in SHOWN if _in_force(book, topic) != _in_force(ENGLISH, topic)
    )
    here = [(topic, played(book, topic)) for topic in SHOWN]
    dealt = tuple(_answer(topic, words(value)) for topic, value in here if value is not None)
    return EditionInfo(book.id, book.zeros, answers, differs, dealt)


def _answer(topic: Topic, said: str) -> EditionAnswer:
    silent = said in (SILENT, UNSTATED)
    return EditionAnswer(topic_id(topic), topic.clause, said, silent, topic.players)


def _in_force(book: Edition, topic: Topic) -> object:
    """The book's word, or the designer's where the book has none."""
    value = answer(book, topic)
    return answer(DESIGNER, topic) if value is None else value
