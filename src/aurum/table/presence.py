"""Who is here right now, and what becomes due: clocks, countdowns, bots sitting in.

Times are milliseconds of a clock that is never set, so that nothing becomes due when somebody
corrects the time of day. Nothing is due while nobody is here: an abandoned match waits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import NamedTuple

from aurum.roster import SUBSTITUTE_LEVEL, USUAL_LEVEL
from aurum.table.fair_hand import FairHand
from aurum.table.log_entries import By
from aurum.table.table import Table

CLOCKS: dict[str, int | None] = {"none": None, "relaxed": 60, "quick": 20}
"""Seconds for one decision."""

COMMIT_SECONDS = 60
REVEAL_SECONDS = 10
HOST_AWAY_SECONDS = 180
"""How long an absent host is waited for; then the role passes on to somebody who is here."""


def left(at: int | None, now: int) -> int | None:
    """How long it is until then; what should have happened happens at once."""
    return None if at is None else max(0, at - now)


class BotTurn(NamedTuple):
    """A question that a bot answers: for itself, for an absent person, or for one out of time."""

    seat: int
    asked: int
    level: str
    by: By


def _standing_still() -> int:
    return 0


class Presence:
    """Presence at one table since it was loaded into memory at `loaded`, by this `clock`."""

    def __init__(
        self,
        table: Table,
        loaded: int,
        clock: Callable[[], int] = _standing_still,
        host_away: float = HOST_AWAY_SECONDS,
    ) -> None:
        self.table = table
        self._host_away = int(host_away * 1000)
        self.loaded = loaded
        self.clock = clock
        self._asked: dict[int, tuple[int, int]] = {}
        self.present: set[int] = set()
        self.elsewhere: frozenset[int] = frozenset()  # connected through other processes
        self.away_since: dict[int, int] = {}
        self.sitting_in: dict[int, str] = {}
        self._host_watches = False  # the host follows, and has no seat
        self._host_gone = loaded
        self.fair_since = loaded
        self.here_since = loaded
        """Since when somebody has been here, as far as this process knows."""
        self._stage: tuple[object, ...] = ()
        self.moved(loaded)

    def moved(self, now: int) -> None:
        """The table has changed: clocks of new questions start, and the time to send a seed."""
        asked = {} if self.table.play is None else self.table.play.asked
        self._asked = {
            seat: (question.seq, self._since(seat, question.seq, now))
            for seat, question in asked.items()
        }
        fair = self._fair()
        stage = () if fair is None else (fair.match, fair.hand, fair.stage)
        if stage != self._stage:
            self._stage = stage
            self.fair_since = now

    def came(self, seat: int, now: int) -> None:
        """The person is back and takes the seat back from the bot."""
        if not self.here():  # nobody could answer or send a seed while nobody was here
            self._begin(now)
        self.present.add(seat)
        self.away_since.pop(seat, None)
        self.sitting_in.pop(seat, None)

    def left(self, seat: int, now: int) -> None:
        self.present.discard(seat)
        self.away_since[seat] = now

    def seen_elsewhere(self, seats: Mapping[int, int], now: int) -> bool:
        """These seats are connected through other processes; True if that is new.

        Each with the moment since when somebody has been here, as that process knows.
        """
        if seats.keys() == self.elsewhere:
            return False
        if not self.here():
            self._begin(now)
        self._resume(min(seats.values(), default=now))
        for seat in self.elsewhere - seats.keys() - self.present:
            self.away_since[seat] = now
        for seat in seats:
            self.away_since.pop(seat, None)
            self.sitting_in.pop(seat, None)
        self.elsewhere = frozenset(seats)
        return True

    def _begin(self, now: int) -> None:
        """Somebody is here again: all countdowns start from the beginning."""
        self.here_since = self.fair_since = now
        self._asked = {seat: (asked, now) for seat, (asked, _) in self._asked.items()}

    def _resume(self, since: int) -> None:
        """Somebody has been here for longer than was known: time runs from then, or from the log.

        Else a player who comes back through another process would get the whole time again.
        """
        play = self.table.play
        if since >= self.here_since or play is None:
            return
        self.here_since = since
        self.fair_since = min(self.fair_since, max(since, self.table.at))
        self._asked = {
            seat: (asked, min(known, max(since, play.asked[seat].at)))
            for seat, (asked, known) in self._asked.items()
        }

    def ahead(self, table: Table, now: int) -> Presence:
        """The same people at the table as it will be after a step."""
        presence = copy(self)
        presence.table = table
        presence.moved(now)
        return presence

    def here(self) -> frozenset[int]:
        return self.table.persons & (self.present | self.elsewhere)

    @property
    def all_here(self) -> bool:
        return self.table.persons <= (self.present | self.elsewhere)

    def is_away(self, seat: int) -> bool:
        return seat in self.table.persons and seat not in self.present | self.elsewhere

    def sit_in_at(self, seat: int) -> int | None:
        """When a bot will sit in for this absent person, if the match waits for them."""
        if not self.is_away(seat) or seat in self.sitting_in or not self.here():
            return None
        if seat not in self._awaited():
            return None
        return self.away_since.get(seat, self.loaded) + self.table.options.sit_in * 1000

    def deadline(self, seat: int) -> int | None:
        """When the clock of this seat runs out."""
        play, limit = self.table.play, CLOCKS[self.table.options.clock]
        if play is None or limit is None or seat not in play.asked or not self.here():
            return None
        if seat not in self.table.persons or seat in self.sitting_in:
            return None
        return self._since(seat, play.asked[seat].seq, self.loaded) + limit * 1000

    def seed_deadline(self) -> int | None:
        """When the deal goes on without those who sent nothing.

        Nobody waits for a seat that a bot plays. A person alone may take any time to begin the next
        hand (`commit`), but a client that has lost the seed it committed to (`reveal`) is not
        waited for either way.
        """
        fair = self._fair()
        if fair is None or not self.here():
            return None
        if self.sitting_in.keys() & set(fair.waiting):
            return self.fair_since
        if fair.stage == "reveal":
            return self.fair_since + REVEAL_SECONDS * 1000
        return None if self.table.is_solo else self.fair_since + COMMIT_SECONDS * 1000

    def due(self) -> int | None:
        """The next moment at which something has to be done."""
        nothing_waits = self.all_here and self._fair() is None and self.host_passes_at() is None
        if nothing_waits and self.table.options.clock == "none":
            return None
        seats = range(len(self.table.seats))
        moments = [
            self.seed_deadline(),
            self.host_passes_at(),
            *map(self.sit_in_at, seats),
            *map(self.deadline, seats),
        ]
        return min((at for at in moments if at is not None), default=None)

    def host_passes_at(self) -> int | None:
        """When the role of an absent host passes on: nothing can be started without a host."""
        if self.table.state == "playing" or self.table.host is None or not self.here():
            return None
        gone = self._host_gone_since(self.table.seat_of(self.table.host))
        return None if gone is None else gone + self._host_away

    def host_watches(self, watches: bool, now: int) -> None:
        """Whether somebody who may be the host follows the table without having a seat."""
        if self._host_watches and not watches:
            self._host_gone = now
        self._host_watches = watches

    def _host_gone_since(self, seat: int | None) -> int | None:
        if seat is None:
            return None if self._host_watches else self._host_gone
        return self.away_since.get(seat, self.loaded) if self.is_away(seat) else None

    def next_host(self, now: int) -> int | None:
        """The seat of the new host, when the old one has been away for too long."""
        return min(self.here()) if self._past(self.host_passes_at(), now) else None

    def sit_in(self, now: int) -> bool:
        """Let bots sit in where the countdown is over; True if one did."""
        seats = [s for s in range(len(self.table.seats)) if self._past(self.sit_in_at(s), now)]
        self.sitting_in.update(dict.fromkeys(seats, USUAL_LEVEL))
        return bool(seats)

    def late_seeds(self, now: int) -> tuple[int, ...]:
        """Seats whose seed is not waited for any longer."""
        fair = self._fair()
        if fair is None:
            return ()
        absent = tuple(seat for seat in fair.waiting if seat in self.sitting_in)
        return absent or (fair.waiting if self._past(self.seed_deadline(), now) else ())

    def bot_turns(self, now: int) -> list[BotTurn]:
        """The questions that bots have to answer now."""
        play = self.table.play
        asked = {} if play is None else play.asked
        turns = [self._bot_turn(seat, question.seq, now) for seat, question in asked.items()]
        lesson = self.table.lesson
        return [
            turn
            for turn in turns
            if turn is not None and (lesson is None or turn.seat == lesson.scripted_seat)
        ]

    def _bot_turn(self, seat: int, asked: int, now: int) -> BotTurn | None:
        occupancy = self.table.seats[seat]
        if occupancy.kind == "bot":
            return BotTurn(seat, asked, occupancy.level or USUAL_LEVEL, "bot")
        if seat in self.sitting_in:
            return BotTurn(seat, asked, self.sitting_in[seat], "sit-in")
        if self._past(self.deadline(seat), now):
            return BotTurn(seat, asked, SUBSTITUTE_LEVEL, "clock")
        return None

    def _since(self, seat: int, asked: int, otherwise: int) -> int:
        """When we first saw this question."""
        known = self._asked.get(seat)
        return known[1] if known is not None and known[0] == asked else otherwise

    def _fair(self) -> FairHand | None:
        play = self.table.play
        return play.fair if play is not None and play.needs_deal else None

    def _awaited(self) -> set[int]:
        play, fair = self.table.play, self._fair()
        asked = set() if play is None else set(play.asked)
        return asked | set(fair.waiting if fair is not None else ())

    @staticmethod
    def _past(at: int | None, now: int) -> bool:
        return at is not None and at <= now
