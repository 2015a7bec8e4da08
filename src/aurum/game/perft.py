"""Counts positions, so that other implementations of the rules can be compared with this one.

Counts alone rarely notice a wrong trick winner, so leaves also carry a hash of their positions.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from aurum.game.action_ids import action_number
from aurum.game.actions import Action
from aurum.game.evolution import evolve_all
from aurum.game.fair import below, fair_deal, first_player, hand_key, word_stream
from aurum.game.legal import legal_actions
from aurum.game.match_loop import play_match
from aurum.game.positions import position_text
from aurum.game.rules import advance, deal, start
from aurum.game.rulesets import Ruleset, Seat
from aurum.game.scoring import standing
from aurum.game.state import Match

HASHES = 2**64


@dataclass(frozen=True, slots=True)
class Leaves:
    """How many positions lie at a depth, and the sum of their hashes modulo 2**64."""

    count: int = 0
    digest: int = 0

    def __add__(self, other: Leaves) -> Leaves:
        return Leaves(self.count + other.count, (self.digest + other.digest) % HASHES)

    def __str__(self) -> str:
        return f"{self.count} {self.digest:016x}"


def position_hash(match: Match) -> int:
    """The first 64 bits of the SHA-256 of the position's text."""
    return int.from_bytes(hashlib.sha256(position_text(match).encode()).digest()[:8], "big")


def perft(match: Match, depth: int) -> Leaves:
    """The positions after `depth` decisions; a round that ends earlier is a leaf where it ends."""
    if depth == 0 or not match.to_act:
        return Leaves(1, position_hash(match))
    total = Leaves()
    for after in _successors(match):
        total += perft(after, depth - 1)
    return total


def round_tree(match: Match) -> Counter[str]:
    """All ends of the round from here, counted by words such as ``stuck 2 under exact over``."""
    if not match.to_act:
        return Counter([_ending(match)])
    total: Counter[str] = Counter()
    for after in _successors(match):
        total += round_tree(after)
    return total


def _successors(match: Match) -> Iterator[Match]:
    """Bids laid face down go in seat order, so that each combination is counted once (R3.2)."""
    seat = match.to_act[0]
    for action in legal_actions(match, seat):
        yield advance(match, seat, action)[0]


def _ending(match: Match) -> str:
    round_ = match.round
    assert round_ is not None
    assert round_.ended is not None
    assert round_.scored is not None
    results = [standing(side.bid, side.tricks) for side in round_.scored.sides]
    return " ".join([round_.ended.reason.value, str(round_.ended.seat), *results])


def seeded_round(ruleset: Ruleset, seed: str) -> Match:
    """A freshly dealt first round that depends on the seed alone."""
    key = hand_key(seed.encode(), "perft", 0, ())
    match = start(ruleset, first_player(ruleset, key))
    return evolve_all(match, deal(match, fair_deal(ruleset, key)))


def playout_digest(ruleset: Ruleset, seed: str, matches: int) -> str:
    """SHA-256 over the final positions of seeded random matches.

    The choice is `below(n)` among the legal actions in the order of their numbers.
    """
    digest = hashlib.sha256()
    for number in range(matches):
        digest.update(position_text(_seeded_playout(ruleset, f"{seed}/{number}")).encode() + b"\n")
    return digest.hexdigest()


def _seeded_playout(ruleset: Ruleset, seed: str) -> Match:
    first_key = hand_key(seed.encode(), "playout", 0, ())
    draw = word_stream(first_key, "choices")
    first = first_player(ruleset, first_key)

    def choose(match: Match, seat: Seat) -> Action:
        actions = sorted(legal_actions(match, seat), key=action_number)
        return actions[below(len(actions), draw)]

    events = play_match(
        ruleset,
        first,
        lambda number: fair_deal(ruleset, hand_key(seed.encode(), "playout", number, ())),
        choose,
    )
    return evolve_all(start(ruleset, first), events[1:])
