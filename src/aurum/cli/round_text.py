"""How a round ended and what it was worth, for people."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from aurum.cli.palette import gold_text
from aurum.game import Match, Round, Scoring, Side, side_gold, standing
from aurum.table.wire_events import tie_rule
from aurum.terminal.narration import Story

NAME = 13  # a name at the least; the two of a team stand below each other


def verdict_lines(match: Match, story: Story) -> Iterator[RenderableType]:
    """Why the round ended, its sheet, and who takes the nugget."""
    round_ = match.round
    if round_ is None or round_.ended is None or round_.scored is None:
        return
    who = story.words.who(round_.ended.seat)
    yield Text(story.texts(f"log-round-ended-{round_.ended.reason.value}", **who))
    if round_.ended.hand:
        cards = story.words.cards(map(str, round_.ended.hand))
        yield Text(story.texts("log-hand-shown", cards=cards, **who))
    yield _sheet(match, round_, story)
    for line in story.nuggets(round_.scored.nuggets, tie_rule(round_.scored.tie_break)):
        yield Text(line, style="yellow")


def _sheet(match: Match, round_: Round, story: Story) -> Table:
    assert round_.scored is not None
    points = match.ruleset.scoring is Scoring.POINTS
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    keys = ("sheet-tricks", "sheet-bid-points", "sheet-gold", "sheet-score")
    table.add_column("", min_width=NAME)
    for key in (*keys, "sheet-total" if points else "sheet-nuggets"):
        words = key in ("sheet-tricks", "sheet-gold")
        table.add_column(story.texts(key), justify="left" if words else "right", no_wrap=words)
    for side, sheet in enumerate(round_.scored.sides):
        table.add_row(
            Text(story.words.side(story.sides[side]), style="bold"),
            f"{sheet.tricks}/{sheet.bid} "
            + story.texts(f"standing-{standing(sheet.bid, sheet.tricks)}"),
            str(sheet.bid_points),
            gold_text(sorted(side_gold(round_, Side(side)))).append(f" = {sheet.gold_points}"),
            Text(str(sheet.score), style="bold"),
            str((match.points if points else match.nuggets)[side]),
        )
    return table
