"""Tables for tests, driven by hand: people who always answer, seeds from a fixed generator."""

from __future__ import annotations

import hashlib
import random
from typing import Any

from aurum.game import Round, view
from aurum.table.commands import Visitor, carry_out, move_for
from aurum.table.driver import Driver
from aurum.table.fair_hand import FairHand
from aurum.table.log_entries import Occupancy, Opened, read_entry, write_entry
from aurum.table.match import TableMatch
from aurum.table.table import Table
from aurum.table.wire import commands as wire
from aurum.table.wire.events import Rules
from aurum.table.wire.room import Options

SEED = bytes(range(32))
COMMITMENT = hashlib.sha256(SEED).hexdigest()


class Driven(Driver):
    """A table whose log is kept, with people in some seats and bots in the others."""

    def __init__(self, players: int = 3, people: int = 3, seed: int = 1, **options: Any) -> None:
        super().__init__(Table("AAAA-BBBB-CCCC"), 0)
        self.rng = random.Random(seed)
        self.now = 0
        self.ticks = 0
        self.log: list[tuple[str, str | None, int]] = []
        self.people = [Visitor(f"guest{seat}", f"Name{seat}") for seat in range(people)]
        self._number = 0
        seats = [Occupancy("person", who.guest, who.name) for who in self.people]
        seats += [Occupancy("bot", level="random")] * (players - people)
        rules = options.pop("rules", Rules(players=players))
        host = options.pop("host", "guest0")
        opened = Opened(Options(rules=rules, **options), host, tuple(seats))
        self.book(lambda draft: draft.book(opened))
        for seat in range(people):
            self.presence.came(seat, 0)

    @property
    def round(self) -> Round:
        assert self.match.round is not None
        return self.match.round

    @property
    def hand(self) -> FairHand:
        assert self.play.fair is not None
        return self.play.fair

    def ruleset_order(self) -> tuple[int, ...]:
        """The seats as they stand in the record of this round."""
        return tuple(self.match.ruleset.clockwise(self.round.first))

    def book(self, order: Any) -> None:
        draft = self.decide(order, self.now, self.rng.randbytes)
        self.log += [(write_entry(entry), key, draft.now) for entry, key in draft.entries]
        self.presence.moved(self.ticks)

    def tell(self, seat: int, command: wire.Command) -> None:
        """A person's command; raises what the table raises."""
        self.book(lambda draft: carry_out(draft, self.people[seat], command))

    def name(self) -> str:
        self._number += 1
        return f"c{self._number}"

    def start(self) -> None:
        self.tell(0, wire.Start(self.name()))

    def deal(self) -> None:
        """Everybody commits and reveals."""
        match, hand = self.play.id, self.play.hand
        for seat in sorted(self.table.persons):
            self.tell(seat, wire.Commit(self.name(), match, hand, COMMITMENT))
        for seat in sorted(self.table.persons):
            self.tell(seat, wire.Reveal(self.name(), match, hand, SEED.hex()))

    def act(self, seat: int, action: str | None = None) -> None:
        """The action, or any legal one; bots move too."""
        asked = self.play.asked[seat].seq
        chosen = action or str(self.rng.choice(view(self.match, seat).legal))
        if seat < len(self.people):
            self.tell(seat, wire.Act(self.name(), self.play.id, asked, chosen))
        else:
            self.book(lambda draft: move_for(draft, seat, asked, chosen, "bot"))

    def step(self) -> None:
        """One decision, after dealing if need be."""
        if self.play.needs_deal:
            self.deal()
        self.act(self.rng.choice(sorted(self.play.asked)))

    def play_out(self) -> None:
        while self.table.state == "playing":
            self.step()

    def replayed(self) -> TableMatch:
        """The match of a table that is read again from its log."""
        entries = ((read_entry(body), key, at) for body, key, at in self.log)
        play = Table.replayed(self.table.code, entries).play
        assert play is not None
        return play


def started(players: int = 3, people: int = 3, seed: int = 1, **options: Any) -> Driven:
    """A table that has been dealt its first hand."""
    driven = Driven(players, people, seed, **options)
    driven.start()
    driven.deal()
    return driven
