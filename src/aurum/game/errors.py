"""Errors: unreadable text, and actions that are not allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from aurum.game.reasons import Reason


class AurumError(ValueError):
    """Any error of the game; its text is one sentence for people."""

    def __reduce__(self) -> tuple[Callable[..., AurumError], tuple[Any, ...]]:
        """Make errors picklable, whatever their `__init__` takes."""
        return _same, (type(self), self.args, self.__dict__)


def _same(kind: type[AurumError], args: tuple[Any, ...], fields: dict[str, Any]) -> AurumError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    return error


class InvalidNotation(AurumError):
    """Text that is not a card, action, position or record."""


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
