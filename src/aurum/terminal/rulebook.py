"""The rules in words, chapter by chapter, from the same texts as the page's rules.

The English file decides which chapters, clauses and words there are, and their order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from aurum.game import EDITIONS, TOPICS, Topic
from aurum.game.edition_table import played, topic_id, words
from aurum.texts import FALLBACK, Texts, sources, texts

FILE = "learn.ftl"
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_LEAD = re.compile(r"^learn-(goal|five-\w+)$")
_LINK = re.compile(r"\[([^\]]+)\]\([\w-]+\)")
_NO_SENTENCE = ("learn-five-title",)
_BY_EDITION = {"rule-r9": "R9", "rule-r10-2": "R10"}
"""Behind these rules stands what each edition plays: for the topics of these clauses."""


class Rulebook:
    """All rules in one language. Chapters count from 1; the glossary is the last."""

    def __init__(self, spoken: Texts, keys: list[str]) -> None:
        self._texts = spoken
        self._lead = [key for key in keys if _LEAD.match(key) and key not in _NO_SENTENCE]
        self._chapters = _chapters(keys)
        self._terms = [key for key in keys if key.startswith("term-") and f"{key}-means" in keys]

    def read(self, key: str) -> str:
        """A text without the page's links to glossary words: [trump](trump)."""
        return _LINK.sub(r"\1", self._texts(key))

    @property
    def count(self) -> int:
        return len(self._chapters) + 1

    def lead(self) -> list[str]:
        """The game in a few sentences."""
        return [self.read(key) for key in self._lead]

    def titles(self) -> list[str]:
        """The chapters with their numbers."""
        titles = [self.read(key) for key in (*self._chapters, "chapter-glossary")]
        return [f"{number}. {title}" for number, title in enumerate(titles, 1)]

    def chapter(self, number: int) -> list[str]:
        """The sentences of a chapter, each with its clause, and what the editions play."""
        if number > len(self._chapters):
            return [
                f"{self._label(self.read(term))} {self.read(f'{term}-means')}"
                for term in self._terms
            ]
        rules = list(self._chapters.values())[number - 1]
        lines: list[str] = []
        for key in rules:
            lines.append(f"{self._label(_clause(key))} {self.read(key)}")
            lines += self._played(_BY_EDITION.get(key, ""))
        return lines

    def _played(self, clause: str) -> Iterator[str]:
        """What is played by this clause, a line for all editions that play alike."""
        speak = texts(self._texts.language)
        for topic in TOPICS:
            if topic.clause != clause:
                continue
            answers = _answers(topic)
            for answer, editions in answers.items():
                names = ", ".join(speak(f"edition-{name}") for name in editions)
                who = names if len(answers) > 1 else speak("editions-all")
                steps = " → ".join(speak(f"answer-{word}") for word in answer.split())
                title = self._label(f"{speak(f'topic-{topic_id(topic)}')} ({who})")
                yield f"  {title} {steps}"

    def _label(self, name: str) -> str:
        return texts(self._texts.language)("label", name=name)

    def whole(self) -> list[str]:
        """Everything, with empty lines between the chapters."""
        lines = self.lead()
        for number, title in enumerate(self.titles(), 1):
            lines += ["", title, *self.chapter(number)]
        return lines


def _answers(topic: Topic) -> dict[str, list[str]]:
    """Every answer that is played, and in which editions."""
    found: dict[str, list[str]] = {}
    for name, book in EDITIONS.items():
        found.setdefault(words(played(book, topic)), []).append(name)
    return found


def _chapters(keys: list[str]) -> dict[str, list[str]]:
    """The rules by chapter, without empty chapters such as the one about editions."""
    found: dict[str, list[str]] = {}
    for key in keys:
        if key.startswith("chapter-"):
            found[key] = []
        elif key.startswith("rule-"):
            found[list(found)[-1]].append(key)
    return {chapter: rules for chapter, rules in found.items() if rules}


def _clause(key: str) -> str:
    return key.removeprefix("rule-").upper().replace("-", ".")


@cache
def rulebook(language: str) -> Rulebook:
    """The rules in one of the languages."""
    english = Texts(FALLBACK, [sources(FALLBACK)[FILE]])
    own = english if language == FALLBACK else Texts(language, [sources(language)[FILE]], english)
    return Rulebook(own, _KEY.findall(sources(FALLBACK)[FILE]))
