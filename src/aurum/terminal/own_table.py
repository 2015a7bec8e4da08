"""A table in this process: one person and bots, driven by commands, without input or output."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence

import msgspec

from aurum.game import Record, View, view
from aurum.table.commands import Draft, Visitor, carry_out, move_for, start_match, waive
from aurum.table.driver import Driver
from aurum.table.log_entries import Entry, Occupancy, Opened, Resumed, Sealed, Started
from aurum.table.match_record import whole_record
from aurum.table.presence import BotTurn
from aurum.table.refusals import Trouble, refuse
from aurum.table.room_view import room_view
from aurum.table.table import Table
from aurum.table.updates import Updates
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Update
from aurum.table.wire.room import Options, Room

CODE = "local"
ME = "me"
_decoder = msgspec.json.Decoder(Update)

Keep = Callable[["OwnTable", Sequence[Entry]], None]


class OwnTable(Driver):
    """`log` holds all decisions so far; `keep` stores new entries before anybody hears of them."""

    def __init__(
        self, seed: str, log: Sequence[Entry], keep: Keep = lambda *_: None, code: str = CODE
    ) -> None:
        self.seed = seed
        self.keep = keep
        super().__init__(Table.replayed(code, ((entry, None, 0) for entry in log)), _now())
        seat = self.table.seat_of(ME)
        assert seat is not None, "a log begins with a table at which the person sits"
        self.person: int = seat
        self.presence.came(seat, _now())
        self._visitor = Visitor(ME, self.table.name_of(seat))
        drawing = (Started, Sealed, Resumed) if self.table.lesson else (Started, Sealed)
        self._drawn = sum(isinstance(entry, drawing) for entry in log)
        self._told = self.table.seq
        self._told_match = None if self.table.play is None else self.table.play.id

    @property
    def is_begun(self) -> bool:
        return self.table.play is not None and self.table.play.match is not None

    def begin(self) -> None:
        """Begin the match, unless it has begun, and deal its first hand."""
        if self.table.play is None:
            self.book(lambda draft: start_match(draft, None))
        else:
            self.deal()

    def command(self, command: wire.Command) -> None:
        """Do what the person asks, or raise `Refusal`."""
        self.book(lambda draft: carry_out(draft, self._visitor, command))

    def deal(self) -> None:
        """Open the next round; the cards come from the seed alone."""
        if not self.play.needs_deal:
            raise refuse(Trouble.NO_SEEDS)
        self.book(self._deal)

    def bot_turn(self) -> BotTurn | None:
        """The first question that a bot has to answer now."""
        return next(iter(self.presence.bot_turns(_now())), None)

    def move(self, turn: BotTurn, action: str) -> bool:
        """Enter a bot's answer; False if the question is no longer open."""
        if turn not in self.presence.bot_turns(_now()):
            return False
        self.book(lambda draft: move_for(draft, turn.seat, turn.asked, action, turn.by))
        return True

    def seen_by(self, seat: int) -> View:
        return view(self.match, seat)

    def room(self) -> Room:
        return room_view(self.table, self.presence, 0)

    def news(self, *, fresh: bool = False) -> Update | None:
        """What the person has not heard yet, or everything if `fresh`; None if nothing is new."""
        play = self.table.play
        if play is None or play.match is None or (play.seq <= self._told and not fresh):
            return None
        fresh = fresh or (self.table.lesson is not None and play.id != self._told_match)
        events = None if fresh else play.between(self._told, play.seq)
        undone = events is None and not fresh
        self._told, self._told_match = play.seq, play.id
        told = Updates(self.table, self.presence, events, undone=undone)
        return _decoder.decode(told.for_seat(self.person))

    def record(self) -> Record:
        """The match so far, with everything needed to continue it."""
        bots = [seat.level for seat in self.table.seats]
        return whole_record(self.play, {"bots": bots, "seed": self.seed})

    def _deal(self, draft: Draft) -> None:
        """Seal the hand, unless that happened when the last one ended, and deal it."""
        draft.follow_up()
        waive(draft, (self.person,))

    def book(self, order: Callable[[Draft], object]) -> None:
        """Keep a decision on disk and apply it to the table."""

        def with_a_hand(draft: Draft) -> None:
            order(draft)
            play = draft.table.play
            if play is not None and play.match is None:
                self._deal(draft)  # the first hand of a match needs no asking

        draft = self.decide(with_a_hand, _now(), self._entropy)
        self.presence.moved(_now())
        self.keep(self, [entry for entry, _ in draft.entries])

    def _entropy(self, size: int) -> bytes:
        """All chance comes from the seed: the same seed deals the same matches."""
        self._drawn += 1
        return hashlib.sha256(f"{self.seed}/{self._drawn}".encode()).digest()[:size]


def opened(options: Options, names: Sequence[str], bots: Sequence[str | None]) -> Opened:
    """The first entry of a log: the person has the seat without a bot."""
    seats = [
        Occupancy("person", ME, name) if bot is None else Occupancy("bot", None, name, bot)
        for name, bot in zip(names, bots, strict=True)
    ]
    return Opened(options, ME, tuple(seats))


def _now() -> int:
    return time.time_ns() // 1_000_000
