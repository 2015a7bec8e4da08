"""The languages of the texts. A new one needs a line here and a folder in `aurum/texts`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its code, its own name for itself, and the rulebook its speakers own."""

    code: str
    name: str
    edition: str


LANGUAGES = {
    language.code: language
    for language in (
        Language("en", "English", "english"),
        Language("de", "Deutsch", "german"),
        Language("fr", "Français", "french"),
        Language("ru", "Русский", "russian"),
    )
}
FALLBACK = "en"
"""Spoken where a text or a reader's language is missing."""
