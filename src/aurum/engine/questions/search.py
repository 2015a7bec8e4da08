"""The question «what is best, as far as playouts in possible worlds can tell?»."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import SEATS
from aurum.engine.questions.parts import Equity, Styles
from aurum.engine.records import MOST_OPTIONS, Floats, Ints, Question, Record, record

THUMBS = -1  # in place of a network: the rules of thumb


@record
class Search(Question):
    """What is best? The seat to act asks; hidden cards may lie anywhere.

    Bids that others have laid face down must have been taken back (`packing.asked_state`).
    """

    stakes: Equity
    styles: Styles  # the first is the seat's own; if there are others, all others draw from them
    network: int  # which of `NETWORKS` plays, or THUMBS
    decisions: int  # made in playouts at most, but for the last world
    worlds: int  # looked at at most
    trust: float  # worlds that the first opinion counts for
    halvings: int  # how often the worse half of the candidates is dropped
    looks_early: int  # 1: what is clear soon ends the thinking before that
    horizon: int  # at this own card the network's opinion ends a playout; 0: never
    sparing: int  # 1: no wasteful gold, no exchange that leaves the side's bid
    proof: float  # standard errors by which an exchange must beat keeping
    gain: float  # and by how much: a share of what a round is worth
    gain_back: float  # the same for an exchange back to a rank bid before
    forgets: float  # the share of older cards that are mistaken for others
    bid_before: Annotated[Ints, SEATS]  # R4.5: ranks of the bid cards that were taken up, as bits


@record
class Searched(Record):
    """All candidates, best first, and how much was looked at.

    Chances and means are over the worlds that a candidate was tried in; those of `exacts`, `scores`
    and `golds` over the playouts that reached the end of the round.
    """

    count: int
    habit: int  # the action that the policy takes without search
    decisions: int
    possible: float  # worlds
    actions: Annotated[Ints, MOST_OPTIONS]
    values: Annotated[Floats, MOST_OPTIONS]
    worths: Annotated[Floats, MOST_OPTIONS]
    errors: Annotated[Floats, MOST_OPTIONS]
    wins: Annotated[Floats, MOST_OPTIONS]
    exacts: Annotated[Floats, MOST_OPTIONS]
    scores: Annotated[Floats, MOST_OPTIONS]
    golds: Annotated[Floats, MOST_OPTIONS]
    worlds: Annotated[Ints, MOST_OPTIONS]
    finished: Annotated[Ints, MOST_OPTIONS]  # playouts that reached the end of the round
