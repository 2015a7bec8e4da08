"""A table: seats, options and the match on it, as the fold of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from msgspec import structs

from aurum.game import Ruleset, Variant, parse_record, walk
from aurum.table.assistance import help_of
from aurum.table.lessons.lesson import lesson as lesson_named
from aurum.table.lessons.progress import Progress
from aurum.table.log_entries import (
    Acted,
    Committed,
    Dealt,
    Entry,
    Hinted,
    Objected,
    Occupancy,
    Opened,
    Repeated,
    Resumed,
    Revealed,
    Sealed,
    Seated,
    Started,
    Stepped,
    TableSnapshot,
    Taught,
    Undone,
    Voted,
    Waived,
)
from aurum.table.match import Question, TableMatch
from aurum.table.repeated_deal import Moment
from aurum.table.repeated_deal import Repeated as RepeatedMatch
from aurum.table.stand_ins import stand_ins_of
from aurum.table.wire.events import Rules
from aurum.table.wire.room import Options, RoomState

FINISHED_SHOWN = 50
"""How many finished matches the room names; older ones are found by their own addresses."""

RECENT_COMMANDS = 50
"""How many commands before a match are known again when they are sent twice."""


def shared_ruleset(rules: Rules) -> Ruleset:
    """One ruleset, with one deck of cards, for all tables that play by these rules."""
    return _ruleset(Variant(**structs.asdict(rules)))


_ruleset = lru_cache(Variant.ruleset)  # there are forty of them


class Table:
    """Everything the log says about a table, plus who is here right now (which no log knows)."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seq = 0
        self.at = 0
        """When the last entry was written."""
        self.options = Options()
        self.ruleset: Ruleset = shared_ruleset(self.options.rules)
        self.host: str | None = None
        self.seats: list[Occupancy] = []
        self.persons: frozenset[int] = frozenset()
        """The seats that belong to people, here or away."""
        self.removed: frozenset[str] = frozenset()
        """Guests whom the host has removed: they may watch, but not sit."""
        self.votes: set[int] = set()
        self.play: TableMatch | None = None
        self.lesson: Progress | None = None
        self.finished: list[str] = []
        self.results: dict[str, int] = {}

    @classmethod
    def restored(cls, code: str, seq: int, kept: TableSnapshot) -> Table:
        """A table as a snapshot left it, just before a match was started."""
        table = cls(code)
        table.seq = seq
        table.options = kept.options
        table.ruleset = shared_ruleset(kept.options.rules)
        table.host = kept.host
        table.finished = list(kept.finished)
        table.results = dict(kept.results)
        table.removed = frozenset(kept.removed)
        _seat(table, kept.seats)
        return table

    def snapshot(self) -> TableSnapshot:
        """What the next match needs to know of the log up to here."""
        recent = dict(list(self.results.items())[-RECENT_COMMANDS:])
        seats, finished = tuple(self.seats), tuple(self.finished)
        removed = tuple(sorted(self.removed))
        return TableSnapshot(self.options, self.host, seats, finished, recent, removed)

    @classmethod
    def replayed(cls, code: str, log: Iterable[tuple[Entry, str | None, int]]) -> Table:
        """A table as its stored log left it: (entry, command key, time) in order."""
        table = cls(code)
        for entry, command, at in log:
            table.apply(entry, command, at)
        return table

    def apply(self, entry: Entry, command: str | None, at: int) -> None:
        """Book one entry; if it does not fit, that is an error and nothing has changed."""
        now = Question(self.seq + 1, at)
        _APPLY[type(entry)](self, entry, now)
        self.seq, self.at = now
        if command is not None:
            self.results[command] = now.seq

    def forked(self) -> Table:
        """A copy that goes its own way: nothing booked on it is seen here."""
        fork = Table.__new__(Table)
        fork.become(self)
        fork.votes = set(self.votes)
        fork.finished = list(self.finished)
        fork.results = dict(self.results)
        fork.play = None if self.play is None else self.play.forked()
        return fork

    def become(self, other: Table) -> None:
        """Take over the state of a copy, which is not used on its own any more."""
        vars(self).update(vars(other))

    @property
    def state(self) -> RoomState:
        if self.lesson is not None:
            return "over" if self.lesson.is_over else "playing"
        if self.play is not None:
            return "over" if self.play.is_over else "playing"
        return "gathering"

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone against bots."""
        return len(self.persons) == 1

    @property
    def gives_hints(self) -> bool:
        """Whether a seat may be helped: nobody else is there, or everybody was told so."""
        return (self.options.hints or self.is_solo) and self.lesson is None

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The level of every seat that a bot has."""
        return tuple(seat.level if seat.kind == "bot" else None for seat in self.seats)

    def seat_of(self, guest: str) -> int | None:
        return next((s for s, seat in enumerate(self.seats) if seat.guest == guest), None)

    def open_seat(self) -> int | None:
        return next((s for s, seat in enumerate(self.seats) if seat.kind == "open"), None)

    def name_of(self, seat: int) -> str:
        occupancy = self.seats[seat]
        return occupancy.name or occupancy.level or f"seat {seat}"


