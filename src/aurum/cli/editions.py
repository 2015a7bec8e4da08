"""`aurum editions`: how the five rulebooks differ."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from aurum.cli.options import Spoken, WrongUsage
from aurum.game.edition_table import as_json, as_markdown, book_words, played, topic_id, words

if TYPE_CHECKING:
    from rich.console import Console

    from aurum.game import Edition, Topic
    from aurum.texts import Texts

TABLE_WIDTH = 130  # a narrower table would break words


def editions(
    to_json: Annotated[bool, typer.Option("--json", help="All answers as one object.")] = False,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the page docs/editions.md.")
    ] = False,
    language: Spoken = None,
) -> None:
    """Show how the five rulebooks differ, and what is played where they leave something open."""
    if to_json and markdown:
        raise WrongUsage("--json and --markdown exclude each other; choose one")
    if to_json:
        print(json.dumps(as_json(), indent=2, ensure_ascii=False))
    elif markdown:
        print(as_markdown(), end="")
    else:
        _print_answers(language)


class _Row(NamedTuple):
    """A topic and one answer for every edition."""

    topic: str
    clause: str
    answers: tuple[str, ...]


def _print_answers(language: str | None) -> None:
    """Print two tables if they fit; otherwise one topic below the other."""
    from rich.console import Console

    from aurum.game import EDITIONS
    from aurum.texts import system_language, texts

    speak, console = texts(language or system_language()), Console(highlight=False)
    for name in EDITIONS:
        console.print(f"{speak('label', name=name)} [dim]{speak(f'edition-{name}')}[/]")
    show = _print_table if console.width >= TABLE_WIDTH else _print_topics
    for title, rows in (("editions-books", _said(speak)), ("editions-played", _played(speak))):
        console.print(f"\n[bold yellow]{speak(title)}[/]")
        show(console, list(rows), speak)


def _said(speak: Texts) -> Iterator[_Row]:
    from aurum.game import EDITIONS, TOPICS

    for topic in TOPICS:
        cells = tuple(_answer(book, topic, speak) for book in EDITIONS.values())
        yield _Row(speak(f"topic-{topic_id(topic)}"), topic.clause, cells)


def _played(speak: Texts) -> Iterator[_Row]:
    from aurum.game import EDITIONS, TOPICS

    for topic in TOPICS:
        values = [played(book, topic) for book in EDITIONS.values()]
        if None not in values:
            cells = tuple(_sentence(words(value), speak) for value in values)
            yield _Row(speak(f"topic-{topic_id(topic)}"), topic.clause, cells)


def _answer(book: Edition, topic: Topic, speak: Texts) -> str:
    from aurum.game import answer

    if topic.field == "nuggets_in_box" and (count := answer(book, topic)) is not None:
        return speak("answer-nuggets-in-box", count=count)
    return _sentence(book_words(book, topic), speak)


def _sentence(said: str, speak: Texts) -> str:
    return " → ".join(speak(f"answer-{word}") for word in said.split())


def _print_topics(console: Console, rows: list[_Row], speak: Texts) -> None:
    """Print every answer once, with the rulebooks that give it."""
    from rich.padding import Padding

    from aurum.game import EDITIONS

    for row in rows:
        console.print(f"[bold]{row.topic}[/] [dim]{row.clause}[/]")
        answers: dict[str, list[str]] = {}
        for edition, said in zip(EDITIONS, row.answers, strict=True):
            answers.setdefault(said, []).append(edition)
        for said, books in answers.items():
            who = speak("editions-all") if len(answers) == 1 else ", ".join(books)
            answer = f"{speak('label', name=said)} [dim]{who}[/]"
            console.print(Padding(answer, (0, 0, 0, 2), expand=False))


def _print_table(console: Console, rows: list[_Row], _: Texts) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from aurum.game import EDITIONS

    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_lines=False)
    for heading in ("", "", *EDITIONS):
        table.add_column(heading)
    for row in rows:
        table.add_row(f"[bold]{row.topic}[/]", f"[dim]{row.clause}[/]", *row.answers)
    console.print(table)
