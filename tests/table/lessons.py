"""A learner at the table of a lesson, in process: taps right and wrong, and what they led to."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from aurum.game import Event, legal_actions
from aurum.table.commands import Draft, Visitor, carry_out, move_for
from aurum.table.driver import Driver
from aurum.table.lessons.checking import checked_lesson
from aurum.table.lessons.progress import Progress
from aurum.table.lessons.teaching import open_lesson
from aurum.table.log_entries import Occupancy, read_entry, write_entry
from aurum.table.presence import BotTurn
from aurum.table.refusals import Refusal
from aurum.table.table import Table
from aurum.table.wire import commands as wire

LEARNER = Visitor("guest", "Ada")
OTHERS = tuple(Occupancy("bot", name=name, level="adept") for name in ("Maria", "Jabir", "Flamel"))


class Learner(Driver):
    """A table with a lesson; its log is kept as the server stores it."""

    def __init__(self, name: str, seed: int = 1) -> None:
        super().__init__(Table("AAAA-BBBB-CCCC"), 0)
        self.rng = random.Random(seed)
        self.log: list[tuple[str, str | None]] = []
        self.refused: list[str] = []
        self._number = 0
        person = Occupancy("person", LEARNER.guest, LEARNER.name)
        self._book(lambda draft: open_lesson(draft, checked_lesson(name), person, OTHERS))
        self.presence.came(self.seat, 0)

    @property
    def lesson(self) -> Progress:
        assert self.table.lesson is not None
        return self.table.lesson

    @property
    def seat(self) -> int:
        return self.lesson.lesson.seat

    def reloaded(self) -> Table:
        """The table as a server finds it in the log."""
        log = [(read_entry(entry), key, 0) for entry, key in self.log]
        return Table.replayed(self.table.code, log)

    def others_move(self) -> None:
        """Whatever the script has for the others now."""
        while turns := self.presence.bot_turns(0):
            action = self.lesson.scripted(self.match)
            assert action is not None, f"{self.lesson.current.name}: nobody can move"
            self._book(partial(_move, turns[0], action))

    def do(self, action: str) -> tuple[Event, ...]:
        """Tap an action; returns everything that came of it, the others' answers too."""
        before, match = self.play.seq, self.play.id
        self.tell(wire.Act(self._name(), match, self.play.asked[self.seat].seq, action))
        own = self._since(match, before)  # the others' answers may begin another scene
        self.others_move()
        return self._since(match, before) or own

    def _since(self, match: str, before: int) -> tuple[Event, ...]:
        is_same = self.play.id == match
        return self.play.between(before, self.play.seq) or () if is_same else ()

    def learn(self, answer: int | None = None) -> None:
        step = self.lesson.step + 1
        self.tell(wire.Learn(self._name(), step, self.lesson.is_after, answer))
        self.others_move()

    def tell(self, command: wire.Command) -> None:
        self._book(lambda draft: carry_out(draft, LEARNER, command))

    def tap_anything(self) -> None:
        """Whatever a finger may hit: right, wrong, forbidden, out of turn, out of date."""
        try:
            self.rng.choice((self._right, self._right, self._any_card, self._answer, self._odd))()
        except Refusal as refusal:
            self.refused.append(refusal.reason.code)

    @property
    def is_alive(self) -> bool:
        """Whether the learner can do something that leads on."""
        lesson = self.lesson
        return lesson.is_over or lesson.waits or bool(lesson.accepted(self.match))

    def _right(self) -> None:
        if self.lesson.waits:
            self.learn(self.lesson.current.right)
        elif accepted := self.lesson.accepted(self.match):
            self.do(self.rng.choice(accepted))

    def _any_card(self) -> None:
        if self.seat in self.play.asked:
            legal = [str(action) for action in legal_actions(self.match, self.seat)]
            self.do(self.rng.choice([*legal, "play Bi1", "play Zn9", "play Au3", "bid P3"]))

    def _answer(self) -> None:
        self.learn(self.rng.choice((0, 3, 5, 10)))

    def _odd(self) -> None:
        stale = wire.Learn(self._name(), self.rng.randrange(14), self.rng.random() < 0.5)
        undo = wire.Undo(self._name(), self.play.id, self.play.seq)
        early = wire.Act(self._name(), self.play.id, self.play.seq, "end")
        nonsense = wire.Act(self._name(), self.play.id, self.play.seq, "play gold")
        self.tell(self.rng.choice((stale, undo, early, nonsense)))
        self.others_move()

    def _name(self) -> str:
        self._number += 1
        return f"c{self._number}"

    def _book(self, order: Callable[[Draft], object]) -> None:
        draft = self.decide(order, 0, self.rng.randbytes)
        self.log += [(write_entry(entry), key) for entry, key in draft.entries]
        self.presence.moved(0)


def _move(turn: BotTurn, action: str, draft: Draft) -> None:
    move_for(draft, turn.seat, turn.asked, action, "bot")
