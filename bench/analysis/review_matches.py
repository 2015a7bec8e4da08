"""Ledgers of many matches: do they add up, does play tell players apart, do chances hold?"""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from aurum.analysis.ledgers import NORMAL, Ledger, ledger, open_value
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import REVIEWER
from aurum.analysis.reviews import review_round
from aurum.arena.simulation import planned, played
from aurum.game import (
    EDITIONS,
    Action,
    Deal,
    Match,
    Record,
    Seat,
    deal,
    deal_cards,
    evolve_all,
    numbered_action,
    parse_record,
    play_match,
    record_of,
    ruleset,
    start,
)
from aurum.kernel.convert import from_match
from aurum.kernel.layout import as_compiled
from aurum.kernel.tables import tables
from aurum.table.review_sums import match_luck, review_sums
from aurum.thinking.policy import network_mind
from aurum.thinking.reference import reference_action

Row = dict[str, Any]
Floats = npt.NDArray[np.float64]

VARIANTS = list(product(EDITIONS, (3, 4), ("nuggets", "points")))
MASTER = "master:12000"  # a small part of its thought: with all of it a match takes minutes
LEVELS = ("random", "apprentice", "adept", MASTER)
TABLES = (("random", "apprentice", "adept"), ("apprentice", "adept", MASTER))
EQUALS = ("adept", "expert")
DEALS = 200  # of a unit


def identities(unit: int, effort: float) -> Row:
    """A match of random play by one of the variants: how far its ledger is from adding up."""
    edition, players, scoring = VARIANTS[unit % len(VARIANTS)]
    rules = ruleset(edition, players, None, scoring)
    record = parse_record(played(planned(rules, "random", "identities"), unit))
    books = ledger(record, effort=NORMAL.scaled(effort))
    return {"variant": [edition, players, scoring], "gap": _gap(books), "sum": _sum(books)}


def _gap(books: Ledger) -> float:
    sides = books.record.ruleset.each_side()
    columns = [
        books.deal[side] + books.hidden[side] + books.own(side) + books.others(side)
        for side in sides
    ]
    return float(np.abs(np.array(books.start) + columns - np.array(books.result)).max())


def _sum(books: Ledger) -> float:
    play = np.sum(books.matrix, axis=0)
    return max(abs(float(np.sum(column))) for column in (books.deal, books.hidden, play))


def tell_identities(rows: list[Row]) -> None:
    variants = {tuple(row["variant"]) for row in rows}
    print(f"  {len(variants)} of {len(VARIANTS)} variants")
    print(f"  start and columns against the result: at most {max(r['gap'] for r in rows):.1e}")
    print(f"  columns over the sides: at most {max(r['sum'] for r in rows):.1e}")


def mixed(unit: int, effort: float) -> Row:
    """A match of mixed bots, three players: play by round."""
    seated, turn = TABLES[unit % len(TABLES)], unit // len(TABLES) % 3
    names = seated[turn:] + seated[:turn]
    rules = ruleset(list(EDITIONS)[unit % len(EDITIONS)], 3)
    record = parse_record(played(planned(rules, ",".join(names), "mixed"), unit))
    return _reviewed(record, effort)


def equals(unit: int, effort: float) -> Row:
    """A match of three equals: what is left of the result without luck?"""
    rules = ruleset(list(EDITIONS)[unit % len(EDITIONS)], 3)
    level = EQUALS[unit % len(EQUALS)]
    record = parse_record(played(planned(rules, level, "equals"), unit))
    return _reviewed(record, effort)


def _reviewed(record: Record, effort: float) -> Row:
    work, rules = NORMAL.scaled(effort), record.ruleset
    rounds = [
        review_round(record, number, effort=work, marked=False)
        for number in range(len(record.rounds))
    ]
    sums = review_sums(rules, rounds)
    assert sums is not None
    own = [
        [sum(d.gained[seat] for d in one.decisions if d.seat == seat) for one in rounds]
        for seat in range(rules.seats)
    ]
    luck = [match_luck(rules, rounds, seat) for seat in range(rules.seats)]
    return {
        "names": record.names,
        "own": own,
        "luck": [(one.luck, one.variance) for one in luck],
        "raw": [side.result - side.start for side in sums.sides],
        "columns": [(side.deal, side.hidden, side.own, side.others) for side in sums.sides],
        "noise": [(side.errors[2] ** 2, side.errors[3] ** 2) for side in sums.sides],
    }


def tell_mixed(rows: list[Row]) -> None:
    for name in LEVELS:
        _tell_play(name, rows)
    _tell_band(rows)


def tell_equals(rows: list[Row]) -> None:
    for level in EQUALS:
        _tell_spread(level, [row for row in rows if row["names"][0] == level])
    _tell_band(rows)


def _tell_spread(level: str, rows: list[Row]) -> None:
    """The result with and without luck; the noise of the count shrinks with the effort."""
    if not rows:
        return
    raw = np.array([value for row in rows for value in row["raw"]]).std()
    columns = np.array([column for row in rows for column in row["columns"]])
    noise = np.array([pair for row in rows for pair in row["noise"]]) * rows[0]["effort"]
    print(f"  {level}, {len(rows)} matches: SD of the result {raw:.3f}")
    _tell_without("deal and hidden cards", columns[:, 2:].sum(axis=1), noise.sum(axis=1), rows)
    _tell_without("these and what the others did", columns[:, 2], noise[:, 0], rows)


