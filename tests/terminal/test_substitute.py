"""What the clock or a bot played is not said to be the person's own move."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from aurum.table.wire.events import CardPlayed, Event
from aurum.table.wire.http import CreateTable
from aurum.table.wire.replies import Update
from aurum.table.wire.room import Options
from aurum.terminal.app import TableApp
from aurum.terminal.client import Client
from aurum.terminal.drawing import StoryLog
from aurum.terminal.http_client import Door
from aurum.terminal.identity import Identities
from aurum.terminal.line_input import Lines
from aurum.terminal.local_table import LocalTable
from aurum.terminal.plain import Plain
from aurum.terminal.remote_table import RemoteTable
from aurum.terminal.session import NEARLY_OVER, Session
from aurum.terminal.substitute import Substitutes
from aurum.texts import texts
from tests.terminal.servers import RunningServer
from tests.terminal.tables import dealt_host, fresh, host

ENGLISH = texts("en")
UP = ENGLISH("substitute-clock", cards="")[:-1]
PATIENCE = 90


class Idle(Lines):
    """Somebody who types nothing."""

    async def next(self) -> str | None:
        await asyncio.Event().wait()
        return None


def clocked(server: RunningServer, tmp_path: Path) -> Client:
    wish = CreateTable(Options(clock="quick"), ("me", "random", "random"), start=True)
    identities = Identities(tmp_path / "identities.json")
    return RemoteTable(Door(server.address, identities).create("Ada", wish), lambda _: None)


async def in_plain(session: Session, enough: Callable[[list[str]], bool]) -> list[str]:
    out = io.StringIO()
    running = asyncio.create_task(Plain(session, Idle(), out, eager=True).run())
    while not enough(out.getvalue().splitlines()):  # noqa: ASYNC110 -- the screen is watched
        await asyncio.sleep(0.1)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return out.getvalue().splitlines()


async def on_the_whole_screen(session: Session, enough: Callable[[list[str]], bool]) -> list[str]:
    app = TableApp(session, "dark")
    async with app.run_test() as pilot:
        told = app.query_one(StoryLog).told
        while not enough(told):
            await pilot.pause(0.1)
    return told


@pytest.mark.parametrize("screen", [in_plain, on_the_whole_screen])
async def test_the_clock_warns_once_and_its_move_is_said_to_be_its_own(
    screen: Callable[[Session, Callable[[list[str]], bool]], Awaitable[list[str]]],
    server: RunningServer,
    tmp_path: Path,
):
    client = clocked(server, tmp_path)

    def is_up(lines: list[str]) -> bool:
        return any(line.startswith("You bid") for line in lines)

    told = await asyncio.wait_for(screen(Session(client, ENGLISH), is_up), PATIENCE)
    await client.close()
    bid = next(n for n, line in enumerate(told) if line.startswith("You bid"))
    assert told[bid - 1].startswith(UP)
    warnings = [line for line in told[:bid] if line.endswith("seconds left.") and line[0].isdigit()]
    assert len(warnings) == 1
    assert int(warnings[0].split()[0]) <= NEARLY_OVER


class Server(LocalTable):
    """A table that looks like a server's."""

    @property
    def address(self) -> str | None:
        return "http://127.0.0.1:1/t/K7QF-2M9X-RBT4"


def played(*events: Event, fresh_: bool = False) -> Update:
    update = replace(fresh(dealt_host()), fresh=fresh_)
    return replace(update, **{"story" if fresh_ else "events": events})


ZINC, SILVER = CardPlayed(0, "Zn4"), CardPlayed(0, "Ag9")


def test_only_what_others_played_for_us_is_told(tmp_path: Path):
    found = Substitutes(Server(host()), tmp_path / "told.json")
    assert found.found(played(ZINC), 0, is_late=False) is None, "nothing was missed"
    found.sent = "play Ag9"
    assert found.found(played(SILVER), 0, is_late=True) is None, "this was our own move"
    assert found.found(played(ZINC), 0, is_late=True) == ("substitute-clock", ["Zn4"])
    found.is_back = True
    assert found.found(played(ZINC), 0, is_late=False) == ("substitute-bot", ["Zn4"])
    assert found.found(played(CardPlayed(1, "Zn4")), 0, is_late=True) is None
    assert Substitutes(LocalTable(host())).found(played(ZINC), 0, is_late=True) is None


def test_those_who_come_back_hear_what_was_played_meanwhile(tmp_path: Path):
    path = tmp_path / "told.json"
    first = Substitutes(Server(host()), path)
    assert first.found(played(ZINC, fresh_=True), 0, is_late=False) is None, "we have just come"
    again = Substitutes(Server(host()), path)
    whole = played(ZINC, SILVER, fresh_=True)
    assert again.found(whole, 0, is_late=False) == ("substitute-bot", ["Ag9"])
    path.write_text("{")
    assert Substitutes(Server(host()), path).found(whole, 0, is_late=False) is None
