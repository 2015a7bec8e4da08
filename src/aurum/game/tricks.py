"""R5 and R6: playing cards to a trick, and resolving it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from aurum.game.actions import Action, End, Play
from aurum.game.cards import BASE_CARDS, GOLD_CARDS, Card
from aurum.game.events import CardPlayed, Event, GoldCollected, TrickTaken
from aurum.game.reasons import Fault, Reason, because
from aurum.game.rulesets import Seat
from aurum.game.state import Round


def why_no_play(round_: Round, seat: Seat, action: Action) -> Reason | None:
    """Why the seat whose turn it is may not take this action."""
    if type(action) is Play:
        why_not = _why_no_gold if action.card.is_gold else _why_no_base
        return why_not(round_, seat, action.card)
    if type(action) is End:
        return _why_no_end(round_, seat)
    return because(Fault.MUST_PLAY, seat=seat)


def _why_no_base(round_: Round, seat: Seat, card: Card) -> Reason | None:
    if card not in round_.hands[seat]:
        return because(Fault.NOT_IN_HAND, card=card, seat=seat)
    for played in round_.trick:
        if played.metal is card.metal:
            return because(Fault.METAL_ALREADY_PLAYED, metal=card.metal.symbol, card=played)
    return None


def _why_no_gold(round_: Round, seat: Seat, card: Card) -> Reason | None:
    if not round_.trick:
        return because(Fault.GOLD_LEAD)
    if card.rank not in round_.gold[seat]:
        return because(Fault.NOT_IN_COLLECTION, card=card, seat=seat)
    return None


def _why_no_end(round_: Round, seat: Seat) -> Reason | None:
    """R5.3: only a player who has gold, but no valid base card, may decline."""
    if not round_.trick:
        return because(Fault.MUST_LEAD)
    if has_valid_base_card(round_, seat):
        return because(Fault.CAN_PLAY_BASE, seat=seat)
    return None


def has_valid_base_card(round_: Round, seat: Seat) -> bool:
    """R5.2: a base card of a metal that is not yet in the trick."""
    burnt = [card.metal for card in round_.trick]
    return any(card.metal not in burnt for card in round_.hands[seat])


def is_stuck(round_: Round, seat: Seat) -> bool:
    """R7.1: neither a valid base card nor gold that could be played."""
    can_use_gold = bool(round_.trick) and bool(round_.gold[seat])
    return not can_use_gold and not has_valid_base_card(round_, seat)


def play(round_: Round, seat: Seat, action: Play) -> list[Event]:
    """A card is played; the last one of a trick resolves it."""
    events: list[Event] = [CardPlayed(seat, action.card)]
    cards = (*round_.trick, action.card)
    if len(cards) == round_.ruleset.seats:
        events += _resolve(round_, cards)
    return events


def _resolve(round_: Round, cards: tuple[Card, ...]) -> list[Event]:
    """R6: first the gold for the lowest card, then the trick."""
    seats = round_.ruleset.clockwise(round_.leader)
    lowest, taker = lowest_place(cards), taking_place(cards)
    gold = gold_for(cards[lowest], round_.supply)
    collected: list[Event] = [] if gold is None else [GoldCollected(seats[lowest], gold)]
    return [*collected, TrickTaken(seats[taker], seats[lowest])]


def gold_for(lowest: Card, supply: Sequence[int]) -> int | None:
    """R6.1: the lowest card brings gold of its rank, if the supply has one; else nothing."""
    rank = lowest.rank
    return rank if rank < len(supply) and supply[rank] else None


@cache
def beaten_by(card: Card) -> frozenset[Card]:
    """The cards that take the trick from this one when they are played after it (R6.3, R6.4)."""
    later = BASE_CARDS + GOLD_CARDS
    return frozenset(other for other in later if taking_place((card, other)) == 1)


@cache
def undercut_by(card: Card) -> frozenset[Card]:
    """The base cards that are lowest instead of this one when played after it (R6.1, R6.4)."""
    if card.is_gold:
        return frozenset(BASE_CARDS)  # gold is never lowest
    return frozenset(other for other in BASE_CARDS if lowest_place((card, other)) == 1)


def lowest_place(cards: Sequence[Card]) -> int:
    """R6.1, R6.4: the place in the trick of the lowest base card; a tie goes to the later one."""
    base = [(card.rank, -place) for place, card in enumerate(cards) if not card.is_gold]
    return -min(base)[1]


def taking_place(cards: Sequence[Card]) -> int:
    """R6.3, R6.4: the place of the highest gold, else of the highest card; ties to the later."""
    return max([(card.is_gold, card.rank, place) for place, card in enumerate(cards)])[2]
