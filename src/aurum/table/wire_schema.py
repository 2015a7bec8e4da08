"""JSON Schema of the wire, made from the structs; every other document is made from it."""

from __future__ import annotations

from typing import Any

import msgspec

from aurum.table.messages import ClientMessage, Event, ServerMessage
from aurum.table.wire import again, circles, games, guess, http
from aurum.table.wire.luck import Luck
from aurum.table.wire.review import Review
from aurum.table.wire.words import WIRE_VERSION

REF = "#/$defs/{name}"

UNIONS = ("ClientMessage", "ServerMessage", "Event")

HTTP_BODIES: tuple[type, ...] = (
    http.NameMe,
    http.TakeIdentity,
    http.CreateTable,
    http.JoinTable,
    http.ReplayRecord,
    http.ReviewRecord,
    Review,
    http.AskWhy,
    http.Because,
    http.Me,
    http.Moving,
    http.Joined,
    http.Lobby,
    http.Editions,
    http.About,
    http.MatchInfo,
    http.Replay,
    http.Puzzles,
    http.PuzzleShown,
    http.AnswerPuzzle,
    http.PuzzleJudged,
    http.Daily,
    http.PlayDaily,
    http.DailyLine,
    http.DailyAttempts,
    again.PlayAgain,
    again.DealInfo,
    again.Comparison,
    guess.GuessShown,
    guess.GuessAction,
    guess.Guessed,
    games.Games,
    games.Records,
    circles.NameCircle,
    circles.RemoveMember,
    circles.CircleLine,
    circles.Circles,
    circles.Invitation,
    circles.CircleDay,
    Luck,
    http.Problem,
    http.Health,
)


def components(ref_template: str = REF) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schemas of the unions, and all named definitions."""
    roots: tuple[Any, ...] = (ClientMessage, ServerMessage, Event, *HTTP_BODIES)
    schemas, definitions = msgspec.json.schema_components(roots, ref_template=ref_template)
    named = dict(zip(UNIONS, schemas, strict=False))
    return named, dict(sorted(definitions.items()))


def json_schema() -> dict[str, Any]:
    """One document with a definition for every message and body."""
    unions, definitions = components()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Aurum wire format",
        "version": WIRE_VERSION,
        "$defs": {**unions, **definitions},
    }
