"""Walks through a record: each deal and decision, with the match before and after it.

It checks rules and statements on the way, so a record that was walked to its end is sound.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aurum.game.errors import IllegalAction
from aurum.game.events import SideScore
from aurum.game.evolution import evolve_all
from aurum.game.legal import legal_actions
from aurum.game.match_loop import Step
from aurum.game.record_parser import BadRecord, Place
from aurum.game.records import Move, Record, RoundRecord
from aurum.game.rules import advance, deal, start, why_illegal
from aurum.game.state import Match, Phase, Round

SHOWN = 6  # how many allowed moves an error names


def walk(record: Record) -> Iterator[Step]:
    """The deals and decisions of a record in order; the first mistake in it raises `BadRecord`."""
    match = start(record.ruleset, record.first)
    for number, stated in enumerate(record.rounds):
        for step in _round(match, stated, number):
            match = step.after
            yield step
        last = number == len(record.rounds) - 1
        check_round(match, stated, number, may_be_open=last and record.winners is None)
    check_winners(match, record)


def _round(match: Match, stated: RoundRecord, number: int) -> Iterator[Step]:
    step = _dealt(match, stated, number)
    yield step
    for ply, move in enumerate(stated.moves):
        step = _moved(step.after, move, Place(number, ply))
        yield step


def _dealt(match: Match, stated: RoundRecord, number: int) -> Step:
    try:
        events = deal(match, stated.deal)
    except IllegalAction as error:
        raise BadRecord(error.reason.text, error.reason.clause, Place(number)) from None
    return Step(match, None, events, evolve_all(match, events))


def _moved(match: Match, move: Move, place: Place) -> Step:
    reason = why_illegal(match, move.seat, move.action)
    if reason is not None:
        text = f"'{move}': {reason.text}{_allowed(match)}"
        raise BadRecord(text, reason.clause, place)
    if move.seat != match.to_act[0]:  # bids laid face down are written in seat order
        text = f"'{move}': the bid of seat {match.to_act[0]} is written first"
        raise BadRecord(text, "R3.2", place)
    after, events = advance(match, move.seat, move.action)
    return Step(match, move, events, after)


def _allowed(match: Match) -> str:
    """Name the first legal moves, for the error message."""
    moves = [f"{seat} {action}" for seat in match.to_act for action in legal_actions(match, seat)]
    more = ", …" if len(moves) > SHOWN else ""
    return f"; allowed: {', '.join(moves[:SHOWN])}{more}" if moves else ""


def check_round(match: Match, stated: RoundRecord, number: int, may_be_open: bool) -> None:
    """Compare a record's statements about a round with the play."""
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


def check_winners(match: Match, record: Record) -> None:
    """Compare the winners that a record states with those of the match (R10)."""
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
    """Replay a record and compare everything it states; the first error raises `BadRecord`."""
    actions = sum(step.move is not None for step in walk(record))
    return Tally(1, len(record.rounds), actions)
