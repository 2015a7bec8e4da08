"""All kinds of questions: the one table that hosts, compiled code and the build are made from."""

from __future__ import annotations

from typing import NamedTuple

from aurum.engine.questions.choice import Choice, Chosen
from aurum.engine.questions.comparison import Compared, Comparison
from aurum.engine.questions.deals import Deals, DealValues
from aurum.engine.questions.facts import Counted, Facts
from aurum.engine.questions.field import Field, FieldScores
from aurum.engine.questions.gain import Gain, Gained
from aurum.engine.questions.open_values import OpenCourse, OpenValues
from aurum.engine.questions.proof import Proof, Proved
from aurum.engine.questions.round_ends import RoundEnds, RoundsPlayed
from aurum.engine.questions.search import Search, Searched
from aurum.engine.records import Question, Record


class Kind(NamedTuple):
    """A kind of question. Its compiled function is `aurum.thinking.NAME.answer`."""

    number: int
    name: str
    question: type[Question]
    answer: type[Record]


KINDS = (
    Kind(0, "choice", Choice, Chosen),
    Kind(1, "search", Search, Searched),
    Kind(2, "comparison", Comparison, Compared),
    Kind(3, "deals", Deals, DealValues),
    Kind(4, "facts", Facts, Counted),
    Kind(5, "field", Field, FieldScores),
    Kind(6, "gain", Gain, Gained),
    Kind(7, "open_values", OpenValues, OpenCourse),
    Kind(8, "proof", Proof, Proved),
    Kind(9, "round_ends", RoundEnds, RoundsPlayed),
)
"""All questions; the numbers are places in this table."""
_BY_QUESTION = {kind.question: kind for kind in KINDS}


def kind_of(question: Question) -> Kind:
    """The kind of a question."""
    return _BY_QUESTION[type(question)]
