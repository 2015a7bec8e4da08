"""Pairs of deals for the harness of secrets: they differ in what most people may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from aurum.game import (
    EDITIONS,
    Card,
    Deal,
    Match,
    RoundEnded,
    Ruleset,
    advance,
    deal,
    deal_cards,
    evolve_all,
    parse_action,
    ruleset,
    start,
    view,
)

STEPS = 30

People = Literal["all", "alone", "left"]


@dataclass(frozen=True)
class Setting:
    """What kind of table it is, and who plays: all people; one alone, who takes moves back; or a
    bot sits in for the person with the secret card.
    """

    edition: str = "english"
    spectators: str = "open"
    memory: bool = True
    people: People = "all"


PLAIN = Setting()


def setting_of(seed: int) -> Setting:
    """Every edition with every kind of table, in turn."""
    return Setting(
        edition=list(EDITIONS)[seed % 5],
        spectators=("open", "delayed", "closed")[seed % 3],
        memory=seed % 2 == 0,
        people=("all", "alone", "left")[seed // 3 % 3],
    )


@dataclass(frozen=True)
class Pair:
    """Two deals that differ between seats `x` and `y` only, and what everybody does in both.

    With `hidden_bid` the deals are equal, and only the face-down bid of seat `x` differs.
    """

    players: int
    deals: tuple[Deal, Deal]
    first: int
    secret: tuple[int, int]
    script: tuple[tuple[int, str, str], ...]
    setting: Setting = PLAIN

    @property
    def blind(self) -> list[int]:
        """The seats that cannot tell the worlds apart."""
        return [seat for seat in range(self.players) if seat not in self.secret]


def swapped_pair(seed: int, setting: Setting = PLAIN) -> Pair:
    """One card of seat x against one of seat y; nobody plays either of them."""
    rng = random.Random(seed)
    players = rng.choice((3, 4))
    rules = ruleset(setting.edition, players)
    shuffled = list(rules.deck)
    rng.shuffle(shuffled)
    one = deal_cards(rules, shuffled)
    x, y = rng.sample(range(players), 2)
    mine, yours = rng.choice(one.hands[x]), rng.choice(one.hands[y])
    exchange = {mine: yours, yours: mine}
    hands = tuple(tuple(exchange.get(card, card) for card in hand) for hand in one.hands)
    first = rng.randrange(players)
    deals = (one, Deal(hands, one.exposed))
    script = _script(rules, deals, first, {mine, yours}, rng)
    return Pair(players, deals, first, (x, y), script, setting)


def hidden_bid_pair(seed: int, setting: Setting = PLAIN) -> Pair:
    """Three players, one deal, and two different bids that lie face down."""
    rng = random.Random(seed)
    rules = ruleset(setting.edition, 3)
    shuffled = list(rules.deck)
    rng.shuffle(shuffled)
    one = deal_cards(rules, shuffled)
    x, y, z = rng.sample(range(3), 3)
    bids = rng.sample(one.hands[x], 2)
    last = rng.choice(one.hands[y])
    script = ((x, f"bid {bids[0]}", f"bid {bids[1]}"), (y, f"bid {last}", f"bid {last}"))
    return Pair(3, (one, one), z, (x, x), script, setting)


def _script(
    rules: Ruleset, deals: tuple[Deal, Deal], first: int, secret: set[Card], rng: random.Random
) -> tuple[tuple[int, str, str], ...]:
    """Actions that are legal in both worlds, until the rules must reveal the difference."""
    matches = tuple(opened(rules, cards, first) for cards in deals)
    script: list[tuple[int, str, str]] = []
    while len(script) < STEPS:
        seat = rng.choice(matches[0].to_act)
        common = set(view(matches[0], seat).legal) & set(view(matches[1], seat).legal)
        allowed = sorted(str(a) for a in common if not _uses(a, secret))
        rng.shuffle(allowed)
        step = next((s for a in allowed if (s := _both(matches, seat, a)) is not None), None)
        if step is None:
            break
        matches, action = step
        script.append((seat, action, action))
    return tuple(script)


def opened(rules: Ruleset, cards: Deal, first: int) -> Match:
    """A match with its first round dealt."""
    match = start(rules, first)
    return evolve_all(match, deal(match, cards))


def _uses(action: Any, secret: set[Card]) -> bool:
    return getattr(action, "card", None) in secret


def _both(matches: tuple[Match, ...], seat: int, text: str) -> tuple[tuple[Match, ...], str] | None:
    """Both worlds after the action; None if it ends the round in one of them."""

    outcomes = [advance(match, seat, parse_action(text)) for match in matches]
    if any(isinstance(event, RoundEnded) for _, events in outcomes for event in events):
        return None
    return tuple(match for match, _ in outcomes), text


def pairs(count: int) -> Iterator[tuple[int, Pair]]:
    for seed in range(count):
        hidden = seed % 5 == 4 and setting_of(seed).people != "left"
        make = hidden_bid_pair if hidden else swapped_pair
        yield seed, make(seed, setting_of(seed))
