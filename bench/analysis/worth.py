"""What hints are worth: python -m bench.analysis.worth [MATCHES].

A player who always takes the best choice of a hint, and `master`, each against two `adept` bots in
the same deals; the share of matches that each wins, with its standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

import numpy as np

from aurum.analysis.facts import analyse
from aurum.bots import UNLIMITED, make_bot
from aurum.game import Action, View, advance, deal, deal_cards, evolve_all, ruleset, start, view

Player = Callable[[View, Random], Action]


def hinted(seen: View, rng: Random) -> Action:
    """The choice that the third press names."""
    return (
        seen.legal[0]
        if len(seen.legal) == 1
        else analyse(seen, seed=rng.getrandbits(40)).best.action
    )


def bot(name: str) -> Player:
    made = make_bot(name)
    return lambda seen, rng: made.choose(seen, UNLIMITED, rng)


def share(player: Player, others: Player, number: int) -> float:
    """The player's share of one match; the seat changes from match to match."""
    rules, rng, own = ruleset("english", 3), Random(number), number % 3
    match = start(rules, number % rules.seats)
    while match.winners is None:
        cards = list(rules.deck)
        rng.shuffle(cards)
        match = evolve_all(match, deal(match, deal_cards(rules, cards)))
        while match.to_act:
            seat = match.to_act[0]
            chosen = (player if seat == own else others)(view(match, seat), Random(rng.random()))
            match, _ = advance(match, seat, chosen)
    return (own in match.winners) / len(match.winners)


def main(matches: int) -> None:
    adept = bot("adept")
    for name, player in (("hints", hinted), ("master", bot("master"))):
        won = np.array([share(player, adept, number) for number in range(matches)])
        error = won.std() / max(1, matches) ** 0.5
        print(f"{name:7} against adept: {won.mean():.3f} of {matches} matches, ± {error:.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
