"""A recorded match for people: drawn trick by trick, or told in sentences for listeners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.align import Align
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from aurum.cli.round_text import TrickTable, cards_text, verdict_lines
from aurum.game import (
    SPECTATOR,
    BidExchanged,
    CardPlayed,
    Event,
    Match,
    MatchEnded,
    Record,
    Round,
    RoundEnded,
    Scoring,
    Side,
    Step,
    TrickTaken,
    final_bid_counts,
    walk,
)
from aurum.table.replay import replay
from aurum.table.wire.http import Frame
from aurum.table.wire.room import Options, Room, SeatInfo
from aurum.table.wire_events import narrate, rules_of
from aurum.terminal.description import Report
from aurum.terminal.narration import Story
from aurum.terminal.phrases import Words
from aurum.texts import Texts


def match_story(number: int, record: Record, speak: Texts) -> Iterator[RenderableType]:
    """Yield the parts of the match in order; a bad record raises `BadRecord` at once."""
    steps = list(walk(record))
    story = storyteller(record, speak)
    rules = record.ruleset
    story.sides = tuple(rules.members(Side(side)) for side in range(rules.sides))
    yield from _title(number, record, speak)
    for _, played in groupby(steps, key=lambda step: step.round):
        yield from _told_round(list(played), seat_names(record), story)
    yield _result(steps, story)


def _told_round(
    steps: Sequence[Step], names: Sequence[str], story: Story
) -> Iterator[RenderableType]:
    yield from _opening(steps[0], names, story)
    yield _tricks(steps[1:], names, story.texts)
    yield from verdict_lines(steps[-1].after, story)


def _title(number: int, record: Record, speak: Texts) -> Iterator[RenderableType]:
    rules = record.ruleset
    zeros = speak("zeros-on" if rules.zeros else "zeros-off")
    goal = "points" if rules.scoring is Scoring.POINTS else "nuggets"
    edition = speak(f"edition-{rules.edition.id}")
    started = speak("log-match-started", edition=edition, players=rules.seats)
    yield Text()
    yield Rule(Text(speak("replay-match", number=number + 1), style="bold yellow"), style="yellow")
    yield Align.center(Text(started))
    yield Align.center(Text(f"{zeros} · {speak(f'scoring-{goal}')}", style="dim"))


def _opening(step: Step, names: Sequence[str], story: Story) -> Iterator[RenderableType]:
    round_ = _round(step.after)
    who = story.words.who(round_.first)
    title = story.texts("log-round-dealt", number=step.round + 1, **who)
    yield Text()
    yield Rule(Text(title, style="bold"), style="dim")
    table = Table.grid(padding=(0, 2))
    for name, hand in zip(names, round_.hands, strict=True):
        table.add_row(Text(name, style="bold"), cards_text(hand))
    if round_.exposed:
        table.add_row(Text(story.texts("title-exposed"), style="dim"), cards_text(round_.exposed))
    yield table
    if final_bid_counts(round_.ruleset, step.round):
        yield Text(story.texts("final-bid-counts"), style="yellow")
    yield Text()


def _tricks(steps: Sequence[Step], names: Sequence[str], speak: Texts) -> RenderableType:
    """The table of a round's bids and tricks."""
    table = TrickTable(names, speak)
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


def _result(steps: Sequence[Step], story: Story) -> RenderableType:
    ended = [event for event in steps[-1].events if type(event) is MatchEnded] if steps else []
    if not ended:
        return Text(f"\n{story.texts('replay-unfinished')}", style="dim")
    (event,) = narrate(tuple(ended), SPECTATOR)
    match = steps[-1].after
    points = match.ruleset.scoring is Scoring.POINTS
    score = " : ".join(map(str, match.points if points else match.nuggets))
    *why, _ = story.sentences(event)
    return Text("\n" + "\n".join(why) + f" ({score})", style="bold yellow")


def _round(match: Match) -> Round:
    assert match.round is not None
    return match.round


def seat_names(record: Record) -> tuple[str, ...]:
    """A name for every seat; names that occur twice get the number of their seat."""
    names = record.names
    return tuple(
        name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names)
    )


def storyteller(record: Record, speak: Texts) -> Story:
    """A spectator who tells the match of a record."""
    words = Words(speak)
    seats = tuple(SeatInfo(n, "person", name) for n, name in enumerate(seat_names(record)))
    rules = rules_of(record.ruleset)
    words.room = Room("record", "playing", Options(rules), seats, 0, zeros=record.ruleset.zeros)
    return Story(words)


def told_match(number: int, record: Record, speak: Texts) -> Iterator[str]:
    """One sentence per line; a bad record raises `BadRecord` at once."""
    shown = replay(str(record), None)
    story = storyteller(record, speak)
    yield speak("replay-match", number=number + 1)
    for frame in shown.frames:
        yield from story.told(frame.events, frame.view)
        if frame.action is None:
            yield from _hands(frame, story.words, record)
    if shown.winners is None:
        yield speak("replay-unfinished")


def _hands(frame: Frame, words: Words, record: Record) -> Iterator[str]:
    """What everybody was dealt."""
    points = record.ruleset.scoring is Scoring.POINTS
    report = Report(words, frame.view, None, points)
    for seat, hand in enumerate(frame.hands):
        cards = report.by_metal(hand or ())
        yield words.texts("seat-line", name=words.title(seat), facts=cards)
