"""Hints between processes by LISTEN and NOTIFY. One may get lost; nobody relies on them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import msgspec
import psycopg

from aurum.server.logs import note
from aurum.server.storage.postgres_connections import Connections
from aurum.server.storage.rows import Notice

CHANNEL = "aurum"
PAUSE = 0.5
"""Seconds between attempts to listen again after the connection was lost."""


class _Letter(msgspec.Struct, array_like=True):
    """What travels: at most 8,000 bytes, so a group of changes must not be too large."""

    process: str
    notices: list[Notice]


def hint(process: str, news: Mapping[str, int]) -> str:
    """«These logs have grown up to there», for all tables of one commit."""
    return letter(process, [Notice(table, seq) for table, seq in news.items()])


def letter(process: str, notices: list[Notice]) -> str:
    return msgspec.json.encode(_Letter(process, notices)).decode()


class Listener:
    """Hears what other processes say, and listens again whenever the connection is lost."""

    def __init__(
        self, connections: Connections, process: str, heard: Callable[[Notice], None]
    ) -> None:
        self._connections = connections
        self._process = process
        self._heard = heard
        self._task = asyncio.create_task(self._listen_for_ever())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_for_ever(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                note("listening-lost", error=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        connection = await self._connections.new()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            async for message in connection.notifies():
                self._open(message.payload)
        finally:
            await connection.close()

    def _open(self, payload: str) -> None:
        try:
            received = msgspec.json.decode(payload, type=_Letter)
        except msgspec.MsgspecError:
            return  # another program's use of the channel
        if received.process != self._process:
            for notice in received.notices:
                self._heard(notice)
