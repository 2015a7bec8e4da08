"""``python -m bench.budgets``: how well searching bots keep to the time that they are allowed."""

import argparse
import time
from random import Random

from aurum.bots import Bot, Clock, make_bot
from aurum.game import advance, deal, deal_cards, evolve_all, ruleset, start, view

TOLERANCE = 1.2


def seconds_of(bot: Bot, players: int, allowed: float, seed: int) -> list[float]:
    """The CPU time of every decision of one round that the bot plays in all seats."""
    rules, rng = ruleset("english", players), Random(seed)
    deck = list(rules.deck)
    rng.shuffle(deck)
    match = start(rules, seed % players)
    match = evolve_all(match, deal(match, deal_cards(rules, deck)))
    found = []
    while match.round is not None and match.round.ended is None:
        seat = match.to_act[0]
        seen = view(match, seat)
        begin = time.thread_time()
        action = bot.choose(seen, Clock(allowed), rng)
        if len(seen.legal) > 1:
            found.append(time.thread_time() - begin)
        match, _ = advance(match, seat, action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.budgets", description=__doc__)
    parser.add_argument("bots", nargs="*", default=["expert", "master"])
    parser.add_argument("--allowed", type=float, nargs="+", default=[0.05, 0.1, 1.0])
    parser.add_argument("--rounds", type=int, default=1, help="of three and of four players")
    options = parser.parse_args()
    print(f"{'bot':8} {'allowed':>8} {'decisions':>10} {'in time':>8} {'slowest':>8}")
    for name in options.bots:
        bot = make_bot(name)
        bot.prepare()
        for allowed in options.allowed:
            rounds = [(players, n) for players in (3, 4) for n in range(options.rounds)]
            spent = [s for players, n in rounds for s in seconds_of(bot, players, allowed, n)]
            kept = sum(s <= TOLERANCE * allowed for s in spent) / len(spent)
            row = f"{name:8} {allowed:7.2f}s {len(spent):10} {kept:8.1%} {max(spent):7.3f}s"
            print(row, flush=True)


if __name__ == "__main__":
    main()
