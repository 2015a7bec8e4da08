"""The coach: an action is shown to it before it counts, and a costly one is asked about once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from aurum.table.wire.replies import Checked

if TYPE_CHECKING:
    from aurum.terminal.session import Session

PATIENCE = 3.0
"""Seconds after which an action counts, whatever the coach might have said."""

FIRST_MATCHES = 3
"""So many matches the coach speaks unasked."""


class Coach:
    """Stands between the person's choice and the table, where moves can be taken back."""

    def __init__(self, session: Session, send: Callable[[str], Awaitable[None]]) -> None:
        self.is_on = False
        self._session = session
        self._send = send
        self._waiting: tuple[int, str] | None = None  # a question, and the action for it
        self._spoke_about: int | None = None
        self._timer: asyncio.Task[None] | None = None

    @property
    def is_asking(self) -> bool:
        """Whether a yes is wanted because of an objection."""
        own = self._session.own
        return own is not None and own.asked is not None and own.asked == self._spoke_about

    async def consider(self, action: str) -> bool:
        """Whether the coach is asked first; then the action goes on from here."""
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

    async def hear(self, news: Checked) -> None:
        """What the coach says; silence lets the action pass."""
        if self._waiting != (news.seq, news.action):
            return
        if news.objection is None:
            await self.let_pass()
            return
        self._waiting, self._spoke_about = None, news.seq
        self._session.object_to(news.action, news.objection)

    async def let_pass(self) -> bool:
        """Take the action that waits, if one does: the coach has nothing to say, or cannot."""
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return False
        await self._send(waiting[1])
        return True

    async def _lose_patience(self, waiting: tuple[int, str]) -> None:
        await asyncio.sleep(PATIENCE)
        if self._waiting == waiting:
            await self.let_pass()
