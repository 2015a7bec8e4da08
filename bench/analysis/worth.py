"""What hints are worth: python -m bench.analysis.worth [--deals N] [--journal FILE] [--only NAME].

A player who always takes the best choice of a hint, and `master`, each against two `adept` bots:
the same single deals for both, played from all three seats, as the arena does (docs/bots.md). The
share of rounds won is told with its standard error; the deal is the unit, and the difference is
paired by deal. The journal keeps every deal as a line, so that a run can be ended at any time and
goes on where it was; `--only` plays one of the two.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from aurum.analysis.hints import hint
from aurum.arena.contest import Contest, Pairing, Task
from aurum.arena.deal_games import play_task, seat
from aurum.arena.interrupt import stoppable
from aurum.bots.protocol import Bot, Clock
from aurum.game import Action, View

HINTS, MASTER, OTHERS = "hints", "master", "adept"
WANTED = 0.9  # of master's share
SEED = 1911

Shares = dict[str, dict[int, float]]  # by player and deal


class HintBot(Bot):
    """Plays the choice that the third press of a hint names."""

    name = HINTS

    def choose(self, view: View, _: Clock, rng: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return hint(view, seed=rng.getrandbits(40)).analysis.best.action


def share(contest: Contest, name: str, deal: int) -> float:
    """The player's share of one deal: the mean over the three seats."""
    games = play_task(contest, Task(Pairing(name, OTHERS), deal)).games
    own = [game.shares[game.seats.index(name)] for game in games]
    return float(np.mean(own))


def kept(path: Path | None) -> Shares:
    """What the journal has; a line that was cut off is left out."""
    found: Shares = {HINTS: {}, MASTER: {}}
    lines = [] if path is None or not path.exists() else path.read_text().splitlines()
    for line in lines:
        try:
            name, deal, value = json.loads(line)
        except ValueError:
            continue
        found[name][deal] = value
    return found


def keep(path: Path | None, name: str, deal: int, value: float) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, deal, value]) + "\n")


def told(shares: Shares) -> list[str]:
    lines = []
    for name, by_deal in shares.items():
        if by_deal:
            said = _mean(np.array(list(by_deal.values())))
            lines.append(f"{name:7} against {OTHERS}: {said} of {len(by_deal)} deals")
    both = sorted(shares[HINTS].keys() & shares[MASTER].keys())
    if both:
        hints, master = (np.array([shares[n][d] for d in both]) for n in (HINTS, MASTER))
        lines.append(
            f"{len(both)} deals of both: {hints.mean():.3f} and {master.mean():.3f}; hints less "
            f"{100 * WANTED:.0f} % of master: {_mean(hints - WANTED * master)}"
        )
    return lines


def _mean(values: npt.NDArray[np.float64]) -> str:
    return f"{values.mean():.3f} ± {values.std() / len(values) ** 0.5:.3f}"


def main(deals: int, journal: Path | None, names: list[str]) -> None:
    shares, contest = kept(journal), Contest((HINTS, MASTER, OTHERS), deals, seed=SEED)
    seat(HINTS, HintBot())
    with stoppable() as is_stopped:
        for task in ((name, deal) for deal in range(deals) for name in names):
            name, deal = task
            if deal not in shares[name] and not is_stopped():
                shares[name][deal] = share(contest, name, deal)
                keep(journal, name, deal, shares[name][deal])
    print(*told(shares), sep="\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.analysis.worth", description=__doc__)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--journal", type=Path)
    parser.add_argument("--only", choices=(HINTS, MASTER))
    options = parser.parse_args()
    main(options.deals, options.journal, [options.only] if options.only else [HINTS, MASTER])
