"""A contest: which bots play which deals by which rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from enum import Enum
from itertools import combinations, permutations
from random import Random
from typing import Any

from aurum.game import USUAL_VARIANT, AurumError, Deal, Ruleset, Seat, Variant, deal_cards


class BadContest(AurumError):
    """A contest that cannot be played, or results that belong to another one."""


class Unit(Enum):
    """What is played from one deal: a round, or a match with the same cards in every round."""

    ROUND = "round"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Pairing:
    """One challenger against copies of another bot (three players), or team against team (four)."""

    challenger: str
    other: str

    def __str__(self) -> str:
        return f"{self.challenger} against {self.other}"


@dataclass(frozen=True, slots=True)
class Task:
    """The smallest piece of work: one deal of one pairing, from every seat."""

    pairing: Pairing
    deal: int

    @property
    def key(self) -> tuple[str, str, int]:
        return (self.pairing.challenger, self.pairing.other, self.deal)


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that determines the results: equal contests have equal results."""

    bots: tuple[str, ...]
    deals: int = 100
    variant: Variant = USUAL_VARIANT
    unit: Unit = Unit.ROUND
    seed: int = 0
    first_only: bool = False  # only pairings of the first bot as the challenger
    seconds: float | None = None  # wall time allowed for one decision

    def __post_init__(self) -> None:
        if not self.bots:
            raise BadContest("a contest needs at least one bot")
        if len(set(self.bots)) < len(self.bots):
            raise BadContest(f"a bot is named twice in {', '.join(self.bots)}; name each once")
        if self.deals < 1:
            raise BadContest(f"{self.deals} deals cannot be played; there must be at least one")

    @property
    def ruleset(self) -> Ruleset:
        return self.variant.ruleset()

    @property
    def even_share(self) -> float:
        """The share of wins that means equal strength."""
        return 1 / self.ruleset.sides

    def pairings(self) -> tuple[Pairing, ...]:
        """With three players each pair plays both ways, because one bot is alone; teams play once.

        A single bot is paired with itself, which shows that the arena is fair.
        """
        if len(self.bots) == 1:
            return (Pairing(self.bots[0], self.bots[0]),)
        choose = combinations if self.ruleset.teams else permutations
        pairs = tuple(Pairing(*pair) for pair in choose(self.bots, 2))
        return tuple(p for p in pairs if not self.first_only or p.challenger == self.bots[0])

    def tasks(self) -> Iterator[Task]:
        """Deal by deal, so that all pairings are about equally far at any time."""
        for deal in range(self.deals):
            for pairing in self.pairings():
                yield Task(pairing, deal)

    def seatings(self, pairing: Pairing) -> Iterator[tuple[str, ...]]:
        """The challenger in every seat, or as every team (R2.1)."""
        rules = self.ruleset
        for side in range(rules.sides):
            sides = (rules.side_of(seat) for seat in range(rules.seats))
            yield tuple(pairing.challenger if s == side else pairing.other for s in sides)

    def first_seat(self, deal: int) -> Seat:
        return Random(f"{self.seed}/{deal}/first").randrange(self.variant.players)

    def cards(self, deal: int, round_number: int) -> Deal:
        """The cards; they depend only on the seed, the deal and the round."""
        deck = list(self.ruleset.deck)
        Random(f"{self.seed}/{deal}/{round_number}").shuffle(deck)
        return deal_cards(self.ruleset, deck)

    def as_json(self) -> dict[str, Any]:
        """One flat object that includes the variant's fields."""
        flat = asdict(self)
        del flat["variant"]
        return flat | self.variant.as_json() | {"unit": self.unit.value, "bots": list(self.bots)}


def contest_from_json(data: dict[str, Any]) -> Contest:
    """Read a contest that `as_json` wrote."""
    names = {field.name for field in fields(Variant)}
    variant = Variant.from_json(data)
    others = {key: value for key, value in data.items() if key not in names}
    changes = {"unit": Unit(data["unit"]), "bots": tuple(data["bots"]), "variant": variant}
    return Contest(**others | changes)
