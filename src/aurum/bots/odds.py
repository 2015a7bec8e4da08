"""What a look at the table tells: unseen cards, and the odds of a card in the trick."""

from __future__ import annotations

from aurum.game import Card, View


def unseen_cards(view: View) -> tuple[Card, ...]:
    """Base cards that the observer has not located: in another hand, or bid face down."""
    seen = {*view.hand, *view.exposed, *view.trick, *view.bids}
    seen.update(card for trick in view.tricks for card in trick.cards)
    return tuple(card for card in view.ruleset.deck if card not in seen)


def chance_to_take(view: View, card: Card, unseen: tuple[Card, ...]) -> float:
    """That the card takes the trick (R6.3) if the others play unseen base cards at random."""
    if any(_strength(old) > _strength(card) for old in view.trick):
        return 0.0
    if card.is_gold:
        return 1.0
    return _survival(view, [rival.rank < card.rank for rival in _rivals(view, card, unseen)])


def chance_to_be_lowest(view: View, card: Card, unseen: tuple[Card, ...]) -> float:
    """That the card is the lowest of the trick (R6.1) if the others play unseen cards at random."""
    if card.is_gold or any(old.rank < card.rank and not old.is_gold for old in view.trick):
        return 0.0
    return _survival(view, [rival.rank > card.rank for rival in _rivals(view, card, unseen)])


def _strength(card: Card) -> tuple[bool, int]:
    return card.is_gold, card.rank


def _rivals(view: View, card: Card, unseen: tuple[Card, ...]) -> list[Card]:
    """Unseen cards that may follow (R5.2)."""
    burnt = {old.metal for old in view.trick} | {card.metal}
    return [rival for rival in unseen if rival.metal not in burnt]


def _survival(view: View, harmless: list[bool]) -> float:
    """The chance that everybody still to play plays something harmless (R6.4: a tie harms)."""
    followers = view.ruleset.seats - len(view.trick) - 1
    each = sum(harmless) / len(harmless) if harmless else 1.0
    return each**followers
