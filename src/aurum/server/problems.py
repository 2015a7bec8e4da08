"""Errors of the HTTP side, each with a status and a reason that helps."""

from __future__ import annotations

import math
from http import HTTPStatus

from aurum.server.fair_queue import NotNow
from aurum.server.security_headers import HEADERS
from aurum.table.messages import encode
from aurum.table.refusals import Refusal, Trouble
from aurum.table.wire.http import Problem
from aurum.table.wire.view import Reason
from aurum.table.wire.words import API_PATH

RETRY_SECONDS = 1
"""Where no detail of the reason says how many `seconds`."""

MAY_TRY_AGAIN = (429, 503)
"""Busy, and that this process cannot serve. Proxies judge a process by the second one only."""

GUEST_FIRST = f"Become a guest first: POST {API_PATH}/me."


class HttpProblem(Exception):
    """An error to be sent as `Problem`."""

    def __init__(self, status: int, code: str, text: str, **details: object) -> None:
        super().__init__(text)
        shown = {name: str(value) for name, value in details.items()}
        self.problem = Problem(status, Reason("", code, text, shown))


def raw_problem(status: int, code: str, text: str) -> bytes:
    """A whole HTTP answer, for where there is no request that could be answered; closes."""
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


NOT_ALLOWED = {Trouble.NOT_HOST.code, Trouble.SPECTATORS_CLOSED.code}
MALFORMED = {Trouble.SEAT_COUNT.code, Trouble.TWO_SEATS.code, Trouble.NOT_A_SEAT.code}


def refused(refusal: Refusal) -> Problem:
    """A table's refusal as an HTTP error."""
    code = refusal.reason.code
    if code in NOT_ALLOWED:
        return Problem(403, refusal.reason)
    return Problem(422 if code in MALFORMED else 409, refusal.reason)


def no_table() -> HttpProblem:
    return HttpProblem(404, "no-such-table", "There is no table with this code.")


def no_match() -> HttpProblem:
    return HttpProblem(404, "no-such-match", "There is no finished match with this id.")


def no_identity() -> HttpProblem:
    return HttpProblem(401, "no-identity", GUEST_FIRST)


def too_fast() -> HttpProblem:
    return HttpProblem(429, "too-fast", "Too many requests; wait a little and try again.")


def not_now(error: NotNow) -> Reason:
    """Why something is not worked out; and if that will change, after how many seconds."""
    if error.why == "spent":
        seconds = math.ceil(error.seconds)
        text = f"A lot has been worked out for you; ask again in {seconds} seconds."
        return Reason("", "thinking-spent", text, {"seconds": str(seconds)})
    if error.why == "replaced":
        return Reason("", "newer-question", "You have asked something newer; that comes first.")
    return Reason(
        "", "too-busy", "Too much that you asked for waits already; try again in a moment."
    )


def server_error() -> Problem:
    return Problem(500, Reason("", "server-error", "The server made a mistake."))


def storage_trouble() -> Reason:
    """What a client is told; the log has what the database said."""
    text = "Nothing was changed: the server could not store it. Try again in a moment."
    return Reason("", "storage-trouble", text)
