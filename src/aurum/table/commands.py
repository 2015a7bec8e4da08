"""Who may do what: a command and its sender become entries of the log, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from aurum.game import IllegalAction, InvalidNotation, advance, parse_action, why_not_asked
from aurum.game.fair import commitment, spare_seed
from aurum.roster import USUAL_LEVEL
from aurum.table.codes import match_id
from aurum.table.fair_hand import FairHand
from aurum.table.lessons.teaching import go_on, learn, why_unexpected
from aurum.table.log_entries import (
    Acted,
    By,
    Committed,
    Dealt,
    Entry,
    Hinted,
    Objected,
    Occupancy,
    Revealed,
    Sealed,
    Seated,
    Started,
    Undone,
    Voted,
    Waived,
)
from aurum.table.match import TableMatch
from aurum.table.refusals import Refusal, Trouble, refuse, told
from aurum.table.table import Table
from aurum.table.wire import commands as wire
from aurum.table.wire.view import RoundSheet

SEED_BYTES = 32
UNDOS_PER_ROUND = 30  # each plays the round again whenever the log is read


class Visitor(NamedTuple):
    """The guest that a connection belongs to."""

    guest: str
    name: str


class Draft:
    """Entries of one step, decided on a copy: the table changes only when they are applied.

    `table` is the table as it would be with the entries booked so far. Store the entries after
    `before`, as a whole, and then `apply` them.
    """

    def __init__(self, table: Table, now: int, entropy: Callable[[int], bytes]) -> None:
        self.table = table.forked()
        self.before = table.seq
        self.now = now
        self.entropy = entropy
        self.entries: list[tuple[Entry, str | None]] = []
        self._original = table

    def book(self, entry: Entry, command: str | None = None) -> None:
        self.table.apply(entry, command, self.now)
        self.entries.append((entry, command))

    def apply(self) -> None:
        """Make the decision part of the table."""
        assert self._original.seq == self.before, "the table has moved on since this was decided"
        self._original.become(self.table)

    def follow_up(self) -> None:
        """What the table does unasked: seal the next hand, and deal when all seeds are there."""
        go_on(self)
        play = self.table.play if self.table.lesson is None else None
        if play is None or play.is_over or not play.needs_deal:
            return
        if play.fair is None:
            self.book(self._sealed(play))
        if play.fair is not None and play.fair.stage == "ready":
            self.book(Dealt(play.hand))

    def _sealed(self, play: TableMatch) -> Sealed:
        seed, seats = self.entropy(SEED_BYTES), range(len(self.table.seats))
        spare = tuple(spare_seed(seed, play.id, play.hand, seat).hex() for seat in seats)
        return Sealed(play.hand, seed.hex(), spare)


def carry_out(draft: Draft, who: Visitor, command: wire.Command) -> None:
    """Do what the visitor asks, or raise `Refusal`."""
    _ORDERS[type(command)](draft, who, command, command_key(who, command.id))
    draft.follow_up()


def command_key(who: Visitor, command_id: str) -> str:
    """Command ids are chosen by clients, so they count per guest."""
    return f"{who.guest}:{command_id}"


def move_for(draft: Draft, seat: int, asked: int, action: str, by: By) -> bool:
    """Enter a bot's decision; False if the question is no longer open."""
    play = draft.table.play
    if play is None or seat not in play.asked or play.asked[seat].seq != asked:
        return False
    draft.book(Acted(seat, action, by))
    draft.follow_up()
    return True


def waive(draft: Draft, seats: tuple[int, ...]) -> None:
    """Prepare the deal without the seeds of these seats."""
    draft.book(Waived(seats))
    draft.follow_up()


def _act(draft: Draft, who: Visitor, command: wire.Act, key: str) -> None:
    play, seat = _play(draft.table, command.match), _own_seat(draft.table, who)
    _open_question(play, seat, command.seq)
    unexpected = why_unexpected(draft, command.action)
    try:
        draft.book(Acted(seat, command.action), key)
    except IllegalAction as error:
        raise Refusal(told(error.reason), fresh=True) from error
    except InvalidNotation as error:
        raise refuse(Trouble.UNREADABLE_ACTION, text=str(error)) from error
    if unexpected is not None:
        raise unexpected


def _not_asked(play: TableMatch, seat: int) -> Refusal:
    reason = None if play.match is None else why_not_asked(play.match, seat)
    return (
        refuse(Trouble.STALE, fresh=True) if reason is None else Refusal(told(reason), fresh=True)
    )


def _commit(draft: Draft, who: Visitor, command: wire.Commit, key: str) -> None:
    fair, seat = _asked_for_seed(draft.table, who, command)
    if seat in fair.commitments:
        raise refuse(Trouble.ALREADY_COMMITTED, seat=seat)
    draft.book(Committed(seat, command.commitment), key)


