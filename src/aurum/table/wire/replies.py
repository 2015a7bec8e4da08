"""Server to client, on the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from aurum.table.wire.events import Event
from aurum.table.wire.room import Room
from aurum.table.wire.view import Own, Reason, RoundSheet, View
from aurum.table.wire.words import (
    ActionText,
    CommandId,
    Emote,
    Hand,
    MatchId,
    Milliseconds,
    Ply,
    Press,
    Seat,
    Sequence,
)


class Reply(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Common ground of all server messages; the tag is the message's name."""


class Welcome(Reply, frozen=True, tag="welcome"):
    """Answers `follow`.

    `seat` is null for a spectator. An `update` follows when a match is running or over.
    """

    v: int
    server: str
    now: Milliseconds
    name: str
    room: Room
    seat: Annotated[Seat | None, Meta(description="null: spectator")] = None
    host: bool = False


class RoomChanged(Reply, frozen=True, tag="room"):
    """Somebody sat down, left, went away, came back, voted; or the fair deal moved on.

    Replaces the former room.
    """

    room: Room
    seat: Seat | None = None
    host: bool = False


class Update(Reply, frozen=True, tag="update"):
    """The match moved to `seq`.

    `events` is what happened since the client's last `seq`; when `fresh`, forget what was drawn and
    draw the view: `story` then tells the round so far, without what was taken back (without
    perfect memory only the bids and the last trick). `ack` names the command of this client that
    caused it. `clocks`: the milliseconds that each seat still has.
    """

    match: MatchId
    seq: Sequence
    view: View
    events: tuple[Event, ...] = ()
    own: Own | None = None
    ack: CommandId | None = None
    fresh: bool = False
    undone: bool = False
    story: tuple[Event, ...] = ()
    clocks: tuple[Milliseconds | None, ...] | None = None
    sheets: tuple[RoundSheet, ...] | None = None


class Done(Reply, frozen=True, tag="done"):
    """The command was carried out (and is durable). `seq` when it belongs to the match's log."""

    id: CommandId
    seq: Sequence | None = None


class Refused(Reply, frozen=True, tag="refused"):
    """The command changed nothing. A stale or illegal action is followed by a fresh `update`."""

    reason: Reason
    id: CommandId | None = None


class HintChoice(Struct, frozen=True):
    """One choice in numbers, counted in possible deals. Chances are from 0 to 1.

    `line` says it in words. `error` is the standard error of `win`, the share of the match.
    `tricks` has the chance to end the round with 0, 1, 2 … tricks. `good`: as good as the best, as
    far as can be told. `rough`: it was tried in few deals; chances other than `win` may be off by
    several points.
    """

    action: ActionText
    name: str
    line: str
    win: float
    error: float
    exact: float
    takes: float
    lowest: float
    tricks: tuple[float, ...]
    good: bool
    rough: bool


class Advice(Reply, frozen=True, tag="advice"):
    """Answers `hint`, to nobody but the one who asked.

    It holds as much as `press` asked for; `actions` are the choices that are as good as the best,
    `names` says them in words.
    """

    id: CommandId
    match: MatchId
    seq: Sequence
    press: Press
    aim: str
    actions: tuple[ActionText, ...] = ()
    names: str | None = None
    why: str | None = None
    choices: tuple[HintChoice, ...] = ()


class Checked(Reply, frozen=True, tag="checked"):
    """Answers `check`: what speaks against the action; null if nothing surely does."""

    id: CommandId
    match: MatchId
    seq: Sequence
    action: ActionText
    objection: str | None = None


class Explained(Reply, frozen=True, tag="explained"):
    """Answers `why`."""

    id: CommandId
    match: MatchId
    round: Hand
    ply: Ply
    text: str


class Said(Reply, frozen=True, tag="said"):
    """What somebody at the table says."""

    seat: Seat
    emote: Emote


class Pong(Reply, frozen=True, tag="pong"):
    """Answers `ping`."""

    id: CommandId
    now: Milliseconds


class Farewell(Reply, frozen=True, tag="farewell"):
    """The last message before the server closes the connection, with the reason.

    `retry` in seconds.
    """

    reason: Reason
    retry: float | None = None


ServerMessage = (
    Welcome
    | RoomChanged
    | Update
    | Done
    | Refused
    | Advice
    | Checked
    | Explained
    | Said
    | Pong
    | Farewell
)
