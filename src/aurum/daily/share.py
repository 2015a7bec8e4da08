"""A day in a few words for friends: no card, no bid, nothing about the deals."""

from __future__ import annotations

from aurum.daily.days import Day
from aurum.daily.results import DayResult, DealResult
from aurum.texts import Texts

FAR, NEAR = 20.0, 8.0  # percent of the field away from the middle


class DayWords:
    """Speaks about the results of a day."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def deal(self, number: int, result: DealResult) -> str:
        """One deal, for the player."""
        return self.texts(
            "daily-deal-result",
            number=number,
            word=self.word(result.percent),
            score=str(result.score),
            percent=str(round(result.percent)),
            par=f"{result.par:.1f}",
        )

    def decisions(self, result: DealResult) -> str:
        """The decision score in words."""
        return self.texts(
            "daily-decisions",
            points=f"{result.decided.points:+.1f}",
            error=f"{result.decided.error:.1f}",
        )

    def share(self, day: Day, result: DayResult) -> str:
        """The text to share: words first, and nothing that helps somebody who has not played."""
        words = ", ".join(self.word(deal.percent) for deal in result.deals)
        head = self.texts("daily-share-head", day=day.number, date=day.date.isoformat())
        line = self.texts(
            "daily-share-line",
            percent=str(round(result.percent)),
            points=f"{result.against_par:+.1f}",
        )
        return f"{head}\n{words}\n{line}"

    def word(self, percent: float) -> str:
        away = percent - 50
        if abs(away) < NEAR:
            return self.texts("daily-level")
        kind = "ahead" if away > 0 else "behind"
        return self.texts(f"daily-far-{kind}" if abs(away) >= FAR else f"daily-{kind}")