def _reveal(draft: Draft, who: Visitor, command: wire.Reveal, key: str) -> None:
    fair, seat = _asked_for_seed(draft.table, who, command)
    if fair.stage != "reveal" or seat in fair.seeds:
        raise refuse(Trouble.NOT_ASKED_FOR_SEED, seat=seat)
    if commitment(bytes.fromhex(command.seed)) != fair.commitments[seat]:
        raise refuse(Trouble.WRONG_SEED)
    draft.book(Revealed(seat, command.seed), key)


def _asked_for_seed(
    table: Table, who: Visitor, command: wire.Commit | wire.Reveal
) -> tuple[FairHand, int]:
    play, seat = _play(table, command.match), _own_seat(table, who)
    if play.fair is None or not play.needs_deal:
        raise refuse(Trouble.NO_SEEDS)
    if play.fair.hand != command.hand:
        raise refuse(Trouble.OTHER_HAND, hand=play.fair.hand)
    if seat not in play.fair.taking_part:
        raise refuse(Trouble.NOT_ASKED_FOR_SEED, seat=seat)
    return play.fair, seat


def sit(draft: Draft, who: Visitor, seat: int | None, key: str | None) -> int:
    """Take that seat, or the first open one."""
    table = draft.table
    own = table.seat_of(who.guest)
    if own is not None and seat in (None, own):
        return own
    _gathering(table)
    if who.guest in table.removed:
        raise refuse(Trouble.REMOVED)
    chosen = table.open_seat() if seat is None else seat
    if chosen is None:
        raise refuse(Trouble.TABLE_FULL)
    _existing(table, chosen)
    if table.seats[chosen].kind == "person":
        raise refuse(Trouble.SEAT_TAKEN, seat=chosen)
    person = Occupancy("person", who.guest, who.name)
    draft.book(Seated(chosen, person, table.host or who.guest, own), key)
    return chosen


def _sit(draft: Draft, who: Visitor, command: wire.Sit, key: str) -> None:
    sit(draft, who, command.seat, key)


def _stand(draft: Draft, who: Visitor, _: wire.Stand, key: str) -> None:
    """Leave: in a match a bot plays on, else the seat is open; a seed revealed before counts."""
    table = draft.table
    seat = _own_seat(table, who)
    playing = table.state == "playing"
    successor = Occupancy("bot", level=USUAL_LEVEL) if playing else Occupancy("open")
    draft.book(Seated(seat, successor, _next_host(table, who)), key)
    fair = None if table.play is None else table.play.fair
    if playing and fair is not None and seat in fair.waiting_for:
        draft.book(Waived((seat,)))


def _next_host(table: Table, leaving: Visitor) -> str | None:
    if table.host != leaving.guest:
        return table.host
    others = [seat.guest for seat in table.seats if seat.guest not in (None, leaving.guest)]
    return others[0] if others else None


def _place(draft: Draft, who: Visitor, command: wire.Place, key: str) -> None:
    table = draft.table
    _hosted_by(table, who)
    _gathering(table)
    _existing(table, command.seat)
    if table.seats[command.seat].kind == "person":
        raise refuse(Trouble.SEAT_TAKEN, seat=command.seat)
    bot = Occupancy("bot", level=command.level) if command.level else Occupancy("open")
    draft.book(Seated(command.seat, bot, table.host), key)


def _remove(draft: Draft, who: Visitor, command: wire.Remove, key: str) -> None:
    table = draft.table
    _hosted_by(table, who)
    _gathering(table)
    _existing(table, command.seat)
    guest = table.seats[command.seat].guest
    if guest in (None, who.guest):
        raise refuse(Trouble.NOBODY_TO_REMOVE, seat=command.seat)
    draft.book(Seated(command.seat, Occupancy("open"), table.host, removed=guest), key)


def pass_host_on(draft: Draft, seat: int) -> None:
    """The person in this seat is the host from now on."""
    occupancy = draft.table.seats[seat]
    draft.book(Seated(seat, occupancy, occupancy.guest))


def _start(draft: Draft, who: Visitor, _: wire.Start, key: str) -> None:
    _hosted_by(draft.table, who)
    start_match(draft, key)


def start_match(draft: Draft, key: str | None) -> None:
    """Begin a match with the players who sit here."""
    table = draft.table
    _gathering(table)
    vacant = table.open_seat()
    if vacant is not None:
        raise refuse(Trouble.SEATS_OPEN, seat=vacant)
    if not table.persons:
        raise refuse(Trouble.NO_PERSON)
    draft.book(Started(match_id(draft.entropy(16))), key)
    draft.follow_up()


def _rematch(draft: Draft, who: Visitor, _: wire.Rematch, key: str) -> None:
    """The vote of the last person starts the match; a second vote is not booked again."""
    table = draft.table
    seat = _own_seat(table, who)
    if table.state != "over":
        raise refuse(Trouble.NOT_OVER)
    if seat not in table.votes:
        draft.book(Voted(seat), key)
    if table.votes >= table.persons and table.open_seat() is None:
        start_match(draft, None)


