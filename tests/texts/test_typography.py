"""Spaces, quotation marks and dashes as each language sets them."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from aurum.texts import LANGUAGES, sources

NARROW, WIDE = "\u202f", "\u00a0"
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "ru": "«»"}
ALL_QUOTES = '«»„“”"'


def patterns(node: ast.BaseNode) -> Iterator[ast.Pattern]:
    """Every sentence of a message: its own, and those of the choices in it."""
    if isinstance(node, ast.Pattern):
        yield node
        for element in node.elements:
            if isinstance(element, ast.Placeable):
                yield from patterns(element)
    elif isinstance(node, ast.Placeable):
        yield from patterns(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from patterns(variant.value)


def sentence(pattern: ast.Pattern) -> str:
    """The words of a pattern; a letter stands for what is filled in."""
    parts = (e.value if isinstance(e, ast.TextElement) else "X" for e in pattern.elements)
    return "".join(parts)


@cache
def sentences(language: str) -> tuple[tuple[str, str, str], ...]:
    """File, message and sentence of everything that is said in a language."""
    return tuple(
        (file, entry.id.name, sentence(pattern))
        for file, text in sources(language).items()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
        for pattern in patterns(entry.value)
    )


def faulty(language: str, fault: str) -> list[str]:
    return [f"{key}: {said}" for _, key, said in sentences(language) if re.search(fault, said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_sees_the_sentences(language: str):
    assert len(sentences(language)) > 600


def test_french_signs_never_begin_a_line():
    assert faulty("fr", r" [:;!?»]|« ") == []
    assert faulty("fr", rf"[^\s?][;!?](?!\w)|«[^{WIDE}]|[^{WIDE}]»") == []  # nor do they stick


@pytest.mark.parametrize(("file", "space"), [("page.ftl", NARROW), ("terminal.ftl", WIDE)])
def test_french_spaces_are_narrow_only_where_fonts_have_them(file: str, space: str):
    said = [s for where, _, s in sentences("fr") if where == file and re.search(r"\S\s[;!?]", s)]
    assert said
    assert [s for s in said if not re.search(rf"{space}[;!?]", s)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str):
    foreign = "".join(set(ALL_QUOTES) - set(QUOTES[language]))
    assert faulty(language, f"[{foreign}]") == []
    opening, closing = QUOTES[language][0], QUOTES[language][1]
    quoted = [said for _, _, said in sentences(language) if opening in said or closing in said]
    assert quoted
    assert [said for said in quoted if said.count(opening) != said.count(closing)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curved(language: str):
    assert faulty(language, "'") == []


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_no_space_before_an_ellipsis(language: str):
    assert faulty(language, r"\s…") == []


def test_a_german_ellipsis_stays_with_its_word():
    assert faulty("de", " …") == []


def test_a_russian_dash_never_begins_a_line():
    assert faulty("ru", " —") == []
    assert any(f"{WIDE}—" in said for _, _, said in sentences("ru"))
