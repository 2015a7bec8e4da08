"""Each vocabulary has one source: levels, languages, close codes."""

import re
from pathlib import Path

import pytest

from aurum.bots import make_bot
from aurum.game import EDITIONS
from aurum.languages import LANGUAGES, Language
from aurum.palette import DARK, LIGHT
from aurum.roster import (
    LADDER,
    LEVELS,
    ROSTER,
    START_LEVEL,
    SUBSTITUTE_LEVEL,
    USUAL_LEVEL,
    HouseBot,
)
from aurum.table.wire.words import Close
from aurum.texts import texts
from tests.project.repository import ROOT

SERVER = "\n".join(path.read_text() for path in sorted((ROOT / "src/aurum/server").rglob("*.py")))
SENT_BY_THE_SOCKET_LIBRARY = {Close.TOO_LARGE}


@pytest.mark.parametrize("code", Close)
def test_every_close_code_is_sent(code: Close):
    assert code in SENT_BY_THE_SOCKET_LIBRARY or f"Close.{code.name}" in SERVER


def test_nobody_writes_a_close_code_as_a_number():
    assert not re.findall(r"\b4(?:4\d\d)\b", SERVER)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name_in_every_language(level: str, language: str):
    assert f"bot-{level}" in texts(language)


def test_the_levels_that_stand_in_may_sit_at_a_table():
    assert {USUAL_LEVEL, START_LEVEL, SUBSTITUTE_LEVEL} <= set(LEVELS)
    assert START_LEVEL in LADDER
    assert SUBSTITUTE_LEVEL in LEVELS


@pytest.mark.parametrize("bot", [bot for bot in ROSTER if bot.effort], ids=lambda bot: bot.name)
def test_effort_is_a_number_after_the_name(bot: HouseBot):
    made = make_bot(f"{bot.name}:77")
    assert made.name == f"{bot.name}:77"
    made.close()


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda language: language.code)
def test_a_language_names_an_edition_and_has_texts(language: Language):
    assert language.edition in EDITIONS
    assert Path(ROOT / "src/aurum/texts" / language.code).is_dir()


def test_every_folder_of_texts_is_a_language():
    folders = {path.parent.name for path in (ROOT / "src/aurum/texts").glob("*/game.ftl")}
    assert folders == set(LANGUAGES)


def test_the_page_has_the_colours_of_the_palette():
    css = (ROOT / "web/src/tokens.css").read_text()
    light = css[css.index("data-theme='light'") :]
    assert dict(re.findall(r"--(Bi|Cu|P|Ag|Zn|Au)-dark: (#\w+);", css)) == DARK
    assert dict(re.findall(r"--(Bi|Cu|P|Ag|Zn|Au): (#\w+);", light)) == LIGHT
