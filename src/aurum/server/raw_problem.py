"""A problem as a whole HTTP answer, for where there is no request that could be answered."""

from __future__ import annotations

from http import HTTPStatus

from aurum.server.problems import MAY_TRY_AGAIN, RETRY_SECONDS
from aurum.server.security_headers import HEADERS
from aurum.table.messages import encode
from aurum.table.wire.http import Problem
from aurum.table.wire.view import Reason


def raw_problem(status: int, code: str, text: str) -> bytes:
    """The answer, which closes the connection."""
    body = encode(Problem(status, Reason("", code, text)))
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "connection: close",
        *([f"retry-after: {RETRY_SECONDS}"] if status in MAY_TRY_AGAIN else []),
        *(f"{name}: {value}" for name, value in HEADERS.items()),
    ]
    return "\r\n".join((*lines, "", "")).encode() + body
