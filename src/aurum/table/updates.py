"""What followers of a table are told when its match has moved: one message per observer.

What is public is the same for everybody, so it is made once.
"""

from __future__ import annotations

from aurum.game import SPECTATOR, Event, Match, Observer, RoundEnded, redact, view
from aurum.table.match import TableMatch
from aurum.table.messages import encode, written
from aurum.table.presence import Presence, left
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture
from aurum.table.story import without_memory
from aurum.table.table import Table
from aurum.table.wire import events as wire
from aurum.table.wire.replies import Update
from aurum.table.wire.view import Own, RoundSheet
from aurum.table.wire_events import narrate

_Told = tuple[tuple[wire.Event, ...], tuple[wire.Event, ...]]
"""Events and story, as an observer hears them."""


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
        self._play: TableMatch = table.play
        self._match: Match = table.play.match
        self._events = events
        self._undone = undone
        self._seen = view(self._match, SPECTATOR)
        self._view = written(public_picture(self._seen, memory=table.options.memory))
        self._story = _told_story(table, table.play.story()) if events is None else ()
        self._told_to_all = self._public()
        self._clocks = _clocks(table, presence)
        self._sheets = self._sheets_to_tell()

    def for_seat(self, seat: int, ack: str | None = None) -> bytes:
        """The message for the person in a seat: what all are told, and the seat's own part."""
        question = self._play.asked.get(seat)
        own = own_part(self._match, seat, question and question.seq, self._seen)
        return encode(self._update(seat, own, ack))

    def for_spectator(self) -> bytes:
        return encode(self._update(SPECTATOR))

    def _public(self) -> _Told | None:
        """The part that is the same for everybody; None if somebody is told more than others."""
        happened = (*(self._events or ()), *self._story)
        if all(redact(event, SPECTATOR) is event for event in happened):
            return self._told(SPECTATOR)
        return None

    def _told(self, observer: Observer) -> _Told:
        return narrate(self._events or (), observer), narrate(self._story, observer)

    def _update(self, observer: Observer, own: Own | None = None, ack: str | None = None) -> Update:
        events, story = self._told_to_all or self._told(observer)
        return Update(
            match=self._play.id,
            seq=self._play.seq,
            view=self._view,
            events=events,
            own=own,
            ack=ack,
            fresh=self._events is None,
            undone=self._undone,
            story=story,
            clocks=self._clocks,
            sheets=self._sheets,
        )

    def _sheets_to_tell(self) -> tuple[RoundSheet, ...] | None:
        """The sheets of finished rounds: when one has just been added, and with fresh views."""
        if self._events is not None and not any(type(e) is RoundEnded for e in self._events):
            return None
        return tuple(self._play.sheets) or None


def _clocks(table: Table, presence: Presence) -> tuple[int | None, ...] | None:
    if table.options.clock == "none":
        return None
    now = presence.clock()
    return tuple(left(presence.deadline(seat), now) for seat in range(len(table.seats)))


def settled_news(table: Table, since: int | None) -> bytes | None:
    """For delayed spectators: the match as it stood when a round last ended, if it is news."""
    play = table.play
    if play is None or play.settled is None or play.settled.seq == since:
        return None
    missed = None if since is None else play.between(since, play.settled.seq)
    picture = public_picture(view(play.settled.match, SPECTATOR), memory=table.options.memory)
    story = _told_story(table, play.settled.story) if missed is None else ()
    return encode(
        Update(
            match=play.id,
            seq=play.settled.seq,
            view=picture,
            events=narrate(missed or (), SPECTATOR),
            fresh=missed is None,
            story=narrate(story, SPECTATOR),
            sheets=tuple(play.sheets),
        )
    )


def _told_story(table: Table, story: tuple[Event, ...]) -> tuple[Event, ...]:
    return story if table.options.memory else without_memory(story)


def resumed(table: Table, presence: Presence, match: str | None, since: int | None) -> Updates:
    """The news for somebody who comes (back): missed events if that tells it all, else afresh."""
    play = table.play
    assert play is not None
    known = match == play.id and since is not None and since <= play.seq and table.options.memory
    events = play.since(since) if known and since is not None else None
    return Updates(table, presence, events)
