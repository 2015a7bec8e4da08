"""A seat at a table, here or on a server: its last news, and its wishes as wire commands."""

from __future__ import annotations

import secrets
from abc import abstractmethod

import msgspec

from aurum.game import Record, ruleset
from aurum.table.match_record import sheets_record
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import RoomChanged, ServerMessage, Update, Welcome
from aurum.table.wire.room import Room
from aurum.terminal.client import Client, News


class TableClient(Client):
    """Knows the room and the last update; `send` carries a command to the table."""

    def __init__(self) -> None:
        self.room: Room | None = None
        self.seat: int | None = None
        self.update: Update | None = None

    @abstractmethod
    async def send(self, command: wire.Command) -> None:
        """Bring a command to the table; its answer comes as news."""

    async def act(self, action: str) -> None:
        own = self.update.own if self.update else None
        if self.update and own and own.asked is not None:
            await self.send(wire.Act(new_id(), self.update.match, own.asked, action))

    async def undo(self) -> None:
        if self.update:
            await self.send(wire.Undo(new_id(), self.update.match, self.update.seq))

    async def hint(self, press: int, language: str) -> None:
        own = self.update.own if self.update else None
        if self.update and own and own.asked is not None:
            command = wire.Hint(new_id(), self.update.match, own.asked, press, language=language)
            await self.send(command)

    async def check(self, action: str, language: str) -> None:
        own = self.update.own if self.update else None
        if self.update and own and own.asked is not None:
            await self.send(wire.Check(new_id(), self.update.match, own.asked, action, language))

    async def why(self, number: int, ply: int, language: str) -> None:
        if self.update:
            await self.send(wire.Why(new_id(), self.update.match, number, ply, language))

    async def learn(self, step: int, answer: int | None, *, after: bool) -> None:
        await self.send(wire.Learn(new_id(), step, after, answer))

    async def rematch(self) -> None:
        await self.send(wire.Rematch(new_id()))

    async def say(self, emote: str) -> None:
        await self.send(wire.Say(new_id(), emote))  # type: ignore[arg-type]

    async def place(self, seat: int, level: str | None) -> None:
        await self.send(wire.Place(new_id(), seat, level))

    async def remove(self, seat: int) -> None:
        await self.send(wire.Remove(new_id(), seat))

    async def start(self) -> None:
        await self.send(wire.Start(new_id()))

    def note(self, message: ServerMessage | News) -> None:
        """Remember the news; sheets stay until newer ones arrive."""
        match message:
            case Welcome() | RoomChanged():
                self.room, self.seat = message.room, message.seat
            case Update():
                same = self.update is not None and self.update.match == message.match
                old = self.update.sheets if self.update and same else None
                self.update = msgspec.structs.replace(message, sheets=message.sheets or old)

    def record(self) -> Record | None:
        """All finished rounds; in a running round the other hands are unknown to us."""
        if self.room is None or self.update is None or not self.update.sheets:
            return None
        rules = self.room.options.rules
        played = ruleset(rules.edition, rules.players, self.room.zeros, rules.scoring)
        names = [info.name or info.level or f"seat {info.seat}" for info in self.room.seats]
        winners = self.update.view.winners
        return sheets_record(played, names, self.update.sheets, winners, self.update.match)


def new_id() -> str:
    """An id for a command: sent again, it counts once."""
    return secrets.token_urlsafe(12)
