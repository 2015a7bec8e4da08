"""Arriving at a server: become a guest, and make a table or take a seat."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from aurum.game import AurumError
from aurum.table.messages import encode
from aurum.table.wire.http import CreateTable, Joined, JoinTable, Lobby, Me, NameMe, Problem
from aurum.table.wire.room import RoomLine
from aurum.table.wire.words import API_PATH, COOKIE, SECURE_COOKIE, TABLE_PATH, socket_path
from aurum.terminal.identity import Identities
from aurum.terminal.phrases import shown

SECONDS = 15
MATCH_PATH = "/m/"
_CODE = re.compile(r"(?:^|/)([0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4})/?$")
T = TypeVar("T")


class CannotJoin(AurumError):
    """The server cannot be reached or refuses us; the message says why."""


@dataclass(frozen=True)
class Ticket:
    """What leads to a table: the server, the code, and the token that identifies us."""

    server: str
    code: str
    token: str

    @property
    def socket(self) -> str:
        return "ws" + self.server.removeprefix("http") + socket_path(self.code)

    @property
    def address(self) -> str:
        return f"{self.server}{TABLE_PATH}{self.code}"

    def match_address(self, match: str) -> str:
        """The page that shows a finished match and its proofs."""
        return f"{self.server}{MATCH_PATH}{match}"


def address_of(wish: str, server: str) -> tuple[str, str]:
    """The server and the code in an address such as http://host/t/K7QF-2M9X-RBT4, or in a code."""
    parts = _split(wish)
    found = _CODE.search(parts.path)
    if found is None:
        raise CannotJoin(
            f"{wish!r} names no table; its address ends with a code such as K7QF-2M9X-RBT4"
        )
    base = f"{parts.scheme}://{parts.netloc}" if parts.scheme and parts.netloc else server
    return plain_server(base), found[1].upper()


def plain_server(server: str) -> str:
    """The server's address without its path."""
    parts = _split(server)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise CannotJoin(
            f"{server!r} is not a server; its address looks like http://127.0.0.1:8040"
        )
    return f"{parts.scheme}://{parts.netloc}"


def _split(address: str) -> SplitResult:
    """The parts of an address; none if its port or brackets are wrong."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return SplitResult("", "", "", "", "")
    return parts


def match_record(address: str) -> bytes:
    """The record of a finished match, by the address of its page (http://host/m/ID) or its own."""
    server = plain_server(address)
    path = _split(address).path
    if path.startswith(MATCH_PATH):
        path = f"{API_PATH}/matches/{path.removeprefix(MATCH_PATH).strip('/')}/record"
    try:
        response = httpx.get(f"{server}{path}", timeout=SECONDS)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise CannotJoin(f"{server} cannot be reached: {_cause(error)}") from error
    if response.is_error or response.is_redirect:
        raise CannotJoin(
            f"{address}: the server answers {response.status_code}; the address of a match looks "
            f"like {server}{MATCH_PATH}ID"
        )
    return response.content


def _cause(error: Exception) -> str:
    """What went wrong, without the system's number for it."""
    return re.sub(r"\[Errno -?\d+\] ", "", str(error)) or type(error).__name__


class Door:
    """One conversation with a server's HTTP side."""

    def __init__(self, server: str, identities: Identities) -> None:
        self.server = server
        self._identities = identities

    def create(self, name: str | None, wish: CreateTable) -> Ticket:
        """Make a table and sit down at it."""
        with self._client() as client:
            self._become_guest(client, name)
            return self._ticket(self._ask(client, "/tables", wish, Joined))

    def join(self, name: str | None, code: str, *, watch: bool = False) -> Ticket:
        """Take a seat; watch if none is left or if we only want to watch."""
        with self._client() as client:
            self._become_guest(client, name)
            path = f"/tables/{code}/join"
            try:
                joined = self._ask(client, path, JoinTable(watch=watch), Joined)
            except _Conflict:
                joined = self._ask(client, path, JoinTable(watch=True), Joined)
            return self._ticket(joined)

    def tables(self) -> tuple[RoomLine, ...]:
        """Our own tables, and those that the server lists."""
        with self._client() as client:
            own: tuple[RoomLine, ...] = ()
            if token := self._identities.token(self.server):
                cookie = {"cookie": f"{COOKIE}={token}"}
                with contextlib.suppress(CannotJoin):  # a token that the server does not know
                    own = self._get(client, "/me", Me, cookie).tables
            listed = self._get(client, "/tables", Lobby).tables
        ours = {line.code for line in own}
        return (*own, *(line for line in listed if line.code not in ours))

    def _get(
        self,
        client: httpx.Client,
        path: str,
        answer: type[T],
        headers: dict[str, str] | None = None,
    ) -> T:
        return self._answer(lambda: client.get(path, headers=headers), answer)

    def _client(self) -> httpx.Client:
        return httpx.Client(base_url=self.server + API_PATH, timeout=SECONDS)

    def _become_guest(self, client: httpx.Client, name: str | None) -> None:
        """Send our token, if we have one; the server answers with the token to use."""
        token = self._identities.token(self.server)
        headers = {"cookie": f"{COOKIE}={token}"} if token else {}
        self._ask(client, "/me", NameMe(name), Me, headers)
        given = client.cookies.get(SECURE_COOKIE) or client.cookies.get(COOKIE)
        if given:
            self._identities.remember(self.server, given)

    def _ticket(self, joined: Joined) -> Ticket:
        return Ticket(self.server, joined.room.code, self._identities.token(self.server) or "")

    def _ask(
        self,
        client: httpx.Client,
        path: str,
        body: Any,
        answer: type[T],
        more: dict[str, str] | None = None,
    ) -> T:
        headers = {"content-type": "application/json"} | (more or {})
        return self._answer(
            lambda: client.post(path, content=encode(body), headers=headers), answer
        )

    def _answer(self, ask: Callable[[], httpx.Response], answer: type[T]) -> T:
        try:
            response = ask()
        except httpx.HTTPError as error:
            raise CannotJoin(
                f"{self.server} cannot be reached: {_cause(error)}; `aurum serve` starts a server, "
                "--server names another"
            ) from error
        if response.is_error:
            raise self._problem(response)
        try:
            return msgspec.json.decode(response.content, type=answer)
        except msgspec.MsgspecError as error:
            raise CannotJoin(f"{self.server} answers like no server of Aurum: {error}") from error

    def _problem(self, response: httpx.Response) -> CannotJoin:
        try:
            text = shown(msgspec.json.decode(response.content, type=Problem).reason.text, 300)
        except msgspec.MsgspecError:
            text = f"it answers {response.status_code} and is not an Aurum server"
        kind = _Conflict if response.status_code == httpx.codes.CONFLICT else CannotJoin
        return kind(f"{self.server}: {text}")


class _Conflict(CannotJoin):
    """The table has no seat for us now."""
