"""What a page asks a server for by HTTP, answered by the same methods without one."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast
from urllib.parse import parse_qsl, unquote, urlsplit

from aurum.browser.services import BrowserServices
from aurum.server.endpoints import ENDPOINTS, Endpoint
from aurum.server.handlers import Answers, decode_body
from aurum.server.problems import HttpProblem, known
from aurum.server.requests import Client, Sent
from aurum.table.messages import encode
from aurum.table.wire.words import COOKIE

PERSON = "here"
"""Stands for the token: the page belongs to one person."""

FOR_SEVERAL = ("circle", "invitation", "moving-code", "take")
"""Parts of addresses that make sense only where other people or devices are."""


@dataclass(frozen=True, slots=True)
class LocalRequest:
    """A request of the page."""

    headers: dict[str, str]
    query_params: dict[str, str]
    path_params: dict[str, str]
    cookies: dict[str, str] = field(default_factory=lambda: {COOKIE: PERSON})
    client: Client | None = None


class LocalAnswers:
    """Status and JSON for a method, an address and a body."""

    def __init__(self, services: BrowserServices) -> None:
        self._answers = Answers(cast("Any", services))

    async def answer(
        self, method: str, address: str, body: str | None, language: str
    ) -> tuple[int, str]:
        try:
            return await self._answered(method, address, body, language)
        except Exception as error:  # noqa: BLE001 -- every error has an answer
            problem = known(error)
            return problem.status, encode(problem).decode()

    async def _answered(
        self, method: str, address: str, body: str | None, language: str
    ) -> tuple[int, str]:
        parts = urlsplit(address)
        endpoint, found = routed(method, parts.path)
        headers = {"accept-language": language}
        request = LocalRequest(headers, dict(parse_qsl(parts.query)), found)
        wish = decode_body((body or "").encode(), endpoint.body) if endpoint.body else None
        said = await getattr(self._answers, endpoint.name)(request, wish)
        data = said.body if isinstance(said, Sent) else encode(said)
        return endpoint.status, data.decode()


def routed(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """The endpoint of an address and the words in it; or 404, or 501 if it needs a server."""
    if any(part.rstrip("s") in FOR_SEVERAL for part in path.split("/")):
        text = "This needs a server, where other people or devices can be met."
        raise HttpProblem(501, "needs-server", text)
    for endpoint in ENDPOINTS:
        found = _pattern(endpoint.path).fullmatch(path)
        if found is not None and endpoint.method == method:
            return endpoint, {name: unquote(word) for name, word in found.groupdict().items()}
    raise HttpProblem(404, "no-such-endpoint", "The interface has no such path.")


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))