def _tell_without(what: str, left: Floats, noise: Floats, rows: list[Row]) -> None:
    """With the noise that a review of normal effort has."""
    true = max(0.0, left.var() - noise.mean() / rows[0]["effort"])
    print(
        f"    without {what}: {np.sqrt(true + noise.mean()):.3f} in a normal review, "
        f"{left.std():.3f} at this effort, {np.sqrt(true):.3f} without the noise of counting"
    )


def _tell_play(name: str, rows: list[Row]) -> None:
    """By the mean of whole matches, as rounds of one match are not independent."""
    seats = [row["own"][s] for row in rows for s, who in enumerate(row["names"]) if who == name]
    if len(seats) < 2:
        return
    sums, counts = np.array([sum(own) for own in seats]), np.array([len(own) for own in seats])
    mean = sums.sum() / counts.sum()
    error = np.sqrt(((sums - mean * counts) ** 2).sum()) / counts.sum()
    low, high = mean - 1.96 * error, mean + 1.96 * error
    print(
        f"  own play of {name}: {mean:+.3f} [{low:+.3f}, {high:+.3f}] a round; "
        f"{counts.sum()} rounds"
    )


def _tell_band(rows: list[Row]) -> None:
    """Whether 19 of 20 are inside the band, and whether luck has the mean 0; one seat a match."""
    pairs = [row["luck"][row["unit"] % len(row["luck"])] for row in rows]
    luck, variance = np.array(pairs).T
    inside = np.abs(luck) <= 1.96 * np.sqrt(variance)
    print(
        f"  luck inside the band of its match: {inside.mean():.3f}; "
        f"mean {luck.mean():+.3f} ± {luck.std() / np.sqrt(len(luck)):.3f}; "
        f"its squares {np.mean(luck**2):.3f}, expected {variance.mean():.3f}"
    )


def deals(unit: int, effort: float) -> Row:
    """First deals of a ruleset: what they gave every side, the first player's side first."""
    rules, rng = ruleset(list(EDITIONS)[unit // 2 % len(EDITIONS)], 3 + unit % 2), Random(unit)
    work, before = NORMAL.scaled(effort), prospects(rules).at(start(rules, 0))
    found = []
    for number in range(DEALS):
        cards = list(rules.deck)
        rng.shuffle(cards)
        opened = start(rules, 0)
        dealt = evolve_all(opened, deal(opened, deal_cards(rules, cards)))
        found.append(np.subtract(open_value(dealt, (0, 0), number, work), before))
    return {"players": rules.seats, "luck": np.array(found).round(6).tolist()}


def tell_deals(rows: list[Row]) -> None:
    for players in (3, 4):
        kept = [luck for row in rows if row["players"] == players for luck in row["luck"]]
        if kept:
            luck = np.array(kept)
            error = luck.std(axis=0) / np.sqrt(len(luck))
            sides = ", ".join(
                f"{m:+.4f} ± {e:.4f}" for m, e in zip(luck.mean(0), error, strict=True)
            )
            print(f"  {players} players, {len(luck)} deals, from the first player on: {sides}")


def reference(unit: int, effort: float) -> Row:
    """One match of the reference player against itself: its columns, by side."""
    rules, rng = ruleset(list(EDITIONS)[unit % len(EDITIONS)], 3 + unit % 2), Random(unit)
    mind, styles = network_mind(rules.seats), as_compiled(REVIEWER.packed)
    rows = tables(rules)

    def dealer(_: int) -> Deal:
        cards = list(rules.deck)
        rng.shuffle(cards)
        return deal_cards(rules, cards)

    def choose(match: Match, seat: Seat) -> Action:
        state = from_match(match, rng.getrandbits(62))
        state.seat = seat
        return numbered_action(int(reference_action(mind, rows, state, styles)))

    events = play_match(rules, unit % rules.seats, partial(dealer), choose)
    record = record_of(events, ["reference"] * rules.seats)
    found = _reviewed_columns(record, effort)
    return {"rounds": len(record.rounds)} | found


def _reviewed_columns(record: Record, effort: float) -> Row:
    books = ledger(record, effort=NORMAL.scaled(effort))
    sides = record.ruleset.each_side()
    return {
        "deal": books.deal,
        "hidden": books.hidden,
        "own": [books.own(side) for side in sides],
        "others": [books.others(side) for side in sides],
    }


def tell_reference(rows: list[Row]) -> None:
    """One side of each match, as the sides of a match add up to zero."""
    print(f"  {sum(row['rounds'] for row in rows)} rounds of reference play")
    for name in ("deal", "hidden", "own", "others"):
        values = np.array([row[name][row["unit"] // 2 % len(row[name])] for row in rows])
        error = values.std() / np.sqrt(len(values))
        holds = abs(values.mean()) <= 2 * error
        verdict = "" if holds else "  NOT within 2 SE"
        print(f"  {name:7} {values.mean():+.4f} ± {error:.4f} a match{verdict}")
