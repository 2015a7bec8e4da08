"""The wheel, installed in an empty home with every Python of this machine (`make soak`)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.page.conftest import found_chromium
from tests.page.visitor import Visitor
from tests.project.repository import ROOT
from tests.project.walk import ANSWERS, POSITION, Newcomer, pythons
from tests.terminal.panes import Pane

FOUND = pythons()
WINDOWS = ((80, 24), (120, 40))
INTERRUPTED = 130


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_this_python_is_found():
    assert FOUND[f"{sys.version_info[0]}.{sys.version_info[1]}"] == sys.executable


@pytest.mark.soak
@pytest.mark.parametrize("version", FOUND)
def test_a_newcomer_plays(wheel: Path, tmp_path: Path, version: str):
    ada = Newcomer(FOUND[version], tmp_path)
    ada.install(str(wheel))
    the_base(ada)
    for columns, rows in WINDOWS:
        in_a_window(ada, columns, rows)
    explained(ada)
    ada.install(f"{wheel}[play,arena]")
    work_is_interrupted(ada)
    assert "win share" in ada.run("aurum", "arena", "random", "apprentice", "--deals", "2")
    in_the_browser(ada)


def the_base(ada: Newcomer) -> None:
    """Rules, records and the terminal; for the rest, the sentence that says what is missing."""
    assert ada.run("aurum", "-V").startswith("aurum ")
    assert "Gebot" in ada.run("aurum", "rules", "2", "--language", "de")
    assert "the book is silent" in ada.run("aurum", "editions", "--language", "en")
    ada.run("aurum", "simulate", "--matches", "3", "--bots", "apprentice", "--out", "games.jsonl")
    assert "all right" in ada.run("aurum", "check", "games.jsonl")
    assert "Trick 1." in ada.run("aurum", "replay", "games.jsonl", "--words", "--language", "en")
    told = ada.run(
        *("aurum", "play", "--plain", "--bots", "apprentice", "--pace", "0", "--seed", "1"),
        *("--record", "match.jsonl"),
        typed=ANSWERS,
    )
    assert "The match is over" in told
    assert "all right" in ada.run("aurum", "check", "match.jsonl")
    assert "no 'proofs'" in ada.run("aurum", "verify", "match.jsonl", code=1)
    assert json.loads(ada.run("aurum", "daily", "--json"))["deals"] == 3
    for command in (("arena", "random", "apprentice"), ("serve",)):
        assert "pip install 'aurum-cards[" in ada.run("aurum", *command, code=1)


def explained(ada: Newcomer) -> None:
    """Hints, reviews, puzzles and the bots that calculate need nothing but the base."""
    position = ada.run("python", "-c", POSITION).strip()
    assert json.loads(ada.run("aurum", "hint", position, "--json").splitlines()[-1])["best"]
    assert "Turning point" in ada.run("aurum", "review", "match.jsonl", "--effort", "0.02")
    first = json.loads(ada.run("aurum", "puzzles", "--json").splitlines()[0])
    solved = ("aurum", "puzzles", first["id"], "--answer", first["answers"][0])
    ada.run(*solved)
    ada.run("aurum", "simulate", "--bots", "adept", "--matches", "1", "--out", "strong.jsonl")


def in_a_window(ada: Newcomer, columns: int, rows: int) -> None:
    """A bid and some tricks on a whole screen; F10 leaves."""
    window = Pane(ada.home, columns, rows)
    try:
        options = ("--bots", "apprentice", "--pace", "0", "--seed", "5", "--language", "en")
        window.run([str(ada.bin / "aurum"), "play", *options], "left")
        window.play(until=lambda screen: "Trick 3" in screen and "Supply" in screen)
        window.press("F10")
        window.until(lambda screen: "left-0" in screen)
    finally:
        window.close()


def work_is_interrupted(ada: Newcomer) -> None:
    """Each of these would work for a while."""
    simulate = ("aurum", "simulate", "--bots", "master", "--matches", "9", "--out", "never.jsonl")
    for words in (simulate, ("aurum", "arena", "master", "expert", "--deals", "99")):
        assert ada.interrupt(*words, after=4) == INTERRUPTED


def in_the_browser(ada: Newcomer) -> None:
    """A bid and a card against the bots that a newcomer gets."""
    with ada.server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found_chromium(), args=["--no-sandbox"])
        visitor = Visitor(browser, address.rstrip("/"))
        visitor.play_now().bid()
        visitor.await_question("play")
        hand = len(visitor.hand_cards())
        visitor.play()
        visitor.page.wait_for_function(FEWER, arg=hand)
        visitor.leave()
        browser.close()


FEWER = "(hand) => document.querySelectorAll('[data-testid=hand] button').length < hand"
