"""The question «which action alone reaches this aim, whatever the others hold and do?»."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import SEATS
from aurum.engine.records import MOST_OPTIONS, Ints, Question, Record, Table, record

MEET_BID, GET_GOLD, TAKE_TRICK, BE_LOWEST, WIN_ROUND = range(5)
AIMS = 5
MOST_WORLDS = 300  # deals that are possible for the seat
MOST_BUDGET = 1 << 40


@record
class Wanted(Record):
    """An aim of a seat."""

    aim: int
    rank: int  # of the gold that is wanted
    seat: int
    trick: int  # how many tricks were finished when the seat decided
    strict: int  # 1: a round must be won alone; 0: a shared win will do


@record
class Proof(Question):
    """Is there one action of the seat to act that assures the aim, while all others can fail?"""

    aim: int
    rank: int
    budget: int  # states that one search may look at


@record
class Proved(Record):
    """The proof, if there is one, and by action in how many deals the others can prevent the aim.

    The counts and the examples are complete only if there is a proof.
    """

    is_proved: int
    answer: int
    worlds: int
    cost: int  # states looked at in proving the answer
    count: int  # legal actions
    actions: Annotated[Ints, MOST_OPTIONS]
    failures: Annotated[Ints, MOST_OPTIONS]
    examples: Annotated[Table, MOST_OPTIONS, SEATS]  # the hands of a deal in which it fails
