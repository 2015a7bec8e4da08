"""A recorded match, told to a person: hands, bids, trick by trick, scores, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.align import Align
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from aurum.cli.palette import cards_text
from aurum.cli.round_text import verdict_lines
from aurum.cli.trick_text import TrickTable
from aurum.game import (
    BidExchanged,
    CardPlayed,
    Event,
    Match,
    Record,
    Round,
    RoundEnded,
    Scoring,
    Step,
    TrickTaken,
    start,
    walk,
)


def match_story(number: int, record: Record) -> Iterator[RenderableType]:
    """The parts of the story in order; a record that is wrong raises `BadRecord` at once."""
    steps = list(walk(record))
    names = seat_names(record)
    yield from _title(number, record)
    for _, played in groupby(steps, key=lambda step: step.round):
        yield from _told_round(list(played), names)
    yield _result(steps[-1].after if steps else start(record.ruleset, record.first), names)


def _told_round(steps: Sequence[Step], names: Sequence[str]) -> Iterator[RenderableType]:
    yield from _opening(steps[0].after, names)
    yield _tricks(steps[1:], names)
    yield from verdict_lines(steps[-1].after, names)


def seat_names(record: Record) -> tuple[str, ...]:
    """A name for every seat; the same name twice gets its seat's number."""
    names = record.names
    return tuple(
        name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names)
    )


def _title(number: int, record: Record) -> Iterator[RenderableType]:
    rules = record.ruleset
    zeros = "with zeros" if rules.zeros else "without zeros"
    goal = "points over three rounds" if rules.scoring is Scoring.POINTS else rules.match_end.value
    facts = f"{rules.edition.title} · {rules.seats} players · {zeros} · {goal}"
    yield Text()
    yield Rule(Text(f"Match {number}", style="bold yellow"), style="yellow")
    yield Align.center(Text(facts))


def _opening(match: Match, names: Sequence[str]) -> Iterator[RenderableType]:
    round_ = _round(match)
    title = f"Round {match.round_number + 1} · {names[round_.first]} begins"
    yield Text()
    yield Rule(Text(title, style="bold"), style="dim")
    table = Table.grid(padding=(0, 2))
    for name, hand in zip(names, round_.hands, strict=True):
        table.add_row(Text(name, style="bold"), cards_text(hand))
    if round_.exposed:
        table.add_row(Text("face up", style="dim"), cards_text(round_.exposed))
    yield table
    yield Text()


def _tricks(steps: Sequence[Step], names: Sequence[str]) -> RenderableType:
    """The table of a round's bids and tricks."""
    table = TrickTable(names)
    for step in steps:
        before, after = _round(step.before), _round(step.after)
        if not before.bids_open and after.bids_open:
            table.add_bids(after)
        for event in step.events:
            _enter(table, before, event)
    if steps:
        table.close(_round(steps[-1].after))
    return table.table


def _enter(table: TrickTable, before: Round, event: Event) -> None:
    match event:
        case BidExchanged():
            table.add_exchange(event)
        case CardPlayed(seat, card):
            table.add_card(seat, card, leads=not before.trick)
        case TrickTaken():
            table.finish_trick(before, event)
        case RoundEnded():
            table.break_off()


def _result(match: Match, names: Sequence[str]) -> RenderableType:
    if match.winners is None:
        return Text("\nThe match is not finished.", style="dim")
    sides = [" and ".join(names[s] for s in match.ruleset.members(w)) for w in match.winners]
    points = match.ruleset.scoring is Scoring.POINTS
    score = " : ".join(map(str, match.points if points else match.nuggets))
    verb = "wins" if len(sides) == 1 and not match.ruleset.teams else "win"
    together = " together" if len(sides) > 1 else ""
    text = f"\n{' and '.join(sides)} {verb} the match{together}, {score}."
    return Text(text, style="bold yellow")


def _round(match: Match) -> Round:
    assert match.round is not None
    return match.round
