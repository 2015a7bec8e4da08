"""Fair deals: uniform, and the same for everybody who writes the algorithm down again."""

import hashlib
import hmac
import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import factorial
from pathlib import Path
from typing import Any

import pytest

from aurum.game import check_deal, ruleset
from aurum.game.fair import (
    below,
    commitment,
    fair_deal,
    first_player,
    hand_key,
    shuffled,
    shuffled_deck,
    word_stream,
)

VECTORS = json.loads((Path(__file__).parent / "fair_vectors.json").read_text(encoding="utf-8"))


class Exhausted(Exception):
    """A finite stream of words ran out."""


def stream(words: Sequence[int]) -> Callable[[], int]:
    left = list(words)

    def draw() -> int:
        if not left:
            raise Exhausted
        return left.pop(0)

    return draw


def outcomes(use: Callable[[Callable[[], int]], object], size: int, length: int) -> Counter[object]:
    """All results over every sequence of tiny words; those that run out are left aside."""
    found: Counter[object] = Counter()
    for words in itertools.product(range(size), repeat=length):
        try:
            found[use(stream(words))] += 1
        except Exhausted:
            continue
    return found


@pytest.mark.parametrize("size", [4, 5, 7, 8])
@pytest.mark.parametrize("bound", [1, 2, 3, 4])
def test_numbers_are_exactly_uniform_with_tiny_words(size: int, bound: int):
    found = outcomes(lambda draw: below(bound, draw, size), size, 4)
    assert set(found) == set(range(bound))
    assert len(set(found.values())) == 1


@pytest.mark.parametrize("size", [3, 4, 5])
def test_shuffles_are_exactly_uniform_with_tiny_words(size: int):
    """Every sequence that is used up to the same point leads to each order equally often."""
    found: dict[int, Counter[tuple[str, ...]]] = {}
    for words in itertools.product(range(size), repeat=5):
        left = list(words)
        try:
            order = shuffled("abc", stream_from(left), size)
        except Exhausted:
            continue
        found.setdefault(len(left), Counter())[order] += 1
    assert found
    for counts in found.values():
        assert len(counts) == factorial(3)
        assert len(set(counts.values())) == 1


def stream_from(left: list[int]) -> Callable[[], int]:
    def draw() -> int:
        if not left:
            raise Exhausted
        return left.pop(0)

    return draw


def test_a_planted_modulo_bias_is_caught():
    found = outcomes(lambda draw: draw() % 3, 4, 4)
    assert len(set(found.values())) > 1


def test_words_beyond_the_last_whole_stretch_are_drawn_again():
    draw = stream([2**32 - 1, 5])
    assert below(3, draw) == 2  # from the 5: 2**32 - 1 is the one word that threes leave over
    draw = stream([6, 5])
    assert below(7, draw, 8) == 6


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def deals(number: int) -> Iterator[tuple[object, ...]]:
    rules = ruleset("german", 3)
    for hand in range(number):
        yield shuffled_deck(rules, hand_key(b"chi-square", "table", hand, ()))


def test_every_card_is_equally_often_in_every_place():
    rules = ruleset("german", 3)
    places = [Counter[object]() for _ in rules.deck]
    for order in deals(1500):
        for place, card in enumerate(order):
            places[place][card] += 1
    total = sum(chi_square([place[card] for card in rules.deck]) for place in places)
    # 35 * 35 degrees of freedom: the mean is 1225 * 36 / 35, the standard deviation about 50.
    assert abs(total - 1260) < 250


def test_neighbours_are_uniform_too():
    rules = ruleset("german", 3)
    steps = Counter(
        (rules.deck.index(b) - rules.deck.index(a)) % 36
        for order in deals(300)
        for a, b in itertools.pairwise(order)
    )
    assert chi_square([steps[step] for step in range(1, 36)]) < 34 + 5 * (2 * 34) ** 0.5


