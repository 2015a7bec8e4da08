"""The question «what is every state of this round worth, with all cards open?»."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import SEATS
from aurum.engine.questions.outlook import Outlook
from aurum.engine.questions.parts import Styles
from aurum.engine.questions.past import MOST_MOVES
from aurum.engine.records import FloatTable, Question, Record, Table, record

MOST_PLAYOUTS = 1024
MOST_STATES = MOST_MOVES + 1


@record
class OpenValues(Question):
    """What is the state worth to every side, and the states after each of these moves?

    The reference player plays on from each of them, and knows no more than each seat sees.
    """

    styles: Styles
    outlook: Outlook
    playouts: int  # from every state
    count: int  # of the moves
    moves: Annotated[Table, MOST_MOVES, 2]  # rows of seat and action


@record
class OpenCourse(Record):
    """The shares of all sides before the first move and after each; nothing once a round is over.

    A playout that went on as the round did stands for the next state, too.
    """

    count: int  # of states
    playouts: int  # that were made: fewer than those which the values rest on
    shares: Annotated[FloatTable, MOST_STATES, SEATS]
    errors: Annotated[FloatTable, MOST_STATES, SEATS]  # standard errors of the shares
    changes: Annotated[FloatTable, MOST_STATES, SEATS]  # those of the change from the state before
