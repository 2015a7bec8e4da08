"""Choices that were tried in the same worlds: how they compare, compiled.

`room` is the room of the question about facts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.facts import NOTHING_PICKED, THE_BEST
from aurum.engine.records import MOST_OPTIONS
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import MOST_TRICKS, NOBODY, SEATS

BAND = 0.02  # of a match: choices this close to the best are as good
WIDEST = 0.03  # and none further behind is called as good, however little is known of it
SURE = 2.0  # standard errors by which a choice must be worse to be called so
OUT = 3.0  # and to be dropped before all worlds were tried


@compiled
def rank(room: Any, choices: Any, count: int) -> None:
    """Put these choices in order, best first; one that was dropped stands below all others."""
    for n in range(1, count):
        place, moved = n, choices[n]
        while place > 0 and _is_better(room, moved, choices[place - 1]):
            choices[place] = choices[place - 1]
            place -= 1
        choices[place] = moved


@inner
def _is_better(room: Any, one: int, other: int) -> bool:
    first, second = room.facts[one], room.facts[other]
    if first.worlds != second.worlds:
        return bool(first.worlds > second.worlds)
    return bool(first.win > second.win)


@compiled
def drop_hopeless(room: Any) -> None:
    """Go on with those that may still turn out best; the order of the others is clear."""
    best, living = room.alive[0], 0
    for n in range(room.living):
        behind, error = _behind(room, room.alive[n], best)
        if behind <= max(BAND, OUT * error):
            room.alive[living] = room.alive[n]
            living += 1
    room.living = living


@compiled
def find_rival(room: Any) -> int:
    """What the best is compared with; NOBODY if there is nothing.

    It is the picked action; or the best that is surely worse; or simply the second.
    """
    _put_in_order(room)
    best, picked = room.order[0], room.asked.picked
    if room.asked.compared != THE_BEST or room.count < 2:
        return NOBODY
    if picked != NOTHING_PICKED and picked != room.facts[best].action:
        for c in range(room.count):
            if room.facts[c].action == picked:
                return c
    for n in range(1, room.count):
        behind, error = _behind(room, room.order[n], best)
        if not _is_in_band(behind, error):
            return int(room.order[n])
    return int(room.order[1])


@compiled
def tell(room: Any, answer: Any) -> None:
    """Write the answer: means and errors of what was summed up."""
    _put_in_order(room)
    compared = room.order[0] if room.asked.compared == THE_BEST else room.asked.compared
    answer.count, answer.decisions, answer.rival = room.count, room.made, NOBODY
    for n in range(MOST_OPTIONS):
        clear(answer.facts[n])
        if n < room.count:
            _tell_choice(room, room.order[n], compared, answer.facts[n])
            if room.order[n] == room.rival:
                answer.rival = n


@inner
def _put_in_order(room: Any) -> None:
    """All choices: best first, or as they were given."""
    for c in range(room.count):
        room.order[c] = c
    if room.asked.compared == THE_BEST:
        rank(room, room.order, room.count)


@inner
def _tell_choice(room: Any, c: int, compared: int, fact: Any) -> None:
    copy_record(fact, room.facts[c])
    worlds = max(1, fact.worlds)
    fact.win /= worlds
    fact.error = _error(room, c, fact.win)
    fact.behind, fact.behind_error = _behind(room, c, compared)
    fact.in_band = 1 if _is_in_band(fact.behind, fact.behind_error) else 0
    fact.round /= worlds
    fact.takes /= worlds
    fact.lowest /= worlds
    fact.collects /= worlds
    fact.ends /= worlds
    fact.under /= worlds
    fact.exact /= worlds
    fact.over /= worlds
    fact.score /= worlds
    fact.gold /= worlds
    for side in range(SEATS):
        fact.others_exact[side] /= worlds
    for tricks in range(MOST_TRICKS + 1):
        fact.final_tricks[tricks] /= worlds


@inner
def _is_in_band(behind: float, error: float) -> bool:
    """Whether a choice is as good as the best, as far as can be told."""
    return behind <= max(BAND, min(SURE * error, WIDEST))


@inner
def _behind(room: Any, c: int, other: int) -> tuple[float, float]:
    """How much less than the other in the same worlds, and the standard error of that."""
    worlds = max(1, min(room.facts[c].worlds, room.facts[other].worlds))
    one, two, mean, squares = c * room.total, other * room.total, 0.0, 0.0
    for world in range(worlds):
        mean += room.shares[two + world] - room.shares[one + world]
    mean /= worlds
    for world in range(worlds):
        off = room.shares[two + world] - room.shares[one + world] - mean
        squares += off * off
    return mean, np.sqrt(squares) / worlds


@inner
def _error(room: Any, c: int, mean: float) -> float:
    worlds, squares = max(1, room.facts[c].worlds), 0.0
    for world in range(worlds):
        off = room.shares[c * room.total + world] - mean
        squares += off * off
    return float(np.sqrt(squares) / worlds)


@compiled
def clear(fact: Any) -> None:
    """Nothing is known of a choice."""
    fact.action = fact.worlds = fact.in_band = 0
    fact.win = fact.error = fact.behind = fact.behind_error = fact.round = 0.0
    fact.takes = fact.lowest = fact.collects = fact.ends = 0.0
    fact.under = fact.exact = fact.over = fact.score = fact.gold = 0.0
    for side in range(SEATS):
        fact.others_exact[side] = 0.0
    for tricks in range(MOST_TRICKS + 1):
        fact.final_tricks[tricks] = 0.0
