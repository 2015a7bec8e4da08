"""How a round ended and what it was worth, for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from aurum.cli.palette import cards_text, gold_text
from aurum.game import (
    EndReason,
    Match,
    Round,
    RoundEnded,
    Scoring,
    Side,
    TieBreak,
    side_gold,
    standing,
)

WHY = {
    EndReason.STUCK: "has no card to play",
    EndReason.EMPTY: "should lead, but has no card left",
    EndReason.DECLINED: "keeps the gold instead of playing it",
}
TIE = {
    TieBreak.EXACT_BID: "the tie is broken by the exact bid",
    TieBreak.HIGHEST_GOLD: "the tie is broken by the highest gold",
    TieBreak.ALL_TIED: "the tie stands",
}


def verdict_lines(match: Match, names: Sequence[str]) -> Iterator[RenderableType]:
    """Why the round ended, its sheet, and who takes the nugget."""
    round_ = match.round
    if round_ is None or round_.ended is None or round_.scored is None:
        return
    yield _ending(round_.ended, names)
    yield _sheet(match, round_, names)
    if match.ruleset.scoring is Scoring.NUGGETS:
        yield _nuggets(round_, names)


def side_name(round_: Round, side: Side, names: Sequence[str]) -> str:
    return " & ".join(names[seat] for seat in round_.ruleset.members(side))


def _ending(ended: RoundEnded, names: Sequence[str]) -> Text:
    text = Text.assemble((names[ended.seat], "bold"), f" {WHY[ended.reason]} and ends the round")
    if ended.hand:
        return Text.assemble(text, ", showing ", cards_text(ended.hand, gap=" "), ".")
    return Text.assemble(text, ".")


def _sheet(match: Match, round_: Round, names: Sequence[str]) -> Table:
    assert round_.scored is not None
    points = match.ruleset.scoring is Scoring.POINTS
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    for heading in ("", "bid", "tricks", "", "for the bid", "gold", "", "score"):
        table.add_column(heading, justify="left" if heading in ("", "gold") else "right")
    table.add_column("sum" if points else "nuggets", justify="right")
    for side, sheet in zip(match.ruleset.each_side(), round_.scored.sides, strict=True):
        table.add_row(
            Text(side_name(round_, side, names), style="bold"),
            str(sheet.bid),
            str(sheet.tricks),
            standing(sheet.bid, sheet.tricks),
            str(sheet.bid_points),
            gold_text(sorted(side_gold(round_, side))),
            str(sheet.gold_points),
            Text(str(sheet.score), style="bold"),
            str((match.points if points else match.nuggets)[side]),
        )
    return table


def _gets(round_: Round) -> str:
    return "get" if round_.ruleset.teams else "gets"


def _nuggets(round_: Round, names: Sequence[str]) -> Text:
    scored = round_.scored
    assert scored is not None
    winners = " and ".join(side_name(round_, side, names) for side in scored.nuggets)
    takes = "take a nugget each" if len(scored.nuggets) > 1 else f"{_gets(round_)} the nugget"
    tie = f"; {TIE[scored.tie_break]}" if scored.tie_break else ""
    return Text(f"{winners} {takes}{tie}.", style="yellow")
