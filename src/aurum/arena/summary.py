"""A contest summed up: as data for programs, and as lines for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from aurum.arena.contest import Contest
from aurum.arena.deal_games import Result
from aurum.arena.ratings import Rating, ratings
from aurum.arena.statistics import (
    Comparison,
    Habit,
    Standing,
    comparisons,
    habits,
    standings,
)


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything the arena reports about a contest."""

    contest: Contest
    standings: list[Standing]
    ratings: list[Rating]
    comparisons: list[Comparison]
    habits: list[Habit]

    def failures(self) -> list[str]:
        """A sentence for each bot that failed: how often, and why it failed last."""
        return [
            f"{bot.name} failed in {bot.faults} of {max(bot.decisions, bot.faults)} decisions"
            f"{', so its figures say nothing' if bot.never_worked else ''}: {bot.reason}"
            for bot in self.habits
            if bot.faults
        ]

    def as_json(self) -> dict[str, Any]:
        return {
            "contest": self.contest.as_json(),
            "even_share": self.contest.even_share,
            "standings": [_standing_json(standing) for standing in self.standings],
            "ratings": [asdict(rating) for rating in self.ratings],
            "comparisons": [asdict(comparison) for comparison in self.comparisons],
            "bots": [asdict(habit) for habit in self.habits],
        }


def _standing_json(standing: Standing) -> dict[str, Any]:
    data: dict[str, Any] = asdict(standing)
    del data["shares"]
    pairing: dict[str, Any] = data.pop("pairing")
    return pairing | data


def summarise(contest: Contest, results: Sequence[Result]) -> Summary:
    found = standings(contest, results)
    return Summary(
        contest,
        found,
        ratings(contest, results),
        comparisons(found),
        habits(contest, results),
    )


Rows = list[tuple[str, ...]]


def standing_rows(summary: Summary) -> Rows:
    """Win shares: pairing, share with interval, rounds, margin, deals."""
    return [
        (
            s.pairing.challenger,
            s.pairing.other,
            str(s.share),
            f"{s.rounds.mean:.3f}",
            f"{s.margin.mean:+.2f}",
            str(s.share.deals),
        )
        for s in summary.standings
    ]


STANDING_HEAD = ("bot", "against", "win share [95 %]", "rounds", "margin", "deals")


def rating_rows(summary: Summary) -> Rows:
    return [(r.name, f"{r.points:+.0f}", f"{r.low:+.0f} to {r.high:+.0f}") for r in summary.ratings]


RATING_HEAD = ("bot", "rating", "95 %")


def habit_rows(summary: Summary) -> Rows:
    """How the bots bid and what they cost."""
    return [
        (
            h.name,
            f"{h.under:.0%}",
            f"{h.exact:.0%}",
            f"{h.over:.0%}",
            f"{1000 * h.cpu:.2f} ms",
            f"{1000 * h.wall:.2f} ms",
            f"{1000 * h.slowest:.0f} ms",
            str(h.decisions),
            str(h.faults),
        )
        for h in summary.habits
    ]


HABIT_HEAD = (
    *("bot", "under", "exact", "over", "CPU/move", "wall/move"),
    *("slowest", "moves", "faults"),
)


def comparison_rows(summary: Summary) -> Rows:
    return [
        (c.better, c.worse, c.against, str(c.difference), f"{c.p_value:.2g}")
        for c in summary.comparisons
    ]


COMPARISON_HEAD = ("better", "worse", "against", "difference [95 %]", "p")
