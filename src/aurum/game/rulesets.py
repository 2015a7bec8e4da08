"""A ruleset: an edition and its variants, as data for the rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

from aurum.game.cards import BASE_METALS, GOLD_COUNTS, Card, Metal
from aurum.game.editions import DESIGNER, Edition, MatchEnd, TieBreak, edition
from aurum.game.errors import InvalidNotation

Seat = int
"""A place at the table, 0 to 3 clockwise."""

# Who wins together: a single seat or a team (R2.1). Confusing sides with seats is the typical bug
# here, and with three players nobody notices it. So for the type checker a side is no number and
# a seat is no side; `Side(1)` makes one, and a side can be an index. At run time it is an int.
if TYPE_CHECKING:

    class Side:
        def __init__(self, number: int) -> None: ...
        def __index__(self) -> int: ...
        def __eq__(self, other: object) -> bool: ...
        def __hash__(self) -> int: ...
        def __lt__(self, other: Side) -> bool: ...
else:
    Side = int


class Scoring(Enum):
    """What decides a match: nuggets (R10) or the sums of the scores (R11.2)."""

    NUGGETS = "nuggets"
    POINTS = "points"

    def __repr__(self) -> str:
        return f"Scoring.{self.name}"


@dataclass(frozen=True, slots=True)
class Variant:
    """What players agree on before a match; `variant.ruleset()` derives everything else.

    Records, the wire, commands, contests and environments carry this value.
    """

    edition: str = "english"
    players: int = 3
    zeros: bool | None = None  # R11.1; None: as the edition has it
    scoring: str = "nuggets"  # R11.2

    def ruleset(self) -> Ruleset:
        """The rules in full, or `InvalidNotation` if there is no such variant."""
        return ruleset(self.edition, self.players, self.zeros, self.scoring)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


USUAL_VARIANT = Variant()


@dataclass(frozen=True, slots=True, repr=False)
class Ruleset:
    """Everything that the rules need to know before the first card is dealt.

    It is only data, so that a test can build a tiny Aurum and search all of it.
    """

    edition: Edition
    seats: int  # R2.1, R2.2
    zeros: bool  # R11.1
    scoring: Scoring  # R11.2
    metals: tuple[Metal, ...]  # R2.2
    top_rank: int  # R2.2
    hand_size: int  # R2.1
    gold: tuple[int, ...]  # R1.2, R2.2: gold cards in play, by rank
    teams: bool  # R2.1
    simultaneous_bids: bool  # R3.2, R3.3
    tie_breaks: tuple[TieBreak, ...]  # R9
    match_end: MatchEnd  # R10
    deck: tuple[Card, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        ranks = range(1, self.top_rank + 1)
        cards = tuple(Card(metal, rank) for metal in self.metals for rank in ranks)
        object.__setattr__(self, "deck", cards)

    def __repr__(self) -> str:
        """Short, and valid Python; a custom ruleset is written in full."""
        if self == self.variant.ruleset():
            v = self.variant
            return f"ruleset({v.edition!r}, {v.players}, {v.zeros}, {v.scoring!r})"
        named = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.init)
        return f"Ruleset({named})"

    @property
    def variant(self) -> Variant:
        """The agreement of the players, with the edition's defaults filled in."""
        return Variant(self.edition.id, self.seats, self.zeros, self.scoring.value)

    @property
    def name(self) -> str:
        """A short name such as ``german-4-zeros-nuggets``."""
        zeros = "zeros" if self.zeros else "nozeros"
        return f"{self.edition.id}-{self.seats}-{zeros}-{self.scoring.value}"

    @property
    def exposed_size(self) -> int:
        """How many base cards are left over and lie face up (R2.1)."""
        return len(self.deck) - self.seats * self.hand_size

    @property
    def sides(self) -> int:
        return 2 if self.teams else self.seats

    def each_side(self) -> tuple[Side, ...]:
        return tuple(map(Side, range(self.sides)))

    def side_of(self, seat: Seat) -> Side:
        """The side a seat plays for: itself, or its team (R2.1)."""
        return Side(seat % 2 if self.teams else seat)

    def members(self, side: Side) -> tuple[Seat, ...]:
        return tuple(range(side, self.seats, 2)) if self.teams else (int(side),)

    def partner(self, seat: Seat) -> Seat | None:
        return (seat + 2) % self.seats if self.teams else None

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """All seats in turn order, beginning with `start`."""
        return _clockwise(self.seats, start)

    def starting_gold(self) -> tuple[tuple[int, ...], ...]:
        """Every player's collection at the start of a round (R2.3)."""
        return ((0,) if self.zeros else (),) * self.seats

    def starting_supply(self) -> tuple[int, ...]:
        """The face-up gold at the start of a round, by rank (R2.3)."""
        zeros = self.gold[0] - self.seats if self.zeros else 0
        return (zeros, *self.gold[1:])


@cache
def _clockwise(seats: int, start: Seat) -> tuple[Seat, ...]:
    return tuple((start + step) % seats for step in range(seats))


PLAYER_COUNTS = (3, 4)


def ruleset(
    book: str | Edition,
    players: int = 3,
    zeros: bool | None = None,
    scoring: str | Scoring = Scoring.NUGGETS,
) -> Ruleset:
    """The rules of one edition for three or four players; `zeros=None` is the edition's default."""
    chosen = edition(book) if not isinstance(book, Edition) else book
    if type(players) is not int or players not in PLAYER_COUNTS:
        raise InvalidNotation(f"{players!r} players cannot play; Aurum is for 3 or 4 players")
    if zeros is not None and type(zeros) is not bool:
        raise InvalidNotation(f"zeros is {zeros!r}; it must be true or false")
    three = players == 3
    with_zeros = chosen.zeros if zeros is None else zeros
    return Ruleset(
        edition=chosen,
        seats=players,
        zeros=with_zeros,
        scoring=_scoring(scoring),
        metals=_metals(three),
        top_rank=9 if three else 10,
        hand_size=12,
        gold=_gold_in_play(three, with_zeros),
        teams=not three,
        simultaneous_bids=three,
        tie_breaks=complete_ties(chosen.ties(players), DESIGNER.ties(players)),
        match_end=chosen.match_end(players),
    )


def complete_ties(
    said: Iterable[TieBreak] | None, designer: Iterable[TieBreak] | None
) -> tuple[TieBreak, ...]:
    """A book's tie rule (R9), completed by the designer's last step if it stops early."""
    steps = tuple(said if said is not None else designer or ())
    return steps if steps[-1:] == (TieBreak.ALL_TIED,) else (*steps, TieBreak.ALL_TIED)


def _metals(three: bool) -> tuple[Metal, ...]:
    """R2.2: three players play without Copper."""
    return tuple(metal for metal in BASE_METALS if not (three and metal is Metal.COPPER))


def _gold_in_play(three: bool, zeros: bool) -> tuple[int, ...]:
    """R2.2: three players play without gold 8; R11.1: zeros are optional."""
    counts = list(GOLD_COUNTS)
    if three:
        counts[8] = 0
    if not zeros:
        counts[0] = 0
    return tuple(counts)


def _scoring(scoring: str | Scoring) -> Scoring:
    try:
        return Scoring(scoring)
    except ValueError:
        raise InvalidNotation(
            f"{scoring!r} is not a way of scoring; it is 'nuggets' or 'points'"
        ) from None
