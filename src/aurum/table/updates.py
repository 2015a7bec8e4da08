"""What followers of a table are told when its match has moved: one message per observer.

What is public is the same for everybody, so it is made and encoded once.
"""

from __future__ import annotations

from msgspec import Raw, Struct

from aurum.game import SPECTATOR, Event, Match, Observer, RoundEnded, redact, view
from aurum.table.match import TableMatch
from aurum.table.messages import encode
from aurum.table.presence import Presence
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture
from aurum.table.story import without_memory
from aurum.table.table import Table
from aurum.table.wire.view import Own, RoundSheet, View
from aurum.table.wire_events import narrate

NO_EVENTS = Raw(b"[]")


class _Mine(Struct, frozen=True, omit_defaults=True):
    """The parts of `replies.Update` that only one connection gets."""

    own: Own
    ack: str | None = None


class _Update(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """`replies.Update` with parts that are encoded already, and without those of one seat."""

    match: str
    seq: int
    view: View
    events: Raw = NO_EVENTS
    fresh: bool = False
    undone: bool = False
    story: Raw = NO_EVENTS
    deadlines: tuple[int | None, ...] | None = None
    sheets: tuple[RoundSheet, ...] | None = None


class Updates:
    """The news of a match: `events` is what happened; None tells everything afresh."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        events: tuple[Event, ...] | None,
        *,
        undone: bool = False,
    ) -> None:
        assert table.play is not None
        assert table.play.match is not None
        self._table = table
        self._attendance = presence
        self._play: TableMatch = table.play
        self._match: Match = table.play.match
        self._events = events
        self._undone = undone
        self._seen = view(self._match, SPECTATOR)
        self._view = public_picture(self._seen, memory=table.options.memory)
        self._story = _told_story(table, table.play.story()) if events is None else ()
        self._for_all = self._public(SPECTATOR)
        told = self._story if events is None else events
        self._same = all(redact(event, SPECTATOR) is event for event in told)

    def for_seat(self, seat: int, ack: str | None = None) -> bytes:
        """The message for the person in a seat: what all are told, and the seat's own part."""
        public = self._for_all if self._same else self._public(seat)
        question = self._play.asked.get(seat)
        own = own_part(self._match, seat, question and question.seq, self._seen)
        mine = encode(_Mine(own, ack))
        return b"%b,%b" % (public[:-1], mine[1:])  # two objects become one

    def for_spectator(self) -> bytes:
        return self._for_all

    def _public(self, observer: Observer) -> bytes:
        return encode(
            _Update(
                self._play.id,
                self._play.seq,
                self._view,
                _narrated(self._events or (), observer),
                self._events is None,
                self._undone,
                _narrated(self._story, observer),
                self._deadlines(),
                self._sheets(),
            )
        )

    def _deadlines(self) -> tuple[int | None, ...] | None:
        if self._table.options.clock == "none":
            return None
        return tuple(map(self._attendance.deadline, range(len(self._table.seats))))

    def _sheets(self) -> tuple[RoundSheet, ...] | None:
        """The sheets of finished rounds: when one has just been added, and with fresh views."""
        if self._events is not None and not any(type(e) is RoundEnded for e in self._events):
            return None
        return tuple(self._play.sheets) or None


def settled_news(table: Table, since: int | None) -> bytes | None:
    """For delayed spectators: the match as it stood when a round last ended, if it is news."""
    play = table.play
    if play is None or play.settled is None or play.settled.seq == since:
        return None
    missed = None if since is None else play.between(since, play.settled.seq)
    picture = public_picture(view(play.settled.match, SPECTATOR), memory=table.options.memory)
    events = _narrated(missed or (), SPECTATOR)
    fresh = missed is None
    story = _narrated(_told_story(table, play.settled.story) if fresh else (), SPECTATOR)
    return encode(
        _Update(
            play.id,
            play.settled.seq,
            picture,
            events,
            fresh=fresh,
            story=story,
            sheets=tuple(play.sheets),
        )
    )


def _told_story(table: Table, story: tuple[Event, ...]) -> tuple[Event, ...]:
    return story if table.options.memory else without_memory(story)


def _narrated(events: tuple[Event, ...], observer: Observer) -> Raw:
    """The events as this observer may hear them (`narrate` redacts)."""
    return Raw(encode(narrate(events, observer))) if events else NO_EVENTS


def resumed(table: Table, presence: Presence, match: str | None, since: int | None) -> Updates:
    """The news for somebody who comes (back): missed events if that tells it all, else afresh."""
    play = table.play
    assert play is not None
    known = match == play.id and since is not None and since <= play.seq and table.options.memory
    events = play.since(since) if known and since is not None else None
    return Updates(table, presence, events)
