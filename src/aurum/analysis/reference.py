"""The reference player: a mixture of styles that plays out every position of the analysis.

One greedy style is worthless against any other: it expects exactly its own replies. So styles are
drawn: the network with softmax over bids and cards, or the rules of thumb with a slip now and then.
Exchanges stay greedy, because noise there only blunders.

For hints, every seat draws a style for the whole playout. For reviews, every decision draws one:
then the reference player has no past, and the value of a state is what it expects of the states
after it, so that luck and play have the mean 0 in its own matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from aurum.engine.questions.parts import Styles
from aurum.engine.styles import Style, styles_record
from aurum.table.wire.review import JUDGE_VERSION


@dataclass(frozen=True, slots=True)
class Judge:
    """Everything that a result depends on besides the position: anybody can compute it again."""

    version: str
    styles: tuple[Style, ...]
    sharpness: float = 1.0  # the exponent of the chances that it states

    @property
    def packed(self) -> Styles:
        """The styles as questions carry them."""
        return styles_record(self.styles)

    def stated(self, shares: Sequence[float]) -> tuple[float, ...]:
        """The chances of all sides, sharpened: they were counted as if all were equally strong.

        Whoever is ahead among players of different strength is more often the stronger one.
        """
        powers = [share**self.sharpness for share in shares]
        total = fsum(powers)
        return tuple(power / total for power in powers)


JUDGE = Judge(
    version="2",
    styles=(
        Style(share=0.45, temperature=0.1),
        Style(share=0.3, temperature=0.25),
        Style(share=0.25, slips=0.05, by_network=False),
    ),
)
"""Of hints, puzzles and the deal of the day."""

REVIEWER = Judge(
    version=JUDGE_VERSION,
    styles=(
        Style(share=0.8, temperature=0.05),
        Style(share=0.15, temperature=0.2),
        Style(share=0.05, slips=0.05, by_network=False),
    ),
    sharpness=1.2,
)
"""Of reviews."""
