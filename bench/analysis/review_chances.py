"""Stated chances before the tricks of matches of mixed bots: how often do they come true?

V is what the seat that leads can know, W is the value with all cards open; both of every side. The
chances of one match are much alike, so every third trick is enough, and errors go by whole matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt

from aurum.analysis.ledgers import NORMAL, decision_of, of_round, open_value
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import REVIEWER
from aurum.arena.simulation import planned, played
from aurum.engine.packing import past_of
from aurum.game import EDITIONS, Play, Record, Step, parse_record, ruleset, walk
from bench.analysis.review_matches import MASTER, Row

BOTS = ("apprentice", "journeyman", "adept", "expert", MASTER)
BY_POINTS = 0.2  # of the matches
EVERY = 3  # tricks
TENTHS = 10


def chances(unit: int, effort: float, seed: str = "fresh chances", *, alike: bool = False) -> Row:
    """A match of mixed bots; three players and four, all editions, a fifth of them by points."""
    rng = Random(f"{seed} {unit}")
    scoring = "points" if rng.random() < BY_POINTS else "nuggets"
    rules = ruleset(list(EDITIONS)[unit // 2 % len(EDITIONS)], 3 + unit % 2, None, scoring)
    names = [rng.choice(BOTS) for _ in range(rules.seats)]
    seated = names[:1] * rules.seats if alike else names
    record = parse_record(played(planned(rules, ",".join(seated), seed), unit))
    steps = list(walk(record))
    winners = steps[-1].after.winners
    assert winners is not None
    result = [(side in winners) / len(winners) for side in rules.each_side()]
    said, deals = list(_said(record, steps, effort)), _deals(steps, effort).tolist()
    return {"players": rules.seats, "result": result, "said": said, "deals": deals}


def tuning(unit: int, effort: float) -> Row:
    """One of the matches by which the reference player was chosen."""
    return chances(unit, effort, "tuning")


def alike(unit: int, effort: float) -> Row:
    """The same with one bot at all seats: nobody is the stronger one."""
    return chances(unit, effort, "alike", alike=True)


def _deals(steps: list[Step], effort: float) -> npt.NDArray[np.float64]:
    """The luck of all deals of the match, whose mean is 0 whoever plays."""
    table, work = prospects(steps[0].before.ruleset), NORMAL.scaled(effort)
    dealt = [step for step in steps if step.move is None]
    found = [
        np.subtract(open_value(step.after, (step.round, 0), effort=work), table.at(step.before))
        for step in dealt
    ]
    total: npt.NDArray[np.float64] = np.sum(found, axis=0)
    return total


def _said(record: Record, steps: list[Step], effort: float) -> Iterator[tuple[list[float], ...]]:
    """V and W before leads."""
    work = NORMAL.scaled(effort)
    for number in range(len(record.rounds)):
        found = of_round(steps, number)
        for ply, step in enumerate(found[1:]):
            if _leads(step):
                assert step.move is not None
                place = (number, ply)
                past = past_of(found[: ply + 1])
                known = decision_of(step.before, place, step.move, effort=work, past=past)
                value = open_value(step.before, place, effort=work)
                yield list(REVIEWER.stated(known.expected)), list(value)


def _leads(step: Step) -> bool:
    if step.move is None or not isinstance(step.move.action, Play):
        return False
    found = step.before.round
    assert found is not None
    return not found.trick and len(found.tricks) % EVERY == 0


def tell_chances(rows: list[Row]) -> None:
    luck = np.array([row["deals"][row["unit"] // 2 % len(row["deals"])] for row in rows])
    print(f"  deal {luck.mean():+.4f} ± {luck.std() / np.sqrt(len(luck)):.4f} a match")
    for place, name in enumerate(("V, what the seat to lead can know", "W, all cards open")):
        print(f"  {name}")
        for players in (0, 3, 4):
            some = [row for row in rows if players in (0, row["players"])]
            triples = [
                (row["unit"], said, result)
                for row in some
                for pair in row["said"]
                for said, result in zip(pair[place], row["result"], strict=True)
            ]
            if players == 0:
                _tell_tenths(np.array(triples))
            elif triples:
                print(f"    slope with {players} players: {_slope(np.array(triples)):.2f}")


def _tell_tenths(triples: npt.NDArray[np.float64]) -> None:
    """Every tenth of the scale; standard errors by whole matches."""
    match, said, result = triples.T
    tenths = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    for tenth in range(TENTHS):
        here = tenths == tenth
        sums = np.bincount(match[here].astype(int), (result - said)[here])
        if here.sum() < 2:
            continue
        gap, error = sums.sum() / here.sum(), np.sqrt((sums**2).sum()) / here.sum()
        holds = abs(gap) <= max(0.03, 2 * error)
        print(
            f"    said {10 * tenth}-{10 * tenth + 10} %: {here.sum()} times, "
            f"off by {100 * gap:+.1f} ± {100 * error:.1f} points{'' if holds else '  NOT HELD'}"
        )


def _slope(triples: npt.NDArray[np.float64]) -> float:
    """Of the result's log odds on the stated ones: above 1, chances are stated too timidly."""
    said, result = np.clip(triples[:, 1], 0.005, 0.995), triples[:, 2]
    inputs = np.stack([np.ones_like(said), np.log(said / (1 - said))])
    weights = np.array([0.0, 1.0])
    for _ in range(20):
        found = 1 / (1 + np.exp(np.clip(-weights @ inputs, -30, 30)))
        step = np.linalg.solve((inputs * found * (1 - found)) @ inputs.T, inputs @ (result - found))
        weights = weights + step
    return float(weights[1])
