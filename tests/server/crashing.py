"""The harness for kill -9: people play, the server is killed, and the log is held against them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.history import History
from tests.server.player import Json, Player
from tests.server.stores import address_of, stored_logs

ROOT = Path(__file__).resolve().parents[2]
SERVE = (sys.executable, "-m", "aurum", "serve")
OPTIONS = ("--port", "0", "--no-bot-pace", "--no-rate-limits", "--log-level", "error")


class ServerProcess:
    """A server that can be killed at any moment."""

    def __init__(self, data: Path, program: tuple[str, ...] = SERVE) -> None:
        command = [*program, *OPTIONS, "--data", str(data)]
        if (address := address_of(data)) is not None:
            command += ["--store", address]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.:]+", line)
        assert found is not None, f"the server did not start: {line!r}"
        self.address = found[0]

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Tireless(Player):
    """Plays match after match; `history` remembers what is told and acknowledged."""

    def __init__(self, address: str, seed: int, history: History | None = None) -> None:
        super().__init__(address, seed)
        self.name = f"guest {seed}"
        self.history = history or History()
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[str, dict[str, object]] | None = None
        self._known = 0

    async def follow(self, code: str | None = None, **since: Any) -> Json:
        """What was acknowledged to anybody before this moment must be shown."""
        self._known = self.history.known(self.code or code or "")
        return await super().follow(code, **since)

    async def receive(self) -> Json:
        message = await super().receive()
        if message["type"] == "update":
            self.history.saw(self.code, self.name, message, at_least=self._known)
            self._known = 0
        return message

    async def moved_to(self, address: str) -> None:
        """The server is back at another address; come back and finish what was begun."""
        self.address = address
        self.hang_up()
        await self.follow(match=self.update.get("match"), since=self.update.get("seq"))
        if self.pending is not None:
            name, fields = self.pending
            await self.order("act", id=name, **fields)
            self._note_answer(name, await self.answer(name))

    def hang_up(self) -> None:
        """Let go of a connection whose other end may never answer again."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    async def play_for_ever(self) -> None:
        while True:
            await self.answer_seeds()
            if self.is_asked() and not self.is_over():
                await self._move()
            elif self.is_over() and self.room["state"] == "over" and not self._has_voted():
                await self.command("rematch")
            else:
                await self.receive()

    def _has_voted(self) -> bool:
        return self.seat is not None and bool(self.room["seats"][self.seat].get("rematch"))

    async def _move(self) -> None:
        own = self.update["own"]
        action = self.rng.choice(own["legal"])
        fields = {"match": self.update["match"], "seq": own["asked"], "action": action}
        self.pending = (f"m{self.rng.randbytes(8).hex()}", fields)
        await self.order("act", id=self.pending[0], **fields)
        self._note_answer(self.pending[0], await self.answer(self.pending[0]))

    def _note_answer(self, name: str, answer: Json) -> None:
        self.pending = None
        if answer["type"] in ("update", "done"):
            seq = answer["seq"]
            assert isinstance(seq, int)
            self.acknowledged[name] = seq
            self.history.acknowledged(self.code, name, seq)
        else:
            self.history.refused(answer)


class CrashRun:
    """Kill after kill on one data directory; `mistakes` is what was lost, doubled or stuck."""

    def __init__(self, data: Path, tables: int = 4, program: tuple[str, ...] = SERVE) -> None:
        self.data = data
        self.program = program
        self.tables = tables
        self.rng = random.Random(7)
        self.history = History()
        self.mistakes: list[str] = []
        self.kills = 0

    async def run(self, kills: int, *, stop_at_mistake: bool = False) -> int:
        """How many moves were acknowledged in all."""
        players = await self._opened()
        while self.kills < kills:
            await self._until_killed(players)
            if stop_at_mistake and self.mistakes:
                break
            await self._restart(players)
        if not self.mistakes:
            await self._goes_on(players)
            self.mistakes += self.history.mistakes(stored_logs(self.data))
        elif not stop_at_mistake:
            self.server.end()
        for player in players:
            await player.http.aclose()
        return acknowledged(players)

    async def _opened(self) -> list[Tireless]:
        self.server = ServerProcess(self.data, self.program)
        address = self.server.address
        players = [Tireless(address, seed, self.history) for seed in range(self.tables)]
        for seed, player in enumerate(players):
            await player.post("/me", {})
            await player.create(["me", *["random"] * (2 + seed % 2)])
            await player.follow()
        return players

    async def _until_killed(self, players: list[Tireless]) -> None:
        tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
        await self._some_moves(players)
        self.server.end()
        self.kills += 1
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        self.mistakes += [repr(e) for e in outcomes if not isinstance(e, ConnectionClosed)]
        self.mistakes += [
            f"kill {self.kills}: {mistake}" for mistake in self.history.lost(stored_logs(self.data))
        ]

    async def _some_moves(self, players: list[Tireless]) -> None:
        """Until some more have been acknowledged; then a moment, to meet the next one halfway."""
        wanted = acknowledged(players) + self.rng.randint(1, 20)
        async with asyncio.timeout(120):
            while acknowledged(players) < wanted:  # noqa: ASYNC110 -- a condition, not a wait
                await asyncio.sleep(0.002)
        await asyncio.sleep(self.rng.uniform(0, 0.02))

    async def _restart(self, players: list[Tireless]) -> None:
        self.server = ServerProcess(self.data, self.program)
        for player in players:
            await player.moved_to(self.server.address)

    async def _goes_on(self, players: list[Tireless]) -> None:
        """After the last kill every match still takes moves; then the server stops in peace."""
        before = [len(player.acknowledged) for player in players]
        tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
        deadline = time.monotonic() + 60
        while any(
            len(player.acknowledged) <= count for player, count in zip(players, before, strict=True)
        ):
            if time.monotonic() > deadline:
                self.mistakes.append("a match does not go on")
                break
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            with contextlib.suppress(ConnectionClosed):
                await player.disconnect()
        self.server.end(signal.SIGTERM)


def acknowledged(players: list[Tireless]) -> int:
    return sum(len(player.acknowledged) for player in players)
