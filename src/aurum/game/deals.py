"""A deal: which cards each seat holds when a round begins (R2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aurum.game.cards import Card
from aurum.game.errors import IllegalDeal
from aurum.game.reasons import Fault, Reason, because
from aurum.game.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class Deal:
    """The hands by seat, each sorted, and the cards left over, which lie face up."""

    hands: tuple[tuple[Card, ...], ...]
    exposed: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "hands", tuple(tuple(sorted(hand)) for hand in self.hands))
        object.__setattr__(self, "exposed", tuple(sorted(self.exposed)))


def deal_cards(ruleset: Ruleset, shuffled: Sequence[Card]) -> Deal:
    """Hand out a shuffled deck in blocks: the first cards to seat 0, the last ones face up."""
    size = ruleset.hand_size
    hands = tuple(tuple(shuffled[seat * size : (seat + 1) * size]) for seat in range(ruleset.seats))
    return Deal(hands, tuple(shuffled[ruleset.seats * size :]))


def why_bad_deal(ruleset: Ruleset, deal: Deal) -> Reason | None:
    """What is wrong with a deal, if anything."""
    return _wrong_sizes(ruleset, deal) or _wrong_cards(ruleset, deal)


def check_deal(ruleset: Ruleset, deal: Deal) -> None:
    """Raise `IllegalDeal` unless every card is where the ruleset wants it."""
    reason = why_bad_deal(ruleset, deal)
    if reason is not None:
        raise IllegalDeal(reason)


def _wrong_sizes(ruleset: Ruleset, deal: Deal) -> Reason | None:
    if len(deal.hands) != ruleset.seats:
        return because(Fault.WRONG_HAND_COUNT, count=len(deal.hands), seats=ruleset.seats)
    for seat, hand in enumerate(deal.hands):
        if len(hand) != ruleset.hand_size:
            return because(
                Fault.WRONG_HAND_SIZE, seat=seat, count=len(hand), size=ruleset.hand_size
            )
    if len(deal.exposed) != ruleset.exposed_size:
        return because(Fault.WRONG_EXPOSED_SIZE, count=len(deal.exposed), size=ruleset.exposed_size)
    return None


def _wrong_cards(ruleset: Ruleset, deal: Deal) -> Reason | None:
    seen: set[Card] = set()
    deck = set(ruleset.deck)
    for card in [card for hand in deal.hands for card in hand] + list(deal.exposed):
        if card not in deck:
            return because(Fault.NOT_IN_DECK, card=card)
        if card in seen:
            return because(Fault.CARD_TWICE, card=card)
        seen.add(card)
    return None
