"""Help that seats have had in a match: hints, objections of the coach, moves taken back.

All of it is in the log, on the sheets of the rounds and in the record; nobody is helped in secret.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import msgspec

from aurum.game import Record
from aurum.table.wire.view import Help
from aurum.table.wire.words import SeatedBot


@dataclass(frozen=True, slots=True)
class Assistance:
    """`round` is the help of the round on the table; `decisions` counts by seat, over the match."""

    round: tuple[Help, ...] = ()
    decisions: Mapping[int, int] = field(default_factory=dict)
    _pressed: frozenset[tuple[int, int, int]] = frozenset()
    _objected: frozenset[tuple[int, int]] = frozenset()

    def in_next_round(self) -> Assistance:
        return Assistance(decisions=self.decisions)

    def was_pressed(self, seat: int, asked: int, press: int) -> bool:
        """Whether this much was told about the question before."""
        return (seat, asked, press) in self._pressed

    def was_objected(self, seat: int, asked: int) -> bool:
        """Whether the coach has spoken about this question; it does so once."""
        return (seat, asked) in self._objected

    def hinted(self, seat: int, asked: int, ply: int, press: int) -> Assistance:
        known = any((s, a) == (seat, asked) for s, a, _ in self._pressed)
        count = self.decisions.get(seat, 0) + (not known)
        return replace(
            self,
            round=(*self.round, Help("hint", seat, ply, press=press)),
            decisions={**self.decisions, seat: count},
            _pressed=self._pressed | {(seat, asked, press)},
        )

    def objected(self, seat: int, asked: int, ply: int, action: str) -> Assistance:
        return replace(
            self,
            round=(*self.round, Help("coach", seat, ply, action=action)),
            _objected=self._objected | {(seat, asked)},
        )

    def taken_back(self, seat: int, ply: int, action: str) -> Assistance:
        return replace(self, round=(*self.round, Help("undo", seat, ply, action=action)))


def help_of(record: Record) -> dict[int, tuple[Help, ...]]:
    """The help that a record tells of, by round, as far as it can be read."""
    told: dict[int, tuple[Help, ...]] = {}
    stated = record.extra.get("help")
    for one in stated if isinstance(stated, list) else ():
        try:
            number = msgspec.convert(one["round"], int)
            told[number] = (*told.get(number, ()), msgspec.convert(one, Help))
        except (msgspec.MsgspecError, KeyError, TypeError):
            continue
    return told


def bots_of(record: Record) -> tuple[str | None, ...]:
    """Which seats were bots, if the record says so in words that we know."""
    try:
        bots = msgspec.convert(record.extra.get("bots", []), tuple[SeatedBot | None, ...])
    except msgspec.MsgspecError:
        return ()
    return bots if len(bots) == record.ruleset.seats else ()


def seed_of(match: str, *place: int) -> int:
    """Asking the same question again gives the same numbers."""
    digest = hashlib.sha256(f"{match}/{'/'.join(map(str, place))}".encode()).digest()
    return int.from_bytes(digest[:6], "big")
