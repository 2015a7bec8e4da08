"""The question «what would other deals of this round have been worth?»."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import SEATS
from aurum.engine.questions.outlook import Outlook
from aurum.engine.questions.parts import Styles
from aurum.engine.records import FloatTable, Question, Record, record

MOST_DEALS = 512
MOST_DEAL_PLAYOUTS = 1024


@record
class Deals(Question):
    """What are other deals of the round worth, with all cards open? Only the standing counts."""

    styles: Styles
    outlook: Outlook
    deals: int
    playouts: int  # of each deal


@record
class DealValues(Record):
    """A row of shares for every deal, and of their standard errors."""

    count: int
    shares: Annotated[FloatTable, MOST_DEALS, SEATS]
    errors: Annotated[FloatTable, MOST_DEALS, SEATS]
