"""What crosses the border of the engine: how records are laid out, what all have, and the codes.

Every field is eight bytes, little-endian, or an array of such numbers, or an array of bytes.
Compiled code sees the same bytes (`np.dtype` of a record). `kinds` lists all questions.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from typing import (
    Annotated,
    Any,
    Protocol,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from aurum.engine.numbers import MOST_PLAYS, MOST_TRICKS, RANKS, SEATS

# What the engine answers with, besides the answer.
DONE, MORE = 0, 1  # MORE: ask again to go on
BAD_KIND, BAD_RULES, BAD_STATE, BAD_QUESTION, BAD_ORDER = -1, -2, -3, -4, -5
SENTENCES = {
    BAD_KIND: "there is no such question",
    BAD_RULES: "these are no rules of Aurum",
    BAD_STATE: "this is no position in which a seat is to act",
    BAD_QUESTION: "what is asked about the position makes no sense",
    BAD_ORDER: "nothing was begun that could go on",
}

BEGIN, GO_ON, FINISH = range(3)  # steps of a question that takes long
MOST_OPTIONS = 64  # actions that are worth a thought


T_co = TypeVar("T_co", covariant=True)


class Ints(Protocol):
    """A field of several numbers."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, place: int) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> Any: ...
    @overload
    def __setitem__(self, place: int, value: int) -> None: ...
    @overload
    def __setitem__(self, place: slice, value: Any) -> None: ...


class Bytes(Ints, Protocol):
    """The same in bytes."""


class Floats(Protocol):
    """A field of several fractions."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[float]: ...
    @overload
    def __getitem__(self, place: int) -> float: ...
    @overload
    def __getitem__(self, place: slice) -> list[float]: ...
    @overload
    def __setitem__(self, place: int, value: float) -> None: ...
    @overload
    def __setitem__(self, place: slice, value: Any) -> None: ...


class Table(Protocol):
    """A field of rows of numbers."""

    def __getitem__(self, place: tuple[int, int]) -> int: ...
    def __setitem__(self, place: tuple[int, int] | int, value: Any) -> None: ...


class FloatTable(Protocol):
    """A field of rows of fractions."""

    def __getitem__(self, place: tuple[int, int]) -> float: ...
    def __setitem__(self, place: tuple[int, int] | int, value: Any) -> None: ...


class Records(Protocol[T_co]):
    """A field of several records."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[T_co]: ...
    @overload
    def __getitem__(self, place: int) -> T_co: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[T_co]: ...


Record = ctypes.LittleEndianStructure
R = TypeVar("R", bound=type[Record])
_NUMBERS: dict[Any, Any] = {
    int: ctypes.c_int64,
    float: ctypes.c_double,
    Ints: ctypes.c_int64,
    Bytes: ctypes.c_uint8,
    Floats: ctypes.c_double,
    Table: ctypes.c_int64,
    FloatTable: ctypes.c_double,
}


def record(declared: R) -> R:
    """Lay out a record by the annotations of its class and of the classes below it."""
    hints = get_type_hints(declared, include_extras=True)
    declared._fields_ = [(name, _laid_out(hint)) for name, hint in hints.items() if name[0] != "_"]
    return declared


def _laid_out(hint: Any) -> Any:
    if get_origin(hint) is not Annotated:
        return _NUMBERS.get(hint, hint)
    kind, *sizes = get_args(hint)
    laid_out = get_args(kind)[0] if get_origin(kind) is Records else _NUMBERS[kind]
    for size in reversed(sizes):
        laid_out *= size
    return laid_out


@record
class Rules(Record):
    """A ruleset, and what follows from it."""

    seats: int
    sides: int
    targets: int  # bid cards that a seat may replace (R4.1)
    face_down: int  # R3.2
    hand_size: int
    exposed: int
    deck: int
    start_gold: int  # every seat's collection, counted by rank
    start_bits: int  # the same as bits of `hold`
    start_supply: int
    match_end: int
    tie_count: int
    ties: Annotated[Ints, 4]
    side: Annotated[Ints, SEATS]
    partner: Annotated[Ints, SEATS]
    seat: Annotated[Ints, 2 * SEATS]  # seat numbers past the last begin again
    closes: Annotated[Ints, 64]  # the cards that may not follow this one (R5.2)
    high: Annotated[Ints, 64]  # strength for taking the trick, times PLACES (R6.3)
    low: Annotated[Ints, 64]  # strength for being lowest, times PLACES (R6.1)
    rank: Annotated[Ints, 64]
    prize: Annotated[Ints, RANKS]  # one card of the gold that a lowest rank brings (R6.1)
    gold_points: Annotated[Ints, RANKS]  # R8.2
    bid_points: Annotated[Table, RANKS, 2 * MOST_TRICKS]  # R8.1, by bid and tricks


@record
class State(Record):
    """A match at one moment."""

    chance: int  # the random generator's state
    phase: int
    seat: int  # to act; NOBODY between rounds
    match_first: int
    first: int
    rounds: int  # rounds finished
    leader: int
    turn: int  # place of `seat` in the exchange or the trick
    closed: int  # cards that may not be played now
    high: int  # best so far: strength * PLACES + place
    low: int  # lowest so far: strength * PLACES + places from the end
    pot: int  # gold in the trick, counted by rank
    supply: int
    exposed: int
    tricks: int
    plays: int
    ended_by: int
    reason: int
    nugget: int  # sides that took one in this round, as bits
    tie_break: int  # how many tie rules were needed
    winners: int  # sides, as bits
    hold: Annotated[Ints, SEATS]
    gold: Annotated[Ints, SEATS]
    returned: Annotated[Ints, SEATS]  # R4.5: bid cards that went to this hand
    bids: Annotated[Ints, SEATS]  # a card, or NOBODY's
    taken: Annotated[Ints, SEATS]
    nuggets: Annotated[Ints, SEATS]
    points: Annotated[Ints, SEATS]
    score: Annotated[Ints, SEATS]  # of the finished round, by side
    played: Annotated[Bytes, MOST_PLAYS]
    leaders: Annotated[Bytes, MOST_TRICKS]
    takers: Annotated[Bytes, MOST_TRICKS]
    collected: Annotated[Bytes, MOST_TRICKS]


class Question(Record):
    """What all questions have: a position, and where the random numbers begin."""

    step: int  # BEGIN, and for a question that takes long GO_ON or FINISH
    slice: int  # decisions before the engine says MORE; 0: it never does
    seed: int
    rules: Rules
    state: State
