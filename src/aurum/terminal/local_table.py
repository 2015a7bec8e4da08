"""The seat at a table of one's own: bots think beside it, and no server or network is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from aurum.bots import UNLIMITED, Bot, make_bot
from aurum.game import AurumError, Record
from aurum.roster import QUICK_LEVELS
from aurum.table.presence import BotTurn
from aurum.table.refusals import Refusal
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Preparing, Refused, RoomChanged, Said, Welcome
from aurum.table.wire.words import WIRE_VERSION
from aurum.terminal.client import News
from aurum.terminal.own_analysis import FAILED, HelpCommand, OwnReview, answered
from aurum.terminal.own_table import OwnTable
from aurum.terminal.preparing import prepared
from aurum.terminal.table_client import TableClient


class LocalTable(TableClient):
    """The person's commands are carried out at once; bots decide in a thread, one by one."""

    def __init__(self, own: OwnTable, pace: float = 0.0) -> None:
        super().__init__()
        self.own = own
        self.pace = pace
        self._news: asyncio.Queue[News | BaseException] = asyncio.Queue()
        self._bots: dict[str, Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._helping: set[asyncio.Task[None]] = set()
        self._hints_ready = False
        self._review: OwnReview | None = None
        self.review_effort = 1.0
        self._readying = asyncio.Lock()  # presses that wait for compiled code keep their order
        self._mind = asyncio.Lock()  # bots and hints think with the same memory, one by one

    @property
    def address(self) -> str | None:
        return None

    def match_address(self, match: str) -> str | None:  # noqa: ARG002
        return None

    async def open(self) -> None:
        own, goes_on = self.own, self.own.is_begun
        if not goes_on:
            own.begin()
        name = own.table.name_of(own.person)
        self._tell(Welcome(WIRE_VERSION, "", 0, name, own.room(), own.person, host=True))
        self._tell(own.news(fresh=goes_on))
        self._wake_bots()

    async def news(self) -> News:
        news = await self._news.get()
        if isinstance(news, BaseException):
            raise news
        return news

    async def send(self, command: wire.Command) -> None:
        if isinstance(command, wire.Say):
            self._tell(Said(self.own.person, command.emote))
            return
        is_done = self._carry_out(lambda: self.own.command(command))
        if is_done and isinstance(command, wire.Hint | wire.Check | wire.Why):
            self._begin(self._help(command))

    async def ready(self) -> None:
        self._carry_out(self.own.deal)

    async def review(self, language: str, *, course: bool) -> None:
        """Start a review. It uses no state of the bots, so nothing waits for it."""
        record = self.own.record()
        if self._review is None or self._review.record != record:
            self._review = OwnReview(record, self.own.person, self._tell, self.review_effort)
        self._begin(self._review.ask(language, course=course))

    def record(self) -> Record:
        return self.own.record()

    async def close(self) -> None:
        tasks = [*self._helping, *([self._thinking] if self._thinking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for bot in self._bots.values():
            bot.close()

    async def _help(self, command: HelpCommand) -> None:
        """Compute a hint in a thread while no bot thinks; outdated hints are dropped.

        Preparing may compile; a bot that needs no compiled code does not wait for it.
        """
        try:
            async with self._readying:
                await self._prepare_for_hints()
            async with self._mind:
                answer = await answered(self.own, command)
        except (AurumError, ImportError):  # such as an extra that is not installed
            self._tell(Refused(FAILED, command.id))
            return
        if answer is not None:
            self._tell(answer)

    def _carry_out(self, order: Callable[[], None]) -> bool:
        """Change the table, report the result, and let the bots answer; False if refused."""
        try:
            order()
        except Refusal as refusal:
            self._tell(Refused(refusal.reason))
            if refusal.fresh:
                self._tell(self.own.news(fresh=True))
        except AurumError as error:  # such as a full disk: the screen has to hear of it
            self._news.put_nowait(error)
        else:
            if self._review is not None and self.own.record() != self._review.record:
                self._review.stop()  # a rematch, or a move taken back
            self._tell_changes()
            self._wake_bots()
            return True
        return False

    def _tell_changes(self) -> None:
        """Report the news of the match, then the news of the room."""
        self._tell(self.own.news())
        room = self.own.room()
        if room != self.room or room.lesson is not None:
            self._tell(RoomChanged(room, self.own.person, host=True))

    def _tell(self, news: News | None) -> None:
        if news is not None:
            self.note(news)
            self._news.put_nowait(news)

    def _wake_bots(self) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._let_bots_act())
            self._thinking.add_done_callback(self._stopped)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._helping.add(task)
        task.add_done_callback(self._helping.discard)
        task.add_done_callback(self._stopped)

    def _stopped(self, thinking: asyncio.Task[None]) -> None:
        """Tell the person that a bot has failed."""
        if not thinking.cancelled() and (error := thinking.exception()) is not None:
            self._news.put_nowait(error)

    async def _let_bots_act(self) -> None:
        while (turn := self.own.bot_turn()) is not None:
            action, _ = await asyncio.gather(self._choice(turn), asyncio.sleep(self.pace))
            if self.own.move(turn, action):  # else it was overtaken by an undo or a rematch
                self._tell_changes()

    async def _choice(self, turn: BotTurn) -> str:
        lesson = self.own.table.lesson
        if lesson is not None:
            return lesson.scripted(self.own.match) or ""
        bot, seen = await self._bot(turn.level), self.own.seen_by(turn.seat)
        async with self._mind:
            action = await asyncio.to_thread(bot.choose, seen, UNLIMITED, self._chance(turn.seat))
        return str(action)

    async def _bot(self, level: str) -> Bot:
        if level not in self._bots:
            self._bots[level] = bot = make_bot(level)
            if level not in QUICK_LEVELS:
                await self._prepare(lambda: _prepare_all(bot))
                self._hints_ready = True
        return self._bots[level]

    async def _prepare_for_hints(self) -> None:
        if not self._hints_ready:
            await self._prepare(_prepare_hints)
            self._hints_ready = True

    async def _prepare(self, work: Callable[[], None]) -> None:
        await prepared(work, lambda percent: self._tell(Preparing(percent)))

    def _chance(self, seat: int) -> Random:
        """Random numbers for this decision of a bot: the same seed gives the same match."""
        seen = self.own.seen_by(seat)
        place = (seen.round_number, len(seen.tricks), seen.phase.value, seat)
        return Random("/".join(map(str, (self.own.seed, *place))))


def _prepare_all(bot: Bot) -> None:
    """Prepare hints together with the bot: they need little more than it does."""
    bot.prepare()
    _prepare_hints()


def _prepare_hints() -> None:
    from aurum.analysis.preparing import prepare

    prepare()
