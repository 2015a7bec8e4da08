"""The question «what comes of each choice?», counted in possible worlds."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import MOST_TRICKS, NOBODY, SEATS
from aurum.engine.questions.parts import Equity, Styles
from aurum.engine.records import MOST_OPTIONS, Floats, Ints, Question, Record, Records, record

MOST_STAGES = 4
MOST_SHARES = 1 << 19  # there is room for so many: one for each choice in each world
LEAST_WORLDS = 8  # in which every choice is tried, however soon it is enough
THE_BEST = NOBODY  # the choice that the others are compared with, if it is not a given one
NOTHING_PICKED = NOBODY


@record
class Facts(Question):
    """What comes of each choice of the seat to act? Hidden cards may lie anywhere.

    The worlds of all stages times the given actions, or MOST_OPTIONS, are at most MOST_SHARES.

    All choices are tried in some worlds, the better ones in more. At the end, one that is worse
    than the best is tried as often as the best.
    """

    stakes: Equity
    styles: Styles  # of the reference player, who plays on
    keeping: int  # 1 if the seat exchanges no bid in the rest of the round
    picked: int  # an action to compare with the best, or NOTHING_PICKED
    count: int  # of the actions that are given; 0: all that are worth a thought
    actions: Annotated[Ints, MOST_OPTIONS]
    compared: int  # the place of a given action, or THE_BEST
    stages: int
    kept: Annotated[Floats, MOST_STAGES]  # the share of the choices that a stage goes on with
    worlds: Annotated[Ints, MOST_STAGES]  # and in how many worlds
    decisions: int  # made in playouts before it is enough; 0: no limit


@record
class Fact(Record):
    """What came of one choice. Chances are over the worlds in which it was tried."""

    action: int
    worlds: int
    win: float  # share of the match
    error: float  # standard error of `win`
    behind: float  # how much less than the one it is compared with, in the same worlds
    behind_error: float
    in_band: int  # whether it is as good as that, as far as can be told
    round: float  # share of the round
    takes: float  # the trick that lies on the table, or the next
    lowest: float
    collects: float  # gold, by being lowest
    ends: float  # the round, before that trick is finished
    under: float
    exact: float
    over: float
    score: float
    gold: float  # points of it, at the end of the round
    others_exact: Annotated[Floats, SEATS]  # by side
    final_tricks: Annotated[Floats, MOST_TRICKS + 1]  # chance of 0, 1, 2 … tricks of the side


@record
class Counted(Record):
    """What came of every choice, best first, or in the order in which they were given."""

    count: int
    rival: int  # the place of the choice to compare the best with: the picked one, or a worse one
    decisions: int  # made in playouts
    facts: Annotated[Records[Fact], MOST_OPTIONS]
