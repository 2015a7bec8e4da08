"""Spoken names of cards and actions, for hints, reviews and puzzles."""

from __future__ import annotations

from aurum.game import Action, Bid, Card, Play, Swap
from aurum.texts import Texts


class ActionWords:
    """Names actions in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def action(self, action: Action) -> str:
        """The spoken name of an action: Bismuth 7."""
        if isinstance(action, Bid | Play):
            return self.card(action.card)
        if isinstance(action, Swap):
            key = "hint-swap-partner" if action.partner else "hint-swap"
            return self._swap(key, action)
        return self.texts(f"hint-{action}")

    def action_of_anybody(self, action: Action) -> str:
        """The same about somebody else: "the new bid", not "your new bid"."""
        if not isinstance(action, Swap):
            return self.action(action)
        return self._swap("review-swap-partner" if action.partner else "review-swap", action)

    def card(self, card: Card) -> str:
        metal = self.texts(f"metal-{card.metal.symbol}")
        return self.texts("card", metal=metal, rank=str(card.rank))

    def _swap(self, key: str, swap: Swap) -> str:
        return self.texts(key, card=self.card(swap.card), gold=str(swap.gold.rank))
