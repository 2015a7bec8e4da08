"""The game compiled for millions of rounds.

`Games` is the checked door from Python; the functions that take `(rules, state, ...)` are compiled,
check nothing, and are meant to be called from other compiled functions (`@compiled`).
"""

from aurum.extras import demand

demand("kernel", "the compiled game")

from aurum.kernel.batch import Games, mark_legal, state_array
from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled
from aurum.kernel.convert import blank_state, from_match, from_view, side_sheet, to_match
from aurum.kernel.layout import RULES, STATE, Rules, State, States
from aurum.kernel.observation import OBSERVATION_SIZE, PIECES, Observation, observation, pieces
from aurum.kernel.observe import observe, observe_acting, observed
from aurum.kernel.playout import play_match, play_round
from aurum.kernel.random_numbers import below, following, seeds
from aurum.kernel.rounds import apply, deal, is_legal, legal_action, legal_count, open_round
from aurum.kernel.sampling import resample, unseen_cards
from aurum.kernel.scoring import side_bid, side_score, side_tricks
from aurum.kernel.statistics import Tally, random_rounds
from aurum.kernel.tables import tables

__all__ = [
    "OBSERVATION_SIZE",
    "PIECES",
    "RULES",
    "STATE",
    "Games",
    "Observation",
    "Rules",
    "State",
    "States",
    "Tally",
    "apply",
    "below",
    "blank_state",
    "compiled",
    "deal",
    "following",
    "from_match",
    "from_view",
    "is_legal",
    "legal_action",
    "legal_count",
    "mark_legal",
    "observation",
    "observe",
    "observe_acting",
    "observed",
    "open_round",
    "pieces",
    "play_match",
    "play_round",
    "popcount",
    "random_rounds",
    "resample",
    "seeds",
    "select",
    "side_bid",
    "side_score",
    "side_sheet",
    "side_tricks",
    "state_array",
    "tables",
    "to_match",
    "unseen_cards",
]
