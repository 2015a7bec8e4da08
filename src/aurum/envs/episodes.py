"""What all environments share: how long an episode is and what it is worth."""

from enum import Enum
from typing import Any

import numpy as np

from aurum.game import GOLD_POINTS, InvalidNotation, Ruleset, Scoring
from aurum.kernel import OBSERVATION_SIZE
from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import OVER, SUM_OF_POINTS, Rules, State
from aurum.kernel.observation import MOST


class Episode(Enum):
    """An episode is one round, or a match of several."""

    ROUND = "round"
    MATCH = "match"


def episode(name: str | Episode) -> Episode:
    """The episode of that name."""
    try:
        return Episode(name)
    except ValueError:
        raise InvalidNotation(f"{name!r} is not an episode; it is 'round' or 'match'") from None


@compiled
def is_over(state: State, whole_match: bool) -> bool:
    """Whether the episode has ended."""
    return state.phase == OVER if whole_match else state.reason != 0


@compiled
def payoff(rules: Rules, state: State, side: int, whole_match: bool) -> float:
    """What a side has gained when the episode is over; the sides' gains add up to zero.

    Winners share 1, and everybody pays the same for it: alone in front of two others means 2/3.
    A single round of the points variant (R11.2) has no winner; it is worth the score above average.
    """
    if rules.match_end == SUM_OF_POINTS and not whole_match:
        return state.score[side] - state.score[: rules.sides].sum() / rules.sides
    winners = state.winners if whole_match else state.nugget
    return ((winners >> side) & 1) / popcount(winners) - 1 / rules.sides


@compiled
def pay(rules: Rules, state: State, whole_match: bool, rewards: Any) -> None:
    """Write what every seat has gained: what its side has."""
    for seat in range(rules.seats):
        rewards[seat] = payoff(rules, state, rules.side[seat], whole_match)


def row_space() -> Any:
    """The space of one observation, for frameworks that want to know it."""
    from gymnasium import spaces

    return spaces.Box(0, MOST, (OBSERVATION_SIZE,), np.int8)


def payoff_range(ruleset: Ruleset, length: Episode) -> tuple[float, float]:
    """The lowest and highest gain that there can be."""
    if ruleset.scoring is Scoring.POINTS and length is Episode.ROUND:
        most = most_points(ruleset)
        return (-float(most), float(most))
    return (-1 / ruleset.sides, 1 - 1 / ruleset.sides)


def most_points(ruleset: Ruleset) -> int:
    """No side can score more in a round (R8): the highest bid, met, and all the gold."""
    gold = sum(count * points for count, points in zip(ruleset.gold, GOLD_POINTS, strict=False))
    return 2 * ruleset.top_rank + gold
