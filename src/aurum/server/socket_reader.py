"""What a follower says: every message is metered, read, authorised and carried out, one by one."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocketDisconnect

from aurum.server.clocks import wall_ms
from aurum.server.hint_desk import HelpCommand, HintDesk
from aurum.server.live_table import LiveTable
from aurum.server.logs import fingerprint, trouble
from aurum.server.problems import storage_trouble
from aurum.server.rate_limits import Rates
from aurum.server.services import Services
from aurum.server.storage.store import StorageTrouble, UnknownOutcome
from aurum.server.subscribers import Subscriber
from aurum.table.messages import UnreadableMessage, decode_message, encode
from aurum.table.wire.commands import (
    Check,
    Command,
    Follow,
    Hint,
    Pace,
    Ping,
    Place,
    Remove,
    Say,
    Sit,
    Stand,
    Undo,
    Why,
)
from aurum.table.wire.replies import Done, Pong, Refused, Said
from aurum.table.wire.view import Reason
from aurum.table.wire.words import STRIKES, Close

SEATINGS = (Sit, Stand, Place, Remove)
"""Commands that make a log longer although no match is played."""


class SocketReader:
    """Reads for one follower until either of them is gone."""

    def __init__(self, services: Services, live_table: LiveTable, follower: Subscriber) -> None:
        self._services = services
        self._live_table = live_table
        self._follower = follower
        self._own = services.budgets.messages.bucket(follower.visitor.guest)
        self._neighbours = services.budgets.address_messages.bucket(follower.network)
        self._strikes = 0
        self._hints = HintDesk(live_table, follower)

    async def run(self, receive: Callable[[], Awaitable[str | bytes]]) -> None:
        """A follower who was dismissed is not heard any more: each message is authorised."""
        follower = self._follower
        try:
            while True:
                data = await receive()
                if follower.is_dismissed:
                    return
                if self._may_speak():
                    await self._message(data)
        except WebSocketDisconnect:
            return
        except Exception as error:  # noqa: BLE001 -- one connection's fault must stay its own
            trouble("connection-failed", error, table=fingerprint(self._live_table.table.code))
            reason = Reason("", "server-error", "The server made a mistake; reconnect.")
            follower.dismiss(Close.FAILED, reason)
        finally:
            self._hints.close()

    def _may_speak(self) -> bool:
        now = time.monotonic()
        if self._own.take(now) and self._neighbours.take(now):
            return True
        self._services.metrics.turned_away("messages")
        self._strike("too-fast", "Too many messages; this one was not read.")
        return False

    async def _message(self, data: str | bytes) -> None:
        try:
            message = decode_message(data)
        except UnreadableMessage as error:
            self._strike("unreadable", str(error))
            return
        if isinstance(message, Follow):
            self._strike("already-following", "This connection follows a table already.")
        else:
            await self._command(message)

    def _strike(self, code: str, text: str) -> None:
        self._services.metrics.refused(code)
        self._follower.push(encode(Refused(Reason("", code, text))))
        self._strikes += 1
        if self._strikes >= STRIKES:
            reason = Reason("", "too-many-mistakes", "Too many messages that made no sense.")
            closing = Close.TOO_MANY if code == "too-fast" else Close.UNREADABLE
            self._follower.dismiss(closing, reason)

    async def _command(self, command: Command) -> None:
        if isinstance(command, Ping):
            self._follower.push(encode(Pong(command.id, wall_ms())))
        elif isinstance(command, Say):
            self._say(command)
        elif isinstance(command, Pace):
            self._live_table.set_pace(self._follower, command.bots)
            self._follower.push(encode(Done(command.id)))
        elif isinstance(command, Hint | Check | Why):
            await self._help(command)
        elif isinstance(command, Undo) and not self._may(self._services.budgets.undos):
            self._refuse(command, "undo-too-often", "You take moves back too often; wait a little.")
        elif isinstance(command, SEATINGS) and not self._may(self._services.budgets.seatings):
            text = "You change seats too often; wait a little."
            self._refuse(command, "seatings-too-often", text)
        else:
            await self._carry_out(command)

    async def _help(self, command: HelpCommand) -> None:
        if self._services.budgets.hints.take(self._follower.visitor.guest):
            await self._stored(command, self._hints.ask(command))
        else:
            text = "You ask for hints too often; wait a little."
            self._refuse(command, "hints-too-often", text)

    async def _carry_out(self, command: Command) -> None:
        began = time.perf_counter()
        await self._stored(command, self._live_table.command(self._follower, command))
        self._services.metrics.took(time.perf_counter() - began)

    async def _stored(self, command: Command, work: Awaitable[None]) -> None:
        """Do it; if the storage fails, the sender hears of it."""
        try:
            await work
        except UnknownOutcome as error:
            self._failed(error)
            reason = Reason("", "storage-trouble", "Reconnect to see whether this was stored.")
            self._follower.dismiss(Close.FAILED, reason)
        except StorageTrouble as error:
            self._failed(error)
            self._follower.push(encode(Refused(storage_trouble(), command.id)))

    def _failed(self, error: StorageTrouble) -> None:
        trouble("command-failed", error, table=fingerprint(self._live_table.table.code))

    def _say(self, command: Say) -> None:
        seat = self._follower.seat
        if seat is None:
            text = "Only those who have a seat may say something."
            self._refuse(command, "no-seat", text)
        elif not self._services.budgets.emotes.take(f"{self._live_table.table.code} {seat}"):
            self._refuse(command, "emote-too-soon", "One emote a second is enough.")
        else:
            self._live_table.say(encode(Said(seat, command.emote)))
            self._follower.push(encode(Done(command.id)))

    def _may(self, rates: Rates) -> bool:
        return rates.take(self._follower.visitor.guest)

    def _refuse(self, command: Command, code: str, text: str) -> None:
        self._services.metrics.refused(code)
        self._follower.push(encode(Refused(Reason("", code, text), command.id)))
