"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aurum.game import Side
from aurum.roster import USUAL_LEVEL
from aurum.table.wire.events import Event, Rules
from aurum.table.wire.room import Options, Room, RoomLine
from aurum.table.wire.view import Own, Reason, RoundSheet, View
from aurum.table.wire.words import (
    ActionText,
    CardText,
    Hand,
    LanguageCode,
    LessonId,
    MatchId,
    Milliseconds,
    Nickname,
    Ply,
    Seat,
    SeatWish,
    Sequence,
)

MovingCode = Annotated[
    str,
    Meta(
        min_length=19, max_length=19, pattern=r"^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$"
    ),
]


DateText = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10)]
PuzzleKind = Literal["certain", "best-chance"]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Common ground of all request bodies."""


class NameMe(Request, frozen=True):
    """Become a guest (or rename the one that the cookie names)."""

    name: Nickname | None = None


class TakeIdentity(Request, frozen=True):
    code: MovingCode


class CreateTable(Request, frozen=True):
    """`seats` in seat order, as many as the rules have players.

    `start` deals at once if nobody is missing.
    """

    options: Options = Options()
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=3, max_length=4)] = (
        "me",
        USUAL_LEVEL,
        USUAL_LEVEL,
    )
    start: bool = False


class StartLesson(Request, frozen=True):
    """A table of one's own for a lesson: the others there move by its script."""

    lesson: LessonId


class JoinTable(Request, frozen=True):
    """`seat: null` takes the first open one; `watch` takes none."""

    seat: Seat | None = None
    watch: bool = False


class ReplayRecord(Request, frozen=True):
    """A record, finished or not, to be shown from one seat's view or with open hands (null)."""

    record: dict[str, Any]
    seat: Seat | None = None


class ReviewRecord(Request, frozen=True):
    """A record of a finished match, to be reviewed."""

    record: dict[str, Any]


class AskWhy(Request, frozen=True):
    """Which action of a finished match; rounds and actions count from 0."""

    round: Hand
    ply: Ply
    language: LanguageCode = "en"


class Because(Struct, frozen=True):
    """Why a bot acted as it did, in words."""

    text: str


class Me(Struct, frozen=True):
    name: str
    tables: tuple[RoomLine, ...] = ()


class Moving(Struct, frozen=True):
    """Say this code on the other device before it expires.

    The token of this one then stops working.
    """

    code: MovingCode
    expires: Milliseconds


class Joined(Struct, frozen=True):
    room: Room
    seat: Seat | None


class Lobby(Struct, frozen=True):
    tables: tuple[RoomLine, ...]


class EditionAnswer(Struct, frozen=True):
    """One answer of a rulebook, e.g. `tie-three`.

    `value` is made of words; several are steps, one after the other. Where a book says nothing, the
    word is `silent` if the designer's answer stands in, and `unstated` if there is none; `silent`
    is true if there is no other word. `players`: it matters only at a table of so many.
    """

    topic: str
    clause: str
    value: str
    silent: bool = False
    players: int | None = None


class EditionInfo(Struct, frozen=True):
    id: str
    zeros: bool
    answers: tuple[EditionAnswer, ...]
    differs: Annotated[
        tuple[str, ...], Meta(description="topics in which it differs from the english edition")
    ]
    played: Annotated[
        tuple[EditionAnswer, ...],
        Meta(description="what is dealt and counted here, whatever the book leaves open"),
    ]


class Editions(Struct, frozen=True):
    editions: tuple[EditionInfo, ...]


class About(Struct, frozen=True):
    """What this server is and offers."""

    server: str
    wire: int
    bots: tuple[str, ...]
    emotes: tuple[str, ...]
    clocks: dict[str, int | None]
    languages: tuple[str, ...]
    public_url: str | None


class MatchInfo(Struct, frozen=True):
    """A finished match."""

    id: MatchId
    rules: Rules
    names: tuple[str, ...]
    first: Seat
    finished: Milliseconds
    winners: tuple[Side, ...]
    nuggets: tuple[int, ...]
    points: tuple[int, ...]
    sheets: tuple[RoundSheet, ...]


