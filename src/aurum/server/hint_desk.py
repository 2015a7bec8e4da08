"""Hints, checks and reasons for one follower of a table.

They are worked out in the bots' threads, from what the asking seat may see, while the table goes
on. What has been overtaken by then is dropped. Nobody but the asker hears them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Hashable
from typing import TYPE_CHECKING, Any

from aurum.game import AurumError, View, view
from aurum.server.bot_pool import Unanswered
from aurum.server.fair_queue import Asker, NotNow
from aurum.server.live_table import LiveTable
from aurum.server.logs import fingerprint, trouble
from aurum.server.problems import not_now
from aurum.server.recent_answers import RecentAnswers
from aurum.server.storage.store import StorageTrouble
from aurum.server.subscribers import Subscriber
from aurum.server.thoughts import think_of_hint, think_of_objection, think_of_reason
from aurum.table.assistance import seed_of
from aurum.table.commands import Draft, bots_move, carry_out, object_to
from aurum.table.match import TableMatch
from aurum.table.match_record import sheets_record
from aurum.table.messages import encode
from aurum.table.refusals import Refusal
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Checked, Explained, Refused, ServerMessage
from aurum.table.wire.view import Reason

if TYPE_CHECKING:
    from aurum.analysis.advice import Told

HELP = (wire.Hint, wire.Check, wire.Why)
HelpCommand = wire.Hint | wire.Check | wire.Why
FAILED = Reason("", "hint-failed", "No hint could be worked out; ask again, or play on.")


class HintDesk:
    """Answers one follower. It remembers its last answers, for presses that follow the first."""

    def __init__(self, live_table: LiveTable, follower: Subscriber) -> None:
        self._live_table = live_table
        self._follower = follower
        self._tasks: set[asyncio.Task[None]] = set()
        self._answers = {kind: RecentAnswers[dict[str, Any]](1) for kind in HELP}

    async def ask(self, command: HelpCommand) -> None:
        """Check and note the command, and begin to think; the answer comes when it is there."""
        visitor = self._follower.visitor
        try:
            await self._live_table.arrange(lambda draft: carry_out(draft, visitor, command))
        except Refusal as refusal:
            self._refuse(command, refusal.reason)
            return
        self._begin(command, self._answer(command))

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for answers in self._answers.values():
            answers.close()

    async def _answer(self, command: HelpCommand) -> None:
        if isinstance(command, wire.Hint):
            await self._hint(command)
        elif isinstance(command, wire.Check):
            await self._check(command)
        else:
            await self._why(command)

    async def _hint(self, command: wire.Hint) -> None:
        seen = self._seen(command)
        if seen is None:
            return
        question = (self._follower.seat, command.match, command.seq, command.picked)
        asked = think_of_hint, seen, command.picked, seed_of(command.match, command.seq)
        told: dict[str, Told] = await self._thought(command, question, *asked)
        if self._seen(command) is not None:
            self._tell(told[command.language].answer(command))

    async def _check(self, command: wire.Check) -> None:
        """An objection is noted in the log before it is told."""
        seen, seat = self._seen(command), self._follower.seat
        if seen is None or seat is None:
            return
        seed = seed_of(command.match, command.seq)
        said: str | None = None
        if not self._play.help.was_objected(seat, command.seq):
            question = (seat, command.match, command.seq, command.action)
            asked = think_of_objection, seen, command.action, seed
            texts = await self._thought(command, question, *asked)
            said = texts.get(command.language)
        if said is not None and not await self._noted(seat, command):
            return
        if self._seen(command) is not None:
            answer = Checked(command.id, command.match, command.seq, command.action, said)
            self._tell(answer)

    async def _noted(self, seat: int, command: wire.Check) -> bool:
        noted = False

        def decide(draft: Draft) -> None:
            nonlocal noted
            noted = object_to(draft, seat, command.seq, command.action)

        await self._live_table.arrange(decide)
        return noted

    async def _why(self, command: wire.Why) -> None:
        play = self._live_table.table.play
        if play is None or play.id != command.match or command.round >= len(play.sheets):
            self._refuse(command, FAILED)  # a rematch, or a move taken back, was quicker
            return
        _, level = bots_move(play.sheets[command.round], command.ply)
        rounds = play.sheets[: command.round + 1]
        record = str(sheets_record(play.ruleset, play.names, rounds, None, play.id))
        place = command.round, command.ply
        seed = seed_of(command.match, *place)
        question = (command.match, *place)
        said = await self._thought(command, question, think_of_reason, record, place, level, seed)
        self._tell(Explained(command.id, command.match, *place, said[command.language]))

    @property
    def _play(self) -> TableMatch:
        play = self._live_table.table.play
        assert play is not None
        return play

    def _seen(self, command: wire.Hint | wire.Check) -> View | None:
        """What the seat sees, if the question is still open."""
        play, seat = self._live_table.table.play, self._follower.seat
        if play is None or play.id != command.match or seat is None or play.match is None:
            return None
        question = play.asked.get(seat)
        is_open = question is not None and question.seq == command.seq
        return view(play.match, seat) if is_open else None

    async def _thought(
        self, command: HelpCommand, question: Hashable, work: Any, *arguments: Any
    ) -> Any:
        """What the work says, in every language.

        A move waits for a check, so that neither waits for hints nor takes their place.
        """
        at_once = isinstance(command, wire.Check)
        follower, pool = self._follower, self._live_table.around.bot_pool
        asker = Asker(follower.network, follower.visitor.guest, (follower, at_once))
        ask = pool.work_for_move if at_once else pool.work
        return await self._answers[type(command)].answer(
            question, lambda: ask(asker, work, *arguments)
        )

    def _begin(self, command: HelpCommand, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guarded(command, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, command: HelpCommand, work: Coroutine[Any, Any, None]) -> None:
        """Whatever goes wrong with a hint, the table goes on and the player is told."""
        try:
            await work
        except Unanswered:
            self._refuse(command, FAILED)
        except NotNow as error:
            self._refuse(command, not_now(error))
        except (AurumError, Refusal, StorageTrouble) as error:
            trouble("hint-not-told", error, table=fingerprint(self._live_table.table.code))
            self._refuse(command, FAILED)

    def _refuse(self, command: HelpCommand, reason: Reason) -> None:
        self._live_table.around.metrics.refused(reason.code)
        self._tell(Refused(reason, command.id))

    def _tell(self, message: ServerMessage) -> None:
        self._follower.push(encode(message))
