"""Finding the right language, and saying loudly when a text is at fault."""

import pytest

from aurum.texts import (
    LANGUAGES,
    FaultyText,
    Texts,
    default_edition,
    guest_names,
    sources,
    system_language,
    texts,
    wished_language,
)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["no tricks", "1 trick", "3 tricks", "5 tricks", "21 tricks"]),
        ("de", ["kein Stich", "1 Stich", "3 Stiche", "5 Stiche", "21 Stiche"]),
        ("fr", ["aucun pli", "1 pli", "3 plis", "5 plis", "21 plis"]),
        ("ru", ["нет взяток", "1 взятка", "3 взятки", "5 взяток", "21 взятка"]),
    ],
)
def test_counting_tricks(language: str, said: list[str]):
    assert [texts(language)("trick-count", count=count) for count in (0, 1, 3, 5, 21)] == said


def test_a_missing_message_is_an_error():
    with pytest.raises(FaultyText, match="no-such-message"):
        texts("de")("no-such-message")


def test_a_missing_argument_is_an_error():
    with pytest.raises(FaultyText, match=r"'log-card-played' \(fr\).*name"):
        texts("fr")("log-card-played", who="other", card="Bismuth 7")


def test_an_argument_is_a_word_or_a_whole_number():
    with pytest.raises(FaultyText, match=r"'trick-count' \(de\).*count is 1\.5"):
        texts("de")("trick-count", count=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{ -brand }", "TermReference in braces: only "),
        ("{ NUMBER($count) }", "FunctionReference in braces: only "),
        ("{ hello -> \n *[other] one\n }", "Message"),
        ("{ $count", "Expected token"),
        ("", "Expected message"),
        ("\n    .title = Title", "no text"),
    ],
)
def test_a_text_that_cannot_be_read_names_its_message(text: str, fault: str):
    with pytest.raises(FaultyText, match=rf"'bad' \(en\): .*{fault}"):
        Texts("en", [f"good = Good\n# bad = Comment\nbad = {text}\n\nlast = Last"])("bad")


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_numbers_have_their_digits_in_groups(language: str):
    texts = Texts(language, ["of = { $count }"])
    gap = {"en": ",", "de": ".", "fr": "\u202f", "ru": "\u00a0"}[language]
    assert texts("of", count=1234567) == f"1{gap}234{gap}567"
    assert texts("of", count="1234567") == "1234567"


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("[1] exactly one\n [one] one\n [0] none\n", "none exactly one,more,one,more,more"),
        ("[one] one\n [1] exactly one\n [0] none\n", "none one,more,one,more,more"),
    ],
)
def test_a_choice_takes_the_first_key_that_fits(keys: str, said: str):
    """A number fits itself and its plural; a word fits itself alone."""
    texts = Texts("en", [f"many = {{ $n ->\n {keys} *[other] more\n}}\nnext = Next"])
    numbers = f"{texts('many', n=0)} {texts('many', n=1)}"
    assert ",".join([numbers, *(texts("many", n=n) for n in (2, "one", "1", "x"))]) == said
    assert texts("next") == "Next"


def test_what_is_not_translated_is_said_in_english():
    english = Texts("en", ["hello = Hello\nbye = Bye"])
    german = Texts("de", ["hello = Hallo"], english)
    assert (german("hello"), german("bye")) == ("Hallo", "Bye")


def test_a_language_we_do_not_speak_is_named_with_those_we_do():
    with pytest.raises(FaultyText, match=r"'xx'.*en, de, fr, ru"):
        texts("xx")


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a und b"), (["a", "b", "c"], "a, b und c")],
)
def test_lists(items: list[str], said: str):
    assert texts("de").listed(items) == said


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANGUAGE": "it:fr:en", "LANG": "it_IT.UTF-8"}, "fr"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str):
    assert system_language(environment) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("it, fr;q=0.8, de;q=0.5", "fr"), ("de-AT,en", "de"), ("RU", "ru"), ("xx", "en")],
)
def test_the_language_that_a_browser_wishes(header: str, language: str):
    assert wished_language(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_have_eight_names_to_start_with(language: str):
    assert len(set(guest_names(language))) == 8


def test_the_edition_follows_the_language():
    assert [default_edition(language) for language in LANGUAGES] == [
        "english", "german", "french", "russian",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_there(language: str):
    assert {"game.ftl", "terminal.ftl"} <= set(sources(language))
