"""The same deal again: bots whose answers depend only on their view, and comparing lines."""

from aurum.again.comparison import Comparison, TrickRow, compared
from aurum.again.same_deal import Moment, SameDeal
from aurum.again.steady import Steady, steady
from aurum.again.view_text import view_luck, view_text

__all__ = [
    "Comparison",
    "Moment",
    "SameDeal",
    "Steady",
    "TrickRow",
    "compared",
    "steady",
    "view_luck",
    "view_text",
]
