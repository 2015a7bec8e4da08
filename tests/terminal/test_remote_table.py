"""Playing on a real server, together with others."""

import asyncio
import json
import re
import signal
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from aurum.cli import main
from aurum.game.fair_proofs import verify_record
from aurum.game.record_parser import parse_record
from aurum.game.walking import audit
from aurum.table.wire.http import CreateTable
from aurum.table.wire.replies import Refused, Said
from aurum.terminal.http_client import Door
from aurum.terminal.identity import Identities
from aurum.terminal.remote_table import RemoteTable
from tests.terminal.programs import Program
from tests.terminal.servers import QUICK, RunningServer

FLOOD = 75  # more messages than a server takes at once
ACCUSATION = re.compile(r"(Round|Runde) \d+: ")
TABLE = re.compile(r"http://\S+/t/[0-9A-Z-]{14}")


def created(home: Path, server: RunningServer, *arguments: str, luck: int = 1) -> Program:
    home.mkdir(exist_ok=True)
    return Program(home, "--create", "--server", server.address, *arguments, luck=luck)


def invited(game: Program) -> str:
    """The address that the program tells others."""
    while (line := game.read()) is not None:
        if found := TABLE.search(line):
            return found[0]
    raise AssertionError("no address was told")


def left(game: Program) -> str:
    """Leave; the program says how to come back."""
    game.write("quit")
    assert game.end() == 0
    found = TABLE.search(game.lines[-1])
    assert found is not None
    return found[0]


@pytest.mark.parametrize("players", ["3", "4"])
def test_two_people_play_a_match_at_one_table(tmp_path: Path, server: RunningServer, players: str):
    file = tmp_path / "match.jsonl"
    bots = ",".join(["open", *["random"] * (int(players) - 2)])
    ada = created(
        tmp_path / "ada", server, "--name", "Ada", "--players", players, "--bots", bots,
        "--edition", "russian", "--record", str(file),
    )  # fmt: skip
    address = invited(ada)
    (tmp_path / "ben").mkdir()
    ben = Program(tmp_path / "ben", "--join", address, "--name", "Ben", language="de", luck=2)
    ada.play(until=lambda line: line == "Seat 2: Ben")
    ada.write("start")
    with ThreadPoolExecutor() as both:
        for playing in [both.submit(ada.play), both.submit(ben.play)]:
            playing.result()
    assert (ada.end(), ben.end()) == (0, 0)
    record = parse_record(file.read_text(encoding="utf-8"))
    assert audit(record).rounds >= 2
    assert record.winners is not None
    assert record.names[:2] == ("Ada", "Ben")
    verdict = verify_record(json.loads(file.read_text(encoding="utf-8")))
    assert verdict.witnessed == verdict.hands == len(record.rounds)
    assert verdict.remarks == []
    told = [line for line in (*ada.lines, *ben.lines) if ACCUSATION.match(line)]
    assert told == []  # an honest server is not accused
    assert "proofs" in record.extra
    assert any("/m/" in line for line in ada.lines)
    assert any(line.startswith("Ben plays ") for line in ada.lines)
    assert any(line.startswith("Ada spielt ") for line in ben.lines)


def test_coming_back_resumes_the_same_seat(tmp_path: Path, server: RunningServer):
    home = tmp_path / "ada"
    game = created(home, server, "--bots", "random", "--name", "Ada", "--edition", "german")
    game.play(until=lambda line: line.startswith("Trick 2."))
    again = Program(home, "--join", left(game))
    again.play()
    assert again.end() == 0
    assert "The match goes on." in again.lines
    assert any(line.startswith("You play ") for line in again.lines)
    assert any(line.startswith("The match is over") for line in again.lines)


def test_the_token_is_for_our_eyes_only(tmp_path: Path, server: RunningServer):
    home = tmp_path / "ada"
    left(created(home, server, "--bots", "open"))
    (file,) = home.rglob("identities.json")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert server.address in file.read_text(encoding="utf-8")


def test_a_token_that_the_server_does_not_know_is_replaced(tmp_path: Path, server: RunningServer):
    home = tmp_path / "ada"
    left(created(home, server, "--bots", "open"))
    (file,) = home.rglob("identities.json")
    file.write_text(json.dumps({server.address: "x" * 43}), encoding="utf-8")
    again = created(home, server, "--bots", "random")
    again.play(until=lambda line: line.startswith("Trick 1."))
    left(again)
    assert json.loads(file.read_text(encoding="utf-8"))[server.address] != "x" * 43


