"""How far a lesson has come: which step, which of its moves, and who is to do something.

`lesson_view` is the same for clients.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from aurum.game import KEEP, Match, legal_actions
from aurum.table.lessons.lesson import ANY, Lesson, Step, Turn
from aurum.table.wire.room import LessonView

KEPT = str(KEEP)


@dataclass(frozen=True, slots=True)
class Progress:
    """`at` moves of the step are made; `is_after`: it is done, and says something to read."""

    lesson: Lesson
    step: int = 0
    at: int = 0
    is_after: bool = False

    @property
    def is_over(self) -> bool:
        return self.step >= len(self.lesson.steps)

    @property
    def current(self) -> Step:
        return self.lesson.steps[min(self.step, len(self.lesson.steps) - 1)]

    @property
    def turn(self) -> Turn | None:
        """The move that comes next in this step."""
        turns = self.current.turns
        return turns[self.at] if self.at < len(turns) and not self.is_over else None

    @property
    def scripted_seat(self) -> int | None:
        """The seat of the others that is to move now."""
        return None if self.turn is None else self.turn.seat

    @property
    def asks_action(self) -> bool:
        return self.turn is not None and self.turn.seat is None

    @property
    def waits(self) -> bool:
        """Whether nothing moves until the learner has answered, or has read enough."""
        step = self.current
        return self.turn is None and not self.is_over and (self.is_after or not step.expect)

    @property
    def asks_answer(self) -> bool:
        return self.waits and not self.is_after and bool(self.current.answers)

    def moved(self, action: str) -> Progress:
        """A move was made. That bids stay as they are belongs to no step."""
        is_own_question = self.turn is not None and action in self.turn.actions
        return self if action == KEPT and not is_own_question else replace(self, at=self.at + 1)

    def moved_on(self, step: int, *, is_after: bool) -> Progress:
        at = self.at if step == self.step else 0
        return Progress(self.lesson, step, at, is_after)

    def accepted(self, match: Match) -> tuple[str, ...]:
        """What the learner may do now: of the actions that the step names, the legal ones."""
        turn, seat = self.turn, self.lesson.seat
        if turn is None or turn.seat is not None or seat not in match.to_act:
            return ()
        legal = [str(action) for action in legal_actions(match, seat)]
        if turn.actions == (ANY,):
            return tuple(legal)
        return tuple(action for action in turn.actions if action in legal)

    def scripted(self, match: Match) -> str | None:
        """What the seat that is to move now does: the first of its actions that is legal."""
        turn = self.turn
        if turn is None or turn.seat is None or turn.seat not in match.to_act:
            return None
        legal = [str(action) for action in legal_actions(match, turn.seat)]
        return next((action for action in turn.actions if action in legal), None)

    def is_asked_in_vain(self, match: Match) -> int | None:
        """A seat that is asked about the bids although the step is about something else."""
        turn = self.turn
        mover = None if turn is None else self.lesson.seat if turn.seat is None else turn.seat
        wants = turn is not None and any(action.startswith("swap") for action in turn.actions)
        return next((seat for seat in match.to_act if not (wants and seat == mover)), None)


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
