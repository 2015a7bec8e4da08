"""What can go wrong: text that cannot be read, and actions that are not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aurum.game.reasons import Reason


class AurumError(ValueError):
    """Any error of the game; its text is one sentence for people."""


class InvalidNotation(AurumError):
    """Text that is no card, action, position or record at all."""


class IllegalAction(AurumError):
    """A readable action that the rules do not allow now; `reason` names the clause.

    `where` names the place, if there are several: ``game 17``.
    """

    def __init__(self, reason: Reason, where: str = "") -> None:
        place = f"{where}: " if where else ""
        super().__init__(f"{place}{reason.text} ({reason.clause})")
        self.reason = reason


class IllegalDeal(IllegalAction):
    """Cards dealt in a way that the ruleset does not allow (R2)."""
