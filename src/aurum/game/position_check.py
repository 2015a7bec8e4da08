"""Checks that a position is possible: cards and gold add up, and the right seat is to act."""

from __future__ import annotations

from aurum.game.errors import InvalidNotation
from aurum.game.exchange import exchange_chances
from aurum.game.rulesets import Seat
from aurum.game.state import Round
from aurum.game.tricks import is_stuck


def check_round(round_: Round) -> None:
    """Raise `InvalidNotation` for a round that no sequence of decisions can reach."""
    _check_cards(round_)
    _check_gold(round_)
    _check_turn(round_)


def _check_cards(round_: Round) -> None:
    """Check that every card of the deck and every gold card is in exactly one place (R1, R2)."""
    rules = round_.ruleset
    played = [card for trick in round_.tricks for card in trick.cards]
    bids = [card for card in round_.bids if card is not None]
    seen = [*round_.exposed, *bids, *played, *round_.trick, *(c for h in round_.hands for c in h)]
    if sorted(card for card in seen if not card.is_gold) != sorted(rules.deck):
        raise InvalidNotation("the base cards of this position are not those of its deck (R2)")
    if any(set(known) - set(hand) for known, hand in zip(round_.known, round_.hands, strict=True)):
        raise InvalidNotation("a card known to be in a hand is not in it (R4.5)")


def _check_gold(round_: Round) -> None:
    """Check that every gold card is in the supply, a collection or the trick (R1.2)."""
    ranks = [rank for collection in round_.gold for rank in collection]
    ranks += [card.rank for card in round_.trick if card.is_gold]
    ranks += [rank for rank, count in enumerate(round_.supply) for _ in range(min(count, 99))]
    in_play = [rank for rank, count in enumerate(round_.ruleset.gold) for _ in range(count)]
    if sorted(ranks) != in_play or len(round_.supply) != len(round_.ruleset.gold):
        raise InvalidNotation("the gold of this position is not the gold of its ruleset (R1.2)")


def _check_turn(round_: Round) -> None:
    """Check the number of cards in every hand, and that the rules ask the seat to act."""
    rules = round_.ruleset
    for seat, hand in enumerate(round_.hands):
        gone = (round_.bids[seat] is not None) + _base_cards_played(round_, seat)
        if len(hand) + gone != rules.hand_size:
            raise InvalidNotation(
                f"seat {seat} has {len(hand)} cards, which does not add up (R2.1)"
            )
    before = round_.tricks[-1].lowest if round_.tricks else round_.first
    if round_.leader != before:
        raise InvalidNotation(f"seat {round_.leader} leads, but it should be seat {before} (R6.2)")
    if (round_.tricks or round_.trick or round_.chances) and not round_.bids_open:
        raise InvalidNotation("cards have been played before all have bid (R3)")
    if round_.bids_open and round_.ended is None:
        _check_asked(round_)


def _check_asked(round_: Round) -> None:
    chances = exchange_chances(round_) if not round_.trick else ()
    left = round_.chances
    if len(round_.trick) >= round_.ruleset.seats or chances[len(chances) - len(left) :] != left:
        raise InvalidNotation("the trick or the chances to exchange do not fit the rest (R4.3)")
    if not left and is_stuck(round_, round_.turn):
        raise InvalidNotation(f"seat {round_.turn} can play nothing, so the round is over (R7.1)")


def _base_cards_played(round_: Round, seat: Seat) -> int:
    tricks = [(trick.leader, trick.cards) for trick in round_.tricks]
    seats = round_.ruleset.seats
    places = [
        ((seat - leader) % seats, cards)
        for leader, cards in [*tricks, (round_.leader, round_.trick)]
    ]
    return sum(place < len(cards) and not cards[place].is_gold for place, cards in places)
