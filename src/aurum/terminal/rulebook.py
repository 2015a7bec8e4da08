"""The rules in words, chapter by chapter, from the same texts as the page's rules."""

from __future__ import annotations

from functools import cache

from aurum.texts import FALLBACK, Texts, sources

CHAPTERS: dict[str, tuple[str, ...]] = {
    "cards": ("r1-1", "r1-2", "r2-1", "r2-2", "r2-3", "r2-4"),
    "bid": ("r3-1", "r3-2", "r3-3", "r3-4"),
    "exchange": ("r4-1", "r4-2", "r4-3", "r4-4", "r4-5", "r4-6"),
    "play": ("r5-1", "r5-2", "r5-3"),
    "trick": ("r6-1", "r6-2", "r6-3", "r6-4", "r6-5"),
    "end": ("r7-1", "r7-2", "r7-3", "r7-4"),
    "score": ("r8-1", "r8-2", "r9", "r10", "r11-1", "r11-2"),
}
TERMS = (
    "base-card", "bid", "bid-exchange", "burnt", "collection", "exposed", "leader", "nugget",
    "side", "supply", "trick",
)  # fmt: skip


class Rulebook:
    """All rules in one language. Chapters are counted from 1; the glossary is the last one."""

    def __init__(self, texts: Texts) -> None:
        self.read = texts

    @property
    def count(self) -> int:
        return len(CHAPTERS) + 1

    def lead(self) -> str:
        """The game in a few sentences."""
        return self.read("learn-lead")

    def titles(self) -> list[str]:
        """The chapters with their numbers."""
        titles = [self.read(f"chapter-{name}") for name in (*CHAPTERS, "glossary")]
        return [f"{number}. {title}" for number, title in enumerate(titles, 1)]

    def chapter(self, number: int) -> list[str]:
        """The sentences of a chapter, each with its clause."""
        if number > len(CHAPTERS):
            return [self._term(term) for term in TERMS]
        clauses = list(CHAPTERS.values())[number - 1]
        return [f"{_clause(name)} {self.read(f'rule-{name}')}" for name in clauses]

    def whole(self) -> list[str]:
        """Everything, with empty lines between the chapters."""
        lines = [self.lead()]
        for number, title in enumerate(self.titles(), 1):
            lines += ["", title, *self.chapter(number)]
        return lines

    def _term(self, term: str) -> str:
        return f"{self.read(f'term-{term}')}: {self.read(f'term-{term}-means')}"


def _clause(name: str) -> str:
    return name.upper().replace("-", ".") + ":"


@cache
def rulebook(language: str) -> Rulebook:
    """The rules in one of the languages."""
    fallback = None if language == FALLBACK else rulebook(FALLBACK).read
    return Rulebook(Texts(language, [sources(language)["learn.ftl"]], fallback))
