"""How the candidates of a search stand: their values, how sure those are, and who is in front."""

from __future__ import annotations

from math import sqrt
from typing import Any

from aurum.engine.questions.search import THUMBS
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import KEEP
from aurum.thinking.candidates import goes_back
from aurum.thinking.rollouts import SEEN, WORTH, WORTH_SQUARED

CREDIT = 0.1  # what the rules of thumb's own choice is taken to be better by, at first
CLEAR = 2.0  # a lead of this many summed standard errors settles the matter
SPREAD = 0.5  # of worth from world to world, at most: it is 0 or 1 in the last round
_LEAST = 1e-9
_OUT = -1e9  # the merit of what is out of the question


@compiled
def drop_worse(room: Any, keep: int) -> None:
    """Let so many of the candidates stay that are still looked at."""
    for c in range(room.count):
        room.merits[c] = value(room, c) if room.alive[c] else _OUT
    rank(room)
    for n in range(room.count):
        room.alive[room.order[n]] = 1 if n < keep else 0


@compiled
def is_clear(room: Any) -> bool:
    """Whether more worlds can hardly change the choice."""
    if room.count < 2:
        return True
    for c in range(room.count):
        room.merits[c] = value(room, c) - _handicap(room, c) if room.alive[c] else _OUT
    rank(room)
    first, second = room.order[0], room.order[1]
    lead = room.merits[first] - room.merits[second]
    return bool(lead > CLEAR * (_doubt(room, first) + _doubt(room, second)))


@compiled
def rank_all(room: Any) -> None:
    """The final order: R4.1, an exchange that is not surely better than keeping comes after it."""
    for c in range(room.count):
        room.merits[c] = value(room, c) if room.alive[c] else _OUT
    if _compares_with_keeping(room):
        room.merits[0] = value(room, 0)
        for c in range(1, room.count):
            doubt = sqrt(_doubt(room, c) ** 2 + _doubt(room, 0) ** 2)
            if room.merits[c] - value(room, 0) < max(room.asked.proof * doubt, _gain(room, c)):
                room.merits[c] = _OUT
    rank(room)


@compiled
def rank(room: Any) -> None:
    """The candidates in the order of their merits, then of their values."""
    for n in range(room.count):
        place = n
        while place > 0 and _is_before(room, n, room.order[place - 1]):
            room.order[place] = room.order[place - 1]
            place -= 1
        room.order[place] = n


@compiled
def value(room: Any, c: int) -> float:
    """Mean worth; few worlds hardly outweigh what the policy would do anyway."""
    trust, found = room.asked.trust, mean(room, c, WORTH)
    doubt = trust / (room.sums[c, SEEN] + trust)
    if room.asked.network == THUMBS:
        return found + (CREDIT * doubt if room.actions[c] == room.habit else 0.0)
    return found * (1.0 - doubt) + room.prior[c] * doubt


@compiled
def mean(room: Any, c: int, column: int) -> float:
    """The mean of a column over the worlds that a candidate was tried in."""
    return float(room.sums[c, column] / max(room.sums[c, SEEN], _LEAST))


@compiled
def error(room: Any, c: int) -> float:
    """The standard error of a candidate's mean worth."""
    middle = mean(room, c, WORTH)
    variance = max(mean(room, c, WORTH_SQUARED) - middle * middle, 0.0)
    return sqrt(variance / max(room.sums[c, SEEN], _LEAST))


@inner
def _doubt(room: Any, c: int) -> float:
    """The standard error, and more of it after few worlds: one world alone proves nothing."""
    narrow, wide = error(room, c), SPREAD / max(room.sums[c, SEEN], _LEAST)
    return sqrt(narrow * narrow + wide * wide)


@inner
def _is_before(room: Any, c: int, other: int) -> bool:
    if room.merits[c] != room.merits[other]:
        return bool(room.merits[c] > room.merits[other])
    return value(room, c) > value(room, other)


@inner
def _compares_with_keeping(room: Any) -> bool:
    return bool(room.actions[0] == KEEP and room.asked.proof > 0.0)


@inner
def _handicap(room: Any, c: int) -> float:
    """What a candidate must be better by than keeping the bids."""
    return _gain(room, c) if c > 0 and _compares_with_keeping(room) else 0.0


@inner
def _gain(room: Any, c: int) -> float:
    """What an exchange must be worth: the network's opinions have errors of their own."""
    asked = room.asked
    is_back = goes_back(asked.rules, room.root, room.actions[c], asked.bid_before)
    share = asked.gain_back if is_back else asked.gain
    return float(share * (asked.stakes.won - asked.stakes.lost))
