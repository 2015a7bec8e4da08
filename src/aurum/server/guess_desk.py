"""A finished match from one seat, asked before each of its decisions: what follows is not told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from aurum.game import (
    SPECTATOR,
    Action,
    Event,
    Match,
    MatchStarted,
    Record,
    legal_actions,
    parse_record,
    start,
    view,
    walk,
)
from aurum.server.problems import HttpProblem, no_match
from aurum.server.puzzle_desk import allowed
from aurum.server.storage.rows import FinishedMatch
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture
from aurum.table.wire.guess import GuessAction, Guessed, GuessShown
from aurum.table.wire_events import narrate, rules_of


class Decision(NamedTuple):
    """A question to the seat: the table then, the events since its last decision, the action.

    The last one has no action: it is the end of the match.
    """

    match: Match
    events: tuple[Event, ...]
    action: Action | None


def shown(found: FinishedMatch, seat: int, number: int) -> GuessShown:
    """The decision of that number, or the end of the match if it comes next."""
    record = _record(found, seat)
    return _shown(record, seat, number, _decisions(record, seat, number, 1)[0])


def guessed(found: FinishedMatch, body: GuessAction) -> Guessed:
    """What was played, and what is asked next."""
    record = _record(found, body.seat)
    decision, *rest = _decisions(record, body.seat, body.decision, 2)
    if decision.action is None:
        raise _no_decision()
    action = allowed(decision.match, body.seat, body.action)
    following = _shown(record, body.seat, body.decision + 1, rest[0])
    return Guessed(str(decision.action), action == decision.action, following)


def decisions(record: Record, seat: int) -> Iterator[Decision]:
    """Every choice of the seat in order, then the end of the match.

    A bid is shown as it was first asked for: face-down bids are recorded in seat order (R3.2), and
    that order tells nothing about who laid theirs first.
    """
    match = start(record.ruleset, record.first)
    news: list[Event] = [MatchStarted(record.ruleset, record.first)]
    asked: tuple[Match, tuple[Event, ...]] | None = None
    for step in walk(record):
        match = step.after
        if asked is not None and step.move is not None and step.move.seat == seat:
            yield Decision(*asked, step.move.action)
            asked = None
        news += step.events
        if asked is None and len(legal_actions(match, seat)) > 1:
            asked, news = (match, tuple(news)), []
    yield Decision(match, tuple(news), None)


def _record(found: FinishedMatch, seat: int) -> Record:
    record = parse_record(found.record)
    if record.winners is None:
        raise no_match()
    players = record.ruleset.seats
    if seat >= players:
        text = f"There is no seat {seat} at a table for {players}."
        raise HttpProblem(422, "not-a-seat", text, seat=seat, players=players)
    return record


def _decisions(record: Record, seat: int, number: int, count: int) -> list[Decision]:
    """So many decisions from that number on, fewer at the end of the match; at least one."""
    found = list(islice(decisions(record, seat), number, number + count))
    if not found:
        raise _no_decision()
    return found


def _no_decision() -> HttpProblem:
    """Does not say how many there are: that would tell how long the match goes on."""
    return HttpProblem(404, "no-decision", "This seat had no such decision in this match.")


def _shown(record: Record, seat: int, number: int, decision: Decision) -> GuessShown:
    match = decision.match
    return GuessShown(
        number,
        rules_of(record.ruleset),
        record.names,
        public_picture(view(match, SPECTATOR)),
        own_part(match, seat, None if decision.action is None else number),
        narrate(decision.events, seat),
    )