class Frame(Struct, frozen=True, omit_defaults=True):
    """A moment of a replay: the decision that led here, its events, and the table after it.

    `hands` holds what the chosen view may see: one hand and nulls, or all of them.
    """

    index: Sequence
    round: int
    view: View
    hands: tuple[tuple[CardText, ...] | None, ...]
    events: tuple[Event, ...] = ()
    seat: Seat | None = None
    action: str | None = None
    own: Own | None = None


class Replay(Struct, frozen=True):
    """`seat: null` is open hands.

    A record that was cut off ends with the frame in which the next seat is asked.
    """

    rules: Rules
    names: tuple[str, ...]
    first: Seat
    seat: Seat | None
    frames: tuple[Frame, ...]
    sheets: tuple[RoundSheet, ...]
    winners: tuple[Side, ...] | None


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list; its answer is not in it."""

    id: str
    kind: PuzzleKind
    theme: str
    difficulty: int


class Puzzles(Struct, frozen=True):
    puzzles: tuple[PuzzleLine, ...]
    today: str


class PuzzleShown(Struct, frozen=True):
    """A puzzle before its answer: what the seat may know, and what it is to reach.

    `aim` is `exact`, `gold`, `trick`, `lead` or `round`; `rank` is that of the gold.
    """

    id: str
    kind: PuzzleKind
    aim: str
    rank: int
    theme: str
    difficulty: int
    rules: Rules
    view: View
    own: Own


class AnswerPuzzle(Request, frozen=True):
    action: ActionText


class PuzzleJudged(Struct, frozen=True):
    """What an answer is worth. The answers are told now, because one was given.

    `position` is the notation of the whole position, to check the puzzle with.
    Of a certain puzzle: in how many of the possible deals the others can foil the action, and an
    example by seat. Of a best-chance puzzle: how often the action, the answer and the best wrong
    one win, from 0 to 1.
    """

    solved: bool
    answers: tuple[str, ...]
    worlds: int
    position: str
    fails: int | None = None
    example: tuple[tuple[CardText, ...], ...] = ()
    win: float | None = None
    best: float | None = None
    next_action: str | None = None
    next_win: float | None = None


class Daily(Struct, frozen=True):
    """Today's deals: the day's secret, hashed `links` times, is the commitment (docs/daily.md)."""

    date: str
    day: int
    deals: int
    seat: Seat
    edition: str
    anchor: str
    commitment: str
    links: int
    first: Annotated[str, Meta(description="the first day of the archive")] = ""
    ranked: Annotated[bool, Meta(description="whether a first attempt counts")] = True
    today: Annotated[str, Meta(description="by the server's clock, in UTC")] = ""
    revealed: Annotated[str | None, Meta(description="the day's secret, when it is over")] = None
    chain_first: Annotated[str, Meta(description="the first day of the anchor's chain")] = ""
    next_first: Annotated[str, Meta(description="the first day of the chain that follows")] = ""
    next_anchor: Annotated[str, Meta(description="of that chain, published ahead")] = ""


class PlayDaily(Request, frozen=True):
    """A line of play of one of today's deals: the player's actions so far; all else follows."""

    date: DateText
    deal: Annotated[int, Meta(ge=1, le=3)] = 1
    actions: Annotated[tuple[ActionText, ...], Meta(max_length=120)] = ()


class DailyResult(Struct, frozen=True):
    """Against the field of bot plays; `decisions` leaves luck out and has a standard error."""

    score: int
    percent: float
    par: float
    decisions: float
    decisions_error: float


class DailyLine(Struct, frozen=True):
    """The table after these actions, what happened since the last one, at the end the result."""

    rules: Rules
    view: View
    own: Own
    events: tuple[Event, ...]
    result: DailyResult | None = None
    counts: Annotated[bool, Meta(description="false: a second attempt, or a past day")] = True
    past: Annotated[bool, Meta(description="the day is over")] = False


class DailyAttempt(Struct, frozen=True):
    """A first attempt at a deal of some day; without a result it is not over."""

    date: str
    deal: int
    actions: tuple[str, ...]
    result: DailyResult | None


class DailyAttempts(Struct, frozen=True):
    attempts: tuple[DailyAttempt, ...]


class Problem(Struct, frozen=True):
    """Every HTTP error has this body."""

    status: int
    reason: Reason


class Health(Struct, frozen=True):
    status: Literal["ok", "starting", "stopping"]
