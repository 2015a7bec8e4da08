"""The history of a match, as a player with perfect recall knows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import comb
from typing import Any

from aurum.game import BASE_CARDS, Bid, Card, Ruleset, Seat, card_number, numbered_action
from aurum.kernel.layout import CARDS, FIRST_BID


@dataclass
class RoundHistory:
    """The cards of one round in the order in which they were dealt, and the moves."""

    hands: list[list[int]]
    moves: list[tuple[Seat, int]] = field(default_factory=list)
    shown: str = ""  # R7.3: the hand of the seat that ended the round

    def __deepcopy__(self, memo: dict[int, Any]) -> RoundHistory:
        return RoundHistory([list(hand) for hand in self.hands], list(self.moves), self.shown)

    def dealt(self) -> int:
        """How many cards have been dealt."""
        return sum(map(len, self.hands))

    def next_seat(self, ruleset: Ruleset) -> Seat:
        """Who gets the next card: hands are dealt one after the other."""
        return self.dealt() // ruleset.hand_size

    def is_dealt(self, ruleset: Ruleset) -> bool:
        return self.dealt() == ruleset.seats * ruleset.hand_size

    def left(self, ruleset: Ruleset) -> list[int]:
        """The cards of the deck that nobody has."""
        gone = {card for hand in self.hands for card in hand}
        return [number for number in map(card_number, ruleset.deck) if number not in gone]

    def next_cards(self, ruleset: Ruleset) -> list[tuple[int, float]]:
        """The cards that can be dealt next, with their probabilities.

        A hand is dealt in rising order, so that it has one history instead of one per shuffle;
        the probabilities make all hands equally likely.
        """
        hand = self.hands[self.next_seat(ruleset)]
        cards = [card for card in self.left(ruleset) if not hand or card > hand[-1]]
        wanted = ruleset.hand_size - len(hand)
        hands = comb(len(cards), wanted)
        ways = [(card, comb(len(cards) - 1 - i, wanted - 1)) for i, card in enumerate(cards)]
        return [(card, count / hands) for card, count in ways if count]

    def bits(self, seat: Seat) -> int:
        return sum(1 << card for card in self.hands[seat])

    def seen_moves(self, ruleset: Ruleset, observer: Seat) -> Iterator[tuple[Seat, int | None]]:
        """The moves as the observer saw them; a face-down bid is None until all have bid (R3.2)."""
        hidden = ruleset.simultaneous_bids and len(self.moves) < ruleset.seats
        for seat, number in self.moves:
            yield seat, None if hidden and seat != observer else number

    def text(self, ruleset: Ruleset, observer: Seat) -> str:
        words = [f"dealt {_cards(self.hands[observer])}"]
        if self.is_dealt(ruleset) and ruleset.exposed_size:
            words.append(f"exposed {_cards(self.left(ruleset))}")
        for seat, number in self.seen_moves(ruleset, observer):
            words.append(f"{seat} bid ?" if number is None else f"{seat} {numbered_action(number)}")
        return "; ".join(words) + self.shown


def empty_round(ruleset: Ruleset) -> RoundHistory:
    return RoundHistory([[] for _ in range(ruleset.seats)])


def _cards(numbers: list[int]) -> str:
    return " ".join(str(BASE_CARDS[number]) for number in sorted(numbers)) or "-"


def card_words(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or "-"


def other_bid(move: tuple[Seat, int], card: int) -> tuple[Seat, int]:
    """The same bid with another card."""
    assert isinstance(numbered_action(move[1]), Bid)
    assert 0 <= card < CARDS
    return (move[0], FIRST_BID + card)
