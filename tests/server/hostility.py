"""Twenty kinds of bad behaviour. Each yields what it does, and what the answer must be.

A kind is a coroutine that attacks once and returns the typed answer it got.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.player import Player

Json = dict[str, Any]


class Attacker:
    """Knows a victim's table and has a guest of its own, who only watches there."""

    def __init__(self, address: str, victim: Player, seed: int) -> None:
        self.address = address
        self.victim = victim
        self.rng = random.Random(seed)
        self.guest = Player(address, seed)
        self.socket_url = address.replace("http", "ws", 1) + "/api/v1/socket"

    async def prepare(self) -> None:
        await self.guest.post("/me", {"name": "M" + "\u202e" + "allory"})

    async def close(self) -> None:
        await self.guest.__aexit__()

    @property
    def cookie(self) -> str:
        return f"aurum={self.guest.http.cookies['aurum']}"

    async def say(self, data: str | bytes, *, cookie: str | None = None) -> str:
        """The code of the refusal, or of the close, that the data leads to."""
        headers = {"Cookie": self.cookie if cookie is None else cookie}
        async with connect(
            self.socket_url, additional_headers=headers, max_size=None, ping_interval=None
        ) as socket:
            hello = {"type": "follow", "v": 1, "table": self.victim.code}
            await socket.send(json.dumps(hello))
            with contextlib.suppress(ConnectionClosed):
                await socket.send(data)
            return await verdict(socket)

    async def first(self, data: str | bytes, cookie: str | None = None) -> str:
        """The same, with the data as the very first message."""
        headers = {"Cookie": self.cookie if cookie is None else cookie}
        async with connect(
            self.socket_url, additional_headers=headers, max_size=None, ping_interval=None
        ) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.send(data)
            return await verdict(socket)

    async def request(self, method: str, path: str, **rest: Any) -> str:
        answer = await self.guest.http.request(method, path, **rest)
        return http_verdict(answer)

    def act(self, **changes: Any) -> Json:
        match = self.victim.update["match"]
        seq = self.victim.update["seq"]
        name = secrets.token_hex(6)
        given = {"type": "act", "id": name, "match": match, "seq": seq, "action": "keep"}
        return given | changes


async def verdict(socket: Any) -> str:
    """Read until something is refused or the connection is closed."""
    try:
        async with asyncio.timeout(60):
            while True:
                message = json.loads(await socket.recv())
                if message["type"] in ("refused", "farewell"):
                    return str(message["reason"]["code"])
    except ConnectionClosed as closed:
        return f"closed-{closed.rcvd.code if closed.rcvd else 1006}"


def http_verdict(answer: httpx.Response) -> str:
    if answer.status_code == 400 and "reason" not in answer.text:
        return "http-400"  # the HTTP parser itself gave up
    problem = answer.json()
    assert problem["status"] == answer.status_code
    return str(problem["reason"]["code"])


Attack = Callable[[Attacker], Awaitable[str]]


async def malformed_json(a: Attacker) -> str:
    whole = json.dumps(a.act())
    return await a.say(whole[: a.rng.randrange(1, len(whole) - 1)])


async def wrong_types(a: Attacker) -> str:
    key = a.rng.choice(["id", "match", "seq", "action"])
    return await a.say(json.dumps(a.act(**{key: a.rng.choice([None, True, 1.5, [], {}, -1])})))


async def deep_nesting(a: Attacker) -> str:
    depth = a.rng.randrange(2000, 8000)
    return await a.say("[" * depth + "]" * depth)


async def not_numbers(a: Attacker) -> str:
    text = json.dumps(a.act()).replace(f'"seq": {a.victim.update["seq"]}', '"seq": XX')
    return await a.say(text.replace("XX", a.rng.choice(["NaN", "Infinity", "-Infinity", "1e400"])))


async def lone_surrogates(a: Attacker) -> str:
    return await a.say(json.dumps(a.act(action="\ud800" * a.rng.randrange(3, 20))))


async def ten_megabytes(a: Attacker) -> str:
    return await a.say("x" * a.rng.randrange(20_000, 10_000_000))


async def foreign_seat(a: Attacker) -> str:
    return await a.say(json.dumps(a.act(action=a.rng.choice(["keep", "end", "play Bi1"]))))


async def strange_fields(a: Attacker) -> str:
    return await a.say(json.dumps(a.act(**{a.rng.choice(["seat", "admin", "__proto__"]): 0})))


async def unknown_types(a: Attacker) -> str:
    return await a.say(json.dumps(a.act(type=a.rng.choice(["hack", "", "welcome", "update"]))))