def _opened(table: Table, entry: Opened, _now: Question) -> None:
    table.options = entry.options
    table.ruleset = shared_ruleset(entry.options.rules)
    table.host = entry.host
    _seat(table, entry.seats)


def _seated(table: Table, entry: Seated, _now: Question) -> None:
    seats = list(table.seats)
    if entry.vacated is not None:
        seats[entry.vacated] = Occupancy("open")
        table.votes.discard(entry.vacated)
    if seats[entry.seat] != entry.occupancy:  # else only the host's role has passed on
        table.votes.discard(entry.seat)
    seats[entry.seat] = entry.occupancy
    _seat(table, seats)
    if table.play is not None:
        table.play.levels = table.levels
    table.host = entry.host
    if entry.removed is not None:
        table.removed |= {entry.removed}


def _seat(table: Table, seats: Iterable[Occupancy]) -> None:
    table.seats = list(seats)
    table.persons = frozenset(s for s, seat in enumerate(table.seats) if seat.kind == "person")


def _names(table: Table) -> tuple[str, ...]:
    return tuple(table.name_of(seat) for seat in range(len(table.seats)))


def _match(table: Table, match: str, names: tuple[str, ...]) -> TableMatch:
    return TableMatch(match, table.ruleset, names, levels=table.levels, people=table.persons)


def _started(table: Table, entry: Started, _now: Question) -> None:
    table.play = _match(table, entry.match, _names(table))
    table.lesson = None
    table.votes.clear()
    table.finished = table.finished[-FINISHED_SHOWN:]
    table.results = dict(list(table.results.items())[-RECENT_COMMANDS:])


def _resumed(table: Table, entry: Resumed, now: Question) -> None:
    record = parse_record(entry.record)
    table.play = _match(table, entry.match, record.names)
    stand_ins = stand_ins_of(record)
    for step in walk(record):
        table.play.follow(now, step, stand_ins)
    table.play.remember_help(help_of(record))


def _repeated(table: Table, entry: Repeated, now: Question) -> None:
    record, moment = parse_record(entry.record), Moment(entry.round, entry.ply)
    table.play = _match(table, entry.match, _names(table))
    table.play.repeat(now, RepeatedMatch(record, entry.seat, moment, entry.origin))


def _playing(table: Table) -> TableMatch:
    assert table.play is not None, "the log goes on with a match that was not started"
    return table.play


def _sealed(table: Table, entry: Sealed, _now: Question) -> None:
    _playing(table).seal(entry, table.persons)


def _committed(table: Table, entry: Committed, _now: Question) -> None:
    fair = _playing(table).fair
    assert fair is not None
    fair.commitments[entry.seat] = entry.commitment


def _revealed(table: Table, entry: Revealed, _now: Question) -> None:
    fair = _playing(table).fair
    assert fair is not None
    fair.seeds[entry.seat] = entry.seed


def _waived(table: Table, entry: Waived, _now: Question) -> None:
    fair = _playing(table).fair
    assert fair is not None
    fair.waive(entry.seats)


def _dealt(table: Table, _: Dealt, now: Question) -> None:
    _playing(table).deal(now)


def _acted(table: Table, entry: Acted, now: Question) -> None:
    play = _playing(table)
    play.act(now, entry)
    if table.lesson is not None:
        table.lesson = table.lesson.moved(entry.action)
    if play.is_over:
        table.finished.append(play.id)


def _undone(table: Table, entry: Undone, now: Question) -> None:
    _playing(table).undo(now, entry.kept)


def _hinted(table: Table, entry: Hinted, _now: Question) -> None:
    _playing(table).hinted(entry.seat, entry.press)


def _objected(table: Table, entry: Objected, _now: Question) -> None:
    _playing(table).objected(entry.seat, entry.action)


def _voted(table: Table, entry: Voted, _now: Question) -> None:
    table.votes.add(entry.seat)


def _taught(table: Table, entry: Taught, _now: Question) -> None:
    """A lesson that this version does not have leaves an ordinary table."""
    found = lesson_named(entry.lesson)
    table.lesson = None if found is None else Progress(found)


def _stepped(table: Table, entry: Stepped, _now: Question) -> None:
    if table.lesson is not None:
        table.lesson = table.lesson.moved_on(entry.step, is_after=entry.is_after)


_APPLY: dict[type, Callable[[Table, Any, Question], None]] = {
    Opened: _opened,
    Seated: _seated,
    Started: _started,
    Resumed: _resumed,
    Repeated: _repeated,
    Sealed: _sealed,
    Committed: _committed,
    Revealed: _revealed,
    Waived: _waived,
    Dealt: _dealt,
    Acted: _acted,
    Undone: _undone,
    Hinted: _hinted,
    Objected: _objected,
    Voted: _voted,
    Taught: _taught,
    Stepped: _stepped,
}
