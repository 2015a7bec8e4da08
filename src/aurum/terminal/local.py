"""A table of one's own: the person against bots in this process, no server and no network."""

from __future__ import annotations

import asyncio
import dataclasses
import secrets
from collections.abc import Callable
from random import Random

from aurum.bots import UNLIMITED, Bot, make_bot
from aurum.game import AurumError, Record
from aurum.table.messages import WIRE_VERSION
from aurum.table.refusals import Refusal, Trouble, refuse
from aurum.table.wire.replies import Refused, RoomChanged, Said, Welcome
from aurum.terminal.client import Client, News
from aurum.terminal.host import Host

Orders = Callable[[], None]


class LocalTable(Client):
    """The person's orders are carried out at once; bots decide in a thread, one after the other."""

    def __init__(self, host: Host, keep: Callable[[Record], None], pace: float = 0.0) -> None:
        self.host = host
        self.pace = pace
        self._keep = keep
        self._news: asyncio.Queue[News | BaseException] = asyncio.Queue()
        self._bots: dict[str, Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._moment = 0  # what a bot thought about before an undo or a rematch is worthless

    @property
    def address(self) -> str | None:
        return None

    async def open(self) -> None:
        room = self.host.room()
        name = self.host.party.names[self.host.person]
        self._news.put_nowait(Welcome(WIRE_VERSION, "", 0, name, room, self.host.person, host=True))
        if self.host.match.round is None:
            self._order(self.host.deal)
        else:
            self._news.put_nowait(self.host.update(fresh=True))
            self._order(lambda: None)

    async def news(self) -> News:
        news = await self._news.get()
        if isinstance(news, BaseException):
            raise news
        return news

    async def act(self, action: str) -> None:
        self._order(lambda: self.host.act(self.host.person, action))

    async def ready(self) -> None:
        self._order(self._deal)

    async def undo(self) -> None:
        self._order(self._undo)

    async def rematch(self) -> None:
        self._order(self._begin_again)

    async def say(self, emote: str) -> None:
        self._news.put_nowait(Said(self.host.person, emote))  # type: ignore[arg-type]

    async def place(self, seat: int, level: str | None) -> None:  # noqa: ARG002
        self._refuse(refuse(Trouble.MATCH_RUNNING))

    async def start(self) -> None:
        self._refuse(refuse(Trouble.MATCH_RUNNING))

    def record(self) -> Record:
        return self.host.record()

    async def close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        for bot in self._bots.values():
            bot.close()

    def _order(self, order: Orders) -> None:
        """Carry out an order, and let the bots answer it."""
        try:
            order()
            self._tell()
        except Refusal as refusal:
            self._refuse(refusal)
        except AurumError as error:  # such as a full disk: the screen has to hear of it
            self._news.put_nowait(error)
        else:
            self._wake_bots()

    def _wake_bots(self) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._let_bots_act())
            self._thinking.add_done_callback(self._stopped)

    def _stopped(self, thinking: asyncio.Task[None]) -> None:
        """Bots that fail must not fail in silence."""
        if not thinking.cancelled() and (error := thinking.exception()) is not None:
            self._news.put_nowait(error)

    async def _let_bots_act(self) -> None:
        while (seat := self.host.bot_to_act) is not None:
            await self._let_bot_act(seat)

    async def _let_bot_act(self, seat: int) -> None:
        moment, seen, rng = self._moment, self.host.seen_by(seat), self._chance(seat)
        thinking = asyncio.to_thread(self._bot(seat).choose, seen, UNLIMITED, rng)
        action, _ = await asyncio.gather(thinking, asyncio.sleep(self.pace))
        if moment == self._moment:
            self.host.act(seat, str(action))
            self._tell()

    def _tell(self) -> None:
        """Keep what has happened before anybody hears of it."""
        self._keep(self.host.record())
        self._news.put_nowait(self.host.update())
        if self.host.match.winners is not None:
            self._news.put_nowait(RoomChanged(self.host.room(), self.host.person, host=True))

    def _refuse(self, refusal: Refusal) -> None:
        self._news.put_nowait(Refused(refusal.reason))

    def _deal(self) -> None:
        if not self.host.needs_deal:
            raise refuse(Trouble.NO_SEEDS)
        self.host.deal()

    def _undo(self) -> None:
        self.host.undo()
        self._moment += 1
        self._news.put_nowait(self.host.update(fresh=True, undone=True))

    def _begin_again(self) -> None:
        if self.host.match.winners is None:
            raise refuse(Trouble.NOT_OVER)
        self._moment += 1
        party = dataclasses.replace(self.host.party, seed=secrets.token_hex(8))
        self.host = Host(self.host.ruleset, party)
        self.host.deal()
        self._news.put_nowait(RoomChanged(self.host.room(), self.host.person, host=True))

    def _bot(self, seat: int) -> Bot:
        level = self.host.party.bots[seat]
        assert level is not None
        if level not in self._bots:
            self._bots[level] = make_bot(level)
        return self._bots[level]

    def _chance(self, seat: int) -> Random:
        """The bot's own luck in this decision: the same seed leads to the same match."""
        seed, seen = self.host.party.seed, self.host.seen_by(seat)
        place = (seen.round_number, len(seen.tricks), seen.phase.value, seat)
        return Random("/".join(map(str, (seed, *place))))
