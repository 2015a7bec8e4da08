"""A ruleset: an edition and its variants, as data for the rules."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Self

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


class Scoring(StrEnum):
    """What decides a match: nuggets (R10) or the sums of the scores (R11.2)."""

    NUGGETS = "nuggets"
    POINTS = "points"

    def __repr__(self) -> str:
        return f"Scoring.{self.name}"


PLAYER_COUNTS = (3, 4)
STATED = 4
"""So many fields of a variant are always stated: in records, names and results."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What players agree on before a match; `variant.ruleset()` derives everything else.

    Records, names, the wire, commands, contests and environments carry this value whole. The first
    four fields are always stated. A later one is stated only where it differs from its default,
    which is the game as it was before there was the field: so old records and names stay true.
    """

    edition: str = "english"
    players: int = 3
    zeros: bool | None = None  # R11.1; None: as the edition has it
    scoring: str = "nuggets"  # R11.2

    def ruleset(self) -> Ruleset:
        """The rules in full, or `InvalidNotation` if there is no such variant."""
        return _ruleset(edition(self.edition), self)

    def as_json(self) -> dict[str, Any]:
        stated = {each.name: getattr(self, each.name) for each in fields(self)[:STATED]}
        return stated | self.differences()

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Take the fields of a variant out of the data; those that it lacks have their defaults."""
        return cls(**{each.name: data[each.name] for each in fields(cls) if each.name in data})

    @property
    def name(self) -> str:
        """A word such as ``german-4-zeros-nuggets``, which `parse` reads."""
        zeros = edition(self.edition).zeros if self.zeros is None else self.zeros
        words = (self.edition, self.players, "zeros" if zeros else "nozeros", self.scoring)
        later = [f"+{name}={json.dumps(value)}" for name, value in self.differences().items()]
        return "-".join(map(str, words)) + "".join(later)

    @classmethod
    def parse(cls, name: str) -> Self:
        """Read a name: four words, and behind ``+`` every later field that differs."""
        stated, *later = name.split("+")
        found = re.fullmatch(r"([a-z]+)-([34])-(no)?zeros-([a-z]+)", stated)
        if not found:
            raise InvalidNotation(f"{name!r} is not a ruleset such as german-4-zeros-nuggets")
        chosen = dict(map(cls._parsed, later))
        return cls(found[1], int(found[2]), not found[3], found[4], **chosen)

    @classmethod
    def _parsed(cls, text: str) -> tuple[str, Any]:
        name, _, value = text.partition("=")
        if name not in [each.name for each in fields(cls)[STATED:]]:
            raise InvalidNotation(f"{name!r} is nothing that a ruleset can add behind a '+'")
        try:
            return name, json.loads(value)
        except ValueError:
            raise InvalidNotation(f"{text!r} should be {name}= and a value in JSON") from None

    def differences(self) -> dict[str, Any]:
        """The later fields that are not as they were before there were such fields."""
        later = ((getattr(self, each.name), each) for each in fields(self)[STATED:])
        return {each.name: value for value, each in later if value != each.default}


USUAL_VARIANT = Variant()


@dataclass(frozen=True, slots=True, repr=False)
class Ruleset:
    """Everything that the rules need to know before the first card is dealt.

    It is only data, so that a test can build a tiny Aurum and search all of it.
    """

    edition: Edition
    variant: Variant  # the agreement of the players, with the edition's defaults filled in
    seats: int  # R2.1, R2.2
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
            later = "".join(f", {name}={value!r}" for name, value in v.differences().items())
            return f"ruleset({v.edition!r}, {v.players}, {v.zeros}, {str(v.scoring)!r}{later})"
        named = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.init)
        return f"Ruleset({named})"

    @property
    def zeros(self) -> bool:
        """Whether gold 0 is in play (R11.1)."""
        return bool(self.variant.zeros)

    @property
    def scoring(self) -> Scoring:
        return Scoring(self.variant.scoring)

    @property
    def name(self) -> str:
        """The name of the variant; a smaller Aurum has its own number of seats."""
        return replace(self.variant, players=self.seats).name

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


def ruleset(
    book: str | Edition,
    players: int = 3,
    zeros: bool | None = None,
    scoring: str = "nuggets",
    **later: Any,
) -> Ruleset:
    """The rules of a variant, or of an edition that is not among the five."""
    chosen = book if isinstance(book, Edition) else edition(book)
    return _ruleset(chosen, Variant(chosen.id, players, zeros, scoring, **later))


def _ruleset(book: Edition, wanted: Variant) -> Ruleset:
    _check(wanted)
    zeros = book.zeros if wanted.zeros is None else wanted.zeros
    three = wanted.players == 3
    return Ruleset(
        edition=book,
        variant=replace(wanted, zeros=zeros),
        seats=wanted.players,
        metals=_metals(three),
        top_rank=9 if three else 10,
        hand_size=12,
        gold=_gold_in_play(three, zeros),
        teams=not three,
        simultaneous_bids=three,
        tie_breaks=complete_ties(book.ties(wanted.players), DESIGNER.ties(wanted.players)),
        match_end=book.match_end(wanted.players),
    )


def _check(wanted: Variant) -> None:
    """Refuse a variant that does not exist."""
    if type(wanted.players) is not int or wanted.players not in PLAYER_COUNTS:
        raise InvalidNotation(
            f"{wanted.players!r} players cannot play; Aurum is for 3 or 4 players"
        )
    if wanted.zeros is not None and type(wanted.zeros) is not bool:
        raise InvalidNotation(f"zeros is {wanted.zeros!r}; it must be true or false")
    if wanted.scoring not in list(Scoring):
        raise InvalidNotation(
            f"{wanted.scoring!r} is not a way of scoring; it is 'nuggets' or 'points'"
        )
    for each in fields(wanted)[STATED:]:
        value = getattr(wanted, each.name)
        if type(value) is not type(each.default):
            raise InvalidNotation(f"{each.name} is {value!r}; it must be like {each.default!r}")


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
