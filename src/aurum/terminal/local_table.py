"""The seat at a table of one's own: bots think beside it, and no server or network is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from aurum.bots import UNLIMITED, Bot, make_bot
from aurum.game import AurumError, Record
from aurum.roster import SUBSTITUTE_LEVEL
from aurum.table.presence import BotTurn
from aurum.table.refusals import Refusal
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Refused, RoomChanged, Said, Welcome
from aurum.table.wire.view import Reason
from aurum.table.wire.words import WIRE_VERSION
from aurum.terminal.client import Alarm, News
from aurum.terminal.own_analysis import FAILED, HelpCommand, OwnReview, answered
from aurum.terminal.own_table import OwnTable
from aurum.terminal.table_client import TableClient
from aurum.work_threads import WorkThreads

SIMPLER = Reason("", "engine-failed", "The engine does not work, so simpler bots play.")


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
        self._review: OwnReview | None = None
        self.review_effort = 1.0
        self._help_turn = asyncio.Lock()  # presses are answered in their order
        self.threads = WorkThreads(2, "thinking")  # for bots and for hints
        self._alarmed = False

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
        self.threads.close()
        for bot in self._bots.values():
            bot.close()

    async def _help(self, command: HelpCommand) -> None:
        """Compute a hint in a thread; outdated hints are dropped."""
        try:
            async with self._help_turn:
                answer = await answered(self.own, command, self.threads)
        except AurumError:  # such as a damaged engine
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
        try:
            return await self._chosen(turn.level, turn.seat)
        except AurumError as error:
            self._tell_failure(error)
        return await self._chosen(SUBSTITUTE_LEVEL, turn.seat)

    async def _chosen(self, level: str, seat: int) -> str:
        if level not in self._bots:
            self._bots[level] = make_bot(level)
        choose, seen = self._bots[level].choose, self.own.seen_by(seat)
        return str(await self.threads.run(choose, seen, UNLIMITED, self._chance(seat)))

    def _tell_failure(self, error: AurumError) -> None:
        """Without an engine simpler bots play, which is said once. Other errors are raised."""
        from aurum.engine.file import EngineFailed

        if not isinstance(error, EngineFailed):
            raise error
        if not self._alarmed:
            self._alarmed = True
            self._tell(Alarm(SIMPLER))

    def _chance(self, seat: int) -> Random:
        """Random numbers for this decision of a bot: the same seed gives the same match."""
        seen = self.own.seen_by(seat)
        place = (seen.round_number, len(seen.tricks), seen.phase.value, seat)
        return Random("/".join(map(str, (self.own.seed, *place))))
