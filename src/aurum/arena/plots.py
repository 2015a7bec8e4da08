"""The pictures of a report, as SVG."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from aurum.arena.summary import Summary

GOLD, INK, RED, GREY = "#c8961e", "#2b2b33", "#b0413e", "#9a9aa5"
NO_METADATA = dict.fromkeys(("Date", "Creator", "Format", "Type"))
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "aurum",  # the same results give the same bytes
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.labelcolor": INK,
}


def share_plot(summary: Summary) -> str:
    """Win shares with intervals; the line is equal strength."""
    names = [str(standing.pairing) for standing in summary.standings]
    with _axes(len(names)) as (axes, drawn):
        shares = [standing.share for standing in summary.standings]
        _intervals(axes, [(s.mean, s.low, s.high) for s in shares])
        axes.axvline(summary.contest.even_share, color=RED, linewidth=1, linestyle="--")
        axes.set_xlim(0, 1)
        _label(axes, names, "share of wins (dashed: equal strength)")
    return drawn[0]


def rating_plot(summary: Summary) -> str:
    """Ratings with intervals, best on top."""
    with _axes(len(summary.ratings)) as (axes, drawn):
        _intervals(axes, [(r.points, r.low, r.high) for r in summary.ratings])
        axes.axvline(0, color=GREY, linewidth=1)
        _label(axes, [rating.name for rating in summary.ratings], "rating (400 points are 10 : 1)")
    return drawn[0]


def bid_plot(summary: Summary) -> str:
    """How often a bid ended under, exact, over."""
    habits = summary.habits
    with _axes(len(habits)) as (axes, drawn):
        starts = [0.0] * len(habits)
        parts = (("under", GREY), ("exact", GOLD), ("over", INK))
        for part, colour in parts:
            widths = [getattr(habit, part) for habit in habits]
            axes.barh(range(len(habits)), widths, left=starts, color=colour, label=part)
            starts = [start + width for start, width in zip(starts, widths, strict=True)]
        axes.set_xlim(0, 1)
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3, frameon=False)
        _label(axes, [habit.name for habit in habits], "share of rounds")
    return drawn[0]


def cost_plot(summary: Summary) -> str:
    """CPU time of a decision, on a logarithmic scale."""
    habits = summary.habits
    with _axes(len(habits)) as (axes, drawn):
        milliseconds = [max(1000 * habit.cpu, 0.001) for habit in habits]
        axes.barh(range(len(habits)), milliseconds, color=GOLD)
        axes.set_xscale("log")
        _label(axes, [habit.name for habit in habits], "CPU milliseconds a decision")
    return drawn[0]


@contextmanager
def _axes(rows: int) -> Iterator[tuple[Any, list[str]]]:
    """Yield axes to draw on; afterwards the SVG is appended to the list."""
    drawn: list[str] = []
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(7.2, 1.1 + 0.42 * max(rows, 1)), layout="constrained")
        axes = figure.subplots()
        yield axes, drawn
        axes.invert_yaxis()
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata=NO_METADATA, transparent=True)
    svg = file.getvalue()
    drawn.append(svg[svg.index("<svg") :])


def _intervals(axes: Any, values: Sequence[tuple[float, float, float]]) -> None:
    for row, (mean, low, high) in enumerate(values):
        axes.plot([max(low, mean - 1e4), min(high, mean + 1e4)], [row, row], color=INK, linewidth=2)
        axes.plot([mean], [row], "o", color=GOLD, markersize=9, markeredgecolor=INK)


def _label(axes: Any, names: Sequence[str], axis: str) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel(axis)
