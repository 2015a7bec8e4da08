"""The report: one self-contained HTML file, and the summary as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path

from aurum.arena.contest import Contest, Unit
from aurum.arena.deal_games import Result
from aurum.arena.plots import bid_plot, cost_plot, rating_plot, share_plot
from aurum.arena.summary import (
    COMPARISON_HEAD,
    HABIT_HEAD,
    RATING_HEAD,
    STANDING_HEAD,
    Rows,
    Summary,
    comparison_rows,
    habit_rows,
    rating_rows,
    standing_rows,
    summarise,
)

REPORT, SUMMARY, RECORDS = "report.html", "summary.json", "records.jsonl"

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2b33; background: #fbfaf6;
       max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { border-bottom: 3px solid #c8961e; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .8rem; text-align: left; border-bottom: 1px solid #ddd8c8; }
svg { max-width: 100%; height: auto; }
"""


def write_report(folder: Path, contest: Contest, results: Sequence[Result]) -> Summary:
    """Write the report, the summary and, if they were kept, the records; returns the summary."""
    summary = summarise(contest, results)
    (folder / SUMMARY).write_text(json.dumps(summary.as_json(), indent=1) + "\n", encoding="utf-8")
    (folder / REPORT).write_text(report(summary), encoding="utf-8")
    records = [game.record for result in results for game in result.games if game.record]
    if records:
        (folder / RECORDS).write_text("".join(f"{r}\n" for r in records), encoding="utf-8")
    return summary


def report(summary: Summary) -> str:
    """The page."""
    sections = [_heading(summary.contest), _shares(summary)]
    if summary.ratings:
        sections.append(_ratings(summary))
    if summary.comparisons:
        sections.append(_comparisons(summary))
    sections.append(_habits(summary))
    body = "\n".join(sections)
    title = escape(f"Arena: {', '.join(summary.contest.bots)}")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"
    )


def _heading(contest: Contest) -> str:
    unit = "one round" if contest.unit is Unit.ROUND else "a whole match"
    swapped = "with teams swapped" if contest.ruleset.teams else "from every seat"
    return (
        f"<h1>{escape(' · '.join(contest.bots))}</h1>"
        f"<p>Rules <code>{escape(contest.ruleset.name)}</code>, seed {contest.seed}. Each deal is "
        f"{unit} with the same cards {swapped}; the deal is the unit of all statistics.</p>"
    )


def _shares(summary: Summary) -> str:
    even = summary.contest.even_share
    note = f"<p>Equal strength is {even:.3f}. A shared win is divided.</p>"
    table = _table(STANDING_HEAD, standing_rows(summary))
    return f"<h2>Who wins</h2>{note}{share_plot(summary)}{table}"


def _ratings(summary: Summary) -> str:
    note = "<p>Plackett-Luce fit over all games; intervals by bootstrap over deals.</p>"
    table = _table(RATING_HEAD, rating_rows(summary))
    return f"<h2>Ratings</h2>{note}{rating_plot(summary)}{table}"


def _comparisons(summary: Summary) -> str:
    note = "<p>Two challengers on the same deals against the same bot.</p>"
    return f"<h2>Paired comparisons</h2>{note}{_table(COMPARISON_HEAD, comparison_rows(summary))}"


def _habits(summary: Summary) -> str:
    plots = bid_plot(summary) + cost_plot(summary)
    return f"<h2>Bids and thinking</h2>{plots}{_table(HABIT_HEAD, habit_rows(summary))}"


def _table(head: Sequence[str], rows: Rows) -> str:
    titles = "".join(f"<th>{escape(title)}</th>" for title in head)
    lines = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
    return f"<table><tr>{titles}</tr>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"
