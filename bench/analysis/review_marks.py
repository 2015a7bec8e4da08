"""Marks: planted mistakes are found, equal choices are not blamed, another seed says the same."""

from __future__ import annotations

import time
from random import Random

import numpy as np

from aurum.analysis import marks as marking
from aurum.analysis.facts import analyse, compare
from aurum.analysis.ledgers import NORMAL, decision_of, of_round
from aurum.analysis.marks import marks, positions
from aurum.analysis.reviews import review, review_round
from aurum.analysis.trials import Loss
from aurum.arena.simulation import planned, played
from aurum.engine.packing import past_of
from aurum.game import (
    BASE_METALS,
    EDITIONS,
    Bid,
    Card,
    Match,
    Move,
    Record,
    deal,
    deal_cards,
    evolve_all,
    parse_record,
    ruleset,
    start,
    view,
    walk,
)
from bench.analysis.review_matches import Row

GAP = 0.15
FRESH = 4000  # worlds in which the gap of a planted mistake is checked


def _record(bots: str, unit: int, players: int = 3) -> Record:
    rules = ruleset(list(EDITIONS)[unit % len(EDITIONS)], players)
    return parse_record(played(planned(rules, bots, "fresh marks"), unit))


def planted(unit: int, effort: float) -> Row:
    """The worst choice at a decision of real play, if it costs enough: is it marked?"""
    record, rng = _record("apprentice", unit, 3 + unit % 2), Random(unit)
    places = list(positions(record).items())
    rng.shuffle(places)
    for (number, ply), match in places[:12]:
        seat = match.to_act[0]
        seen = view(match, seat)
        if len(seen.legal) < 2:
            continue
        found = analyse(seen, seed=unit, effort=0.5)
        worst = found.candidates[-1]
        if worst.behind < GAP:
            continue
        fresh = compare(seen, found.best.action, worst.action, FRESH, unit + 1)[1]
        move, work = Move(seat, worst.action), NORMAL.scaled(effort)
        past = past_of(of_round(walk(record), number)[: ply + 1])
        decision = decision_of(match, (number, ply), move, effort=work, past=past)
        side = record.ruleset.side_of(seat)
        open_match = marking.DECIDED <= decision.expected[side] <= 1 - marking.DECIDED
        if fresh.behind >= GAP and open_match:
            told = marks(record, (decision,), effort=work)
            trials = marking.losses(decision, found.best.action, match, unit + 2, work)
            least = min(loss.mean for loss in trials)
            words = [mark.word.value for mark in told]
            return {"gap": fresh.behind, "least": least, "marked": bool(told), "word": words}
    return {"gap": None}


def tell_planted(rows: list[Row]) -> None:
    found = [row for row in rows if row["gap"] is not None]
    _tell_marked("planted mistakes", found)
    _tell_marked(
        "those that cost as much however it goes on", [r for r in found if r["least"] >= GAP]
    )


def _tell_marked(what: str, rows: list[Row]) -> None:
    marked = sum(row["marked"] for row in rows)
    print(f"  {marked} of {len(rows)} {what} marked ({marked / max(1, len(rows)):.3f})")
    for row in rows:
        if not row["marked"]:
            points = f"{100 * row['gap']:.0f} points, {100 * row['least']:.0f} at least"
            print(f"    missed: unit {row['unit']}, {points}")


def symmetry(unit: int, effort: float) -> Row:
    """Two bids that are equal by the symmetry of two metals: is one held against the other?"""
    rng = Random(f"symmetry {unit}")
    match, one, other = _symmetric(rng, list(EDITIONS)[unit % len(EDITIONS)], 3 + unit % 2)
    seat = match.to_act[0]
    work, number = NORMAL.scaled(effort), rng.getrandbits(48)
    decision = decision_of(match, (0, 0), Move(seat, Bid(one)), effort=work)
    sure = marking.sure_loss(decision, Bid(other), match, number, work)
    return {"marked": isinstance(sure, Loss)}


def _symmetric(rng: Random, edition: str, players: int) -> tuple[Match, Card, Card]:
    """A deal in which two metals have the same ranks in the first hand and among the exposed."""
    rules = ruleset(edition, players)
    while True:
        cards = list(rules.deck)
        rng.shuffle(cards)
        dealt = deal_cards(rules, cards)
        match = start(rules, 0)
        match = evolve_all(match, deal(match, dealt))
        for a, b in ((a, b) for a in BASE_METALS for b in BASE_METALS if a.symbol < b.symbol):
            ranks = [
                [sorted(c.rank for c in held if c.metal == metal) for metal in (a, b)]
                for held in (dealt.hands[match.to_act[0]], dealt.exposed)
            ]
            if ranks[0][0] and all(first == second for first, second in ranks):
                rank = rng.choice(ranks[0][0])
                if rank > 0:
                    return match, Card(a, rank), Card(b, rank)


def tell_symmetry(rows: list[Row]) -> None:
    wrong = sum(row["marked"] for row in rows)
    print(f"  {wrong} of {len(rows)} equal bids marked ({100 * wrong / len(rows):.2f} %)")


def seeds(unit: int, effort: float) -> Row:
    """The first round of a match, reviewed with two seeds; the CPU seconds of each."""
    record, work = _record("random,apprentice,adept", unit), NORMAL.scaled(effort)
    review_round(record, 0, effort=work.scaled(0.001))  # compiles, where that is needed
    found, spent = [], []
    for seed in (1, 2):
        before = time.process_time()
        told = review_round(record, 0, seed, work)
        spent.append(time.process_time() - before)
        found.append({(mark.ply, mark.seat) for mark in told.marks})
    before = time.process_time()
    for number in range(len(record.rounds)):
        review_round(record, number, 1, work.scaled(0.06), marked=False)
    rough = time.process_time() - before
    both, either = found[0] & found[1], found[0] | found[1]
    return {"both": len(both), "either": len(either), "round": spent, "rough": rough}


def tell_seeds(rows: list[Row]) -> None:
    both, either = (sum(row[key] for row in rows) for key in ("both", "either"))
    same = 2 * both / max(1, both + either)  # of the marks of one seed, those that the other makes
    print(f"  {both} marks by both seeds, {either} by either: {same:.3f} of a seed's marks")
    spent = [seconds for row in rows for seconds in row["round"]]
    print(f"  a round: median {np.median(spent):.1f} s of CPU, most {max(spent):.1f} s")
    rough = [row["rough"] for row in rows]
    print(f"  first estimate of a match: median {np.median(rough):.1f} s, most {max(rough):.1f} s")


def master(unit: int, effort: float) -> Row:
    """A whole match of `master`: how many marks it gets."""
    record = _record("master", unit)
    told = review(record, effort=NORMAL.scaled(effort))
    words = [mark.word for _, mark in told.marks]
    losses = [mark.loss for _, mark in told.marks]
    return {"rounds": len(record.rounds), "words": words, "losses": losses}


def tell_master(rows: list[Row]) -> None:
    words = [word for row in rows for word in row["words"]]
    rounds = sum(row["rounds"] for row in rows)
    counts = {word: words.count(word) for word in dict.fromkeys(words)}
    print(f"  {len(words)} marks in {len(rows)} matches of master ({rounds} rounds): {counts}")
    print(f"  {len(words) / len(rows):.2f} a match")
