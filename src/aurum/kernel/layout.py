"""How a game is laid out in memory: one record for the rules, one for the state of a match.

Everything is an int64 (mixing integer types costs speed and, with uint64, exactness), except the
history of the round, which is bytes. Cards are bits: 0-49 the base cards, 50-58 the ranks of gold
that a seat owns at all, so that a seat's `hold` masked by what the trick forbids *is* the set of
action numbers it may play. How many gold cards of a rank there are is counted in 4 bits a rank.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from aurum.engine import records
from aurum.engine.numbers import (
    ACTIONS,
    ALL_TIED,
    BASE,
    BEST_OF_THREE,
    BID,
    CARDS,
    DEAL,
    DECLINED,
    EMPTY,
    END,
    END_BIT,
    EXACT_BID,
    EXCHANGE,
    FINAL_BID,
    FIRST_BID,
    FIRST_SWAP,
    FIRST_TO_TWO,
    GOLD,
    GOLD_RANKS,
    HIGHEST_GOLD,
    KEEP,
    MOST_PLAYS,
    MOST_TRICKS,
    NEVER_LOWEST,
    NIBBLE,
    NO_LOW,
    NO_REASON,
    NOBODY,
    NOTHING,
    OVER,
    PLACES,
    PLAY,
    RANKS,
    SEATS,
    STUCK,
    SUM_OF_POINTS,
)
from aurum.engine.records import Ints, Table

RULES = np.dtype(records.Rules)
STATE = np.dtype(records.State)

# What compiled functions are handed, for the reader and the type checker: at run time Numba sees
# records of these dtypes, and a test compares the fields.
if TYPE_CHECKING:

    class Rules(records.Rules):
        """One record of RULES."""

        def copy(self) -> Self: ...

    class State(records.State):
        """One record of STATE."""

        def copy(self) -> Self: ...

else:
    Rules = State = Any


def as_compiled(record: records.Record) -> Any:
    """The same bytes as a record that compiled code takes."""
    return np.frombuffer(memoryview(record), _dtype(type(record))).view(np.recarray)[0]


@cache
def _dtype(record: type[records.Record]) -> Any:
    return np.dtype(record)


States: TypeAlias = Any  # an array of records of STATE; its columns go by the fields' names
RulesArray: TypeAlias = Any  # an array of one record of RULES: it enters compiled code quickly
Actions: TypeAlias = NDArray[np.int64]

__all__ = [
    "ACTIONS",
    "ALL_TIED",
    "BASE",
    "BEST_OF_THREE",
    "BID",
    "CARDS",
    "DEAL",
    "DECLINED",
    "EMPTY",
    "END",
    "END_BIT",
    "EXACT_BID",
    "EXCHANGE",
    "FINAL_BID",
    "FIRST_BID",
    "FIRST_SWAP",
    "FIRST_TO_TWO",
    "GOLD",
    "GOLD_RANKS",
    "HIGHEST_GOLD",
    "KEEP",
    "MOST_PLAYS",
    "MOST_TRICKS",
    "NEVER_LOWEST",
    "NIBBLE",
    "NOBODY",
    "NOTHING",
    "NO_LOW",
    "NO_REASON",
    "OVER",
    "PLACES",
    "PLAY",
    "RANKS",
    "RULES",
    "SEATS",
    "STATE",
    "STUCK",
    "SUM_OF_POINTS",
    "Actions",
    "Ints",
    "Rules",
    "RulesArray",
    "State",
    "States",
    "Table",
    "as_compiled",
]
