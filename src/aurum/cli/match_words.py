"""A recorded match in sentences, for ears: the words of the terminal client, in its languages."""

from __future__ import annotations

from collections.abc import Iterator

from aurum.game import Record, Scoring
from aurum.table.replay import replay
from aurum.table.wire.http import Frame
from aurum.table.wire.room import Options, Room, SeatInfo
from aurum.table.wire_events import rules_of
from aurum.terminal.description import Report
from aurum.terminal.narration import Story
from aurum.terminal.phrases import Words
from aurum.texts import Texts


def seat_names(record: Record) -> tuple[str, ...]:
    """A name for every seat; the same name twice gets its seat's number."""
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
    """One sentence a line; a record that is wrong raises `BadRecord` at once."""
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