def test_where_no_seat_is_left_one_watches(tmp_path: Path, server: RunningServer):
    ada = created(tmp_path / "ada", server, "--bots", "random", "--name", "Ada")
    ada.play(until=lambda line: line.startswith("Trick 1."))
    address = left(ada)
    (tmp_path / "eve").mkdir()
    eve = Program(tmp_path / "eve", "--join", address, "--name", "Eve")
    eve.play(until=lambda line: line == "You are watching.")
    assert eve.end() == 0
    assert not any("Your cards" in line for line in eve.lines)


def test_watching_takes_no_seat_although_one_is_open(tmp_path: Path, server: RunningServer):
    ada = created(tmp_path / "ada", server, "--bots", "open", "--name", "Ada", "--listed")
    address = invited(ada)
    (tmp_path / "eve").mkdir()
    eve = Program(tmp_path / "eve", "--join", address, "--watch", "--name", "Eve")
    eve.play(until=lambda line: line == "You are watching.")
    assert eve.end() == 0
    assert not any("Eve" in line for line in eve.lines if line.startswith("Seat "))
    listed = Program(tmp_path / "eve", "--tables", "--server", server.address)
    assert listed.end() == 0
    (line,) = [line for line in listed.lines if line.startswith(address)]
    assert "waiting for players" in line
    assert "Ada" in line
    assert line.endswith("open seats: 2")
    left(ada)


def test_a_guest_is_not_told_what_only_the_host_may_do(tmp_path: Path, server: RunningServer):
    ada = created(tmp_path / "ada", server, "--bots", "open", "--name", "Ada")
    address = invited(ada)
    (tmp_path / "ben").mkdir()
    ben = Program(tmp_path / "ben", "--join", address, "--name", "Ben")
    ben.play(until=lambda line: line == ben.texts("prompt-gathering-guest"))
    ada.play(until=lambda line: line == "Seat 2: Ben")
    assert ben.end() == 0
    left(ada)
    assert ben.texts("prompt-gathering") not in ben.lines
    assert ada.texts("prompt-gathering") in ada.lines
    assert ada.texts("room-back", name="Ben") not in ada.lines


def test_the_host_fills_the_seats_with_bots(tmp_path: Path, server: RunningServer):
    ada = created(tmp_path / "ada", server, "--bots", "open", "--name", "Ada")
    invited(ada)
    for line in ("start", "bot 2 random", "bot 3 apprentice", "open 3", "bot 3 random", "start"):
        ada.write(line)
    ada.play(until=lambda line: line.startswith("Trick 2."))
    left(ada)
    assert any("Seat 2 is still free" in line for line in ada.lines)
    assert "Seat 3: Apprentice 3" in ada.lines


def test_a_server_that_dies_and_comes_back_costs_nothing(tmp_path: Path):
    server = RunningServer(tmp_path, *QUICK)
    server.start()
    game = created(tmp_path / "ada", server, "--bots", "random", "--edition", "german")
    game.play(until=lambda line: line.startswith("Trick 2."))
    server.stop(signal.SIGKILL)
    game.play(until=lambda line: line == game.texts("connection-lost"))
    server.start()
    game.play()
    assert game.end() == 0
    server.stop()
    assert game.texts("connection-back") in game.lines
    assert any(line.startswith("The match is over") for line in game.lines)


def test_a_table_that_does_not_exist_is_one_sentence(
    tmp_path: Path,
    server: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert main(["play", "--plain", "--join", f"{server.address}/t/0000-0000-0000"]) == 1
    assert "no table with this code" in capsys.readouterr().err


async def test_who_is_too_fast_for_the_server_waits_and_loses_nothing(tmp_path: Path):
    server = RunningServer(tmp_path, "--no-bot-pace", "--log-level", "error")
    server.start()

    identities = Identities(tmp_path / "identities.json")
    wish = CreateTable(seats=("me", "open", "open"))
    ticket = Door(server.address, identities).create("Ada", wish)
    table = RemoteTable(ticket, lambda _: None)
    await table.open()
    for _ in range(FLOOD):
        await table.say("hello")
    heard = 0
    while heard < FLOOD:
        news = await asyncio.wait_for(table.news(), 60)
        heard += isinstance(news, Said | Refused)  # one emote a second is said, each is answered
    await table.close()
    server.stop()
