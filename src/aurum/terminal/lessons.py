"""Lessons in the terminal: what they say, what the person types, and which one is offered."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from aurum.game import Card
from aurum.table.wire.room import LessonView
from aurum.table.wire.view import Own, View

if TYPE_CHECKING:
    from aurum.terminal.session import Session


DONE = 3
"""After this many actions that the step does not accept, it is done for the learner."""


class Guide:
    """Follows the lesson of a session's table, if there is one."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.is_new_scene = False  # the last news showed another round
        self._said: object = None
        self._misses = 0

    @property
    def lesson(self) -> LessonView | None:
        room = self._session.room
        return None if room is None else room.lesson

    @property
    def waits(self) -> bool:
        """Whether the lesson waits for something other than an action of the game."""
        lesson = self.lesson
        return lesson is not None and (lesson.over or lesson.wants in ("answer", "read"))

    def speak(self) -> None:
        """Say the text of the step, once."""
        lesson, session = self.lesson, self._session
        if lesson is None or session.view is None:
            return
        moment = (lesson.step, lesson.after, lesson.over)
        if moment != self._said and lesson.wants != "nothing":
            self._said, self._misses = moment, 0
            place = session.texts("lesson-place", step=lesson.step, steps=lesson.steps)
            session.say(f"{place}. {self.text()}" if not lesson.over else self.text())

    def text(self) -> str:
        """The step in words."""
        lesson = self.lesson
        assert lesson is not None
        if lesson.over:
            return self._session.texts("lesson-over")
        return self._told(lesson, "-after" if lesson.after else "")

    def prompt(self) -> str:
        """What can be typed while the lesson waits."""
        lesson, texts = self.lesson, self._session.texts
        assert lesson is not None
        if lesson.over:
            return texts("lesson-prompt-over")
        if lesson.wants == "answer":
            return texts("lesson-prompt-answer", answers=", ".join(map(str, lesson.answers)))
        return texts("lesson-prompt-read")

    async def go_on(self, answer: int | None = None) -> None:
        """Go on, answer, or have the step done; at the end, leave the lesson."""
        lesson = self.lesson
        if lesson is None:
            self._session.say(self._session.texts("reason-no-lesson"))
        elif lesson.over:
            self._session.left = True
        elif lesson.wants != "nothing":
            order = self._session.client.learn(lesson.step, answer, after=lesson.after)
            await self._session.order(order)

    async def refused(self, code: str) -> None:
        """Help after an action that is legal but not what the step asks for."""
        lesson = self.lesson
        if lesson is None or code not in ("lesson-other", "lesson-wrong"):
            return
        self._misses += 1
        if f"{self._key(lesson)}-other" in self._session.texts:
            self._session.say(self._told(lesson, "-other"))
        if self._misses >= DONE and lesson.wants == "action":
            await self.go_on()

    def _key(self, lesson: LessonView) -> str:
        return f"lesson-{lesson.id}-{lesson.name}"

    def _told(self, lesson: LessonView, part: str) -> str:
        words = self._session.words
        assert self._session.room is not None
        seat, seats = self._session.seat or 0, len(self._session.room.seats)
        places = {"left": 1, "partner": 2, "right": seats - 1}
        names = {place: words.name((seat + step) % seats) for place, step in places.items()}
        cards = {name: words.card(card) for name, card in lesson.cards.items()}
        return self._session.texts(f"{self._key(lesson)}{part}", **(names | cards))


def fitting(view: View, own: Own, offered: frozenset[str]) -> str | None:
    """A lesson that fits the table and has not been offered yet."""
    seat = view.seats[own.seat]
    side = next(side for side in view.sides if own.seat in side.seats)
    is_bidding = view.phase == "bid" and not seat.placed
    fits = {
        "first": is_bidding and view.round == 0,
        "team": is_bidding and len(side.seats) > 1,
        "exchange": side.standing == "over" and own.exchangeable,
        "gold": any(Card.parse(card).rank > 0 for card in seat.gold),
    }
    return next((name for name, now in fits.items() if now and name not in offered), None)


class Offers:
    """The lessons that have been offered on this computer."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or Path(platformdirs.user_state_path("aurum")) / "lessons.json"
        self.offered: frozenset[str] = frozenset()
        with contextlib.suppress(OSError, ValueError, TypeError):  # then all are offered again
            self.offered = frozenset(json.loads(self._path.read_text(encoding="utf-8")))

    def settle(self, name: str) -> None:
        """Remember not to offer a lesson again."""
        self.offered |= {name}
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(sorted(self.offered)), encoding="utf-8")
