"""Checking a record against the rules: every deal, move, score and winner that it states."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aurum.game.actions import Action
from aurum.game.errors import IllegalAction
from aurum.game.events import SideScore
from aurum.game.evolution import evolve_all
from aurum.game.legal import legal_actions
from aurum.game.record_parser import BadRecord, Place
from aurum.game.records import Move, Record, RoundRecord
from aurum.game.rules import advance, deal, start, why_illegal
from aurum.game.ruleset import Seat
from aurum.game.state import Match, Phase, Round

SHOWN = 6  # how many allowed moves an error names


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a record, with the match as it was before."""

    match: Match
    round: int
    ply: int
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Tally:
    """How much was checked."""

    matches: int = 0
    rounds: int = 0
    actions: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.matches + other.matches,
            self.rounds + other.rounds,
            self.actions + other.actions,
        )


def audit(record: Record) -> Tally:
    """Replay a record and compare all that it states; the first mistake raises `BadRecord`."""
    actions = sum(1 for _ in steps(record))
    return Tally(1, len(record.rounds), actions)


def steps(record: Record) -> Iterator[Step]:
    """The decisions of a record in order; the rules and the statements are checked on the way."""
    match = start(record.ruleset, record.first)
    for number, round_record in enumerate(record.rounds):
        match = _open_round(match, round_record, number)
        for ply, move in enumerate(round_record.moves):
            yield Step(match, number, ply, move.seat, move.action)
            match = _make(match, move, Place(number, ply))
        last = number == len(record.rounds) - 1
        _check_round(match, round_record, number, may_be_open=last and record.winners is None)
    _check_winners(match, record)


def _open_round(match: Match, stated: RoundRecord, number: int) -> Match:
    try:
        return evolve_all(match, deal(match, stated.deal))
    except IllegalAction as error:
        raise BadRecord(error.reason.text, error.reason.clause, Place(number)) from None


def _make(match: Match, move: Move, place: Place) -> Match:
    reason = why_illegal(match, move.seat, move.action)
    if reason is not None:
        text = f"'{move}': {reason.text}{_allowed(match)}"
        raise BadRecord(text, reason.clause, place)
    if move.seat != match.to_act[0]:  # bids laid face down are written in seat order
        text = f"'{move}': the bid of seat {match.to_act[0]} is written first"
        raise BadRecord(text, "R3.2", place)
    return advance(match, move.seat, move.action)[0]


def _allowed(match: Match) -> str:
    """What would be right: the first of the moves that are allowed."""
    moves = [f"{seat} {action}" for seat in match.to_act for action in legal_actions(match, seat)]
    more = ", …" if len(moves) > SHOWN else ""
    return f"; allowed: {', '.join(moves[:SHOWN])}{more}" if moves else ""


def _check_round(match: Match, stated: RoundRecord, number: int, may_be_open: bool) -> None:
    place = Place(number)
    round_ = match.round
    assert round_ is not None
    if round_.ended is None:
        _check_open_round(round_, stated, place, may_be_open)
        return
    _check_complete(stated, place, may_be_open)
    if stated.ended is not None:
        seat, reason = stated.ended
        _same(place, "R7", "the seat that ended the round", seat, round_.ended.seat)
        _same(place, "R7", "the reason", reason.value, round_.ended.reason.value)
    if stated.sides is not None:
        _check_sheet(place, stated.sides, round_)
    if stated.nuggets is not None:
        nuggets = round_.scored.nuggets if round_.scored else ()
        _same(place, "R9", "'nuggets'", sorted(stated.nuggets), sorted(nuggets))


def _check_open_round(round_: Round, stated: RoundRecord, place: Place, may_be_open: bool) -> None:
    turn = round_.to_act[0]
    if not may_be_open:
        text = f"the round is not over after its last action; seat {turn} is to act"
        raise BadRecord(text, "R7", place)
    if (stated.ended, stated.sides, stated.nuggets) != (None, None, None):
        text = f"a result is stated, but the round is not over; seat {turn} is to act"
        raise BadRecord(text, "R7", place)


def _check_complete(stated: RoundRecord, place: Place, may_be_open: bool) -> None:
    parts = {"ended": stated.ended, "sides": stated.sides, "nuggets": stated.nuggets}
    missing = [name for name, part in parts.items() if part is None]
    if missing and not may_be_open:
        raise BadRecord(f"the round is over, but '{missing[0]}' is missing", "R7", place)


def _check_sheet(place: Place, stated: tuple[SideScore, ...], round_: Round) -> None:
    scored = round_.scored
    assert scored is not None
    _same(place, "R8", "the number of sides", len(stated), len(scored.sides))
    for side, (said, true) in enumerate(zip(stated, scored.sides, strict=True)):
        for clause, name in _SHEET_CLAUSES:
            what = f"'{name}' of side {side}"
            _same(place, clause, what, getattr(said, name), getattr(true, name))


_SHEET_CLAUSES = (
    ("R3.4", "bid"),
    ("R6.3", "tricks"),
    ("R8.1", "bid_points"),
    ("R8.2", "gold_points"),
)


def _check_winners(match: Match, record: Record) -> None:
    if match.phase is not Phase.OVER:
        if record.winners is not None:
            raise BadRecord("winners are stated, but the match is not over", "R10")
        return
    if record.winners is None:
        raise BadRecord(
            f"the match is over, won by {list(match.winners or ())}, but 'winners' is missing",
            "R10",
        )
    _same(Place(), "R10", "'winners'", sorted(record.winners), sorted(match.winners or ()))


def _same(place: Place, clause: str, what: str, stated: Any, true: Any) -> None:
    if stated != true:
        raise BadRecord(f"{what} is stated as {stated}, but it is {true}", clause, place)
