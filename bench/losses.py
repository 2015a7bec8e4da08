"""``python -m bench.losses``: which decisions of a bot lose most, as a stronger bot sees them."""

import argparse
from collections import defaultdict
from random import Random
from statistics import fmean

from aurum.arena.contest import Contest
from aurum.bots import UNLIMITED, Bot, make_bot
from aurum.bots.search.search import Searcher
from aurum.game import Action, Match, Phase, Variant, View, advance, deal, evolve_all, start, view

KINDS = ("bid", "exchange", "lead", "follow")
Losses = dict[str, list[float]]


def kind(seen: View) -> str:
    """What is decided."""
    if seen.phase is Phase.PLAY:
        return "follow" if seen.trick else "lead"
    return "bid" if seen.phase is Phase.BID else "exchange"


def loss(judge: Searcher, seen: View, action: Action, rng: Random) -> float:
    """How much less the judge expects of an action than of the best; 0 for one left out."""
    explained = judge.explain(seen, UNLIMITED, rng)
    worths = {candidate.action: candidate.worth for candidate in explained.candidates}
    return explained.best.worth - worths.get(action, explained.best.worth)


def play_round(contest: Contest, number: int, bot: Bot, judge: Searcher, losses: Losses) -> None:
    """The bot in every seat, and the judge at its side."""
    match, rng = _dealt(contest, number), Random(number)
    while match.round is not None and match.round.ended is None:
        seat = match.to_act[0]
        seen = view(match, seat)
        action = bot.choose(seen, UNLIMITED, rng)
        if len(seen.legal) > 1:
            losses[kind(seen)].append(max(loss(judge, seen, action, rng), 0.0))
        match, _ = advance(match, seat, action)


def _dealt(contest: Contest, number: int) -> Match:
    match = start(contest.ruleset, contest.first_seat(number))
    return evolve_all(match, deal(match, contest.cards(number, 0)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.losses", description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--players", type=int, default=3, choices=(3, 4))
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--judge", default="master:200000")
    options = parser.parse_args()
    judge = make_bot(options.judge)
    if not isinstance(judge, Searcher):
        parser.error(f"{options.judge} cannot say what an action is worth; take adept or master")
    print(f"{'':12}" + "".join(f"{name:>20}" for name in KINDS))
    for name in options.bots:
        losses: Losses = defaultdict(list)
        contest = Contest((name,), deals=options.rounds, variant=Variant(players=options.players))
        for number in range(options.rounds):
            play_round(contest, number, make_bot(name), judge, losses)
        cells = [f"{fmean(losses[k]):.4f} x {len(losses[k]) / options.rounds:.0f}" for k in KINDS]
        print(f"{name:12}" + "".join(f"{cell:>20}" for cell in cells), flush=True)


if __name__ == "__main__":
    main()