async def binary_rubbish(a: Attacker) -> str:
    return await a.say(a.rng.randbytes(a.rng.randrange(1, 500)))


async def other_matches(a: Attacker) -> str:
    return await a.say(json.dumps(a.act(match=secrets.token_urlsafe(16))))


async def follow_twice(a: Attacker) -> str:
    return await a.say(json.dumps({"type": "follow", "v": 1, "table": a.victim.code}))


async def no_follow(a: Attacker) -> str:
    return await a.first(json.dumps(a.act()))


async def forged_tokens(a: Attacker) -> str:
    hello = json.dumps({"type": "follow", "v": 1, "table": a.victim.code})
    token = a.rng.choice(["", "x", secrets.token_urlsafe(32), "x" * 5000])
    return await a.first(hello, cookie=f"aurum={token}")


async def guessed_codes(a: Attacker) -> str:
    letters = "".join(a.rng.choice("0123456789ABCDEFGHJKMNPQRSTVWXYZ") for _ in range(12))
    code = "-".join((letters[:4], letters[4:8], letters[8:]))
    return await a.first(json.dumps({"type": "follow", "v": 1, "table": code}))


async def foreign_origins(a: Attacker) -> str:
    origin = a.rng.choice(["https://evil.example", "null", "http://127.0.0.1:1", "x"])
    if a.rng.random() < 0.5:
        return await a.request("POST", "/me", json={}, headers={"origin": origin})
    try:
        async with connect(a.socket_url, additional_headers={"Cookie": a.cookie, "Origin": origin}):
            return "let in"
    except InvalidStatus as refused:
        return "foreign-origin" if refused.response.status_code == 403 else "other"


async def bad_bodies(a: Attacker) -> str:
    path = a.rng.choice(["/me", "/tables", f"/tables/{a.victim.code}/join", "/replay", "/me/take"])
    body = a.rng.choice([b"", b"{", b"[]", b"null", b'{"x":1}', b"\xff", b"[" * 9000, b"NaN"])
    return await a.request("POST", path, content=body, headers={"content-type": "application/json"})


async def bad_media_types(a: Attacker) -> str:
    kind = a.rng.choice(
        ["text/plain", "application/x-www-form-urlencoded", "", "multipart/form-data"]
    )
    return await a.request("POST", "/tables", content=b"{}", headers={"content-type": kind})


async def large_bodies(a: Attacker) -> str:
    size = a.rng.randrange(300_000, 2_000_000)
    headers = {"content-type": "application/json"}
    return await a.request("POST", "/tables", content=b" " * size, headers=headers)


async def lost_ways(a: Attacker) -> str:
    method, path = a.rng.choice(
        [
            ("DELETE", "/tables"),
            ("PUT", "/me"),
            ("GET", "/nothing"),
            ("GET", "/matches/%00"),
            ("GET", "/matches/..%2f..%2fetc%2fpasswd"),
            ("GET", f"/matches/{'x' * 3000}"),
            ("GET", "/tables/%F0%9F%92%A5"),
            ("GET", f"/tables/{a.victim.code}/join"),
        ]
    )
    return await a.request(method, path)


async def raw_bytes(a: Attacker) -> str:
    """Something that is not even HTTP."""
    parts = urlsplit(a.address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(a.rng.randbytes(200) + b"\r\n\r\n")
    await writer.drain()
    answer = await reader.read(1000)
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
    return "http-400" if not answer or b" 400 " in answer else answer.decode(errors="replace")


KINDS: dict[Attack, set[str]] = {
    malformed_json: {"unreadable"},
    wrong_types: {"unreadable"},
    deep_nesting: {"unreadable"},
    not_numbers: {"unreadable"},
    lone_surrogates: {"unreadable", "closed-1007"},
    ten_megabytes: {"closed-1009"},
    foreign_seat: {"no-seat"},
    strange_fields: {"unreadable"},
    unknown_types: {"unreadable"},
    binary_rubbish: {"unreadable"},
    other_matches: {"other-match"},
    follow_twice: {"already-following"},
    no_follow: {"follow-first"},
    forged_tokens: {"no-identity"},
    guessed_codes: {"no-such-table"},
    foreign_origins: {"foreign-origin"},
    bad_bodies: {"unreadable"},
    bad_media_types: {"not-json"},
    large_bodies: {"too-large"},
    lost_ways: {"http-405", "no-such-endpoint", "no-such-match", "no-such-table"},
    raw_bytes: {"http-400"},
}
