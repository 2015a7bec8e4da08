"""What hints are worth: python -m bench.analysis.worth [MATCHES] [FIRST].

A player who always takes the best choice of a hint, and `master`, each against two `adept` bots in
the same deals; the share of matches that each wins, with its standard error. Ctrl-C ends it
early; the shares are then those of the matches that both have played. FIRST goes on with
later matches: what two runs say is put together by their numbers of matches.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

import numpy as np
import numpy.typing as npt

from aurum.analysis.facts import analyse
from aurum.arena.interrupt import stoppable
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


def main(matches: int, first: int) -> None:
    adept = bot("adept")
    players = {"hints": hinted, "master": bot("master")}
    won: list[list[float]] = []
    with stoppable() as is_stopped:
        while len(won) < matches and not is_stopped():
            number = first + len(won)
            won.append([share(player, adept, number) for player in players.values()])
    if len(won) < matches:
        print(f"ended early; go on with: {matches - len(won)} {first + len(won)}")
    if won:
        told(list(players), np.array(won))


def told(names: list[str], won: npt.NDArray[np.float64]) -> None:
    root = len(won) ** 0.5
    for name, column in zip(names, won.T, strict=True):
        error = column.std() / root
        print(f"{name:7} against adept: {column.mean():.3f} of {len(won)} matches, ± {error:.3f}")
    behind = won[:, 1] - won[:, 0]
    print(f"master's share less that of hints: {behind.mean():.3f} ± {behind.std() / root:.3f}")


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [200, 0][len(numbers) :]))
