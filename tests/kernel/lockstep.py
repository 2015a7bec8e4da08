"""The game and the kernel walked side by side."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from aurum import kernel
from aurum.game import (
    EDITIONS,
    Deal,
    Match,
    Phase,
    Ruleset,
    action_number,
    advance,
    deal,
    deal_cards,
    evolve_all,
    legal_actions,
    numbered_action,
    ruleset,
    start,
)
from aurum.kernel.convert import card_bits
from aurum.kernel.layout import KEEP
from tests.builders import tiny

EDITION_RULESETS = [
    ruleset(book, players, zeros, scoring)
    for book, players, zeros, scoring in itertools.product(
        EDITIONS, (3, 4), (True, False), ("nuggets", "points")
    )
]
TINY_RULESETS = [
    tiny(2),
    tiny(3),
    tiny(2, top_rank=4, hand_size=5, gold=(2, 2, 1, 1)),
    tiny(2, simultaneous_bids=False, zeros=False, gold=(0, 1, 1, 1)),
    tiny(4, hand_size=2, teams=True, simultaneous_bids=False, gold=(4, 2, 1, 1)),
]
RULESETS = EDITION_RULESETS + TINY_RULESETS
NAMES = [rules.name for rules in EDITION_RULESETS] + [f"tiny{i}" for i in range(len(TINY_RULESETS))]

# As many examples for each of the rulesets as make the whole as long as one ordinary test.
a_few = settings(max_examples=max(2, settings().max_examples // 8))


@dataclass(frozen=True)
class Rounds:
    """The kernel's functions, or a spoilt copy of them."""

    open_round: Callable[..., None] = kernel.open_round
    apply: Callable[..., None] = kernel.apply
    legal_count: Callable[..., int] = kernel.legal_count
    legal_action: Callable[..., int] = kernel.legal_action


def luck() -> st.SearchStrategy[bytes]:
    """Where every choice of a match comes from; it shrinks towards first cards and kept bids."""
    return st.binary(min_size=61, max_size=61)


class Choices:
    """Numbers below a bound, from bytes that begin again when they are used up."""

    def __init__(self, luck: bytes) -> None:
        self._bytes = itertools.cycle(luck)

    def below(self, bound: int) -> int:
        return (next(self._bytes) * 256 + next(self._bytes)) * bound >> 16

    def action(self, numbers: list[int]) -> int:
        """One of the legal actions; bids are kept half the time, or all gold would be spent."""
        if numbers[0] == KEEP and self.below(2) == 0:
            return KEEP
        return numbers[self.below(len(numbers))]

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(len(rest))]


class Pair:
    """One match, kept by the game and by the kernel; every step compares them."""

    def __init__(self, rules: Ruleset, first: int, functions: Rounds | None = None) -> None:
        self.rules = rules
        self.tables = kernel.tables(rules)
        self.functions = functions or Rounds()
        self.match: Match = start(rules, first)
        self.state = kernel.from_match(self.match)
        self.compare()

    def deal(self, cards: Deal) -> None:
        self.match = evolve_all(self.match, deal(self.match, cards))
        for seat, hand in enumerate(cards.hands):
            self.state.hold[seat] = card_bits(hand)
        self.state.exposed = card_bits(cards.exposed)
        self.functions.open_round(self.tables, self.state)
        self.compare()

    def act(self, number: int) -> None:
        self.match, _ = advance(self.match, self.match.to_act[0], numbered_action(number))
        self.functions.apply(self.tables, self.state, number)
        self.compare()

    def legal(self) -> list[int]:
        """The legal actions, which must be the same for both."""
        count = int(self.functions.legal_count(self.tables, self.state))
        compiled = [
            int(self.functions.legal_action(self.tables, self.state, n)) for n in range(count)
        ]
        assert compiled == legal_numbers(self.match)
        return compiled

    def compare(self) -> None:
        assert kernel.to_match(self.rules, self.state) == self.match

    def play(self, choices: Choices) -> None:
        """To the end of the match."""
        while self.match.phase is not Phase.OVER:
            if self.match.phase is Phase.DEAL:
                self.deal(deal_cards(self.rules, choices.shuffled(self.rules.deck)))
            else:
                self.act(choices.action(self.legal()))


def legal_numbers(match: Match) -> list[int]:
    if not match.to_act:
        return []
    return sorted(action_number(action) for action in legal_actions(match, match.to_act[0]))
