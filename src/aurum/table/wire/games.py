"""The games of a guest: bodies of responses."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from aurum.game import Side
from aurum.table.wire.events import Rules
from aurum.table.wire.words import MatchId, Milliseconds, Seat, SeatedBot

NextPage = Annotated[
    str | None, Meta(description="what `before` has to be for the next page; null: there is none")
]


class GameRound(Struct, frozen=True):
    """A round of one's own side."""

    bid: int
    tricks: int
    gold: int
    score: int


class GameLine(Struct, frozen=True):
    """A finished match, as one who played it sees it in their list.

    `hints`: for how many decisions a hint was asked. `again`: the cards had been played before.
    """

    id: MatchId
    finished: Milliseconds
    rules: Rules
    names: tuple[str, ...]
    bots: tuple[SeatedBot | None, ...]
    seat: Seat
    side: Side
    winners: tuple[Side, ...]
    rounds: tuple[GameRound, ...]
    hints: int = 0
    again: bool = False


class Games(Struct, frozen=True):
    """Newest first."""

    games: tuple[GameLine, ...]
    next: NextPage = None


class Records(Struct, frozen=True):
    """The records of the same matches."""

    records: tuple[dict[str, Any], ...]
    next: NextPage = None
