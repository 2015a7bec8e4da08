"""`aurum` itself."""

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from aurum import __version__
from aurum.cli import COMMANDS, HIDDEN
from aurum.game import EDITIONS
from aurum.game.edition_table import book_words
from aurum.game.editions import TOPICS
from aurum.texts import LANGUAGES, texts
from tests.cli.commands import Aurum, one_sentence

HEAVY = {
    *("aurum.game", "fluent", "matplotlib", "msgspec", "numba", "numpy", "rich", "scipy"),
    *("starlette", "textual"),
}


def test_help_names_every_command(aurum: Aurum):
    said = aurum("--help")
    assert said.code == 0
    assert all((f"\n  {name} " in said.out) == (name not in HIDDEN) for name in COMMANDS)


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_exists(name: str):
    module, _, attribute = COMMANDS[name][0].partition(":")
    assert callable(getattr(importlib.import_module(module), attribute))


def test_version(aurum: Aurum):
    assert aurum("--version").out == f"aurum {__version__}\n"


def test_an_unknown_command_is_one_sentence(aurum: Aurum):
    said = aurum("frobnicate")
    assert said.code == 2
    assert "No such command 'frobnicate'" in said.err
    assert one_sentence(said.err)


def test_a_missing_argument_is_one_sentence(aurum: Aurum):
    said = aurum("check")
    assert said.code == 2
    assert one_sentence(said.err)


def test_help_loads_neither_the_game_nor_anything_heavy():
    program = (
        "import sys; from aurum.cli import main; main(['--help'])\n"
        f"print(sorted({HEAVY!r} & set(sys.modules)))"
    )
    assert _last_line(program) == "[]"


def test_the_first_deal_of_an_arena_waits_for_nothing_heavy():
    """Without plots: SciPy is loaded for the figures, after the deals."""
    program = (
        "import sys; from aurum.arena import executors\n"
        "def crew(*_):\n"
        f"    print(sorted({HEAVY!r} & set(sys.modules) - {{'aurum.game', 'msgspec', 'rich'}}))\n"
        "    sys.exit()\n"
        "executors.alone = crew\n"
        "from aurum.cli import main; main(['arena', 'random', 'apprentice', '--jobs', '1'])"
    )
    assert _last_line(program) == "[]"


def test_the_figures_of_an_arena_load_no_statistics_and_no_plots():
    program = (
        "import sys; from aurum.cli import main\n"
        "main(['arena', 'random', 'apprentice', '--deals', '1', '--jobs', '1'])\n"
        "print(sorted({'matplotlib', 'scipy.stats', 'numba'} & set(sys.modules)))"
    )
    assert _last_line(program) == "[]"


def _last_line(program: str) -> str:
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    return said.stdout.splitlines()[-1]


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "help"])
def test_help_of_every_command_has_no_boxes_and_cuts_nothing(
    aurum: Aurum, monkeypatch: pytest.MonkeyPatch, command: str
):
    monkeypatch.setenv("COLUMNS", "80")
    said = aurum(command, "--help")
    usage, *lines = said.out.splitlines()
    assert said.code == 0
    assert f"aurum {command}" in usage
    assert not {*"│╭╰"} & {*said.out}
    assert [line for line in lines if line.endswith(("...", "…"))] == []
    assert "<bool>" not in said.out


def test_editions_as_a_table(aurum: Aurum):
    said = aurum("editions")
    assert said.code == 0
    assert all(name in said.out for name in EDITIONS)
    assert "the book is silent" in said.out
    assert "What is played here" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 80, 130, 160])
def test_editions_break_no_word(
    aurum: Aurum, monkeypatch: pytest.MonkeyPatch, columns: int, language: str
):
    monkeypatch.setenv("COLUMNS", str(columns))
    said, speak = aurum("editions", "--language", language).out.split(), texts(language)
    answers = [
        book_words(book, topic)
        for book in EDITIONS.values()
        for topic in TOPICS
        if topic.field != "nuggets_in_box"
    ]
    ids = {word for answer in answers for word in answer.split()}
    wanted = {part for word in ids for part in speak(f"answer-{word}").split()}
    assert {word for word in wanted if not any(found.startswith(word) for found in said)} == set()


def test_editions_as_json(aurum: Aurum):
    books = json.loads(aurum("editions", "--json").out)
    assert list(books) == list(EDITIONS)
    assert books["english"]["tie_three"] is None
    assert books["russian"]["tie_three"] == ["exact bid", "all tied"]
    assert books["english"]["played"]["3"]["match"] == "best of three, final bid"
    assert {topic.field for topic in TOPICS} <= set(books["french"])


def test_the_page_of_editions_is_fresh(aurum: Aurum):
    page = Path(__file__).parents[2] / "docs" / "editions.md"
    assert page.read_text(encoding="utf-8") == aurum("editions", "--markdown").out
