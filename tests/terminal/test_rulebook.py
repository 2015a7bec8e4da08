"""The rules in the terminal say what the page says."""

import re

import pytest

from aurum.game import EDITIONS, ruleset
from aurum.terminal.rulebook import rulebook
from aurum.texts import LANGUAGES, sources, texts

RULE = re.compile(r"^rule-([\w-]+) = (.+)", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_is_left_out_in_any_language(language: str):
    book = rulebook(language)
    lines = [line for number in range(1, book.count) for line in book.chapter(number)]
    told = [line for line in lines if not line.startswith("  ")]  # not what editions play
    stated = RULE.findall(sources(language)["learn.ftl"])
    assert len(stated) > 25
    label = texts(language)
    assert [line.partition(" ")[0] for line in told] == [
        label("label", name=name.upper().replace("-", ".")) for name, _ in stated
    ]
    assert told[0].endswith(stated[0][1])
    assert not any("](" in line for line in book.whole())  # links are for the page


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_R9_and_R10_say_what_is_played_in_every_edition(language: str, edition: str, players: int):
    speak, rules = texts(language), ruleset(edition, players)
    number = "three" if players == 3 else "four"
    end = rules.match_end.name.lower().replace("_", "-")
    steps = " → ".join(
        speak(f"answer-tie-break-{step.name.lower().replace('_', '-')}")
        for step in rules.tie_breaks
    )
    for topic, said in (("tie", steps), ("match", speak(f"answer-match-end-{end}"))):
        title = speak(f"topic-{topic}-{number}")
        lines = [line for line in rulebook(language).whole() if line.startswith(f"  {title} (")]
        names = (speak(f"edition-{edition}"), speak("editions-all"))
        (line,) = [line for line in lines if any(name in line for name in names)]
        assert line.endswith(f" {said}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_a_lead_titles_and_a_glossary(language: str):
    book = rulebook(language)
    assert len(book.titles()) == book.count > 6
    assert sum(map(len, book.lead())) > 100
    assert all(": " in term for term in book.chapter(book.count))
    assert len(book.chapter(book.count)) > 8
    assert len(book.whole()) > 40
