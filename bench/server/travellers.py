"""People who come through a proxy with real sockets, and come back as the page does."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from aurum.table.wire.words import SECURE_COOKIE, socket_path
from bench.server.seats import API, Person
from bench.server.sockets import Refused, light_socket

WELCOME = b'{"type":"welcome"'
WELCOME_SECONDS = 10
FIRST_WAIT, LONGEST_WAIT = 0.15, 5.0
"""Seconds until the page tries again; it doubles them each time."""


@dataclass
class Tally:
    """What all of them saw: statuses of answers, and seconds without a table."""

    answers: Counter[int] = field(default_factory=Counter)
    aways: list[float] = field(default_factory=list)


def http_client(address: str, trust: ssl.SSLContext, at: str) -> httpx.AsyncClient:
    """A client that comes from the address `at`, as people have addresses of their own."""
    transport = httpx.AsyncHTTPTransport(verify=trust, local_address=at)
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=120)


class Traveller(Person):
    """A guest in a seat, at an address of its own."""

    def __init__(self, address: str, trust: ssl.SSLContext, number: int, tally: Tally) -> None:
        super().__init__("", number)
        self._address, self._trust, self._tally = address, trust, tally
        self._at = f"127.1.{number // 250}.{number % 250 + 1}"
        self._welcome = asyncio.Event()
        self._code = ""
        self._lost: float | None = None

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        cookie = {"cookie": f"{SECURE_COOKIE}={self.cookie}"} if self.cookie else {}
        async with http_client(self._address, self._trust, self._at) as client:
            answer = await client.post(API + path, json=body, headers=cookie)
        self._tally.answers[answer.status_code] += 1
        return answer.raise_for_status()

    async def arrive(self) -> None:
        self.cookie = (await self.post("/me", {})).cookies[SECURE_COOKIE]

    async def sit(self, address: str, code: str, local: str | None = None) -> None:
        """Follow the table, and wait to be welcomed there."""
        self._code = code
        self._welcome.clear()
        try:
            self.socket = await light_socket(
                address,
                f"{SECURE_COOKIE}={self.cookie}",
                self.hear,
                socket_path(code),
                trust=self._trust,
                local=local or self._at,
            )
        except Refused as error:
            self._tally.answers[error.status] += 1
            raise
        self.socket.send(msgspec.json.encode({"type": "follow", "v": 1, "table": code}))
        async with asyncio.timeout(WELCOME_SECONDS):
            await self._welcome.wait()

    def hear(self, data: bytes) -> None:
        if data.startswith(WELCOME):
            self._sent.clear()
            self._told.clear()
            self._asked = (-1, "")  # whatever was not acknowledged is asked again
            self._welcome.set()
        super().hear(data)

    def _act(self, match: str, asked: int, action: str) -> None:
        if self._lost is None:
            super()._act(match, asked, action)

    def leave(self) -> None:
        self.stopped = True
        assert self.socket is not None
        self.socket.abort()

    async def stay(self) -> None:
        """Until told to leave; a line that is lost is replaced by another one."""
        while True:
            assert self.socket is not None
            await self.socket.closed
            if self.stopped:
                return
            self._lost = time.perf_counter()
            self.socket.abort()
            await self._come_back()
            self._tally.aways.append(self.away)
            self._lost = None

    @property
    def away(self) -> float:
        """Seconds since the line was lost; 0 while there is one."""
        return 0.0 if self._lost is None else time.perf_counter() - self._lost

    async def _come_back(self) -> None:
        wait = FIRST_WAIT
        while True:
            await asyncio.sleep(wait * self.rng.uniform(0.7, 1.3))
            wait = min(LONGEST_WAIT, 2 * wait)
            with contextlib.suppress(OSError, TimeoutError):
                await self.sit(self._address, self._code)
                return


async def seat_pair(ada: Traveller, bob: Traveller, address: str) -> None:
    """A table of their own, with a bot in the third seat; the match begins."""
    await ada.arrive()
    await bob.arrive()
    seats = {"seats": ["me", "open", "random"], "options": {"rules": {"players": 3}}}
    code = str((await ada.post("/tables", seats)).json()["room"]["code"])
    await bob.post(f"/tables/{code}/join", {})
    await ada.sit(address, code)
    await bob.sit(address, code)
    ada.say("start")
