"""The answers to HTTP requests, one method per endpoint."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from aurum.game import AurumError
from aurum.languages import LANGUAGES
from aurum.server.editions import editions
from aurum.server.identity import tidy_name
from aurum.server.live_table import LiveTable
from aurum.server.problems import HttpProblem, no_identity, no_match, no_table, too_fast
from aurum.server.services import Services
from aurum.server.storage.rows import FinishedMatch
from aurum.table.codes import tidy_code
from aurum.table.commands import Visitor
from aurum.table.messages import encode
from aurum.table.presence import CLOCKS
from aurum.table.replay import match_info, replay
from aurum.table.wire import http
from aurum.table.wire.words import COOKIE, WIRE_VERSION
from aurum.texts import wished_language

COOKIE_SECONDS = 400 * 24 * 3600


class Answers:
    """Each method takes the request and its decoded body, and returns a struct or a response."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def about(self, _: Request, __: None) -> http.About:
        services = self._services
        return http.About(
            services.version,
            WIRE_VERSION,
            services.levels,
            services.emotes,
            dict(CLOCKS),
            tuple(LANGUAGES),
            services.settings.public_url,
        )

    async def editions(self, _: Request, __: None) -> http.Editions:
        return editions()

    async def me(self, request: Request, _: None) -> http.Me:
        return await self._me(await self._visitor(request))

    async def name_me(self, request: Request, body: http.NameMe) -> Response:
        """Cookies are set on every call, so that they do not expire while somebody plays."""
        name = None if body.name is None else tidy_name(body.name) or None
        token = request.cookies.get(COOKIE)
        visitor = await self._services.identities.whose(token)
        if visitor is None:
            self._opening(request)
            language = wished_language(request.headers.get("accept-language", ""))
            visitor, token = await self._services.identities.welcome(name, language)
        elif name is not None and name != visitor.name:
            visitor = await self._services.identities.rename(visitor, name)
        return self._with_cookie(await self._me(visitor), token or "")

    async def moving_code(self, request: Request, _: http.Request) -> http.Moving:
        self._opening(request)
        return await self._services.identities.moving_code(await self._visitor(request))

    async def take(self, request: Request, body: http.TakeIdentity) -> Response:
        moved = await self._services.identities.move(body.code)
        if moved is None:
            self._guessed(request)
            raise HttpProblem(404, "no-such-code", "This code is wrong, used up or too old.")
        visitor, token = moved
        return self._with_cookie(await self._me(visitor), token)

    async def lobby(self, _: Request, __: None) -> http.Lobby:
        return http.Lobby(await self._services.house.listed())

    async def create(self, request: Request, body: http.CreateTable) -> http.Joined:
        visitor = await self._visitor(request)
        self._opening(request)
        return await self._services.house.create(visitor, body)

    async def room(self, request: Request, _: None) -> Any:
        return self._services.house.room(await self._table(request))

    async def join(self, request: Request, body: http.JoinTable) -> http.Joined:
        visitor = await self._visitor(request)
        return await self._services.house.join(await self._table(request), visitor, body)

    async def match(self, request: Request, _: None) -> http.MatchInfo:
        found = await self._finished(request)
        return await asyncio.to_thread(match_info, found.id, found.at, found.record)

    async def record(self, request: Request, _: None) -> Response:
        found = await self._finished(request)
        name = f'attachment; filename="aurum-{found.id}.jsonl"'
        text = found.record + "\n"
        return Response(text, media_type="application/json", headers={"content-disposition": name})

    async def replay(self, request: Request, _: None) -> http.Replay:
        found = await self._finished(request)
        return await asyncio.to_thread(replay, found.record, _seat(request))

    async def show_record(self, _: Request, body: http.ReplayRecord) -> http.Replay:
        try:
            return await asyncio.to_thread(replay, encode(body.record), body.seat)
        except AurumError as error:
            raise HttpProblem(
                422, "bad-record", f"This record cannot be shown: {error}."
            ) from error

    async def _me(self, visitor: Visitor) -> http.Me:
        return http.Me(visitor.name, await self._services.house.tables_of(visitor))

    async def _visitor(self, request: Request) -> Visitor:
        visitor = await self._services.identities.whose(request.cookies.get(COOKIE))
        if visitor is None:
            raise no_identity()
        return visitor

    async def _table(self, request: Request) -> LiveTable:
        code = tidy_code(request.path_params["code"])
        live_table = await self._services.house.table(code)
        if live_table is None:
            self._guessed(request)
            raise no_table()
        return live_table

    async def _finished(self, request: Request) -> FinishedMatch:
        found = await self._services.store.record(request.path_params["id"])
        if found is None:
            self._guessed(request)
            raise no_match()
        return found

    def _opening(self, request: Request) -> None:
        """New guests, tables and codes are made at a limited rate."""
        if not self._services.openings.take(address(request)):
            raise too_fast()

    def _guessed(self, request: Request) -> None:
        """Whoever asks for too many things that do not exist has to wait."""
        if not self._services.guesses.take(address(request)):
            raise too_fast()

    def _with_cookie(self, me: http.Me, token: str) -> Response:
        response = Response(encode(me), media_type="application/json")
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self._services.settings.is_secure,
        )
        return response


def address(request: Any) -> str:
    """Where a request comes from, as the server sees it (or a trusted proxy says)."""
    return request.client.host if request.client else "unknown"


def _seat(request: Request) -> int | None:
    text = request.query_params.get("seat")
    if text is None:
        return None
    if text not in ("0", "1", "2", "3"):
        raise HttpProblem(422, "not-a-seat", "`seat` must be 0, 1, 2 or 3.")
    return int(text)


def decode_body(data: bytes, kind: type) -> Any:
    """A request's body, or 422 with what is wrong and where."""
    try:
        return msgspec.json.decode(data, type=kind, strict=True)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise HttpProblem(422, "unreadable", f"The body cannot be read: {error}.") from error
