"""Help for the person: hints, and a coach who asks about a costly action before it counts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from aurum.table.wire.replies import Advice, Checked
from aurum.table.wire.view import RoundSheet

if TYPE_CHECKING:
    from aurum.terminal.session import Session


LATE = 0.8
"""Seconds after which the person is told that an action waits for the coach."""

PATIENCE = 20.0
"""Seconds to wait for the coach before an action counts."""

FIRST_MATCHES = 3
"""The number of matches in which the coach speaks unasked."""


class Coach:
    """Looks at the person's choice before the table does, if moves can be taken back."""

    def __init__(self, session: Session, send: Callable[[str], Awaitable[None]]) -> None:
        self.is_on = False
        self._session = session
        self._send = send
        self._waiting: tuple[int, str] | None = None  # a question, and the action for it
        self._spoke_about: int | None = None
        self._objects = False  # and that has not been answered
        self._timer: asyncio.Task[None] | None = None

    @property
    def is_asking(self) -> bool:
        """Whether the coach has objected and waits for a yes."""
        own = self._session.own
        is_about_it = own is not None and own.asked is not None and own.asked == self._spoke_about
        return self._objects and is_about_it

    def chosen_anew(self) -> None:
        """The person has chosen again: what was objected to is settled."""
        self._objects = False

    async def consider(self, action: str) -> bool:
        """Ask the coach first, if there is one; returns whether the action now waits here."""
        session = self._session
        asked = session.own.asked if session.own else None
        may = session.room is not None and session.room.undo
        if not (self.is_on and may) or asked in (None, self._spoke_about) or action == "keep":
            return False
        assert asked is not None
        self._waiting = asked, action
        await session.client.check(action, session.texts.language)
        self._timer = asyncio.create_task(self._lose_patience(self._waiting))
        return True

    @property
    def is_looking(self) -> bool:
        """Whether an action waits for the coach's answer."""
        return self._waiting is not None

    async def hear(self, news: Checked) -> None:
        """Take the coach's answer; without an objection the action passes."""
        if self._waiting != (news.seq, news.action):
            return
        if news.objection is None:
            await self.let_pass()
            return
        self._waiting, self._spoke_about, self._objects = None, news.seq, True
        self._session.object_to(news.action, news.objection)

    async def let_pass(self) -> bool:
        """Take the waiting action, if there is one: the coach does not object, or cannot answer."""
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return False
        await self._send(waiting[1])
        return True

    async def _lose_patience(self, waiting: tuple[int, str]) -> None:
        """Say that the action waits, if it takes a while; in the end it counts."""
        await asyncio.sleep(LATE)
        if self._waiting == waiting:
            self._session.say(self._session.texts("coach-looks"))
        await asyncio.sleep(PATIENCE - LATE)
        if self._waiting == waiting:
            await self.let_pass()


PRESSES = 4


class HintWords:
    """Hints, which grow with each press on the same question, and reasons for cards."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._question: int | None = None
        self._press = 0

    async def ask(self, words: Sequence[str]) -> None:
        """Ask for one press more than before, or for the press with this number."""
        session, texts = self._session, self._session.texts
        asked = session.own.asked if session.own else None
        if session.room is not None and not session.room.hints:
            session.say(texts("reason-no-hints"))
        elif asked is None or session.question in (None, "next-round", "over", "gathering"):
            session.say(texts("hint-not-now"))
        elif words and words[0] not in map(str, range(1, PRESSES + 1)):
            session.say(texts("hint-how"))
        else:
            self._press = int(words[0]) if words else self._next(asked)
            self._question = asked
            await session.client.hint(self._press, texts.language)

    def _next(self, asked: int) -> int:
        return min(self._press + 1, PRESSES) if asked == self._question else 1

    async def why(self, words: Sequence[str], card: str | None) -> None:
        """Why a bot played or bid this card, in the last finished round or a numbered one."""
        session, texts = self._session, self._session.texts
        sheet = _sheet(session.sheets, words)
        if card is None or sheet is None:
            session.say(texts("why-how"))
            return
        plies = [ply for ply, move in enumerate(sheet.actions) if move.split()[-1] == card]
        if not plies:
            session.say(texts("why-not-there", card=session.words.card(card)))
            return
        await session.client.why(sheet.round, plies[-1], texts.language)


def _sheet(sheets: Sequence[RoundSheet], words: Sequence[str]) -> RoundSheet | None:
    number = int(words[0]) if words and words[0].isdecimal() else len(sheets)
    return sheets[number - 1] if 1 <= number <= len(sheets) else None


def advice_lines(advice: Advice, session: Session) -> list[str]:
    """The lines of the latest press; each press adds to those before it."""
    if advice.press == 1:
        return [advice.aim]
    if advice.press == 2:
        return [advice.aim, session.texts("hint-cards", cards=advice.names or "")]
    if advice.press == PRESSES:
        return [choice.line for choice in advice.choices]
    return [advice.why or advice.aim]
