"""Client to server, on the socket.

The first message is `follow`; everything after it is a command with an id.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from aurum.table.wire.words import (
    ActionText,
    BotLevel,
    BotPace,
    Code,
    CommandId,
    Digest,
    Emote,
    Hand,
    LanguageCode,
    MatchId,
    Ply,
    Press,
    Seat,
    Sequence,
)


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Common ground of all client messages; the tag is the message's name."""


class Follow(Message, frozen=True, tag="follow"):
    """Opens the conversation.

    `match` and `since` name what the client has already seen, to resume there.
    """

    v: Literal[1]
    table: Code
    match: MatchId | None = None
    since: Sequence | None = None


class Act(Message, frozen=True, tag="act"):
    """One decision. `seq` is `own.asked` of the view it answers."""

    id: CommandId
    match: MatchId
    seq: Sequence
    action: ActionText


class Commit(Message, frozen=True, tag="commit"):
    """Ready for the hand: SHA-256 of the 32-byte seed that `reveal` will show."""

    id: CommandId
    match: MatchId
    hand: Hand
    commitment: Digest


class Reveal(Message, frozen=True, tag="reveal"):
    """The 32-byte seed whose SHA-256 was sent with `commit`."""

    id: CommandId
    match: MatchId
    hand: Hand
    seed: Digest


class Sit(Message, frozen=True, tag="sit"):
    """Take an open seat, or move to it; also takes a bot's seat before the match has started."""

    id: CommandId
    seat: Seat


class Stand(Message, frozen=True, tag="stand"):
    """Leave the seat. In a running match a bot takes it over."""

    id: CommandId


class Place(Message, frozen=True, tag="place"):
    """The host gives a seat to a bot (`level`) or opens it (`level: null`)."""

    id: CommandId
    seat: Seat
    level: BotLevel | None = None


class Remove(Message, frozen=True, tag="remove"):
    """The host takes a person's seat away, before or between matches.

    That guest may watch, but not sit at this table again.
    """

    id: CommandId
    seat: Seat


class Start(Message, frozen=True, tag="start"):
    """The host begins the match; no seat may be open."""

    id: CommandId


class Rematch(Message, frozen=True, tag="rematch"):
    """Vote for another match; it starts when every person at the table has voted."""

    id: CommandId


class Undo(Message, frozen=True, tag="undo"):
    """Take back your last decision of this round (only alone against bots)."""

    id: CommandId
    match: MatchId
    seq: Sequence


class Hint(Message, frozen=True, tag="hint"):
    """Asks for help with the question that `seq` names; `room.hints` says whether it is given.

    Answered with `advice`. Every press is noted in the log, in the record and in the room. `picked`
    is the action that the best one is compared with.
    """

    id: CommandId
    match: MatchId
    seq: Sequence
    press: Press
    picked: ActionText | None = None
    language: LanguageCode = "en"


class Check(Message, frozen=True, tag="check"):
    """Asks the coach about an action before it is taken (only alone against bots).

    Answered with `checked`. An objection is noted like a hint; there is one for each question.
    """

    id: CommandId
    match: MatchId
    seq: Sequence
    action: ActionText
    language: LanguageCode = "en"


class Why(Message, frozen=True, tag="why"):
    """Asks why a bot acted as it did, in a round that is over. Answered with `explained`."""

    id: CommandId
    match: MatchId
    round: Hand
    ply: Ply
    language: LanguageCode = "en"


class Learn(Message, frozen=True, tag="learn"):
    """Go on in a lesson: `step` and `after` are those of the room that was read.

    `answer` answers a question. Without it, what the step asks for is done for the learner.
    """

    id: CommandId
    step: Sequence
    after: bool = False
    answer: int | None = None


class Say(Message, frozen=True, tag="say"):
    """Tell the table something that one can say at cards; it is not kept."""

    id: CommandId
    emote: Emote


class Pace(Message, frozen=True, tag="pace"):
    """How long bots may seem to think; heard only where one person plays alone against bots.

    It is forgotten with the connection, and takes effect with the next bot that is asked.
    """

    id: CommandId
    bots: BotPace


class Ping(Message, frozen=True, tag="ping"):
    """Application heartbeat; answered with `pong`."""

    id: CommandId


Command = (
    Act
    | Commit
    | Reveal
    | Sit
    | Stand
    | Place
    | Remove
    | Start
    | Rematch
    | Undo
    | Hint
    | Check
    | Why
    | Learn
    | Say
    | Pace
    | Ping
)
ClientMessage = Follow | Command
