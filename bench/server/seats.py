"""People at tables for the benchmarks: they answer whatever they are asked, at random."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from bench.server.sockets import LightSocket, light_socket

API = "/api/v1"
SEED = bytes(32)
COMMITMENT = hashlib.sha256(SEED).hexdigest()


class Own(Struct):
    asked: int | None = None
    legal: tuple[str, ...] = ()


class Seeds(Struct):
    match: str
    hand: int
    stage: str
    waiting: tuple[int, ...]


class Room(Struct):
    code: str
    state: str
    seeds: Seeds | None = None


class News(Struct):
    """What a client needs of any message; msgspec skips the rest."""

    type: str
    match: str = ""
    seq: int = 0
    own: Own | None = None
    ack: str | None = None
    id: str | None = None
    room: Room | None = None
    seat: int | None = None


_news = msgspec.json.Decoder(News)


class Person:
    """One seat. `latencies` are the times from a move to its acknowledgement."""

    def __init__(self, cookie: str, seed: int) -> None:
        self.cookie = cookie
        self.rng = random.Random(seed)
        self.latencies: list[float] = []
        self.seat: int | None = None
        self.socket: LightSocket | None = None
        self.match, self.seq = "", 0
        self.moves = 0
        self.delay = 0.0
        self.stopped = False
        self._sent: dict[str, float] = {}
        self._number = 0
        self._told: set[tuple[str, int, str]] = set()
        self._asked = (-1, "")

    async def sit(self, address: str, code: str, local: str | None = None) -> None:
        self.socket = await light_socket(
            address, f"aurum={self.cookie}", self.hear, f"{API}/socket", local
        )
        self.socket.send(msgspec.json.encode({"type": "follow", "v": 1, "table": code}))

    def leave(self) -> None:
        self.stopped = True
        assert self.socket is not None
        self.socket.close()

    def unanswered(self) -> list[float]:
        """How long moves without an acknowledgement have been waiting for it."""
        return [time.perf_counter() - sent for sent in self._sent.values()]

    def hear(self, data: bytes) -> None:
        """React at once."""
        if self.stopped:
            return
        news = _news.decode(data)
        name = news.ack or news.id
        if name is not None and name in self._sent:
            self.latencies.append(time.perf_counter() - self._sent.pop(name))
        if news.room is not None:
            self.seat = news.seat
            self._answer_seeds(news.room)
        if news.own is not None and news.own.asked is not None:
            self._move(news.match, news.own)

    def _answer_seeds(self, room: Room) -> None:
        seeds = room.seeds
        if seeds is None or self.seat not in seeds.waiting:
            if room.state == "over":
                self.say("rematch")
            return
        told = (seeds.match, seeds.hand, seeds.stage)
        if told in self._told:
            return
        self._told.add(told)
        where = {"match": seeds.match, "hand": seeds.hand}
        if seeds.stage == "commit":
            self.say("commit", commitment=COMMITMENT, **where)
        else:
            self.say("reveal", seed=SEED.hex(), **where)

    def _move(self, match: str, own: Own) -> None:
        assert own.asked is not None
        if self._asked == (own.asked, match):
            return
        self._asked = (own.asked, match)
        action = own.legal[0] if own.legal[0] == "keep" else self.rng.choice(own.legal)
        if self.delay:
            loop = asyncio.get_running_loop()
            pause = self.rng.expovariate(1 / self.delay)
            loop.call_later(pause, self._act, match, own.asked, action)
        else:
            self._act(match, own.asked, action)

    def _act(self, match: str, asked: int, action: str) -> None:
        if self.stopped:
            return
        name = self.say("act", match=match, seq=asked, action=action)
        self._sent[name] = time.perf_counter()
        self.moves += 1

    def say(self, kind: str, **fields: Any) -> str:
        assert self.socket is not None
        self._number += 1
        name = f"c{self._number}"
        self.socket.send(msgspec.json.encode({"type": kind, "id": name, **fields}))
        return name


async def guest(client: httpx.AsyncClient) -> str:
    """A new guest's token."""
    client.cookies.clear()
    answer = await client.post(f"{API}/me", json={})
    answer.raise_for_status()
    token = answer.cookies["aurum"]
    client.cookies.clear()
    return token


async def open_table(
    client: httpx.AsyncClient, tokens: list[str], bots: int = 0, **options: Any
) -> str:
    """A table with these guests in its first seats, and bots in the others."""
    seats = ["me"] + ["open"] * (len(tokens) - 1) + ["random"] * bots
    body = {"seats": seats, "options": {"rules": {"players": len(seats)}, **options}}
    answer = await client.post(f"{API}/tables", json=body, cookies={"aurum": tokens[0]})
    answer.raise_for_status()
    code = str(answer.json()["room"]["code"])
    for token in tokens[1:]:
        path = f"{API}/tables/{code}/join"
        (await client.post(path, json={}, cookies={"aurum": token})).raise_for_status()
    return code
