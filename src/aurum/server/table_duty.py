"""What this process does about the bots and clocks of a table, alone or beside other processes.

Alone it does everything at once. Beside others, whoever stores an entry answers for the bots that
it asks, by a lease in the same transaction; what else becomes due is leased when it is due.
"""

from __future__ import annotations

from aurum.server.due_moments import LEASE_MS
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
        return change._replace(due=moments(ahead, draft.now, draft.now), lease=lease)


def moments(presence: Presence, now: int, again: int) -> tuple[Due, ...]:
    """What is due at a table; `again` is when to look again after bots that sit in."""
    play, code = presence.table.play, presence.table.code
    turns = presence.bot_turns(now)
    asked = {} if play is None else play.asked
    bots = [asked[turn.seat].at for turn in turns if turn.by == "bot"]
    times = [presence.due(), again if any(turn.by == "sit-in" for turn in turns) else None]
    known = [at for at in times if at is not None]
    found = [Due(code, "bot", min(bots))] if bots else []
    return (*found, Due(code, "time", min(known))) if known else tuple(found)
