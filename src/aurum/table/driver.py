"""A table in this process, driven by orders; what plays without a server derives from it."""

from __future__ import annotations

from collections.abc import Callable

from aurum.game import Match
from aurum.table.commands import Draft
from aurum.table.match import TableMatch
from aurum.table.presence import Presence
from aurum.table.table import Table


class Driver:
    """The table, who is here, and what is going on at it."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.presence = Presence(table, now)

    @property
    def play(self) -> TableMatch:
        assert self.table.play is not None, "no match has begun"
        return self.table.play

    @property
    def match(self) -> Match:
        assert self.play.match is not None, "no hand has been dealt"
        return self.play.match

    def decide(
        self, order: Callable[[Draft], object], now: int, entropy: Callable[[int], bytes]
    ) -> Draft:
        """Carry out an order; if it is refused, nothing has happened."""
        draft = Draft(self.table, now, entropy)
        order(draft)
        draft.apply()
        return draft
