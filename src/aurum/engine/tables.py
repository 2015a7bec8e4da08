"""What the engine knows of the rules: tables built by asking `aurum.game`."""

from functools import lru_cache
from typing import Any

from aurum.engine import numbers
from aurum.engine.numbers import CARDS, MOST_PLAYS, MOST_TRICKS, NEVER_LOWEST, NIBBLE, PLACES, SEATS
from aurum.engine.records import Rules
from aurum.game import (
    BASE_CARDS,
    GOLD_CARDS,
    Card,
    InvalidNotation,
    MatchEnd,
    Play,
    Ruleset,
    Scoring,
    TieBreak,
    action_number,
    bid_points,
    card_number,
    gold_points,
    lowest_place,
    taking_place,
)

_TIES = {
    TieBreak.ALL_TIED: numbers.ALL_TIED,
    TieBreak.EXACT_BID: numbers.EXACT_BID,
    TieBreak.HIGHEST_GOLD: numbers.HIGHEST_GOLD,
}
_MATCH_ENDS = {
    MatchEnd.FIRST_TO_TWO: numbers.FIRST_TO_TWO,
    MatchEnd.BEST_OF_THREE: numbers.BEST_OF_THREE,
    MatchEnd.BEST_OF_THREE_FINAL_BID: numbers.FINAL_BID,
}
_ALL = BASE_CARDS + GOLD_CARDS


@lru_cache(maxsize=256)
def tables(ruleset: Ruleset) -> Rules:
    """The ruleset as a record, shared by all questions; never changed."""
    if not isinstance(ruleset, Ruleset):
        raise TypeError(f"{ruleset!r} is not a ruleset; make one with aurum.game.rulesets")
    _check_size(ruleset)
    rules = Rules()
    _fill_table(rules, ruleset)
    _fill_gold(rules, ruleset)
    _fill_cards(rules)
    _fill_scores(rules, ruleset)
    return rules


def _check_size(ruleset: Ruleset) -> None:
    """Refuse what the record has no room for."""
    seats = ruleset.seats
    dealt_gold = sum(map(len, ruleset.starting_gold()))
    # Every trick takes `seats` cards, and at most one gold card comes back for it (R6.1).
    tricks = (seats * (ruleset.hand_size - 1) + dealt_gold) // (seats - 1) if seats > 1 else 0
    fits = 2 <= seats <= SEATS and tricks <= MOST_TRICKS and tricks * seats <= MOST_PLAYS
    if not fits or len(ruleset.tie_breaks) > 4 or max(ruleset.gold) >= NIBBLE:
        raise InvalidNotation(
            f"the kernel has no room for {seats} seats with {ruleset.hand_size} cards each; "
            f"it takes 2 to {SEATS} seats and rounds of at most {MOST_TRICKS} tricks"
        )


def _fill_table(rules: Rules, ruleset: Ruleset) -> None:
    """Who sits where, and what is dealt (R2)."""
    rules.seats, rules.sides = ruleset.seats, ruleset.sides
    rules.targets = 2 if ruleset.teams else 1
    rules.face_down = ruleset.simultaneous_bids
    rules.hand_size, rules.exposed = ruleset.hand_size, ruleset.exposed_size
    rules.deck = sum(1 << card_number(card) for card in ruleset.deck)
    for seat in range(2 * SEATS):
        rules.seat[seat] = seat % ruleset.seats
    for seat in range(ruleset.seats):
        partner = ruleset.partner(seat)
        rules.side[seat] = int(ruleset.side_of(seat))
        rules.partner[seat] = seat if partner is None else partner


def _fill_gold(rules: Rules, ruleset: Ruleset) -> None:
    """The gold at the start of a round (R2.3), and what the lowest card brings (R6.1)."""
    collection = ruleset.starting_gold()[0]
    supply = ruleset.starting_supply()
    rules.start_gold = sum(1 << 4 * rank for rank in collection)
    rules.start_bits = sum(1 << CARDS + rank for rank in set(collection))
    rules.start_supply = sum(count << 4 * rank for rank, count in enumerate(supply))
    for card in BASE_CARDS:
        if card.rank < len(supply):
            rules.prize[_lowness(card)] = 1 << 4 * card.rank


def _fill_cards(rules: Rules) -> None:
    for card in _ALL:
        number = action_number(Play(card))
        rules.rank[number] = card.rank
        rules.closes[number] = 0 if card.is_gold else _same_metal(card)
        rules.high[number] = PLACES * sum(_beats(card, other) for other in _ALL)
        rules.low[number] = PLACES * (NEVER_LOWEST if card.is_gold else _lowness(card))


def _same_metal(card: Card) -> int:
    """R5.2: the cards that may not follow this one."""
    same = [other for other in BASE_CARDS if other.metal is card.metal]
    return sum(1 << card_number(other) for other in same)


@lru_cache(maxsize=64)
def _lowness(card: Card) -> int:
    """How many ranks are lower, from 1; equal ranks are equal, and a tie goes to the later card."""
    lower = {other.rank for other in BASE_CARDS if lowest_place((card, other)) == 1}
    return len(lower)


def _beats(card: Card, other: Card) -> bool:
    """Whether a card takes the trick from a later one, which would win a tie (R6.3, R6.4)."""
    return taking_place((card, other)) == 0


def _fill_scores(rules: Rules, ruleset: Ruleset) -> None:
    for rank in range(len(GOLD_CARDS)):
        rules.gold_points[rank] = gold_points((rank,))
    table: Any = rules.bid_points
    for bid in range(1, 11):
        for tricks in range(2 * MOST_TRICKS):
            table[bid][tricks] = bid_points(bid, tricks)
    rules.tie_count = len(ruleset.tie_breaks)
    for step, tie_break in enumerate(ruleset.tie_breaks):
        rules.ties[step] = _TIES[tie_break]
    by_points = ruleset.scoring is Scoring.POINTS
    rules.match_end = numbers.SUM_OF_POINTS if by_points else _MATCH_ENDS[ruleset.match_end]
