"""The numbers by which cards, actions, phases and rules are known inside the engine."""

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
NO_LOW = 1 << 20  # nobody is lowest yet
NEVER_LOWEST = 64  # gold is never the lowest card (R6.1)

# R5, R6: no more tricks than this can be played, because gold comes back one card a trick.
MOST_TRICKS = 24
MOST_PLAYS = 64
RANKS = 16
PLACES = 8  # places in a trick, as a power of two

ALL_TIED, EXACT_BID, HIGHEST_GOLD = range(3)
FIRST_TO_TWO, BEST_OF_THREE, FINAL_BID, SUM_OF_POINTS = range(4)
