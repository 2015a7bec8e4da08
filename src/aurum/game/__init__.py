"""The game of Aurum: cards, actions, events, rules, views, records. Standard library only."""

from aurum.game.action_ids import ACTION_COUNT, action_number, card_number, numbered_action
from aurum.game.actions import END, KEEP, Action, Bid, End, Keep, Play, Swap, parse_action
from aurum.game.audit import audit
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
from aurum.game.evolution import evolve, evolve_all
from aurum.game.legal import LegalActions, legal_actions
from aurum.game.playing import Step, play_match, playing
from aurum.game.positions import parse_position, parse_ruleset, position_text
from aurum.game.reasons import Fault, Reason
from aurum.game.record_parser import BadRecord, parse_record
from aurum.game.records import Move, Record, RoundRecord, record_of
from aurum.game.rules import advance, deal, decide, start, why_illegal
from aurum.game.ruleset import USUAL_VARIANT, Ruleset, Scoring, Seat, Side, Variant, ruleset
from aurum.game.state import Match, Phase, Round, Trick
from aurum.game.views import OUTSIDER, SPECTATOR, Audience, Observer, View, redact, view
from aurum.game.walking import walk

__all__ = [
    "ACTION_COUNT",
    "BASE_CARDS",
    "BASE_METALS",
    "EDITIONS",
    "END",
    "GOLD_CARDS",
    "KEEP",
    "OUTSIDER",
    "SPECTATOR",
    "USUAL_VARIANT",
    "Action",
    "Audience",
    "AurumError",
    "BadRecord",
    "Bid",
    "BidExchanged",
    "BidKept",
    "BidPlaced",
    "BidsRevealed",
    "Card",
    "CardPlayed",
    "Deal",
    "Edition",
    "End",
    "EndReason",
    "Event",
    "Fault",
    "GoldCollected",
    "IllegalAction",
    "IllegalDeal",
    "InvalidNotation",
    "Keep",
    "LegalActions",
    "Match",
    "MatchEnd",
    "MatchEnded",
    "MatchStarted",
    "Metal",
    "Move",
    "Observer",
    "Phase",
    "Play",
    "Reason",
    "Record",
    "Round",
    "RoundDealt",
    "RoundEnded",
    "RoundRecord",
    "RoundScored",
    "Ruleset",
    "Scoring",
    "Seat",
    "Side",
    "SideScore",
    "Step",
    "Swap",
    "TieBreak",
    "Trick",
    "TrickOpened",
    "TrickTaken",
    "Variant",
    "View",
    "action_number",
    "advance",
    "audit",
    "card_number",
    "check_deal",
    "deal",
    "deal_cards",
    "decide",
    "edition",
    "evolve",
    "evolve_all",
    "legal_actions",
    "numbered_action",
    "parse_action",
    "parse_cards",
    "parse_position",
    "parse_record",
    "parse_ruleset",
    "play_match",
    "playing",
    "position_text",
    "record_of",
    "redact",
    "ruleset",
    "start",
    "view",
    "walk",
    "why_illegal",
]
