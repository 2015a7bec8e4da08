"""What a look at the table tells: the cards of the others, and the odds of a card in the trick."""

from __future__ import annotations

from aurum.game import Card, View, beaten_by, undercut_by, unseen_cards


def cards_of_others(view: View) -> tuple[Card, ...]:
    """The base cards in other hands, known there or not, and bids that lie face down."""
    known = [cards for seat, cards in enumerate(view.known) if seat != view.observer]
    return (*unseen_cards(view), *(card for cards in known for card in cards))


def chance_to_take(view: View, card: Card, others: tuple[Card, ...]) -> float:
    """That the card takes the trick (R6.3) if the others play their base cards at random."""
    if any(card not in beaten_by(old) for old in view.trick):
        return 0.0
    if card.is_gold:
        return 1.0
    higher = beaten_by(card)
    return _survival(view, [rival not in higher for rival in _rivals(view, card, others)])


def chance_to_be_lowest(view: View, card: Card, others: tuple[Card, ...]) -> float:
    """That the card is the lowest of the trick (R6.1) if the others play at random."""
    if card.is_gold or any(card not in undercut_by(old) for old in view.trick):
        return 0.0
    lower = undercut_by(card)
    return _survival(view, [rival not in lower for rival in _rivals(view, card, others)])


def _rivals(view: View, card: Card, others: tuple[Card, ...]) -> list[Card]:
    """Cards that may follow (R5.2)."""
    burnt = {old.metal for old in view.trick} | {card.metal}
    return [rival for rival in others if rival.metal not in burnt]


def _survival(view: View, harmless: list[bool]) -> float:
    """The chance that everybody still to play plays something harmless."""
    followers = view.ruleset.seats - len(view.trick) - 1
    each = sum(harmless) / len(harmless) if harmless else 1.0
    return each**followers