def _undo(draft: Draft, who: Visitor, command: wire.Undo, key: str) -> None:
    table = draft.table
    play, seat = _play(table, command.match), _own_seat(table, who)
    if not table.is_solo or table.lesson is not None:
        raise refuse(Trouble.LESSON_ON if table.lesson else Trouble.NOT_ALONE)
    if command.seq != play.seq:
        raise refuse(Trouble.STALE, fresh=True)
    kept = play.last_choice(seat)
    if kept is None:
        raise refuse(Trouble.NOTHING_TO_UNDO)
    if play.undos >= UNDOS_PER_ROUND:
        raise refuse(Trouble.TOO_MANY_UNDOS, limit=UNDOS_PER_ROUND)
    draft.book(Undone(kept), key)


def _hint(draft: Draft, who: Visitor, command: wire.Hint, key: str) -> None:
    """Note that the seat is helped; once for each press on each question."""
    table = draft.table
    play, seat = _play(table, command.match), _own_seat(table, who)
    if not table.gives_hints:
        raise refuse(Trouble.NO_HINTS)
    _open_question(play, seat, command.seq)
    if command.picked is not None:
        _legal(play, seat, command.picked)
    if not play.help.was_pressed(seat, command.seq, command.press):
        draft.book(Hinted(seat, command.press), key)


def _check(draft: Draft, who: Visitor, command: wire.Check, _: str) -> None:
    """The coach may be asked; what it says is noted by `object_to`."""
    table = draft.table
    play, seat = _play(table, command.match), _own_seat(table, who)
    if not table.is_solo or table.lesson is not None:
        raise refuse(Trouble.NO_HINTS)
    _open_question(play, seat, command.seq)
    _legal(play, seat, command.action)


def object_to(draft: Draft, seat: int, asked: int, action: str) -> bool:
    """Note an objection of the coach; False if the question is not open, or it has spoken."""
    play = draft.table.play
    if play is None or seat not in play.asked or play.asked[seat].seq != asked:
        return False
    if play.help.was_objected(seat, asked):
        return False
    draft.book(Objected(seat, action))
    return True


def _why(draft: Draft, _: Visitor, command: wire.Why, __: str) -> None:
    """Anybody may ask what a bot thought, once the round is over and all hands are open."""
    play = _play(draft.table, command.match)
    if command.round >= len(play.sheets):
        raise refuse(Trouble.NOT_OVER_YET, round=command.round + 1)
    bots_move(play.sheets[command.round], command.ply)


def bots_move(sheet: RoundSheet, ply: int) -> tuple[int, str]:
    """The seat and the level of the bot that made this move, or a refusal."""
    seat = int(sheet.actions[ply].split()[0]) if ply < len(sheet.actions) else 0
    level = sheet.bots[seat] if sheet.bots and ply < len(sheet.actions) else None
    if level is None:
        raise refuse(Trouble.NOT_A_BOTS_MOVE, round=sheet.round + 1, ply=ply + 1)
    return seat, level


def _open_question(play: TableMatch, seat: int, asked: int) -> None:
    question = play.asked.get(seat)
    if question is None:
        raise _not_asked(play, seat)
    if question.seq != asked:
        raise refuse(Trouble.STALE, fresh=True)


def _legal(play: TableMatch, seat: int, action: str) -> None:
    """Refuse an action that the rules refuse, with their reason."""
    assert play.match is not None
    try:
        advance(play.match, seat, parse_action(action))
    except IllegalAction as error:
        raise Refusal(told(error.reason)) from error
    except InvalidNotation as error:
        raise refuse(Trouble.UNREADABLE_ACTION, text=str(error)) from error


def _play(table: Table, match: str) -> TableMatch:
    if table.play is None:
        raise refuse(Trouble.NO_MATCH)
    if table.play.id != match:
        raise refuse(Trouble.OTHER_MATCH, fresh=True)
    return table.play


def _own_seat(table: Table, who: Visitor) -> int:
    seat = table.seat_of(who.guest)
    if seat is None:
        raise refuse(Trouble.NO_SEAT)
    return seat


def _existing(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise refuse(Trouble.NOT_A_SEAT, seat=seat, players=len(table.seats))


def _gathering(table: Table) -> None:
    if table.state == "playing":
        raise refuse(Trouble.MATCH_RUNNING)


def _hosted_by(table: Table, who: Visitor) -> None:
    if table.host != who.guest:
        raise refuse(Trouble.NOT_HOST)


_ORDERS: dict[type, Callable[[Draft, Visitor, Any, str], None]] = {
    wire.Act: _act,
    wire.Commit: _commit,
    wire.Reveal: _reveal,
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Place: _place,
    wire.Remove: _remove,
    wire.Start: _start,
    wire.Rematch: _rematch,
    wire.Undo: _undo,
    wire.Hint: _hint,
    wire.Check: _check,
    wire.Why: _why,
    wire.Learn: learn,
}
