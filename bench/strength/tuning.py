"""Two bots with numbers of one's own choice: how the levels and styles were tuned.

    python -m bench.strength.tuning glance:noise=0.2,forgets=0.3 apprentice 3 --deals 200

A bot is a name of `make strength`, or one of these with what differs from a bot without mistakes:
thumbs (`novice` is one), glance (`journeyman`, `adept` and the styles) and search (`expert`;
`pairs=1,horizon=4,looks=1,back=0.4` make it like `master`).
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields, replace

from aurum.arena.deal_games import Result, seat
from aurum.arena.executors import alone
from aurum.arena.statistics import estimate_share
from aurum.bots import Bot
from aurum.bots.lapses import Lapses
from aurum.bots.levels import Level, LevelBot
from aurum.bots.novice import Novice
from aurum.bots.search.efforts import EXPERT
from aurum.bots.search.search import Searcher
from aurum.engine.lessons import Lessons
from aurum.game import Variant
from bench.strength.exchanges import exchanges_of
from bench.strength.habits import habits_of
from bench.strength.players import player
from bench.strength.table import SEEDS, Row

TUNING_SEED = 811
SEARCH = {  # the numbers of a search, if nothing else is said
    "decisions": 2_000.0,
    "worlds": 512.0,
    "halvings": 3.0,
    "trust": 50.0,
    "proof": 1.0,
    "gain": 0.05,
    "forgets": 0.0,
    "varied": 0.0,
    "pairs": 0.0,
    "horizon": 0.0,
    "looks": 0.0,
    "back": 0.0,
}


def tuned(spec: str) -> Bot:
    """The bot that a specification describes, or the one of that name."""
    kind, colon, text = spec.partition(":")
    make = KINDS.get(kind)
    if make is None:
        return player(spec)
    return make(spec, dict(_number(one) for one in text.split(",")) if colon else {})


def _number(text: str) -> tuple[str, float]:
    name, _, value = text.partition("=")
    try:
        return name, float(value)
    except ValueError:
        raise SystemExit(f"{text!r} sets nothing; write it like noise=0.2") from None


def _known(numbers: dict[str, float], names: Sequence[str]) -> None:
    for name in numbers:
        if name not in names:
            raise SystemExit(f"nothing is called {name!r} here; there is {', '.join(names)}")


def _lapses(numbers: dict[str, float]) -> Lapses:
    _known(numbers, [field.name for field in fields(Lapses)])
    return Lapses(**numbers)


def _thumbs(name: str, numbers: dict[str, float]) -> Bot:  # noqa: ARG001
    lapses = _lapses(numbers)
    return Novice(lapses, lapses)


def _glance(name: str, numbers: dict[str, float]) -> Bot:
    lapses = _lapses(numbers)
    return LevelBot(name, Level(lapses, lapses))


def _search(name: str, numbers: dict[str, float]) -> Bot:
    _known(numbers, list(SEARCH))
    found = SEARCH | numbers
    depth = replace(
        EXPERT,
        seconds=10.0,
        decisions=int(found["decisions"]),
        worlds=int(found["worlds"]),
        halvings=int(found["halvings"]),
        trust=(found["trust"], found["trust"]),
        proof=found["proof"],
        forgets=found["forgets"],
        network=_network(found),
        horizon=int(found["horizon"]),
        gain=found["gain"],
        gain_back=found["back"],
        looks_early=bool(found["looks"]),
        four=None,
    )
    return Searcher(name, depth)


def _network(found: dict[str, float]) -> Lessons:
    if found["pairs"]:
        return Lessons.PAIRS
    return Lessons.VARIED if found["varied"] else Lessons.ALIKE


KINDS: dict[str, Callable[[str, dict[str, float]], Bot]] = {
    "thumbs": _thumbs,
    "glance": _glance,
    "search": _search,
}


def main(arguments: Sequence[str] | None = None) -> None:
    options = _options(arguments)
    if options.seed in SEEDS.values():
        sys.exit(f"the deals of seed {options.seed} are for measuring: choose nothing on them")
    bots = (options.challenger, options.other)
    row = Row("tuning", *bots, Variant(players=options.players), options.deals)
    for spec in bots:
        seat(spec, tuned(spec))
    contest = replace(row.contest(options.deals), seed=options.seed)
    say(row, list(alone(contest, list(contest.tasks()), records=True)), options.seed)


def say(row: Row, results: Sequence[Result], seed: int) -> None:
    """Who, how many, how well, and what both do with bids and gold."""
    share = estimate_share([result.share() for result in results])
    bots = f"{row.challenger} against {row.other}, {row.players} players"
    print(f"{bots}, seed {seed}, {share.deals} deals: {share}")
    games = [game for result in results for game in result.games]
    for bot in (row.challenger, row.other):
        print(f"  {bot}: {habits_of(bot, games)}; {exchanges_of(bot, games)}", flush=True)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("bench.strength.tuning", None, __doc__, formatter_class=form)
    parser.add_argument("challenger")
    parser.add_argument("other")
    parser.add_argument("players", type=int, choices=(3, 4))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=TUNING_SEED)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
