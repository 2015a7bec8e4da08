"""Compares two lines of play of the same deal, from one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from aurum.game import AurumError, Card, Record, Seat, SideScore, Trick, walk


class OtherDeal(AurumError):
    """The two records are of different deals."""


@dataclass(frozen=True, slots=True)
class TrickSide:
    """A trick in one line: the seat's card, who took it, and the gold it brought."""

    card: Card
    taker: Seat
    lowest: Seat
    collected: int | None

    def as_json(self) -> dict[str, Any]:
        return {
            "card": str(self.card),
            "taker": self.taker,
            "lowest": self.lowest,
            "collected": self.collected,
        }


@dataclass(frozen=True, slots=True)
class TrickRow:
    """The same trick in both lines; None if a line has ended."""

    number: int
    left: TrickSide | None
    right: TrickSide | None

    @property
    def is_equal(self) -> bool:
        return self.left == self.right

    def as_json(self) -> dict[str, Any]:
        sides = (self.left, self.right)
        return {"trick": self.number, "lines": [side and side.as_json() for side in sides]}


@dataclass(frozen=True, slots=True)
class RoundComparison:
    """A round in both lines: the bids, the tricks and the sheets of the seat's side."""

    round: int
    bids: tuple[str | None, str | None]
    tricks: tuple[TrickRow, ...]
    sheets: tuple[SideScore | None, SideScore | None]
    parted: int | None  # the ply of the first action that differs

    def as_json(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "bids": list(self.bids),
            "tricks": [row.as_json() for row in self.tricks],
            "scores": [sheet and sheet.score for sheet in self.sheets],
            "parted": self.parted,
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """The rounds that occur in both lines."""

    seat: Seat
    rounds: tuple[RoundComparison, ...]

    def as_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "rounds": [row.as_json() for row in self.rounds]}


def compared(left: Record, right: Record, seat: Seat) -> Comparison:
    """Both lines trick by trick; the records must have the same cards."""
    if left.ruleset != right.ruleset or left.first != right.first:
        raise OtherDeal("these records are of different matches: rules or first player differ")
    pairs = list(zip(left.rounds, right.rounds, strict=False))
    for number, (one, other) in enumerate(pairs):
        if one.deal != other.deal:
            raise OtherDeal(f"these records are of different deals: round {number} differs")
    played = zip(_rounds(left, seat), _rounds(right, seat), strict=False)
    side = left.ruleset.side_of(seat)
    rows = []
    for number, ((one, other), tricks) in enumerate(zip(pairs, played, strict=True)):
        rows.append(
            RoundComparison(
                round=number,
                bids=(_bid(one.moves, seat), _bid(other.moves, seat)),
                tricks=tuple(
                    TrickRow(place, a, b) for place, (a, b) in enumerate(zip_longest(*tricks))
                ),
                sheets=(
                    None if one.sides is None else one.sides[side],
                    None if other.sides is None else other.sides[side],
                ),
                parted=_parted(one.moves, other.moves),
            )
        )
    return Comparison(seat, tuple(rows))


def _rounds(record: Record, seat: Seat) -> list[list[TrickSide]]:
    """The finished tricks of every round."""
    found: list[tuple[Trick, ...]] = []
    for step in walk(record):
        if step.move is None:
            found.append(())
        assert step.after.round is not None
        found[-1] = step.after.round.tricks
    seats = record.ruleset.seats
    return [[_side(trick, (seat - trick.leader) % seats) for trick in tricks] for tricks in found]


def _side(trick: Trick, place: int) -> TrickSide:
    return TrickSide(trick.cards[place], trick.taker, trick.lowest, trick.collected)


def _bid(moves: Sequence[Any], seat: Seat) -> str | None:
    """The rank of the first bid; exchanges are visible in the line itself."""
    bids = [str(move.action) for move in moves if move.seat == seat]
    return bids[0].removeprefix("bid ") if bids else None


def _parted(left: Sequence[Any], right: Sequence[Any]) -> int | None:
    """The first difference between the lines; None if one is the beginning of the other."""
    pairs = zip(left, right, strict=False)
    return next((ply for ply, (one, other) in enumerate(pairs) if one != other), None)
