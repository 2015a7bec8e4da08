"""The ASGI application: routes, and what surrounds every request."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Send
from starlette.websockets import WebSocket

from aurum.daily.days import utc_now
from aurum.game import AurumError
from aurum.server.admission import Admission, foreign_origin, problem_response
from aurum.server.api_documents import asyncapi, documentation, openapi
from aurum.server.budgets import budgets
from aurum.server.connections import Connections
from aurum.server.daily_chain import store_dealer
from aurum.server.endpoints import ENDPOINTS, Endpoint
from aurum.server.fair_queue import NotNow
from aurum.server.handlers import Answers, decode_body
from aurum.server.logs import trouble
from aurum.server.metrics import MEDIA_TYPE, Metrics, MetricsReaders, not_for_you
from aurum.server.problems import HttpProblem, not_now, refused, server_error, storage_trouble
from aurum.server.security_headers import SecurityHeaders
from aurum.server.services import Services, put_together
from aurum.server.settings import Settings
from aurum.server.socket import Conversation
from aurum.server.static_files import Page
from aurum.server.storage.store import StorageTrouble, Store
from aurum.table.messages import encode
from aurum.table.refusals import Refusal
from aurum.table.wire.http import Health, Problem
from aurum.table.wire.view import Reason
from aurum.table.wire.words import API_PATH


class Server:
    """The application around a store that `open_store` gives when the loop is running."""

    def __init__(self, settings: Settings, open_store: Callable[[], Store]) -> None:
        self.settings = settings
        self._open_store = open_store
        self._services: Services | None = None
        self._answers: Answers | None = None
        self._readers = MetricsReaders(settings)
        self.metrics = Metrics()
        self.budgets = budgets(settings.limits)
        self.connections = Connections(settings, self.budgets, self.metrics.turned_away)
        routes = Starlette(
            routes=[*self._api(), *self._machine(), Route("/{path:path}", Page().file)],
            exception_handlers={HTTPException: _unrouted, Exception: _unforeseen},
            lifespan=lambda _: self.started(),
        )
        self._admission = Admission(
            routes, settings, self.budgets, self.metrics, self._socket, lambda: self.services.is_cut
        )
        self.app = SecurityHeaders(self._admission, secure=settings.is_secure)

    @property
    def services(self) -> Services:
        assert self._services is not None, "the server has not been started"
        return self._services

    @asynccontextmanager
    async def started(self) -> AsyncIterator[None]:
        """The services run from here to the end of the block; needs a running event loop."""
        store = self._open_store()
        dealer = await store_dealer(store, self.settings.data, utc_now().date())
        self._services = put_together(self.settings, store, self.metrics, self.budgets, dealer)
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
                return problem_response(_known(error))
            return answer if isinstance(answer, Response) else _json(answer, endpoint.status)

        return answered

    async def _answer(self, endpoint: Endpoint, request: Request) -> Any:
        assert self._answers is not None
        body = await self._body(request, endpoint.body) if endpoint.body else None
        return await getattr(self._answers, endpoint.name)(request, body)

    async def _body(self, request: Request, kind: type) -> Any:
        if not self._admission.admits(request):
            self._admission.turned_away("foreign-origin", request)
            raise foreign_origin()
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

    async def _socket(self, socket: WebSocket, receive: Receive, send: Send) -> None:
        await Conversation(socket, receive, send, self.services).run()

    async def _health(self, _: Request) -> Response:
        """Whether the process is worth keeping (500: restart it), and of use (503: not now)."""
        if not self.services.store.is_alive:
            return problem_response(Problem(500, storage_trouble()))
        if self.services.is_cut:
            return problem_response(Problem(503, storage_trouble()))
        return _json(Health("stopping" if self.services.stopping else "ok"), 200)

    async def _ready(self, request: Request) -> Response:
        if not self._readers.admit(request):
            return self._hidden(request)
        try:
            await self.services.store.check()
        except StorageTrouble as error:
            return problem_response(_known(error))
        return _json(Health("ok"), 200)

    async def _metrics(self, request: Request) -> Response:
        if not self._readers.admit(request):
            return self._hidden(request)
        return Response(self.services.metrics.text(), media_type=MEDIA_TYPE)

    def _hidden(self, request: Request) -> Response:
        self._admission.turned_away("metrics", request)
        return problem_response(not_for_you().problem)

    def _measure(self) -> None:
        """What is read when somebody asks for the metrics."""
        services, metrics = self.services, self.services.metrics
        metrics.gauge("connections", "Open sockets.", lambda: services.budgets.sockets.count)
        metrics.gauge("tcp_connections", "Open connections.", lambda: len(self.connections))
        metrics.gauge("tables_in_memory", "Tables.", lambda: len(services.live_tables.tables))
        metrics.gauge("live_blocks", "Blocks that Python has in use.", sys.getallocatedblocks)


def _json(answer: Any, status: int) -> Response:
    return Response(encode(answer), status, media_type="application/json")


def _known(error: Exception) -> Problem:
    """The answer to an error; one that nobody foresaw is logged and says little."""
    if isinstance(error, HttpProblem):
        return error.problem
    if isinstance(error, Refusal):
        return refused(error)
    if isinstance(error, NotNow):
        return Problem(429, not_now(error))
    if isinstance(error, AurumError):
        return Problem(422, Reason("", "not-possible", f"{error}."))
    if isinstance(error, StorageTrouble):
        trouble("request-failed", error)
        return Problem(503, storage_trouble())
    if isinstance(error, ClientDisconnect):
        return Problem(400, Reason("", "gone", "The client went away."))
    trouble("request-failed", error)
    return server_error()


async def _unrouted(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    text = "This method is not for this address." if error.status_code == 405 else "Nothing here."
    problem = Problem(error.status_code, Reason("", f"http-{error.status_code}", text))
    response = problem_response(problem)
    response.headers.update(error.headers or {})
    return response


async def _unforeseen(_: Request, __: Exception) -> Response:
    """What is sent; that it happened is logged around the application."""
    return problem_response(server_error())


async def _no_endpoint(_: Request) -> Response:
    reason = Reason("", "no-such-endpoint", "The interface has no such path.")
    return problem_response(Problem(404, reason))


def _document(document: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    text = json.dumps(document, ensure_ascii=False)

    async def answered(_: Request) -> Response:
        return Response(text, media_type="application/json")

    return answered


async def _documentation(_: Request) -> Response:
    return HTMLResponse(documentation())
