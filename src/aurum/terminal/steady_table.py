"""One's own table with steady bots: equal lines of play get equal answers."""

from __future__ import annotations

from msgspec.structs import replace

from aurum.again.steady import steady
from aurum.game import Phase
from aurum.table.presence import BotTurn
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Refused, RoomChanged, Welcome
from aurum.table.wire.view import Reason
from aurum.terminal.client import Connection, News
from aurum.terminal.local_table import LocalTable
from aurum.terminal.own_table import OwnTable

NO_UNDO = Reason("", "no-undo-here", "In this deal no move is taken back.")


class SteadyTable(LocalTable):
    """The bots' answers depend on their view alone."""

    async def _choice(self, turn: BotTurn) -> str:
        bot, seen = steady(turn.level), self.own.seen_by(turn.seat)
        return str(await self.threads.run(bot.answer, seen))


class OneRoundTable(SteadyTable):
    """One round without taking back; afterwards the person leaves.

    If the round counts, there are no hints and no coach, either.
    """

    ends_with_round = True

    def __init__(self, own: OwnTable, pace: float = 0.0, *, hints: bool = True) -> None:
        super().__init__(own, pace)
        self._hints = hints

    async def send(self, command: wire.Command) -> None:
        if isinstance(command, wire.Undo):
            self._tell(Refused(NO_UNDO, command.id))
        else:
            await super().send(command)

    async def ready(self) -> None:
        self._leave()

    def _tell(self, news: News | None) -> None:
        """Say in the room's options what is not available, so that nobody asks for it."""
        if isinstance(news, Welcome | RoomChanged) and news.room is not None:
            room = replace(news.room, undo=False, hints=news.room.hints and self._hints)
            news = replace(news, room=room)
        super()._tell(news)

    def _tell_changes(self) -> None:
        super()._tell_changes()
        if self.own.match.phase in (Phase.DEAL, Phase.OVER):
            self._leave()

    def _leave(self) -> None:
        self._tell(Connection(up=True, final=True))
