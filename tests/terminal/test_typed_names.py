"""Cards by their spoken names, in every language."""

import pytest

from aurum.terminal.app import KEYS
from aurum.terminal.typed_names import CardWords
from aurum.texts import LANGUAGES, texts

METALS = ("Bi", "Cu", "P", "Ag", "Zn", "Au")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("symbol", METALS)
def test_what_is_heard_can_be_typed(language: str, symbol: str):
    words = CardWords(texts(language))
    name = texts(language)(f"metal-{symbol}")
    for typed in (f"{name} 3", f"{name.lower()} 3", f"{name.upper()}3", f"{symbol.lower()} 3"):
        assert words.notation(typed) == f"{symbol}3"
        assert words.notation(f"play {typed}") == f"play {symbol}3"


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("en", "silv 3", "Ag3"),
        ("en", "bism10", "Bi10"),
        ("en", "silb 3", "Ag3"),  # names of other languages are understood too
        ("de", "silb 3", "Ag3"),
        ("de", "wis 7", "Bi7"),
        ("fr", "ar 4", "Ag4"),
        ("fr", "or 0", "Au0"),
        ("ru", "сер 4", "Ag4"),
        ("ru", "зол 0", "Au0"),
        ("en", "swap gold 0 zinc 4 partner", "swap Au0 Zn4 partner"),
        ("en", "swap Au0 Zn4", "swap Au0 Zn4"),
        ("en", "silver 03", "Ag3"),
    ],
)
def test_beginnings_spaces_and_whole_actions(language: str, typed: str, notation: str):
    assert CardWords(texts(language)).notation(typed) == notation


@pytest.mark.parametrize(
    "typed", ["silver", "3", "s 3", "xyzzy 3", "bot 2 adept", "open 2", "gold"]
)
def test_what_is_no_card_stays_as_it_is(typed: str):
    words = CardWords(texts("en"))
    assert words.notation(typed) == typed
    assert not words.is_card(typed)


def test_a_beginning_that_could_be_two_metals_is_none():
    assert CardWords(texts("ru")).metal("с") is None
    assert CardWords(texts("en")).metal("") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_key_is_called_can_be_typed(language: str):
    """Sorting has a key only: it changes what is shown, not what is said."""
    speak = texts(language)
    for name in set(KEYS.values()) - {"sort"}:
        aliases = [alias.strip() for alias in speak(f"command-{name}").split(",")]
        assert speak(f"key-{name}").split()[0].lower() in (name, *aliases)
