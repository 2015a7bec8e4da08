"""Around every request: who may ask, by which name, how often and how long.

Every error is answered.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from aurum.server.budgets import Budgets
from aurum.server.connection import STATE, Connection
from aurum.server.logs import note, trouble
from aurum.server.metrics import Metrics
from aurum.server.problems import (
    MAY_TRY_AGAIN,
    RETRY_SECONDS,
    HttpProblem,
    server_error,
    storage_trouble,
    too_fast,
)
from aurum.server.rate_limits import network_of
from aurum.server.security_headers import headers_for
from aurum.server.settings import Settings
from aurum.table.messages import encode
from aurum.table.wire.http import Problem
from aurum.table.wire.view import Reason
from aurum.table.wire.words import SOCKET_PATH

MACHINE_PATHS = ("/health", "/ready", "/metrics")
NAMELESS_PATHS = ("/health", "/ready")
"""A proxy asks for these by whatever name it has for this process; they say nothing secret."""

NAME_LENGTH = 100
Converse = Callable[[WebSocket, Receive, Send], Awaitable[None]]


def client_network(connection: HTTPConnection) -> str:
    """Where a request comes from, as the server sees it (or a trusted proxy says)."""
    return network_of(connection.client.host) if connection.client else "unknown"


def connection_of(scope: Scope) -> Connection | None:
    """The metered connection that a request came by, where a real server runs."""
    found = scope.get("state", {}).get(STATE)
    return found if isinstance(found, Connection) else None


def problem_response(problem: Problem) -> Response:
    response = Response(encode(problem), problem.status, media_type="application/json")
    if problem.status in MAY_TRY_AGAIN:
        seconds = problem.reason.details.get("seconds", str(RETRY_SECONDS))
        response.headers["retry-after"] = seconds
    return response


async def deny(socket: WebSocket, receive: Receive, problem: Problem, secure: bool) -> None:
    """Answer a handshake as a request is answered; there is no socket then."""
    response = problem_response(problem)
    response.headers.update(headers_for(socket.scope, secure))
    await socket.receive()  # the handshake
    await socket.send_denial_response(response)
    for _ in ("refused", "gone"):  # who leaves earlier is reproached by uvicorn
        await receive()


class Admission:
    """Around the application. Sockets go to `converse`, without passing the routes."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        budgets: Budgets,
        metrics: Metrics,
        converse: Converse,
        is_cut: Callable[[], bool],
    ) -> None:
        self._app = app
        self._secure = settings.is_secure
        self._budgets = budgets
        self._metrics = metrics
        self._converse = converse
        self._is_cut = is_cut
        self._origins = Origins(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(WebSocket(scope, receive, send), receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = connection_of(scope)
        exchange = _Exchange(connection, receive, send)
        if connection is not None:
            connection.request_began(has_body=_has_body(scope))
        try:
            objection = self._objection(HTTPConnection(scope))
            app = self._app if objection is None else problem_response(objection)
            await app(scope, exchange.receive, exchange.send)
        except Exception as error:  # noqa: BLE001 -- every error has an answer
            trouble("request-failed", error)
            if not exchange.has_begun:
                await problem_response(server_error())(scope, receive, send)
        finally:
            if connection is not None:
                connection.answered()

    async def _socket(self, socket: WebSocket, receive: Receive, send: Send) -> None:
        problem = self._objection(socket)
        if problem is None and socket.url.path != SOCKET_PATH:
            reason = Reason("", "no-such-endpoint", f"The socket is at {SOCKET_PATH}.")
            problem = Problem(404, reason)
        if problem is None and not self._origins.admits(socket):
            self.turned_away("foreign-origin", socket)
            problem = foreign_origin().problem
        if problem is None:
            await self._converse(socket, receive, send)
            return
        await deny(socket, receive, problem, self._secure)

    def admits(self, request: HTTPConnection) -> bool:
        """Whether the page that asks is one of ours."""
        return self._origins.admits(request)

    def turned_away(self, limit: str, connection: HTTPConnection, **more: str) -> None:
        """Somebody was over a limit, or not allowed: for the log and the metrics."""
        self._metrics.turned_away(limit)
        address = client_network(connection)
        note("turned-away", logging.WARNING, limit=limit, address=address, **more)

    def _objection(self, request: HTTPConnection) -> Problem | None:
        if not self._budgets.requests.take(client_network(request)):
            self.turned_away("requests", request)
            return too_fast().problem
        if request.url.path not in MACHINE_PATHS and self._is_cut():
            return Problem(503, storage_trouble())  # a proxy asks another process then
        if request.url.path not in NAMELESS_PATHS and not self._origins.knows(request):
            problem = foreign_host(request).problem
            self.turned_away("foreign-host", request, advice=KNOWN_BY)
            return problem
        return None


class _Exchange:
    """One request and its answer; tells the connection how far they are."""

    def __init__(self, connection: Connection | None, receive: Receive, send: Send) -> None:
        self._connection = connection
        self._receive = receive
        self._send = send
        self.has_begun = False

    async def receive(self) -> Message:
        message = await self._receive()
        if self._connection is not None and not message.get("more_body"):
            self._connection.body_arrived()
        return message

    async def send(self, message: Message) -> None:
        self.has_begun = True
        await self._send(message)


def _has_body(scope: Scope) -> bool:
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in scope["headers"]
    )


def foreign_origin() -> HttpProblem:
    text = (
        "Requests from this origin are not admitted; if it is the server's own page behind a "
        "proxy, start the server with --public-url and the address that people type."
    )
    return HttpProblem(403, "foreign-origin", text)


KNOWN_BY = (
    "a proxy must pass on the name that people type (the header Host), and the server must be told "
    "it with --public-url or --allowed-host."
)


def foreign_host(request: HTTPConnection) -> HttpProblem:
    name = _name(request.headers.get("host", ""))[:NAME_LENGTH]
    text = f"This server does not go by the name {name!r}: {KNOWN_BY}"
    return HttpProblem(421, "foreign-host", text)


SCHEMES = {"ws": "http", "wss": "https"}


class Origins:
    """Names that lead here, and origins whose pages are admitted.

    A name that is not ours, although it leads here, belongs to somebody who wants to make our
    address look like theirs (DNS rebinding).
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        public = urlsplit(settings.public_url or "")
        named = {*settings.allowed_hosts, settings.host, public.hostname or "", "localhost"}
        self._hosts = {name.lower() for name in named if name} | {own, f"{own}.local"}
        self._public = settings.public_url
        self._public_host = public.netloc.lower()
        self._origins = settings.origins

    def knows(self, connection: HTTPConnection) -> bool:
        """Whether the request names a host that is ours; addresses in figures always are."""
        name = _name(connection.headers.get("host", ""))
        return name in self._hosts or name.endswith(".localhost") or _is_literal(name)

    def admits(self, connection: HTTPConnection) -> bool:
        """A request without an origin comes from a program, not from a page of somebody else."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins or origin == self._public:
            return True
        host = connection.headers.get("host", "").lower()
        if host == self._public_host:
            return False  # people come by the public address, scheme and all
        scheme = connection.scope["scheme"]
        return origin.lower() == f"{SCHEMES.get(scheme, scheme)}://{host}"


def _name(host: str) -> str:
    """The name in a Host header, without its port; empty if it makes no sense."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_literal(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
