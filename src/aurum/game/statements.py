"""What a record states about rounds and winners, compared with what happened."""

from __future__ import annotations

from typing import Any

from aurum.game.events import SideScore
from aurum.game.record_parser import BadRecord, Place
from aurum.game.records import Record, RoundRecord
from aurum.game.state import Match, Phase, Round


def check_round(match: Match, stated: RoundRecord, number: int, may_be_open: bool) -> None:
    """Compare what a record states about a round with how it was played."""
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
