"""The lessons of this package, read from their files."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from aurum.game import AurumError
from aurum.table.lessons.lesson import Lesson

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
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
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
