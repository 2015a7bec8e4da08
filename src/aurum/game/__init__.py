"""The game of Aurum: cards, actions, events, rules, views, records. Standard library only."""

from aurum.game.actions import END, KEEP, Action, Bid, End, Keep, Play, Swap, parse_action
from aurum.game.cards import (
    BASE_CARDS,
    BASE_METALS,
    GOLD_CARDS,
    Card,
    Metal,
    parse_cards,
)
from aurum.game.deals import Deal, check_deal, deal_cards
from aurum.game.editions import EDITIONS, Edition, MatchEnd, TieBreak, edition
from aurum.game.errors import AurumError, IllegalAction, IllegalDeal, InvalidNotation
from aurum.game.events import (
    BidExchanged,
    BidKept,
    BidPlaced,
    BidsRevealed,
    CardPlayed,
    EndReason,
    Event,
    GoldCollected,
    MatchEnded,
    MatchStarted,
    RoundDealt,
    RoundEnded,
    RoundScored,
    SideScore,
    TrickOpened,
    TrickTaken,
)
from aurum.game.legal import LegalActions, legal_actions
from aurum.game.numbers import ACTION_COUNT, action_number, card_number, numbered_action
from aurum.game.reasons import Fault, Reason
from aurum.game.rules import advance, deal, decide, start, why_illegal
from aurum.game.ruleset import Ruleset, Scoring, Seat, Side, ruleset
from aurum.game.state import Match, Phase, Round, Trick, evolve, evolve_all
from aurum.game.views import OUTSIDER, SPECTATOR, Audience, Observer, View, redact, view

__all__ = [name for name in dir() if not name.startswith("_")]
