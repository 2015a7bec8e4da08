"""Deals that anybody can verify: a specified shuffle of seeds that were committed beforehand.

`docs/fair-deals.md` describes the algorithm, so that it can be implemented in any language.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from aurum.game.cards import Card
from aurum.game.deals import Deal, deal_cards
from aurum.game.rulesets import Ruleset, Seat

T = TypeVar("T")

DOMAIN = b"aurum-deal-1"
SPARE_DOMAIN = b"aurum-spare-1"
WORD_BYTES = 4
WORDS = 2 ** (8 * WORD_BYTES)


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed in hexadecimal, published before the seed itself."""
    return hashlib.sha256(seed).hexdigest()


def hand_key(server_seed: bytes, table: str, hand: int, client_seeds: Iterable[bytes]) -> bytes:
    """The key of one hand, from the server's seed and one seed of every client in seat order."""
    fields = [DOMAIN, table.encode(), str(hand).encode(), *client_seeds]
    return hmac.new(server_seed, framed(fields), hashlib.sha256).digest()


def spare_seed(server_seed: bytes, table: str, hand: int, seat: Seat) -> bytes:
    """The seed for a seat that brings none. It follows from the server's committed seed."""
    fields = [SPARE_DOMAIN, table.encode(), str(hand).encode(), str(seat).encode()]
    return hmac.new(server_seed, framed(fields), hashlib.sha256).digest()


def framed(fields: Iterable[bytes]) -> bytes:
    """Concatenate fields, each after its length in four bytes."""
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def word_stream(key: bytes, purpose: str) -> Callable[[], int]:
    """An endless stream of 32-bit words: HMAC-SHA-256 of the purpose and a block counter."""
    buffer: list[int] = []
    block = 0

    def draw() -> int:
        nonlocal block
        if not buffer:
            buffer.extend(_words(key, purpose, block))
            block += 1
        return buffer.pop(0)

    return draw


def _words(key: bytes, purpose: str, block: int) -> list[int]:
    digest = hmac.new(key, purpose.encode() + block.to_bytes(8, "big"), hashlib.sha256).digest()
    starts = range(0, len(digest), WORD_BYTES)
    return [int.from_bytes(digest[start : start + WORD_BYTES], "big") for start in starts]


def below(bound: int, draw: Callable[[], int], words: int = WORDS) -> int:
    """A uniform number below `bound`; words that would bias it are drawn again."""
    limit = words - words % bound
    while (word := draw()) >= limit:
        pass
    return word % bound


def shuffled(items: Sequence[T], draw: Callable[[], int], words: int = WORDS) -> tuple[T, ...]:
    """Fisher-Yates from the last place down to the second."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = below(last + 1, draw, words)
        result[last], result[other] = result[other], result[last]
    return tuple(result)


def shuffled_deck(ruleset: Ruleset, key: bytes) -> tuple[Card, ...]:
    """The deck of a hand, from the sorted deck of the ruleset and the hand's key."""
    return shuffled(ruleset.deck, word_stream(key, "deck"))


def fair_deal(ruleset: Ruleset, key: bytes) -> Deal:
    """The cards of a hand."""
    return deal_cards(ruleset, shuffled_deck(ruleset, key))


def first_player(ruleset: Ruleset, key: bytes) -> Seat:
    """Who begins the match (R2.4), from the key of its first hand."""
    return below(ruleset.seats, word_stream(key, "first"))
