"""The rules in the terminal say what the page says."""

import re

import pytest

from aurum.terminal.rulebook import rulebook
from aurum.texts import LANGUAGES, sources, texts

RULE = re.compile(r"^rule-([\w-]+) = (.+)", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_is_left_out_in_any_language(language: str):
    book = rulebook(language)
    told = [line for number in range(1, book.count) for line in book.chapter(number)]
    stated = RULE.findall(sources(language)["learn.ftl"])
    assert len(stated) > 25
    label = texts(language)
    assert [line.partition(" ")[0] for line in told] == [
        label("label", name=name.upper().replace("-", ".")) for name, _ in stated
    ]
    assert told[0].endswith(stated[0][1])
    assert not any("](" in line for line in book.whole())  # links are for the page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_a_lead_titles_and_a_glossary(language: str):
    book = rulebook(language)
    assert len(book.titles()) == book.count > 6
    assert sum(map(len, book.lead())) > 100
    assert all(": " in term for term in book.chapter(book.count))
    assert len(book.chapter(book.count)) > 8
    assert len(book.whole()) > 40
