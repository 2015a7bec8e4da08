"""The words of all clients, in every language (Fluent files, one folder per language)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from aurum.languages import FALLBACK, LANGUAGES
from aurum.texts.messages import FaultyText, Messages

SPOKEN = (
    "game.ftl",
    "reasons.ftl",
    "terminal.ftl",
    "analysis.ftl",
    "practice.ftl",
    "lessons.ftl",
    "review.ftl",
)
"""What the terminal says; the page has files of its own too."""

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
SPACED_SEMICOLON = ("fr",)

_LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "FaultyText",
    "Texts",
    "default_edition",
    "sources",
    "system_language",
    "texts",
]


class Texts:
    """The messages of one language: ``texts("log-card-played", who="you", ...)``."""

    def __init__(
        self, language: str, sources: Iterable[str], fallback: Texts | None = None
    ) -> None:
        self.language = language
        self._fallback = fallback
        self._messages = Messages(LANGUAGES[language], sources)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def __call__(self, key: str, **arguments: str | int) -> str:
        """The message in this language, or in English if it is not translated."""
        if key in self:
            return self._formatted(key, arguments)
        if self._fallback is None:
            raise FaultyText(f"there is no message {key!r}")
        return self._fallback(key, **arguments)

    def decimal(self, number: float) -> str:
        """A number with one decimal place, in the style of the language."""
        return f"{number:.1f}".replace(".", self("decimal-point"))

    def listed(self, items: Sequence[str]) -> str:
        """The items as in a sentence: ``a, b and c``."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", list=", ".join(items[:-1]), last=items[-1])

    def series(self, items: Iterable[str]) -> str:
        """The items separated by semicolons, in the style of the language."""
        gap = NO_BREAK_SPACE if self.language in SPACED_SEMICOLON else ""
        return f"{gap}; ".join(items)

    def _formatted(self, key: str, arguments: Mapping[str, str | int]) -> str:
        try:
            return self._messages[key].said(arguments)
        except FaultyText as fault:
            raise FaultyText(f"message {key!r} ({self.language}): {fault}") from None


@cache
def texts(language: str) -> Texts:
    """The messages of game and terminal in one of `LANGUAGES`."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise FaultyText(f"{language!r} is not a language of this game; the languages are {known}")
    fallback = None if language == FALLBACK else texts(FALLBACK)
    spoken = sources(language)
    return Texts(language, (spoken[name] for name in SPOKEN), fallback)


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    folder = files(__package__) / language
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in found}


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The system's language if we speak it; otherwise English."""
    for variable in _LOCALE_VARIABLES:
        for wish in environment.get(variable, "").split(":"):
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
    return FALLBACK


def wished_language(header: str) -> str:
    """The first language in an `Accept-Language` header that we speak."""
    for wish in header.split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return FALLBACK


def guest_names(language: str) -> list[str]:
    """Names for guests who have not given one."""
    return [name.strip() for name in texts(language)("guest-names").split(",")]


def companions(language: str) -> list[str]:
    """The names of the others at one's own table, starting at the person's left."""
    return [name.strip() for name in texts(language)("lesson-names").split(",")]


def default_edition(language: str) -> str:
    """The rulebook that speakers of the language most likely own."""
    return LANGUAGES[language].edition
