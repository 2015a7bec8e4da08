"""Hints and reasons as a person asks for them: press after press, and card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from aurum.table.wire.replies import Advice
from aurum.table.wire.view import RoundSheet

if TYPE_CHECKING:
    from aurum.terminal.session import Session

PRESSES = 4


class HintWords:
    """Counts the presses on each question."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._question: int | None = None
        self._press = 0

    async def ask(self, words: Sequence[str]) -> None:
        """One press more than before, or the press that was named."""
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
    """The newest of what was told: each press adds to the ones before it."""
    if advice.press == 1:
        return [advice.aim]
    if advice.press == 2:
        return [advice.aim, session.texts("hint-cards", cards=advice.names or "")]
    if advice.press == PRESSES:
        return [choice.line for choice in advice.choices]
    return [advice.why or advice.aim]
