"""The words of the wire: constrained strings and numbers that several messages share.

Clients in Python import them from here; the page and docs/protocol.md get them from `make docs`.
Words that are the game's or the roster's are taken from there, so that a new edition or bot level
is on the wire without a change here.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Annotated, Literal, Self, TypeAlias

from msgspec import Meta

from aurum.game import EDITIONS, TieBreak
from aurum.game import EndReason as _EndReason
from aurum.game import MatchEndReason as _MatchEndReason
from aurum.game import Phase as _Phase
from aurum.game import Scoring as _Scoring
from aurum.languages import LANGUAGES
from aurum.roster import LEVELS, STEADY_LEVEL

WIRE_VERSION = 1
"""Raised when a message changes in a way that an older client cannot read."""

API_PATH = f"/api/v{WIRE_VERSION}"
SOCKET_PATH = f"{API_PATH}/socket"
PLACE_LETTERS = 2
"""So much of a table's code stands in the socket's address: a proxy before several processes sends
the people of one table to the same process by it. Any process serves any table; it saves work."""

SUBPROTOCOL = f"aurum.{WIRE_VERSION}"
TABLE_PATH = "/t/"
"""Where a page shows the table of the code that follows."""


def socket_path(code: str) -> str:
    """Where a client follows the table with this code."""
    return f"{SOCKET_PATH}?at={code[:PLACE_LETTERS]}"


COOKIE = "aurum"
"""Holds the token of a guest."""

SECURE_COOKIE = f"__Host-{COOKIE}"
"""The same by https: a browser takes it from nobody but this host, and only encrypted."""

MESSAGE_BYTES = 16 * 1024
BODY_BYTES = 256 * 1024
MESSAGES_PER_SECOND, MESSAGE_BURST = 20, 60
"""Of one guest, on average and at once."""

REQUESTS_PER_SECOND, REQUEST_BURST = 50, 200
"""Of one address, on average and at once."""

FOLLOW_SECONDS = 10
"""How long a server waits for the first message."""

HEARTBEAT_SECONDS = 20
"""A connection that is silent for this long is asked whether it is still there."""

STRIKES = 20
"""Unreadable or flooding messages after which a connection is closed."""

NICKNAME_LENGTH = 24
CIRCLE_NAME_LENGTH = 40


class Close(IntEnum):
    """Why a server closes a socket. After a `final` code coming back would end the same way."""

    meaning: str
    final: bool

    def __new__(cls, code: int, meaning: str, final: bool = False) -> Self:
        member = int.__new__(cls, code)
        member._value_ = code
        member.meaning = meaning
        member.final = final
        return member

    FLOODED = 1008, "too many frames or bytes"
    TOO_LARGE = 1009, f"a message over {MESSAGE_BYTES // 1024} KiB"
    FAILED = 1011, "the server made a mistake, or its storage failed: reconnect"
    STOPPING = 1012, "the server is stopping: reconnect in a moment"
    UNREADABLE = (
        4400,
        "the first message was not a readable `follow`, or too many later ones made no sense",
        True,
    )
    NO_IDENTITY = (
        4401,
        f"no identity: `POST {API_PATH}/me` first; or it was moved to another device",
        True,
    )
    NO_TABLE = 4404, "no table has this code", True
    REPLACED = 4409, "this guest has too many sockets, and this was the oldest", True
    NO_FOLLOW = 4408, f"no `follow` came within {FOLLOW_SECONDS} seconds"
    TOO_SLOW = 4413, "this client reads too slowly: reconnect with `since`"
    NOT_ADMITTED = 4423, "the table admits no spectators", True
    TOO_MANY = 4429, "too many messages, connections, watchers or wrong codes"


SEAT_LIMIT = 4

Code = Annotated[
    str,
    Meta(
        min_length=14, max_length=14, pattern=r"^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$"
    ),
]
"""A table's invitation code, read aloud in three groups of four (60 random bits)."""

MatchId = Annotated[str, Meta(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 random bits; nothing about a match can be told from it."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]{1,40}$")]
"""Chosen by the client.

A command sent again under the same id is answered with its first result.
"""

Seat = Annotated[int, Meta(ge=0, lt=SEAT_LIMIT)]
Sequence = Annotated[int, Meta(ge=0, le=2**31)]
"""How many entries the log of the match has."""

Hand = Annotated[int, Meta(ge=0, le=1000)]
"""The number of a hand (round) in its match, from 0."""

ActionText = Annotated[str, Meta(min_length=3, max_length=24)]
"""An action in the notation: `bid Bi7`, `keep`, `swap Au0 Zn4 partner`, `play Bi7`, `end`."""

CardText = Annotated[str, Meta(min_length=2, max_length=4)]
Digest = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal: a seed, or the SHA-256 of one."""

Nickname = Annotated[str, Meta(min_length=1, max_length=NICKNAME_LENGTH)]
Milliseconds = Annotated[int, Meta(ge=0)]
"""Since 1970-01-01 UTC by the server's clock."""

ClockKind = Literal["none", "relaxed", "quick"]
SpectatorMode = Literal["closed", "delayed", "open"]
Emote = Literal[
    "hello",
    "thanks",
    "well-played",
    "nice",
    "oops",
    "wow",
    "thinking",
    "hurry",
    "sorry",
    "good-game",
]
LessonId = Literal["first", "exchange", "gold", "team"]
LessonPlace = Literal["hand", "trick", "supply", "bid", "gold", "tricks", "change", "end"]
"""Where on the table a step of a lesson points."""

BotPace = Literal["calm", "normal", "brisk"]
"""How long bots seem to think, where the person who asks plays alone against them."""

Press = Annotated[int, Meta(ge=1, le=4)]
"""How much a hint tells: 1 the aim, 2 also the cards, 3 also why, 4 also all numbers."""

Ply = Annotated[int, Meta(ge=0, le=10_000)]
"""The number of an action in its round, from 0, in the order of records."""

HelpKind = Literal["hint", "coach", "undo"]
SeatKind = Literal["person", "bot"]
Standing = Literal["under", "exact", "over"]


def _values(words: type[Enum]) -> tuple[str, ...]:
    return tuple(str(member.value).replace(" ", "-") for member in words)


# A type checker needs types that stand in the source; msgspec gets the words themselves.
if TYPE_CHECKING:
    EditionId: TypeAlias = str
    LanguageCode: TypeAlias = str
    Scoring: TypeAlias = str
    BotLevel: TypeAlias = str
    SeatedBot: TypeAlias = str
    SeatWish: TypeAlias = str
    Phase: TypeAlias = str
    EndReason: TypeAlias = str
    MatchEndReason: TypeAlias = str
    TieRule: TypeAlias = str
else:
    EditionId = Literal[tuple(EDITIONS)]
    LanguageCode = Literal[tuple(LANGUAGES)]
    Scoring = Literal[_values(_Scoring)]
    BotLevel = Literal[LEVELS]
    SeatedBot = Literal[tuple(dict.fromkeys((*LEVELS, STEADY_LEVEL)))]
    SeatWish = Literal["me", "open", *LEVELS]
    Phase = Literal[_values(_Phase)]
    EndReason = Literal[_values(_EndReason)]
    MatchEndReason = Literal[_values(_MatchEndReason)]
    TieRule = Literal[_values(TieBreak)]
