"""What followers of a table are told when its match has moved: one message per observer.

Public parts are the same for everybody, so they are made and encoded once.
"""

from __future__ import annotations

from functools import cached_property

from msgspec import Raw, Struct

from aurum.game.events import Event, RoundEnded
from aurum.game.state import Match
from aurum.game.views import SPECTATOR, redact, view
from aurum.table.attendance import Attendance
from aurum.table.messages import encode
from aurum.table.narration import narrate
from aurum.table.own import own_part
from aurum.table.picture import public_picture
from aurum.table.play import MatchPlay
from aurum.table.table import Table
from aurum.table.wire.view import Own

NO_EVENTS = Raw(b"[]")


class _Update(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """`replies.Update` with parts that are encoded already."""

    match: str
    seq: int
    view: Raw
    events: Raw = NO_EVENTS
    own: Own | None = None
    ack: str | None = None
    fresh: bool = False
    undone: bool = False
    deadlines: Raw | None = None
    sheets: Raw | None = None


class Bulletin:
    """The news of a match: `events` is what happened; None tells everything afresh."""

    def __init__(
        self,
        table: Table,
        attendance: Attendance,
        events: tuple[Event, ...] | None,
        *,
        undone: bool = False,
    ) -> None:
        assert table.play is not None
        self._table = table
        self._attendance = attendance
        self._play: MatchPlay = table.play
        self._events = events
        self._undone = undone

    def for_seat(self, seat: int, ack: str | None = None) -> bytes:
        """The message for the person in a seat."""
        match = self._match
        question = self._play.asked.get(seat)
        own = own_part(match, seat, None if question is None else question.seq)
        events = self._public_events if self._all_public else self._events_for(seat)
        return self._message(events, own, ack)

    def for_spectator(self) -> bytes:
        return self._spectator_message

    @cached_property
    def _spectator_message(self) -> bytes:
        return self._message(self._public_events, None, None)

    @property
    def _match(self) -> Match:
        assert self._play.match is not None
        return self._play.match

    def _message(self, events: Raw, own: Own | None, ack: str | None) -> bytes:
        return encode(
            _Update(
                self._play.id,
                self._play.seq,
                self._view,
                events,
                own,
                ack,
                self._events is None,
                self._undone,
                self._deadlines,
                self._sheets,
            )
        )

    @cached_property
    def _view(self) -> Raw:
        seen = view(self._match, SPECTATOR)
        return Raw(encode(public_picture(seen, memory=self._table.options.memory)))

    @cached_property
    def _all_public(self) -> bool:
        """Whether even a spectator may see every event as it is."""
        return all(redact(event, SPECTATOR) is event for event in self._events or ())

    @cached_property
    def _public_events(self) -> Raw:
        return Raw(encode(narrate(self._events, SPECTATOR))) if self._events else NO_EVENTS

    def _events_for(self, seat: int) -> Raw:
        return Raw(encode(narrate(self._events or (), seat)))

    @cached_property
    def _deadlines(self) -> Raw | None:
        if self._table.options.clock == "none":
            return None
        seats = range(len(self._table.seats))
        return Raw(encode([self._attendance.deadline(seat) for seat in seats]))

    @cached_property
    def _sheets(self) -> Raw | None:
        """The sheets of finished rounds: when one has just been added, and with fresh views."""
        if self._events is not None and not any(type(e) is RoundEnded for e in self._events):
            return None
        return Raw(encode(self._play.sheets)) if self._play.sheets else None


def settled_news(table: Table, since: int | None) -> bytes | None:
    """For delayed spectators: the match as it stood when a round last ended, if it is news."""
    play = table.play
    if play is None or play.settled is None or play.settled.seq == since:
        return None
    missed = None if since is None else play.between(since, play.settled.seq)
    seen = view(play.settled.match, SPECTATOR)
    picture = Raw(encode(public_picture(seen, memory=table.options.memory)))
    events = Raw(encode(narrate(missed, SPECTATOR))) if missed else NO_EVENTS
    sheets = Raw(encode(play.sheets))
    update = _Update(
        play.id, play.settled.seq, picture, events, fresh=missed is None, sheets=sheets
    )
    return encode(update)


def resumed(table: Table, attendance: Attendance, match: str | None, since: int | None) -> Bulletin:
    """The news for somebody who comes (back): missed events if that tells it all, else afresh."""
    play = table.play
    assert play is not None
    known = match == play.id and since is not None and since <= play.seq and table.options.memory
    events = play.since(since) if known and since is not None else None
    return Bulletin(table, attendance, events)
