"""The words of the wire: constrained strings and numbers that several messages share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

WIRE_VERSION = 1
"""Raised when a message changes in a way that an older client cannot read."""

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

Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Milliseconds = Annotated[int, Meta(ge=0)]
"""Since 1970-01-01 UTC by the server's clock."""

EditionId = Literal["english", "german", "russian", "designer", "french"]
Scoring = Literal["nuggets", "points"]
ClockKind = Literal["none", "relaxed", "quick"]
SpectatorMode = Literal["closed", "delayed", "open"]
BotLevel = Literal["random", "apprentice", "adept", "master"]
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
BotPace = Literal["calm", "normal", "brisk"]
"""How long bots seem to think, where the person who asks plays alone against them."""

Phase = Literal["deal", "bid", "exchange", "play", "over"]
Standing = Literal["under", "exact", "over"]
EndReason = Literal["stuck", "empty", "declined"]
TieRule = Literal["exact-bid", "highest-gold", "all-tied"]
