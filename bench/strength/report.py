"""The table as Markdown with a picture, written into docs/bots.md between two marks."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path

from aurum.arena.deal_games import Game, Result
from aurum.arena.statistics import Estimate, estimate_share
from bench.marks import put_between
from bench.strength.exchanges import exchanges_of
from bench.strength.habits import habits_of
from bench.strength.table import STYLES, Row

DOCS = Path(__file__).parents[2] / "docs"
BEGIN, END = "<!-- make strength: begin -->", "<!-- make strength: end -->"
TITLES = {
    "ladder": "Each level against the one below",
    "old forms": "`master` against older forms of the bots, full effort",
    "reduced": "`master` at a tenth of its effort",
    "outsiders": "Opponents outside the family, at about equal CPU time",
    "styles": "Styles against `adept`",
    "partners": "Partners: the first with the second, against two of the second",
    "matches": "Whole matches",
}


@dataclass(frozen=True, slots=True)
class Found:
    """A row and what was played of it."""

    row: Row
    results: list[Result]

    @property
    def share(self) -> Estimate:
        return estimate_share([result.share() for result in self.results])

    @property
    def games(self) -> list[Game]:
        return [game for result in self.results for game in result.games]

    @property
    def verdict(self) -> str:
        """Whether the share lies between two goals, or its lower bound above the only one."""
        if self.row.goal is None:
            return ""
        low, high = self.row.goal
        if high < 1.0:
            if self.share.high < low or self.share.low > high:
                return "no"
            is_enough = 2 * self.share.deals >= self.row.deals
            return ("yes" if low <= self.share.mean <= high else "no") if is_enough else "open"
        return "yes" if self.share.low >= low else "no" if self.share.mean < low else "open"

    @property
    def goal(self) -> str:
        if self.row.goal is None:
            return ""
        low, high = self.row.goal
        return f"{low:.2f}-{high:.2f}" if high < 1.0 else f"over {low:.2f}"


def write(found: Sequence[Found]) -> None:
    """Put tables and picture into the documents."""
    played = [one for one in found if len(one.results) > 1]
    page = DOCS / "bots.md"
    text = put_between(page.read_text(encoding="utf-8"), BEGIN, END, f"\n{markdown(played)}")
    page.write_text(text, encoding="utf-8")
    (DOCS / "strength.svg").write_text(picture(played), encoding="utf-8")


def markdown(found: Sequence[Found]) -> str:
    parts = ["\n![Shares of wins with their 95 % intervals](strength.svg)\n"]
    for group, members in groupby(found, key=lambda one: one.row.group):
        listed = list(members)
        table = _partner_table if group == "partners" else _table
        parts.append(f"\n**{TITLES[group]}**\n\n{table(listed)}")
        parts += [_habit_table(listed)] if group == "styles" else []
    return "".join([*parts, _exchange_table(found), "\n"])


def _table(found: Sequence[Found]) -> str:
    lines = [
        "| | players | share of wins [95 %] | deals | goal | met |",
        "|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {_title(one.row)} | {one.row.players} | {one.share} | {one.share.deals} | {one.goal} "
        f"| {one.verdict} |"
        for one in found
    ]
    return "\n".join(lines) + "\n"


def _title(row: Row) -> str:
    bots = f"{row.challenger} against {row.other}"
    return (
        f"{bots}, {row.variant.edition}, {row.variant.scoring}" if row.group == "matches" else bots
    )


def _partner_table(found: Sequence[Found]) -> str:
    """A line a level, a column a partner."""
    cells = {tuple(one.row.challenger.split("+")): one for one in found}
    levels = list(dict.fromkeys(level for pair in cells for level in pair))
    lines = [f"| | {' | '.join(levels)} |", "|---" * (len(levels) + 1) + "|"]
    for level in levels:
        shown = [_cell(cells.get((level, partner))) for partner in levels]
        lines.append(f"| {level} | {' | '.join(shown)} |")
    return "\n".join(lines) + "\n"


def _cell(one: Found | None) -> str:
    if one is None:
        return ""
    return f"{one.share.mean:.2f} [{one.share.low:.2f}, {one.share.high:.2f}]"


def _habit_table(found: Sequence[Found]) -> str:
    lines = [
        "\n| | players | mean bid | gold cards spent | gold cards kept |",
        "|---|---|---|---|---|",
    ]
    for players in (3, 4):
        games = [game for one in found if one.row.players == players for game in one.games]
        for bot in ("adept", *STYLES):
            habits = habits_of(bot, games)
            if habits.rounds:
                lines.append(f"| {bot} | {players} | {habits.means()} |")
    return "\n".join(lines) + "\n"


EMPTY = 3  # lines of a table without rows


def _exchange_table(found: Sequence[Found]) -> str:
    lines = [
        "\n**Exchanges of `master`, a seat and round**\n",
        "| | players | all | leave the side's bid as it is | back to a rank | seats and rounds |",
        "|---|---|---|---|---|---|",
    ]
    games: dict[tuple[int, str], list[Game]] = {}
    for one in found:
        if one.row.is_of_master:
            games.setdefault((one.row.players, one.row.challenger), []).extend(one.games)
    for (players, bot), listed in sorted(games.items()):
        seen = exchanges_of(bot, listed)
        shares = [f"{seen.share(n):.3f}" for n in (seen.all, seen.idle, seen.backward)]
        lines.append(f"| {bot} | {players} | {' | '.join(shares)} | {seen.rounds} |")
    return "\n".join(lines) + "\n" if len(lines) > EMPTY else ""


WIDTH, LABELS, LINE, TOP = 760, 360, 22, 34
GOLD, INK, GREY = "#c8961e", "#77777f", "#9a9aa5"


def picture(found: Sequence[Found]) -> str:
    """A line an interval, a dot its middle; a tick where both are equally strong."""
    shown = [one for one in found if one.row.group != "partners"]
    height = TOP + LINE * len(shown) + 10
    box = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {box}>']
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        parts.append(
            f'<text x="{x:.0f}" y="16" text-anchor="middle" fill="{INK}">{tenth / 10}</text>'
        )
        parts.append(f'<path d="M{x:.1f} 22V{height - 8}" stroke="{GREY}" stroke-opacity=".3"/>')
    for number, one in enumerate(shown):
        parts += _bar(one, TOP + LINE * number + LINE // 2)
    return "\n".join([*parts, "</svg>\n"])


def _bar(one: Found, y: int) -> list[str]:
    share, even = one.share, 1 / one.row.contest(1).ruleset.sides
    name = escape(f"{_title(one.row)} ({one.row.players})")
    return [
        f'<text x="{LABELS - 12}" y="{y + 4}" text-anchor="end" fill="{INK}">{name}</text>',
        f'<path d="M{_x(even):.1f} {y - 7}v14" stroke="{INK}" stroke-dasharray="2 2"/>',
        f'<path d="M{_x(share.low):.1f} {y}H{_x(share.high):.1f}" stroke="{INK}"/>',
        f'<circle cx="{_x(share.mean):.1f}" cy="{y}" r="5" fill="{GOLD}"/>',
    ]


def _x(share: float) -> float:
    return LABELS + (WIDTH - LABELS - 16) * share
