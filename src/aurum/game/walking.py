"""Walking a record: each deal and each decision, with the match before and after it.

Rules and statements are checked on the way, so what has been walked is sound.
"""

from __future__ import annotations

from collections.abc import Iterator

from aurum.game.errors import IllegalAction
from aurum.game.evolution import evolve_all
from aurum.game.legal import legal_actions
from aurum.game.match_loop import Step
from aurum.game.record_parser import BadRecord, Place
from aurum.game.records import Move, Record, RoundRecord
from aurum.game.rules import advance, deal, start, why_illegal
from aurum.game.state import Match
from aurum.game.statements import check_round, check_winners

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
    """What would be right: the first of the moves that are allowed."""
    moves = [f"{seat} {action}" for seat in match.to_act for action in legal_actions(match, seat)]
    more = ", …" if len(moves) > SHOWN else ""
    return f"; allowed: {', '.join(moves[:SHOWN])}{more}" if moves else ""
