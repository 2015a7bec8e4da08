"""A finished match from one seat, asked before each of its decisions: what follows is not told."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
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

KEY_LETTERS = 16


class Decision(NamedTuple):
    """A question to the seat: the table then, the events since its last decision, the action.

    The last one has no action: it is the end of the match.
    """

    match: Match
    events: tuple[Event, ...]
    action: Action | None


class Asked(NamedTuple):
    seat: int
    number: int
    key: str | None


class Opened(NamedTuple):
    """The decisions of a seat as far as somebody may know of them, and the next one."""

    record: Record
    seat: int
    decisions: tuple[Decision, ...]


def shown(found: FinishedMatch, seat: int, number: int, key: str | None = None) -> GuessShown:
    """The decision of that number, or the end of the match if it comes next."""
    return _shown(_opened(found, Asked(seat, number, key)), number)


def guessed(found: FinishedMatch, body: GuessAction) -> Guessed:
    """What was played, and what is asked next."""
    opened = _opened(found, Asked(body.seat, body.decision, body.key))
    decision = opened.decisions[body.decision]
    if decision.action is None:
        raise HttpProblem(404, "no-decision", "The match is over; there is nothing to guess.")
    action = allowed(decision.match, body.seat, body.action)
    following = _shown(opened, body.decision + 1)
    return Guessed(str(decision.action), action == decision.action, following)


def key_of(seat: int, played: Iterable[Action | None]) -> str:
    """The key of the decision that comes after these.

    A client that has guessed all of them was told what was played, and so has the key. It follows
    from nothing that comes later. Without it a client would have to guess every action in between,
    which a guess by `POST` tells anyway.
    """
    text = "\n".join(map(str, (seat, *played)))
    return hashlib.sha256(text.encode()).hexdigest()[:KEY_LETTERS]


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


def _opened(found: FinishedMatch, asked: Asked) -> Opened:
    """The decisions up to the one asked for and the next; 403 if its key is not shown.

    The answer to a wrong key is the same beyond the end of the match, whose length it would tell.
    """
    record = _record(found, asked.seat)
    known = tuple(islice(decisions(record, asked.seat), asked.number + 2))
    key = key_of(asked.seat, (one.action for one in known[: asked.number]))
    if asked.number and (asked.number >= len(known) or asked.key != key):
        text = "Guess the decisions before this one first; the page begins at the start."
        raise HttpProblem(403, "not-yet", text)
    return Opened(record, asked.seat, known)


def _shown(opened: Opened, number: int) -> GuessShown:
    record, seat, known = opened
    match, events, action = known[number]
    return GuessShown(
        number,
        key_of(seat, (one.action for one in known[:number])),
        rules_of(record.ruleset),
        record.names,
        public_picture(view(match, SPECTATOR)),
        own_part(match, seat, None if action is None else number),
        narrate(events, seat),
    )
