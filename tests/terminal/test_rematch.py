"""After a match comes another one, and nothing of the first may stand in its way."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from aurum.game import ruleset
from aurum.table.wire.http import CreateTable
from aurum.table.wire.room import Options
from aurum.table.wire_events import rules_of
from aurum.terminal.app import TableApp
from aurum.terminal.choices import options
from aurum.terminal.client import Client
from aurum.terminal.http_client import Door
from aurum.terminal.identity import Identities
from aurum.terminal.line_input import Lines
from aurum.terminal.local_table import LocalTable
from aurum.terminal.plain import Plain
from aurum.terminal.remote_table import RemoteTable
from aurum.terminal.session import Session
from aurum.texts import texts
from tests.sizes import sized
from tests.terminal.servers import RunningServer
from tests.terminal.tables import host

PATIENCE = 120  # seconds for a match, on a busy machine


class Insatiable:
    """Plays match after match, until rematches have followed short and long ones often enough."""

    def __init__(self, session: Session, wanted: int) -> None:
        self.session = session
        self.wanted = wanted
        self.luck = Random(3)
        self._rounds: dict[str | None, int] = {}  # of each finished match
        self.agreed = 0  # to a next round

    @property
    def rounds(self) -> list[int]:
        return list(self._rounds.values())

    @property
    def has_enough(self) -> bool:
        """Whether this many rematches have ended, and the matches before them were of all kinds."""
        kinds = {2} if self.wanted == 1 else {2, 3, 4}
        return len(self.rounds) > self.wanted and kinds <= set(self.rounds[:-1])

    def line(self) -> str:
        """What to type now."""
        session = self.session
        match session.question:
            case "confirm":
                return "yes"
            case "next-round":
                self.agreed += 1
                return ""
            case "over":
                self._rounds[session.match] = len(session.sheets)
                return "quit" if self.has_enough else "rematch"
        assert session.own is not None
        assert session.view is not None
        allowed = [one for one in options(session.own, session.view) if one.barred is None]
        return str(self.luck.choice(allowed).number)


class TypedBy(Lines):
    """Lines of a person who answers at once."""

    def __init__(self, person: Insatiable) -> None:
        super().__init__()
        self.person = person

    async def next(self) -> str | None:
        return self.person.line()


async def in_plain(client: Client, wanted: int) -> Insatiable:
    session = Session(client, texts("en"))
    person = Insatiable(session, wanted)
    await Plain(session, TypedBy(person), io.StringIO(), eager=False).run()
    return person


async def on_the_whole_screen(client: Client, wanted: int) -> Insatiable:
    session = Session(client, texts("en"))
    person = Insatiable(session, wanted)
    app = TableApp(session, "dark")
    async with app.run_test() as pilot:
        while app.is_running and not session.left:
            if len(app.screen_stack) > 1:  # the sheet
                person.agreed += session.question == "next-round"
                await pilot.press("enter")
            elif session.question is not None:
                app.typed = "" if session.question == "confirm" else person.line()
                await pilot.press("enter")
            else:
                await asyncio.sleep(0.001)
    assert app.trouble is None
    return person


@pytest.fixture(params=["alone", "on a server"])
def make_client(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[int], Client]:
    if request.param == "alone":
        return lambda players: LocalTable(host(players, edition="german"))
    server: RunningServer = request.getfixturevalue("server")
    identities = Identities(tmp_path / "identities.json")

    def sit(players: int) -> Client:
        rules = rules_of(ruleset("german", players))
        wish = CreateTable(Options(rules), ("me", *["random"] * (players - 1)), start=True)
        ticket = Door(server.address, identities).create("Ada", wish)
        return RemoteTable(ticket, lambda _: None)

    return sit


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("screen", [in_plain, on_the_whole_screen])
@sized("wanted", 1, 50)
async def test_a_rematch_goes_on(
    screen: Callable[[Client, int], Awaitable[Insatiable]],
    make_client: Callable[[int], Client],
    wanted: int,
):
    """Four players end most matches after two rounds; three also after three and four."""
    client = make_client(4 if wanted == 1 else 3)
    patience = PATIENCE * (wanted + 1)
    person = await asyncio.wait_for(screen(client, wanted), patience)
    await client.close()
    assert person.has_enough
    assert person.agreed == sum(person.rounds) - len(person.rounds)
