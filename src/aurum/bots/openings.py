"""Views to try a bot on before it plays."""

from __future__ import annotations

from collections.abc import Iterator

from aurum.game import View, deal, deal_cards, evolve_all, ruleset, start, view


def openings() -> Iterator[View]:
    """A first decision with three players and one with four."""
    for players in (3, 4):
        match = start(ruleset("english", players), 0)
        match = evolve_all(match, deal(match, deal_cards(match.ruleset, match.ruleset.deck)))
        yield view(match, 0)
