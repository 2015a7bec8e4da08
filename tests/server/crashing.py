"""The harness for kill -9: people play, the server is killed, and the log is held against them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from aurum.table.log_entries import read_entry
from aurum.table.table import Table
from tests.server.player import Player

ROOT = Path(__file__).resolve().parents[2]
SERVE = (sys.executable, "-m", "aurum", "serve")
OPTIONS = ("--port", "0", "--no-bot-pace", "--no-rate-limits", "--log-level", "error")


class ServerProcess:
    """A server that can be killed at any moment."""

    def __init__(self, data: Path, program: tuple[str, ...] = SERVE) -> None:
        command = [*program, *OPTIONS, "--data", str(data)]
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
    """Plays match after match, and remembers every acknowledged move."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(address, seed)
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[str, dict[str, object]] | None = None

    async def moved_to(self, address: str) -> None:
        """The server is back at another address; come back and finish what was begun."""
        self.address = address
        self.socket = None
        await self.follow(match=self.update.get("match"), since=self.update.get("seq"))
        if self.pending is not None:
            name, fields = self.pending
            await self.order("act", id=name, **fields)
            self._note_answer(name, await self.answer(name))

    async def play_for_ever(self) -> None:
        while True:
            await self.answer_seeds()
            if self.is_asked() and not self.is_over():
                await self._move()
            elif self.is_over() and self.room["state"] == "over":
                await self.command("rematch")
            else:
                await self.receive()

    async def _move(self) -> None:
        own = self.update["own"]
        action = self.rng.choice(own["legal"])
        fields = {"match": self.update["match"], "seq": own["asked"], "action": action}
        self.pending = (f"m{self.rng.randbytes(8).hex()}", fields)
        await self.order("act", id=self.pending[0], **fields)
        self._note_answer(self.pending[0], await self.answer(self.pending[0]))

    def _note_answer(self, name: str, answer: dict[str, object]) -> None:
        self.pending = None
        if answer["type"] in ("update", "done"):
            seq = answer["seq"]
            assert isinstance(seq, int)
            self.acknowledged[name] = seq


class CrashRun:
    """Kill after kill on one data directory; `mistakes` is what was lost, doubled or stuck."""

    def __init__(self, data: Path, tables: int = 4, program: tuple[str, ...] = SERVE) -> None:
        self.data = data
        self.program = program
        self.tables = tables
        self.rng = random.Random(7)
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
        elif not stop_at_mistake:
            self.server.end()
        for player in players:
            await player.http.aclose()
        return sum(len(player.acknowledged) for player in players)

    async def _opened(self) -> list[Tireless]:
        self.server = ServerProcess(self.data, self.program)
        players = [Tireless(self.server.address, seed) for seed in range(self.tables)]
        for seed, player in enumerate(players):
            await player.post("/me", {})
            await player.create(["me", *["random"] * (2 + seed % 2)])
            await player.follow()
        return players

    async def _until_killed(self, players: list[Tireless]) -> None:
        tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
        await asyncio.sleep(self.rng.uniform(0.05, 0.6))
        self.server.end()
        self.kills += 1
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        self.mistakes += [repr(e) for e in outcomes if not isinstance(e, ConnectionClosed)]
        self._compare(players)

    async def _restart(self, players: list[Tireless]) -> None:
        self.server = ServerProcess(self.data, self.program)
        for player in players:
            await player.moved_to(self.server.address)

    def _compare(self, players: list[Tireless]) -> None:
        """Every acknowledged move is in the log once, at its place; every log can be read."""
        logs = stored_logs(self.data)
        for player in players:
            log = logs.get(player.code)
            if log is None:
                self.mistakes.append(f"kill {self.kills}: table {player.code} is lost")
                continue
            stored = Counter((str(name).split(":")[-1], seq) for seq, _, name, _ in log)
            for name, seq in player.acknowledged.items():
                if stored[name, seq] != 1:
                    self.mistakes.append(f"kill {self.kills}: move {name} is not at {seq}")
        for code, lines in logs.items():
            self._read(code, lines)

    def _read(self, code: str, log: list[tuple[int, int, str | None, str]]) -> None:
        names = [command for _, _, command, _ in log if command is not None]
        if len(names) != len(set(names)):
            self.mistakes.append(f"kill {self.kills}: a command was booked twice")
        if [seq for seq, *_ in log] != list(range(1, len(log) + 1)):
            self.mistakes.append(f"kill {self.kills}: the log has a gap")
        Table.replayed(code, ((read_entry(body), name, at) for _, at, name, body in log))

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


def stored_logs(data: Path) -> dict[str, list[tuple[int, int, str | None, str]]]:
    """All logs in a database that no server has open."""
    with contextlib.closing(sqlite3.connect(data / "aurum.db")) as database:
        sql = "SELECT table_code, seq, at, command, body FROM entries ORDER BY table_code, seq"
        logs: dict[str, list[tuple[int, int, str | None, str]]] = {}
        for code, *line in database.execute(sql):
            logs.setdefault(code, []).append(tuple(line))
    return logs
