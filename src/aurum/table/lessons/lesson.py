"""A lesson as its file says it: scenes to play in, and steps that ask one thing each."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, NamedTuple

from msgspec import Struct

from aurum.game import Variant

ANY = "any"
"""Stands for every action that the rules allow."""

Place = Literal["hand", "trick", "supply", "bid", "gold", "tricks", "change", "end"]
"""Where on the table a step points."""


class Turn(NamedTuple):
    """Who moves next, and how: a scripted seat takes the first action that the rules allow.

    `seat` is None where the learner moves; the step accepts all of these actions.
    """

    seat: int | None
    actions: tuple[str, ...]


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A round in the middle of which the learner sits down: its deal, and what was played."""

    first: int
    hands: tuple[str, ...]
    exposed: str = ""
    played: tuple[str, ...] = ()


class Step(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One thing to do: an action (`expect`), an answer (one of `answers`), or only to read.

    `before` and `then` are the others' moves, as `1 play P1 | Zn1`. With `after` there is something
    to read when all is done. `cards` are the cards that the texts name.
    """

    name: str
    scene: str | None = None
    before: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    answers: tuple[int, ...] = ()
    right: int | None = None
    then: tuple[str, ...] = ()
    after: bool = False
    point: tuple[Place, ...] = ()
    cards: dict[str, str] = {}

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """The moves of the step in their order."""
        own = (Turn(None, self.expect),) if self.expect else ()
        return (*map(_scripted, self.before), *own, *map(_scripted, self.then))


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` is the learner's."""

    name: str
    edition: str
    players: int
    scenes: dict[str, Scene]
    steps: tuple[Step, ...]
    zeros: bool = True
    seat: int = 0

    @property
    def variant(self) -> Variant:
        return Variant(edition=self.edition, players=self.players, zeros=self.zeros)


def _scripted(text: str) -> Turn:
    """`1 play P1 | Zn1` is seat 1, and two actions to choose from."""
    seat, _, action = text.partition(" ")
    verb, _, rest = action.partition(" ")
    return Turn(int(seat), tuple(f"{verb} {one.strip()}".strip() for one in rest.split("|")))
