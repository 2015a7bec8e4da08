"""The ASGI application: routes, and what surrounds every request."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from aurum.game import AurumError
from aurum.server.asyncapi import asyncapi
from aurum.server.endpoints import ENDPOINTS, Endpoint
from aurum.server.handlers import Answers, address, decode_body
from aurum.server.headers import SecurityHeaders
from aurum.server.logs import trouble
from aurum.server.metrics import MEDIA_TYPE
from aurum.server.openapi import documentation, openapi
from aurum.server.origins import is_welcome
from aurum.server.problems import HttpProblem, refused, too_fast
from aurum.server.services import Services, put_together
from aurum.server.settings import Settings
from aurum.server.socket import Conversation
from aurum.server.static_files import page_file
from aurum.server.storage.store import StorageTrouble, Store
from aurum.table.messages import encode
from aurum.table.refusals import Refusal
from aurum.table.wire.http import Health, Problem
from aurum.table.wire.view import Reason
from aurum.table.wire.words import API_PATH, SOCKET_PATH


class Server:
    """The application around a store that `open_store` gives when the loop is running."""

    def __init__(self, settings: Settings, open_store: Callable[[], Store]) -> None:
        self.settings = settings
        self._open_store = open_store
        self._services: Services | None = None
        self._answers: Answers | None = None
        self.app = Starlette(
            routes=[*self._api(), *self._machine(), Route("/{path:path}", page_file)],
            middleware=[Middleware(SecurityHeaders, secure=settings.is_secure)],
            exception_handlers={HTTPException: _unrouted},
            lifespan=self._lifespan,
        )

    @property
    def services(self) -> Services:
        assert self._services is not None, "the server has not been started"
        return self._services

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        self._services = put_together(self.settings, self._open_store())
        self._answers = Answers(self._services)
        self._measure()
        try:
            yield
        finally:
            await self._services.close()

    def _api(self) -> list[BaseRoute]:
        routes: list[BaseRoute] = [
            Route(API_PATH + e.path, self._endpoint(e), methods=[e.method]) for e in ENDPOINTS
        ]
        return [
            *routes,
            WebSocketRoute(SOCKET_PATH, self._socket),
            Route(f"{API_PATH}/openapi.json", _document(openapi())),
            Route(f"{API_PATH}/asyncapi.json", _document(asyncapi())),
            Route(f"{API_PATH}/docs", _documentation),
            Route(f"{API_PATH}/{{rest:path}}", _no_endpoint),
        ]

    def _machine(self) -> list[BaseRoute]:
        return [
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route("/metrics", self._metrics),
        ]

    def _endpoint(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def answered(request: Request) -> Response:
            try:
                answer = await self._answer(endpoint, request)
            except Exception as error:  # noqa: BLE001 -- every error has an answer
                return _problem(_known(error))
            return answer if isinstance(answer, Response) else _json(answer, endpoint.status)

        return answered

    async def _answer(self, endpoint: Endpoint, request: Request) -> Any:
        if not self.services.requests.take(address(request)):
            raise too_fast()
        assert self._answers is not None
        body = await self._body(request, endpoint.body) if endpoint.body else None
        return await getattr(self._answers, endpoint.name)(request, body)

    async def _body(self, request: Request, kind: type) -> Any:
        if not is_welcome(request, self.settings):
            raise HttpProblem(403, "foreign-origin", "Requests from this origin are not admitted.")
        media = request.headers.get("content-type", "").split(";")[0].strip().lower()
        if media != "application/json":
            raise HttpProblem(415, "not-json", "Send the body as application/json.")
        return decode_body(await self._bytes(request), kind)

    async def _bytes(self, request: Request) -> bytes:
        limit, data = self.settings.limits.body_bytes, b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit:
                raise HttpProblem(413, "too-large", f"A body may have {limit} bytes at most.")
        return data

    async def _socket(self, socket: WebSocket) -> None:
        await Conversation(socket, self.services).run()

    async def _health(self, _: Request) -> Response:
        return _json(Health("stopping" if self.services.stopping else "ok"), 200)

    async def _ready(self, _: Request) -> Response:
        try:
            await self.services.store.check()
        except StorageTrouble as error:
            return _problem(_known(error))
        return _json(Health("ok"), 200)

    async def _metrics(self, _: Request) -> Response:
        return Response(self.services.metrics.text(), media_type=MEDIA_TYPE)

    def _measure(self) -> None:
        """What is read when somebody asks for the metrics."""
        services, metrics = self.services, self.services.metrics
        metrics.gauge("connections", "Open sockets.", lambda: services.doors.count)
        metrics.gauge("tables_in_memory", "Tables.", lambda: len(services.house.tables))
        metrics.gauge("live_blocks", "Blocks that Python has in use.", sys.getallocatedblocks)


def _json(answer: Any, status: int) -> Response:
    return Response(encode(answer), status, media_type="application/json")


def _problem(problem: Problem) -> Response:
    return _json(problem, problem.status)


def _known(error: Exception) -> Problem:
    """The answer to an error; one that nobody foresaw is logged and says little."""
    if isinstance(error, HttpProblem):
        return error.problem
    if isinstance(error, Refusal):
        return refused(error)
    if isinstance(error, AurumError):
        return Problem(422, Reason("", "not-possible", f"{error}."))
    if isinstance(error, StorageTrouble):
        trouble("request-failed", error)
        return Problem(503, Reason("", "storage-trouble", f"Nothing was changed. {error}"))
    if isinstance(error, ClientDisconnect):
        return Problem(400, Reason("", "gone", "The client went away."))
    trouble("request-failed", error)
    return Problem(500, Reason("", "server-error", "The server made a mistake."))


async def _unrouted(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    text = "This method is not for this address." if error.status_code == 405 else "Nothing here."
    problem = Problem(error.status_code, Reason("", f"http-{error.status_code}", text))
    response = _problem(problem)
    response.headers.update(error.headers or {})
    return response


async def _no_endpoint(_: Request) -> Response:
    return _problem(Problem(404, Reason("", "no-such-endpoint", "The interface has no such path.")))


def _document(document: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    text = json.dumps(document, ensure_ascii=False)

    async def answered(_: Request) -> Response:
        return Response(text, media_type="application/json")

    return answered


async def _documentation(_: Request) -> Response:
    return HTMLResponse(documentation())
