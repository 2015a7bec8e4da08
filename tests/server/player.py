"""A client for tests: talks to a server as the page does, over HTTP and the socket."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Player:
    """A guest with at most one connection. `inbox` holds everything received, as text."""

    def __init__(self, address: str, seed: int = 0) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"{address}/api/v1", timeout=30)
        self.rng = random.Random(seed)
        self.inbox: list[str] = []
        self.socket: ClientConnection | None = None
        self.room: Json = {}
        self.update: Json = {}
        self.seat: int | None = None
        self.code = ""
        self._seeds: dict[tuple[str, int], bytes] = {}
        self._numbers = 0

    async def __aenter__(self) -> Self:
        await self.post("/me", {})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()
        await self.http.aclose()

    async def post(self, path: str, body: Json) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()  # type: ignore[no-any-return]

    async def create(self, seats: list[str], *, start: bool = True, **options: Any) -> str:
        rules = {"players": len(seats), **options.pop("rules", {})}
        body = {"seats": seats, "start": start, "options": {"rules": rules, **options}}
        joined = await self.post("/tables", body)
        self.room, self.code = joined["room"], joined["room"]["code"]
        return self.code

    async def join(self, code: str, **wish: Any) -> Json:
        self.code = code
        return await self.post(f"/tables/{code}/join", wish)

    async def follow(self, code: str | None = None, **since: Any) -> Json:
        """Open the socket and wait for the welcome."""
        self.code = code or self.code
        url = self.address.replace("http", "ws", 1) + "/api/v1/socket"
        headers = {"Cookie": f"aurum={self.http.cookies['aurum']}"}
        self.socket = await connect(
            url, additional_headers=headers, max_size=None, ping_interval=None, open_timeout=60
        )
        await self.send({"type": "follow", "v": 1, "table": self.code, **since})
        return await self.until("welcome")

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        assert self.socket is not None
        async with asyncio.timeout(150):
            text = str(await self.socket.recv())
        self.inbox.append(text)
        message: Json = json.loads(text)
        self._note(message)
        return message

    async def until(self, kind: str, **fields: Any) -> Json:
        """Receive until a message of this kind with these fields comes."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    async def command(self, kind: str, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        name = await self.order(kind, **fields)
        return await self.answer(name)

    async def order(self, kind: str, **fields: Any) -> str:
        self._numbers += 1
        name = fields.pop("id", f"c{self._numbers}-{secrets.token_hex(4)}")
        await self.send({"type": kind, "id": name, **fields})
        return str(name)

    async def answer(self, name: str) -> Json:
        while True:
            message = await self.receive()
            if name in (message.get("ack"), message.get("id")):
                return message

    async def act(self, action: str, **fields: Any) -> Json:
        own = self.update["own"]
        given = {"match": self.update["match"], "seq": own["asked"], "action": action} | fields
        return await self.command("act", **given)

    def is_asked(self) -> bool:
        return (self.update.get("own") or {}).get("asked") is not None

    def legal(self) -> list[str]:
        return list(self.update["own"]["legal"])

    async def play_on(self, *, until_over: bool = True, moves: int = 10**6) -> int:
        """Answer everything at random until the match is over; the number of own moves."""
        done = 0
        await self.answer_seeds()
        while done < moves and not (until_over and self.is_over()):
            if self.is_asked():
                answer = await self.act(self.rng.choice(self.legal()))
                assert answer["type"] in ("update", "done"), answer
                done += 1
            else:
                await self.receive()
            await self.answer_seeds()
        return done

    def is_over(self) -> bool:
        return bool(self.update) and self.update["view"]["phase"] == "over"

    async def answer_seeds(self) -> None:
        """Commit or reveal if the fair deal waits for this seat."""
        seeds = self.room.get("seeds")
        if not seeds or self.seat not in seeds["waiting"]:
            return
        key = (seeds["match"], seeds["hand"])
        seed = self._seeds.setdefault(key, self.rng.randbytes(32))
        where = {"match": seeds["match"], "hand": seeds["hand"]}
        if seeds["stage"] == "commit":
            await self.command("commit", commitment=hashlib.sha256(seed).hexdigest(), **where)
        else:
            await self.command("reveal", seed=seed.hex(), **where)

    def _note(self, message: Json) -> None:
        if message["type"] in ("welcome", "room"):
            self.room, self.seat = message["room"], message.get("seat")
        elif message["type"] == "update":
            self.update = message
