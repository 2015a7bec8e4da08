"""A table of one's own against steady bots: equal lines of play get equal answers."""

from __future__ import annotations

import asyncio

from aurum.again.steady import steady
from aurum.game import Phase
from aurum.table.presence import BotTurn
from aurum.table.wire import commands as wire
from aurum.terminal.client import Connection
from aurum.terminal.local import LocalTable


class SteadyTable(LocalTable):
    """The bots' answers depend on their view alone."""

    async def _choice(self, turn: BotTurn) -> str:
        bot, seen = steady(turn.level), self.own.seen_by(turn.seat)
        return str(await asyncio.to_thread(bot.answer, seen))


class OneRoundTable(SteadyTable):
    """One round, in which nothing is taken back; afterwards the person leaves."""

    ends_with_round = True

    async def send(self, command: wire.Command) -> None:
        if not isinstance(command, wire.Undo):
            await super().send(command)

    async def ready(self) -> None:
        self._leave()

    def _tell_changes(self) -> None:
        super()._tell_changes()
        if self.own.match.phase in (Phase.DEAL, Phase.OVER):
            self._leave()

    def _leave(self) -> None:
        self._tell(Connection(up=True, final=True))
