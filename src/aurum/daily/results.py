"""The results of a deal and of a day: against the field, against par, and by decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aurum.daily.decisions import DecisionScore, decision_score
from aurum.daily.field import field_of
from aurum.daily.lines import Line


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal: the score, the percentage of the field it beats, and the points against par."""

    score: int
    percent: float
    par: float
    decided: DecisionScore

    @property
    def against_par(self) -> float:
        return self.score - self.par

    def as_json(self) -> dict[str, Any]:
        return {
            "score": self.score,
            "percent": round(self.percent, 1),
            "par": round(self.par, 2),
            "against_par": round(self.against_par, 2),
            "decisions": round(self.decided.points, 2),
            "decisions_error": round(self.decided.error, 2),
        }


def from_json(data: Mapping[str, Any]) -> DealResult:
    """Read a stored result."""
    decided = DecisionScore(float(data["decisions"]), float(data["decisions_error"]))
    return DealResult(int(data["score"]), float(data["percent"]), float(data["par"]), decided)


def deal_result(line: Line) -> DealResult:
    """The result of a finished line."""
    field, score = field_of(line.deal), line.sheet.score
    decided = decision_score(line.decisions())
    return DealResult(score, field.percent(score), field.par, decided)


@dataclass(frozen=True, slots=True)
class DayResult:
    """All deals of a day."""

    deals: tuple[DealResult, ...]

    @property
    def percent(self) -> float:
        return sum(deal.percent for deal in self.deals) / len(self.deals)

    @property
    def against_par(self) -> float:
        return sum(deal.against_par for deal in self.deals)

    @property
    def decided(self) -> DecisionScore:
        points = sum(deal.decided.points for deal in self.deals)
        return DecisionScore(points, sum(deal.decided.error**2 for deal in self.deals) ** 0.5)


def day_result(deals: Sequence[DealResult]) -> DayResult:
    return DayResult(tuple(deals))
