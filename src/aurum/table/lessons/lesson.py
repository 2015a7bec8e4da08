"""A lesson as its file says it: scenes to play in, and steps that ask one thing each.

`lesson` reads the lessons of this package from their files.
"""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from aurum.game import AurumError, Variant

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


LESSONS = ("first", "exchange", "gold", "team")
"""The guided first round, and a short lesson for each of three situations."""


class BadLesson(AurumError):
    """A lesson file that cannot be read, or that the rules refuse."""


@cache
def lesson(name: str) -> Lesson | None:
    """A lesson by its name; None if there is no such lesson (any more)."""
    if name not in LESSONS:
        return None
    text = (files(__package__) / f"{name}.toml").read_text(encoding="utf-8")
    return parsed(text, f"{name}.toml")


def parsed(text: str, file: str) -> Lesson:
    """The lesson that a file holds; its moves are not checked yet."""
    try:
        found = msgspec.convert(tomllib.loads(text), Lesson)
        for number, step in enumerate(found.steps, 1):
            _well_formed(found, number)
            _ = step.turns  # unreadable seats are found here, not in the middle of a lesson
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{file}: this is not TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise BadLesson(f"{file}: {error}") from error
    except ValueError as error:
        raise BadLesson(f"{file}, step {number}: {error}") from error
    return found


def _well_formed(lesson: Lesson, number: int) -> None:
    """What no type can say: scenes that exist, one thing asked at a time, a right answer."""
    step = lesson.steps[number - 1]
    if step.scene is not None and step.scene not in lesson.scenes:
        raise ValueError(f"there is no scene {step.scene!r}; there are {', '.join(lesson.scenes)}")
    if number == 1 and step.scene is None:
        raise ValueError("the first step needs a scene to play in")
    if step.expect and step.answers:
        raise ValueError("a step expects an action or an answer, not both")
    if bool(step.answers) != (step.right in step.answers):
        raise ValueError(f"`right` must be one of `answers` {list(step.answers)}")
