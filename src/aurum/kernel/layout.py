"""How a game is laid out in memory: one record for the rules, one for the state of a match.

Everything is an int64 (mixing integer types costs speed and, with uint64, exactness), except the
history of the round, which is bytes. Cards are bits: 0-49 the base cards, 50-58 the ranks of gold
that a seat owns at all, so that a seat's `hold` masked by what the trick forbids *is* the set of
action numbers it may play. How many gold cards of a rank there are is counted in 4 bits a rank.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias, overload

import numpy as np
from numpy.typing import NDArray

SEATS = 4
CARDS = 50  # base cards, as in the numbering of actions
GOLD_RANKS = 9
BASE = (1 << CARDS) - 1
GOLD = ((1 << GOLD_RANKS) - 1) << CARDS
NIBBLE = 15

# The numbering of actions (aurum.game.action_ids), which a test compares with these.
END = 59
KEEP = 60
FIRST_BID = 61
FIRST_SWAP = 111
ACTIONS = 1011
END_BIT = 1 << END

DEAL, BID, EXCHANGE, PLAY, OVER = range(5)
NO_REASON, STUCK, EMPTY, DECLINED = range(4)
NOBODY = -1
NOTHING = 255  # in the bytes of the history

# R5, R6: no more tricks than this can be played, because gold comes back one card a trick.
MOST_TRICKS = 24
MOST_PLAYS = 64
RANKS = 16
PLACES = 8  # places in a trick, as a power of two

ALL_TIED, EXACT_BID, HIGHEST_GOLD = range(3)
FIRST_TO_TWO, BEST_OF_THREE, FINAL_BID, SUM_OF_POINTS = range(4)

RULES = np.dtype(
    [
        (name, np.int64, shape)
        for name, shape in [
            ("seats", ()),
            ("sides", ()),
            ("targets", ()),  # bid cards that a seat may replace (R4.1)
            ("face_down", ()),  # R3.2
            ("hand_size", ()),
            ("exposed", ()),
            ("deck", ()),
            ("start_gold", ()),  # every seat's collection, counted by rank
            ("start_bits", ()),  # the same as bits of `hold`
            ("start_supply", ()),
            ("match_end", ()),
            ("tie_count", ()),
            ("ties", (4,)),
            ("side", (SEATS,)),
            ("partner", (SEATS,)),
            ("seat", (2 * SEATS,)),  # seat numbers past the last begin again
            ("closes", (64,)),  # the cards that may not follow this one (R5.2)
            ("high", (64,)),  # strength for taking the trick, times PLACES (R6.3)
            ("low", (64,)),  # strength for being lowest, times PLACES (R6.1)
            ("rank", (64,)),
            ("prize", (RANKS,)),  # one card of the gold that a lowest rank brings (R6.1)
            ("gold_points", (RANKS,)),  # R8.2
            ("bid_points", (RANKS, 2 * MOST_TRICKS)),  # R8.1, by bid and tricks
        ]
    ],
)

STATE = np.dtype(
    [
        ("chance", np.int64),  # the random generator's state
        ("phase", np.int64),
        ("seat", np.int64),  # to act; NOBODY between rounds
        ("match_first", np.int64),
        ("first", np.int64),
        ("rounds", np.int64),  # rounds finished
        ("leader", np.int64),
        ("turn", np.int64),  # place of `seat` in the exchange or the trick
        ("closed", np.int64),  # cards that may not be played now
        ("high", np.int64),  # best so far: strength * PLACES + place
        ("low", np.int64),  # lowest so far: strength * PLACES + places from the end
        ("pot", np.int64),  # gold in the trick, counted by rank
        ("supply", np.int64),
        ("exposed", np.int64),
        ("tricks", np.int64),
        ("plays", np.int64),
        ("ended_by", np.int64),
        ("reason", np.int64),
        ("nugget", np.int64),  # sides that took one in this round, as bits
        ("tie_break", np.int64),  # how many tie rules were needed
        ("winners", np.int64),  # sides, as bits
        ("hold", np.int64, (SEATS,)),
        ("gold", np.int64, (SEATS,)),
        ("returned", np.int64, (SEATS,)),  # R4.5: bid cards that went to this hand
        ("bids", np.int64, (SEATS,)),  # a card, or NOBODY's
        ("taken", np.int64, (SEATS,)),
        ("nuggets", np.int64, (SEATS,)),
        ("points", np.int64, (SEATS,)),
        ("score", np.int64, (SEATS,)),  # of the finished round, by side
        ("played", np.uint8, (MOST_PLAYS,)),
        ("leaders", np.uint8, (MOST_TRICKS,)),
        ("takers", np.uint8, (MOST_TRICKS,)),
        ("collected", np.uint8, (MOST_TRICKS,)),
    ],
)

# What compiled functions are handed, for the reader and the type checker: at run time Numba sees
# records of these dtypes, and a test compares the fields.
if TYPE_CHECKING:

    class Ints(Protocol):
        """A field of several numbers."""

        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[int]: ...
        @overload
        def __getitem__(self, place: int) -> int: ...
        @overload
        def __getitem__(self, place: slice) -> NDArray[np.int64]: ...
        def __setitem__(self, place: int | slice, value: int) -> None: ...

    class Table(Protocol):
        """A field of rows of numbers."""

        def __getitem__(self, place: tuple[int, int]) -> int: ...
        def __setitem__(self, place: tuple[int, int] | int, value: Any) -> None: ...

    class Rules:
        """One record of RULES."""

        def copy(self) -> Self: ...

        seats: int
        sides: int
        targets: int
        face_down: int
        hand_size: int
        exposed: int
        deck: int
        start_gold: int
        start_bits: int
        start_supply: int
        match_end: int
        tie_count: int
        ties: Ints
        side: Ints
        partner: Ints
        seat: Ints
        closes: Ints
        high: Ints
        low: Ints
        rank: Ints
        prize: Ints
        gold_points: Ints
        bid_points: Table

    class State:
        """One record of STATE."""

        def copy(self) -> Self: ...

        chance: int
        phase: int
        seat: int
        match_first: int
        first: int
        rounds: int
        leader: int
        turn: int
        closed: int
        high: int
        low: int
        pot: int
        supply: int
        exposed: int
        tricks: int
        plays: int
        ended_by: int
        reason: int
        nugget: int
        tie_break: int
        winners: int
        hold: Ints
        gold: Ints
        returned: Ints
        bids: Ints
        taken: Ints
        nuggets: Ints
        points: Ints
        score: Ints
        played: Ints
        leaders: Ints
        takers: Ints
        collected: Ints

else:
    Rules = State = Ints = Table = Any

States: TypeAlias = Any  # an array of records of STATE; its columns go by the fields' names
RulesArray: TypeAlias = Any  # an array of one record of RULES: it enters compiled code quickly
Actions: TypeAlias = NDArray[np.int64]