def test_a_planted_bias_fails_the_chi_square():
    """Fisher-Yates that draws from all places each time is a well-known mistake."""

    def naive(items: Sequence[Any], draw: Callable[[], int]) -> tuple[Any, ...]:
        result = list(items)
        for place in range(len(result)):
            other = draw() % len(result)
            result[place], result[other] = result[other], result[place]
        return tuple(result)

    rules = ruleset("german", 3)
    places = [Counter[object]() for _ in rules.deck]
    for hand in range(1500):
        draw = word_stream(hand_key(b"chi-square", "table", hand, ()), "deck")
        for place, card in enumerate(naive(rules.deck, draw)):
            places[place][card] += 1
    total = sum(chi_square([place[card] for card in rules.deck]) for place in places)
    assert abs(total - 1260) > 250


def test_first_players_are_uniform():
    rules = ruleset("german", 4)
    counts = Counter(first_player(rules, hand_key(b"first", "t", n, ())) for n in range(2000))
    assert chi_square([counts[seat] for seat in range(4)]) < 16.3


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_vectors(vector: dict[str, Any]):
    server, clients = bytes.fromhex(vector["server_seed"]), vector["client_seeds"]
    key = hand_key(server, vector["table"], vector["hand"], [bytes.fromhex(c) for c in clients])
    rules = ruleset(vector["edition"], vector["players"])
    deal = fair_deal(rules, key)
    check_deal(rules, deal)
    assert commitment(server) == vector["commitment"]
    assert key.hex() == vector["key"]
    assert [" ".join(map(str, hand)) for hand in deal.hands] == vector["hands"]
    assert " ".join(map(str, deal.exposed)) == vector["exposed"]
    assert first_player(rules, key) == vector["first"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_vectors_with_the_algorithm_written_down_again(vector: dict[str, Any]):
    """From docs/fair-deals.md alone, without the module."""

    def field(data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + data

    message = field(b"aurum-deal-1") + field(vector["table"].encode())
    message += field(str(vector["hand"]).encode())
    message += b"".join(field(bytes.fromhex(seed)) for seed in vector["client_seeds"])
    key = hmac.digest(bytes.fromhex(vector["server_seed"]), message, "sha256")
    assert key.hex() == vector["key"]
    metals = ["Bi", "Cu", "P", "Ag", "Zn"] if vector["players"] == 4 else ["Bi", "P", "Ag", "Zn"]
    top = 10 if vector["players"] == 4 else 9
    deck = [f"{metal}{rank}" for metal in metals for rank in range(1, top + 1)]
    words = key_words(key, b"deck")
    for last in range(len(deck) - 1, 0, -1):
        limit = 2**32 // (last + 1) * (last + 1)
        word = next(word for word in words if word < limit)
        other = word % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    for seat, hand in enumerate(vector["hands"]):
        assert set(deck[seat * 12 : seat * 12 + 12]) == set(hand.split())
    assert set(deck[12 * vector["players"] :]) == set(vector["exposed"].split())


def key_words(key: bytes, purpose: bytes) -> Iterator[int]:
    for block in itertools.count():
        digest = hmac.digest(key, purpose + block.to_bytes(8, "big"), hashlib.sha256)
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def test_every_part_of_the_key_matters():
    keys = {
        hand_key(b"s", "t", 0, [b"a", b"b"]),
        hand_key(b"S", "t", 0, [b"a", b"b"]),
        hand_key(b"s", "T", 0, [b"a", b"b"]),
        hand_key(b"s", "t", 1, [b"a", b"b"]),
        hand_key(b"s", "t", 0, [b"b", b"a"]),
        hand_key(b"s", "t", 0, [b"ab", b""]),
        hand_key(b"s", "t", 0, [b"a"]),
        hand_key(b"s", "t", 0, [b"a", b"b", b""]),
    }
    assert len(keys) == 8


def test_a_stream_goes_on_beyond_one_block():
    draw = word_stream(b"key", "deck")
    words = [draw() for _ in range(40)]
    assert len(set(words)) == 40
    assert words == list(itertools.islice(key_words(b"key", b"deck"), 40))
    other = word_stream(b"key", "first")
    assert [other() for _ in range(40)] != words
