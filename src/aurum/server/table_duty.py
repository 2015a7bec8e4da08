"""What this process does about the bots and clocks of a table, alone or beside other processes.

Alone it does everything at once. Beside others, whoever stores an entry answers for the bots that
it asks, by a lease in the same transaction; what else becomes due is leased when it is due.
"""

from __future__ import annotations

from aurum.server.due_moments import AGAIN_MS, LEASE_MS, OVERDUE_MS
from aurum.server.storage.rows import Change, Due, Lease
from aurum.table.commands import Draft
from aurum.table.presence import BotTurn, Presence


class Duty:
    """The part of one process in one table."""

    def __init__(self, process: str, *, is_shared: bool, thinks: bool) -> None:
        self.is_shared = is_shared
        self._process = process
        self._thinks = thinks
        self._answers_bots = False

    def stored(self) -> None:
        """An entry of its own is stored: the bots that it asks are the process's own."""
        self._answers_bots = self._thinks

    def heard(self) -> None:
        """Another process has stored an entry, and looks after the bots."""
        self._answers_bots = False

    def leased(self) -> None:
        """Nobody else has answered for the bots."""
        self._answers_bots = True

    def own(self, turns: list[BotTurn]) -> list[BotTurn]:
        """The questions that this process answers without being asked to."""
        if not self.is_shared:
            return turns
        return [turn for turn in turns if self._answers_bots and turn.by == "bot"]

    def with_due(self, change: Change, draft: Draft, presence: Presence) -> Change:
        """The change together with what is due after it."""
        if not self.is_shared:
            return change
        ahead = presence.ahead(draft.table, draft.now)
        lease = Lease(self._process, draft.now + LEASE_MS) if self._thinks else None
        return change._replace(due=moments(ahead, draft.now, urgent=True), lease=lease)


def moments(presence: Presence, now: int, *, urgent: bool = False) -> tuple[Due, ...]:
    """What is due at a table. A bot that sits in is asked at once (`urgent`), or asked again."""
    play, code = presence.table.play, presence.table.code
    turns = presence.bot_turns(now)
    asked = {} if play is None else play.asked
    bots = [asked[turn.seat].at for turn in turns if turn.by == "bot"]
    absent = [asked[turn.seat].at for turn in turns if turn.by == "sit-in"]
    times = [now if urgent else _again(at, now) for at in absent]
    if (due := presence.due()) is not None:
        times.append(due)
    found = [Due(code, "bot", min(bots))] if bots else []
    return (*found, Due(code, "time", min(times))) if times else tuple(found)


def is_overdue(presence: Presence, now: int) -> bool:
    """Whether a bot or a clock should have acted some time ago."""
    play = presence.table.play
    asked = {} if play is None else play.asked
    since = [asked[turn.seat].at for turn in presence.bot_turns(now)]
    if (due := presence.due()) is not None:
        since.append(due)
    return any(at < now - OVERDUE_MS for at in since)


def _again(asked: int, now: int) -> int:
    """The same moment for everybody who works it out within some seconds."""
    return asked + (1 + max(0, now - asked) // AGAIN_MS) * AGAIN_MS
