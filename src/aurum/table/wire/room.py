"""The table as a room: who sits where, who is away, which options were chosen. No cards here."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from aurum.table.wire.events import Rules
from aurum.table.wire.words import (
    ActionText,
    BotLevel,
    CardText,
    ClockKind,
    Code,
    Digest,
    Hand,
    LessonId,
    LessonPlace,
    MatchId,
    Milliseconds,
    Nickname,
    Ply,
    Seat,
    SeatedBot,
    SeatKind,
    Sequence,
    SpectatorMode,
)

Occupant = Literal["open", "person", "bot"]
RoomState = Literal["gathering", "playing", "over"]
SitInSeconds = Annotated[int, Meta(ge=5, le=3600)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything chosen when a table is made.

    `sit_in`: seconds until a bot sits in for an absent person. `hints`: whether hints are given
    also where several people play; a person alone against bots may always ask.
    """

    rules: Rules = Rules()
    clock: ClockKind = "none"
    memory: bool = True
    spectators: SpectatorMode = "open"
    listed: bool = False
    sit_in: SitInSeconds = 60
    hints: bool = False


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat.

    `sit_in`: the bot that plays for an absent person; `sit_in_after`: in how many
    milliseconds it will. `hints`: for how many decisions of this match it asked for a hint.
    """

    seat: Seat
    kind: Occupant
    name: str | None = None
    level: SeatedBot | None = None
    away: bool = False
    host: bool = False
    sit_in: BotLevel | None = None
    sit_in_after: Milliseconds | None = None
    rematch: bool = False
    hints: int = 0


class Seeds(Struct, frozen=True):
    """The fair deal of the next hand.

    First all persons commit, then all reveal, then it is dealt. `commitment` is the server's own.
    `kinds` says who takes part with a seed of their own; it and everything in `commitments` stay as
    they are once the stage is `reveal`.
    """

    match: MatchId
    hand: Hand
    stage: Literal["commit", "reveal"]
    commitment: Digest
    commitments: tuple[Digest | None, ...]
    kinds: tuple[SeatKind, ...]
    waiting: tuple[Seat, ...]
    time_left: Milliseconds | None


class LessonView(Struct, frozen=True, omit_defaults=True):
    """The step of a lesson, in numbers from 1. `name` leads to its texts.

    `wants` is what the learner has to do: an action (the step accepts those in `expect`), one of
    the `answers`, only to `read`, or nothing while others move. `after`: the step is done, and
    this is what it says then. `cards` are those that the texts name.
    """

    id: LessonId
    name: str
    step: Sequence
    steps: Sequence
    wants: Literal["action", "answer", "read", "nothing"]
    after: bool = False
    over: bool = False
    expect: tuple[ActionText, ...] = ()
    answers: tuple[int, ...] = ()
    point: tuple[LessonPlace, ...] = ()
    cards: dict[str, CardText] = {}


class Again(Struct, frozen=True):
    """The match whose cards are played once more, in which chair, and from which moment on."""

    match: MatchId
    seat: Seat
    round: Hand = 0
    ply: Ply = 0


class Room(Struct, frozen=True):
    """A table without its cards.

    `undo` says whether the one person at it may take a move back, `hints` whether hints are given.
    `again`: the cards are those of that match, and nobody's seeds deal.
    """

    code: Code
    state: RoomState
    options: Options
    seats: tuple[SeatInfo, ...]
    watchers: int
    match: MatchId | None = None
    finished: tuple[MatchId, ...] = ()
    seeds: Seeds | None = None
    undo: bool = False
    hints: bool = False
    zeros: bool = True
    lesson: LessonView | None = None
    again: Again | None = None


class RoomLine(Struct, frozen=True):
    """A listed table in the lobby."""

    code: Code
    state: RoomState
    options: Options
    names: tuple[Nickname | None, ...]
    open_seats: int
    watchers: int
