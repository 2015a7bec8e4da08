"""Nothing is missing, nothing is left over, and all languages ask for the same facts."""

import re
import string
from enum import Enum
from typing import get_args

import pytest

from aurum.game import EDITIONS, EndReason, Fault, Metal, Phase, Scoring, TieBreak, editions
from aurum.game.cards import SYMBOLS
from aurum.game.fair_flaws import Distrust, Flaw
from aurum.table.refusals import Trouble
from aurum.table.wire import events as wire
from aurum.table.wire import words
from aurum.terminal.narration import Story
from aurum.texts import LANGUAGES, sources
from tests.texts.messages import Shape, files, spoken
from tests.texts.usage import ASKED, calls, is_used, page_source, server_codes

ENGLISH = files("en")
NUMERIC = {"one", "few", "many", "other"}
ANSWERS = [
    kind for kind in vars(editions).values()
    if isinstance(kind, type) and issubclass(kind, editions.Answer) and kind is not editions.Answer
]  # fmt: skip


def kebab(name: str) -> str:
    words_ = "".join(f"-{c.lower()}" if c.isupper() else c for c in name)
    return words_.strip("-").replace("_", "-")


def codes(*kinds: type[Enum]) -> list[str]:
    return [member.code for kind in kinds for member in kind]  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str):
    assert set(files(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("file", ENGLISH)
def test_no_message_is_missing_or_left_over(language: str, file: str):
    assert set(files(language)[file]) == set(ENGLISH[file])


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("file", ENGLISH)
def test_every_message_takes_the_same_arguments(language: str, file: str):
    here = {key: shape.arguments for key, shape in files(language)[file].items()}
    assert here == {key: shape.arguments for key, shape in ENGLISH[file].items()}


@pytest.mark.parametrize("file", [name for name in ENGLISH if name != "game.ftl"])
def test_no_message_of_the_game_is_said_again(file: str):
    assert ENGLISH["game.ftl"].keys() & ENGLISH[file].keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_person_knows_you_and_others(language: str):
    for key, shape in spoken(language).items():
        for selector, keys in shape.variants:
            if selector in ("who", "whose"):
                assert keys == {"you", "other"}, key


def counted(shape: Shape) -> list[set[str]]:
    return [keys & NUMERIC for selector, keys in shape.variants if selector not in ("who", "whose")]


def test_russian_counts_have_their_own_form_for_a_few():
    """«3 взятки», not «3 взяток» — except in the genitive, where few and many are alike."""
    genitive = {
        "reason-not-seated", "reason-no-partner", "log-nuggets", "log-match-ended",
    }  # fmt: skip
    wrong = [
        key
        for key, shape in spoken("ru").items()
        for forms in counted(shape)
        if forms != ({"one", "other"} if key in genitive else {"one", "few", "other"})
    ]
    assert wrong == []


@pytest.mark.parametrize("file", ENGLISH)
def test_no_message_is_unused(file: str):
    assert [key for key in ENGLISH[file] if not is_used(file, key)] == []


def test_what_the_terminal_asks_for_is_there_with_all_its_arguments():
    known = spoken("en")
    assert [call for call in calls() if call.key not in known] == []
    lacking = [
        (call.place, call.key, known[call.key].arguments - call.arguments)
        for call in calls()
        if not call.has_more and known[call.key].arguments - call.arguments
    ]
    assert lacking == []
    assert len(calls()) > 60  # the search itself has not gone blind


def test_what_the_page_asks_for_is_there():
    asked = set(ASKED.findall(page_source()))
    known = {key for file, keys in ENGLISH.items() if file != "terminal.ftl" for key in keys}
    assert asked - known == set()
    assert len(asked) > 60


@pytest.mark.parametrize("fault", [*Fault, *Trouble], ids=lambda fault: fault.code)
def test_every_reason_can_be_said(fault: Fault | Trouble):
    template = fault.template if isinstance(fault, Fault) else fault.value
    facts = {name for _, name, _, _ in string.Formatter().parse(template) if name}
    extra = {"card"} if fault is Fault.METAL_ALREADY_PLAYED else set()
    assert spoken("en")[f"reason-{fault.code}"].arguments <= facts | extra


def test_every_reason_of_the_server_can_be_said_in_every_language():
    """None is told to people in the words of the engine, so its text takes no such words in."""
    codes = server_codes()
    assert len(codes) > 20
    for language in LANGUAGES:
        assert [code for code in codes if f"reason-{code}" not in spoken(language)] == []
    shapes = {code: spoken("en")[f"reason-{code}"] for code in codes - told_codes()}
    assert {code: shape.arguments for code, shape in shapes.items() if shape.arguments} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_of_the_rules_leads_to_the_glossary(language: str):
    """`[word](term)`, and every term but those of the first minute is linked from somewhere."""
    text = sources(language)["learn.ftl"]
    rules = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    linked = set(re.findall(r"\]\(([a-z-]+)\)", rules))
    terms = {key for key in files(language)["learn.ftl"] if key.startswith("term-")}
    assert {f"term-{term}" for term in linked} <= terms
    assert len(linked) >= 12
    assert rules.count("](") == len(re.findall(r"\[[^\]\n]+\]\([a-z-]+\)", rules))


def told_codes() -> set[str]:
    """The reasons that come with facts of their own."""
    return {fault.code for fault in (*Fault, *Trouble)}


@pytest.mark.parametrize("flaw", [*Flaw, *Distrust], ids=lambda flaw: flaw.code)
def test_every_flaw_of_a_deal_can_be_said(flaw: Flaw | Distrust):
    facts = {name for _, name, _, _ in string.Formatter().parse(flaw.value) if name}
    known = {"round"} if isinstance(flaw, Distrust) else facts
    assert spoken("en")[f"reason-{flaw.code}"].arguments <= known


EXPECTED = {
    "metal": SYMBOLS,
    "phase": [phase.value for phase in Phase],
    "log-round-ended": [reason.value for reason in EndReason],
    "tie": [kebab(tie.name.lower()) for tie in TieBreak],
    "standing": [
        f"{standing}{when}" for standing in get_args(words.Standing) for when in ("", "-live")
    ],
    "edition": list(EDITIONS),
    "topic": [kebab(topic.field) for topic in editions.TOPICS],
    "scoring": [scoring.value for scoring in Scoring],
    "clock": get_args(words.ClockKind),
    "spectators": get_args(words.SpectatorMode),
    "bot": get_args(words.BotLevel),
    "emote": get_args(words.Emote),
    "result": ["won", "shared", "lost", "over"],
    "answer": [
        f"{kebab(kind.__name__)}-{kebab(answer.name.lower())}"
        for kind in ANSWERS
        for answer in kind
    ],
}


@pytest.mark.parametrize("prefix", EXPECTED)
def test_everything_of_the_game_has_its_words(prefix: str):
    known = spoken("en")
    assert [one for one in EXPECTED[prefix] if f"{prefix}-{one}" not in known] == []


def test_there_is_a_symbol_for_every_metal():
    assert len(SYMBOLS) == len(Metal)
    assert len(ANSWERS) == 9


def test_every_event_can_be_told():
    assert set(Story._TELL) == set(get_args(wire.Event))
