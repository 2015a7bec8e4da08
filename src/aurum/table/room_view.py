"""The room of a table, without its cards: seats, votes, absence, the deal being prepared."""

from __future__ import annotations

from aurum.game import Match
from aurum.table.lessons.progress import lesson_view
from aurum.table.presence import Presence, left
from aurum.table.table import Table
from aurum.table.wire.room import Again, Room, RoomLine, SeatInfo, Seeds


def room_view(table: Table, presence: Presence, watchers: int, now: int | None = None) -> Room:
    """Everything about the room that anybody let in may see, as it is `now`."""
    now = presence.clock() if now is None else now
    seats = range(len(table.seats))
    return Room(
        code=table.code,
        state=table.state,
        options=table.options,
        seats=tuple([_seat(table, presence, seat, now) for seat in seats]),
        watchers=watchers,
        match=None if table.play is None else table.play.id,
        finished=tuple(table.finished),
        seeds=_seeds(table, presence, now),
        undo=table.state == "playing" and table.is_solo and table.lesson is None,
        hints=table.state != "gathering" and table.gives_hints,
        zeros=table.ruleset.zeros,
        lesson=None if table.lesson is None else lesson_view(table.lesson, _match(table)),
        again=_again(table),
    )


def _again(table: Table) -> Again | None:
    found = None if table.play is None else table.play.repeated
    if found is None:
        return None
    return Again(found.origin, found.seat, found.moment.round, found.moment.ply)


def _match(table: Table) -> Match | None:
    return None if table.play is None else table.play.match


def room_line(table: Table, watchers: int) -> RoomLine:
    """The table in a list of tables."""
    names = tuple(seat.name or seat.level for seat in table.seats)
    open_seats = sum(seat.kind == "open" for seat in table.seats)
    return RoomLine(table.code, table.state, table.options, names, open_seats, watchers)


def _seat(table: Table, presence: Presence, seat: int, now: int) -> SeatInfo:
    occupancy = table.seats[seat]
    return SeatInfo(
        seat=seat,
        kind=occupancy.kind,
        name=occupancy.name,
        level=occupancy.level,
        away=presence.is_away(seat),
        host=occupancy.guest is not None and occupancy.guest == table.host,
        sit_in=presence.sitting_in.get(seat),
        sit_in_after=left(presence.sit_in_at(seat), now),
        rematch=seat in table.votes,
        hints=0 if table.play is None else table.play.help.decisions.get(seat, 0),
    )


def _seeds(table: Table, presence: Presence, now: int) -> Seeds | None:
    play = table.play
    fair = None if play is None or not play.needs_deal else play.fair
    if play is None or fair is None or (stage := fair.stage) == "ready":
        return None
    return Seeds(
        match=play.id,
        hand=fair.hand,
        stage=stage,
        commitment=fair.commitment,
        commitments=fair.published(),
        kinds=fair.kinds,
        waiting=fair.waiting,
        time_left=left(presence.seed_deadline(), now),
    )
