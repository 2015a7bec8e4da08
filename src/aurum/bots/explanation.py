"""Why a bot chose what it chose, as data."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from aurum.game import Action


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action that was considered. Chances and means are over the worlds it was tried in."""

    action: Action
    value: float  # what the bot goes by: worth, and a little of its first opinion
    worth: float  # the chance to win the match, and a hundredth of a point's margin
    error: float  # standard error of `worth`
    win: float  # the chance to win the round, a shared win divided
    exact: float | None  # the chance to meet the bid exactly; none if no playout ended the round
    score: float | None  # the side's expected score, likewise
    gold: float | None  # the expected points of gold therein, likewise
    habit: bool  # what the rules of thumb or the network would do without search
    worlds: int

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"action": str(self.action)}


@dataclass(frozen=True, slots=True)
class Explanation:
    """All candidates, best first, and how much was looked at."""

    bot: str
    candidates: tuple[Candidate, ...]
    possible: int  # worlds that the view allows
    decisions: int  # made in playouts
    cpu: float  # seconds

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def as_json(self) -> dict[str, Any]:
        listed = [candidate.as_json() for candidate in self.candidates]
        return asdict(self) | {"candidates": listed}
