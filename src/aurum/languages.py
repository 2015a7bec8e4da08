"""The languages of the texts. A new one needs a line here and a folder in `aurum/texts`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


def _french(number: int) -> str:
    if number < 2:
        return "one"
    return "other" if number % 1_000_000 else "many"


def _russian(number: int) -> str:
    last = number % 10 if number % 100 not in (11, 12, 13, 14) else 0
    if last == 1:
        return "one"
    return "few" if last in (2, 3, 4) else "many"


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its code, its own name for itself, and the rulebook its speakers own.

    `plural` names the form of a noun after so many things, as CLDR calls it (and so the page).
    """

    code: str
    name: str
    edition: str
    thousands: str = ","  # what separates groups of three digits
    plural: Callable[[int], str] = _one_or_other


LANGUAGES = {
    language.code: language
    for language in (
        Language("en", "English", "english"),
        Language("de", "Deutsch", "german", "."),
        Language("fr", "Français", "french", "\N{NARROW NO-BREAK SPACE}", _french),
        Language("ru", "Русский", "russian", "\N{NO-BREAK SPACE}", _russian),
    )
}
FALLBACK = "en"
"""Spoken where a text or a reader's language is missing."""
