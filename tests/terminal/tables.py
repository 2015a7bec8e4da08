"""Tables of one's own for tests, and somebody who plays at them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from aurum.game import ruleset
from aurum.game.records import Record
from aurum.table.presence import BotTurn
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Update
from aurum.table.wire.room import Options
from aurum.table.wire_events import rules_of
from aurum.terminal.choices import options
from aurum.terminal.client import News
from aurum.terminal.commands import Commands
from aurum.terminal.local_table import LocalTable
from aurum.terminal.own_table import OwnTable, opened
from aurum.terminal.session import Session
from aurum.terminal.setup import old_match
from aurum.texts import texts

NAMES = ("Ada", "Maria", "Jabir", "Flamel")


def host(players: int = 3, seed: str = "7", edition: str = "english", **rules: object) -> OwnTable:
    """A table at which nothing has been played."""
    made = ruleset(edition, players, **rules)  # type: ignore[arg-type]
    bots = (None, *["random"] * (players - 1))
    return OwnTable(seed, [opened(Options(rules_of(made)), NAMES[:players], bots)])


def dealt_host(players: int = 3, seed: str = "7") -> OwnTable:
    """A table at which the first hand has been dealt."""
    made = host(players, seed)
    made.begin()
    return made


def act(made: OwnTable, seat: int, action: str) -> None:
    """Decide for any seat: as the person by a command, as a bot by its turn."""
    asked = made.play.asked[seat].seq
    if seat == made.person:
        made.command(wire.Act("id", made.play.id, asked, action))
    else:
        assert made.move(BotTurn(seat, asked, str(made.table.seats[seat].level), "bot"), action)


def played_host(
    players: int = 3, seed: str = "7", until: Callable[[OwnTable], bool] | None = None
) -> OwnTable:
    """A table at which everybody played at random until something is so, or to the end."""
    made, luck = dealt_host(players, seed), Random(seed)
    while made.match.winners is None and not (until and until(made)):
        if made.play.needs_deal:
            made.deal()
        else:
            seat = made.match.to_act[0]
            act(made, seat, str(luck.choice(made.seen_by(seat).legal)))
    return made


def resumed(record: Record, path: Path) -> OwnTable:
    """The table of a record that was kept in a file."""
    path.write_text(str(record))
    return old_match(path, None)[0]


def fresh(made: OwnTable) -> Update:
    """What the person sees now."""
    update = made.news(fresh=True)
    assert update is not None
    return update


class Sitting:
    """A session at a local table whose sentences are collected."""

    def __init__(self, made: OwnTable, language: str = "en", *, ask_exchange: bool = False) -> None:
        self.kept: list[Record] = []
        made.keep = lambda own, _: self.kept.append(own.record())
        self.client = LocalTable(made)
        self.session = Session(self.client, texts(language), ask_exchange=ask_exchange)
        self.commands = Commands(self.session)
        self.said: list[str] = []
        self.session.speak = self.said.append

    async def open(self) -> "Sitting":
        await self.client.open()
        await self.until_asked()
        return self

    async def until_asked(self) -> None:
        """Listen until the table waits for us."""
        while self.session.question is None:
            await self.hear()

    async def hear(self) -> None:
        news: News = await asyncio.wait_for(self.client.news(), 30)
        await self.session.hear(news)

    async def type(self, line: str) -> list[str]:
        """Type a line, wait until something is asked again, and return what was said."""
        before = len(self.said)
        await self.commands.obey(line)
        if not self.session.left:
            await self.until_asked()
        return self.said[before:]

    async def answer(self, luck: Random) -> None:
        """Something allowed, whatever is asked."""
        session = self.session
        if session.question in ("next-round", "first-exchange"):
            await self.type("")
        elif session.question == "confirm":
            await self.type("yes")
        else:
            assert session.own is not None
            assert session.view is not None
            allowed = [o for o in options(session.own, session.view) if o.barred is None]
            await self.type(str(luck.choice(allowed).number))

    async def until(self, wanted: Callable[[Session], bool], luck: Random | None = None) -> None:
        """Play until something is so."""
        chance = luck or Random(1)
        while not wanted(self.session):
            assert self.session.question != "over", "this match never came there"
            await self.answer(chance)
