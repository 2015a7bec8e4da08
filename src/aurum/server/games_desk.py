"""The games of a guest over HTTP, page by page."""

from __future__ import annotations

import re

import msgspec

from aurum.server.problems import HttpProblem
from aurum.server.storage.rows import FinishedMatch, Place, PlayedMatch
from aurum.table.messages import encode
from aurum.table.wire.games import GameLine, Games

GAMES, RECORDS = 200, 50
"""How many matches a page has."""


def place(text: str | None) -> Place | None:
    """Where a page begins; 422 if nobody was told this place."""
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,15})\.([A-Za-z0-9_-]{1,40})", text)
    if found is None:
        raise HttpProblem(422, "no-such-page", "`before` must be what the page before called next.")
    return Place(int(found[1]), found[2])


def next_page(rows: list[PlayedMatch] | list[FinishedMatch], limit: int) -> str | None:
    return f"{rows[-1].at}.{rows[-1].id}" if len(rows) == limit else None


def games(rows: list[PlayedMatch]) -> Games:
    lines = tuple(msgspec.json.decode(row.line, type=GameLine) for row in rows)
    return Games(lines, next_page(rows, GAMES))


def records(rows: list[FinishedMatch]) -> bytes:
    """As `Records` says; the records are sent as they are kept."""
    after = encode(next_page(rows, RECORDS)).decode()
    return f'{{"records":[{",".join(row.record for row in rows)}],"next":{after}}}'.encode()
