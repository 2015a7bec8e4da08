"""Tables of one's own for tests, and somebody who plays at them."""

import asyncio
from collections.abc import Callable
from random import Random

from aurum.game import ruleset
from aurum.game.records import Record
from aurum.terminal.choices import options
from aurum.terminal.client import News
from aurum.terminal.commands import Commands
from aurum.terminal.host import Host, Party
from aurum.terminal.local import LocalTable
from aurum.terminal.session import Session
from aurum.texts import texts

NAMES = ("Ada", "Maria", "Jabir", "Flamel")


def party(players: int = 3, seed: str = "7", bots: str = "random") -> Party:
    return Party(NAMES[:players], (None, *[bots] * (players - 1)), seed)


def host(players: int = 3, seed: str = "7", edition: str = "english", **rules: object) -> Host:
    return Host(ruleset(edition, players, **rules), party(players, seed))  # type: ignore[arg-type]


def played_host(
    players: int = 3, seed: str = "7", until: Callable[[Host], bool] | None = None
) -> Host:
    """A host in which everybody played at random until something is so, or to the end."""
    made, luck = host(players, seed), Random(seed)
    while made.match.winners is None and not (until and until(made)):
        if made.needs_deal:
            made.deal()
        else:
            seat = made.match.to_act[0]
            made.act(seat, str(luck.choice(made.seen_by(seat).legal)))
    return made


class Sitting:
    """A session at a local table whose sentences are collected."""

    def __init__(self, made: Host, language: str = "en", *, ask_exchange: bool = False) -> None:
        self.kept: list[Record] = []
        self.client = LocalTable(made, self.kept.append)
        self.session = Session(self.client, texts(language), ask_exchange=ask_exchange)
        self.commands = Commands(self.session)
        self.said: list[str] = []
        self.session.say = self.said.append

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
        if session.question == "next-round":
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
