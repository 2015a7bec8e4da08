"""Why the table does not do what it was told: one catalogue, next to the game's own reasons."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from aurum.game import Reason as GameReason
from aurum.table.wire.view import Reason


class Trouble(Enum):
    """What stands in the way, with an English sentence that has places for facts."""

    STALE = "the table has moved on since that view; look at the fresh one and choose again"
    NO_MATCH = "no match is being played at this table"
    OTHER_MATCH = "this table plays another match now"
    UNREADABLE_ACTION = "{text}"
    NO_SEAT = "you have no seat at this table"
    NOT_A_SEAT = "seat {seat} does not exist at a table for {players}"
    SEAT_TAKEN = "seat {seat} belongs to somebody else"
    TABLE_FULL = "every seat of this table is taken"
    MATCH_RUNNING = "seats stay as they are while a match is being played"
    SEATS_OPEN = "seat {seat} is still open; wait for somebody or give it to a bot"
    NOT_HOST = "only the host of the table may do that"
    NOBODY_TO_REMOVE = "nobody else sits in seat {seat}"
    REMOVED = "the host has removed you from this table; you may watch"
    LISTED_ENOUGH = "you already have {count} listed tables where people can sit down"
    NO_PERSON = "a match needs at least one person at the table"
    NOT_OVER = "a rematch can be asked for when the match is over"
    NOT_ALONE = "a move can be taken back only by a person who plays alone against bots"
    NOTHING_TO_UNDO = "you have made no move in this round that could be taken back"
    TOO_MANY_UNDOS = "at most {limit} moves can be taken back in one round"
    NO_HINTS = "hints are given only to somebody who plays alone, or where the table allows them"
    NOT_OVER_YET = "round {round} is not over; what a bot thought can be asked afterwards"
    NOT_A_BOTS_MOVE = "action {ply} of round {round} was not made by a bot"
    NO_SEEDS = "no deal is being prepared"
    OTHER_HAND = "the deal being prepared is that of hand {hand}"
    ALREADY_COMMITTED = "seat {seat} has already committed to a seed for this hand"
    NOT_ASKED_FOR_SEED = "seat {seat} is not asked for a seed now"
    WRONG_SEED = "the seed does not match the commitment: its SHA-256 is another one"
    SEAT_COUNT = "{count} seats were described for a game of {players}"
    TWO_SEATS = "you can sit in one seat only"
    SPECTATORS_CLOSED = "this table does not admit spectators"
    NO_LESSON = "no lesson is going on at this table"
    NO_SUCH_LESSON = "there is no lesson {name}; there are {known}"
    LESSON_ON = "in a lesson no move is taken back; go on, or begin it again"
    LESSON_WAITS = "first go on in the lesson"
    LESSON_OTHER = "that is allowed, but this step of the lesson is about something else"
    LESSON_WRONG = "not quite; try another answer"
    UNKNOWN_BOT = "{level} is not a bot of this server; there are {known}"

    @property
    def code(self) -> str:
        return self.name.lower().replace("_", "-")


class Refusal(Exception):
    """The command changes nothing, for this reason. `fresh`: the sender's view is out of date."""

    def __init__(self, reason: Reason, *, fresh: bool = False) -> None:
        super().__init__(reason.text)
        self.reason = reason
        self.fresh = fresh


def refuse(trouble: Trouble, *, fresh: bool = False, **facts: object) -> Refusal:
    """A refusal to raise, with the facts in its sentence."""
    details = {name: str(value) for name, value in facts.items()}
    text = trouble.value.format(**details)
    return Refusal(Reason("", trouble.code, _sentence(text), details), fresh=fresh)


@lru_cache(1024)  # the same few are told move after move
def told(reason: GameReason) -> Reason:
    """A reason of the game, for the wire."""
    return Reason(reason.clause, reason.code, _sentence(reason.text), dict(reason.facts))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
