"""The rules in the terminal say what the page says."""

import re

import pytest

from aurum.terminal.rulebook import CHAPTERS, TERMS, rulebook
from aurum.texts import LANGUAGES, sources

KEY = re.compile(r"^((?:rule|term|chapter)-[\w-]+) =", re.MULTILINE)


def test_no_clause_chapter_or_term_is_left_out():
    keys = set(KEY.findall(sources("en")["learn.ftl"]))
    rules = {f"rule-{clause}" for clauses in CHAPTERS.values() for clause in clauses}
    terms = {f"term-{term}{end}" for term in TERMS for end in ("", "-means")}
    chapters = {f"chapter-{name}" for name in (*CHAPTERS, "glossary", "editions")}
    assert keys == rules | terms | chapters


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_can_be_read_in_every_language(language: str):
    book = rulebook(language)
    assert len(book.titles()) == book.count
    for number in range(1, book.count + 1):
        assert all(len(line) > 10 for line in book.chapter(number))
    assert book.chapter(4)[0].startswith("R5.1: ")
    assert len(book.whole()) > 40
