"""The step of a lesson as clients see it."""

from __future__ import annotations

from typing import Literal

from aurum.game import Match
from aurum.table.lessons.progress import Progress
from aurum.table.wire.room import LessonView


def lesson_view(progress: Progress, match: Match | None) -> LessonView:
    step = progress.current
    last = len(progress.lesson.steps)
    return LessonView(
        id=progress.lesson.name,  # type: ignore[arg-type]
        name=step.name,
        step=min(progress.step + 1, last),
        steps=last,
        wants=_wants(progress),
        after=progress.is_after,
        over=progress.is_over,
        expect=() if match is None else progress.accepted(match),
        answers=step.answers if progress.asks_answer else (),
        point=() if progress.is_after or progress.is_over else step.point,
        cards=step.cards,
    )


def _wants(progress: Progress) -> Literal["action", "answer", "read", "nothing"]:
    if progress.asks_action:
        return "action"
    if progress.asks_answer:
        return "answer"
    return "read" if progress.waits else "nothing"
