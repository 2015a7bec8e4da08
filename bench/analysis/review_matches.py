"""Ledgers of many matches: do they add up, does play tell players apart, do chances hold?"""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from aurum.analysis.ledgers import NORMAL, Ledger, ledger, root_of
from aurum.analysis.reference import JUDGE
from aurum.analysis.reviews import review_round
from aurum.arena.simulation import planned, played
from aurum.bots.policy.policy import network_mind
from aurum.bots.policy.styles import drawn_style, styled_action
from aurum.game import (
    EDITIONS,
    Action,
    Deal,
    Match,
    Record,
    Seat,
    deal_cards,
    numbered_action,
    parse_record,
    play_match,
    record_of,
    ruleset,
)
from aurum.kernel.tables import tables
from aurum.table.luck_sums import match_luck
from aurum.table.review_sums import review_sums

Row = dict[str, Any]
Floats = npt.NDArray[np.float64]

VARIANTS = list(product(EDITIONS, (3, 4), ("nuggets", "points")))
LEVELS = ("random", "apprentice", "adept", "master")
TABLES = (  # `master` costs ten times as much as the count
    ("random", "apprentice", "adept"),
    ("adept", "apprentice", "random"),
    ("apprentice", "adept", "random"),
    ("apprentice", "adept", "master"),
)
TENTHS = 10


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
    return float(np.abs(books.start + np.array(columns) - books.result).max())


def _sum(books: Ledger) -> float:
    return max(abs(float(c.sum())) for c in (books.deal, books.hidden, books.matrix.sum(axis=0)))


def tell_identities(rows: list[Row]) -> None:
    variants = {tuple(row["variant"]) for row in rows}
    print(f"  {len(variants)} of {len(VARIANTS)} variants")
    print(f"  start and columns against the result: at most {max(r['gap'] for r in rows):.1e}")
    print(f"  columns over the sides: at most {max(r['sum'] for r in rows):.1e}")


def mixed(unit: int, effort: float) -> Row:
    """A match of mixed bots, three players: play by round, luck, and the chances that were said."""
    seated, turn = TABLES[unit % len(TABLES)], unit // len(TABLES) % 3
    names = seated[turn:] + seated[:turn]
    rules = ruleset(list(EDITIONS)[unit % len(EDITIONS)], 3)
    record = parse_record(played(planned(rules, ",".join(names), "mixed"), unit))
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
    said = [
        (decision.expected[seat], sums.sides[seat].result)
        for one in rounds
        for decision in one.decisions
        if decision.action.startswith("play") and not decision.forced
        for seat in (decision.seat,)
    ]
    luck = [match_luck(rules, rounds, seat) for seat in range(rules.seats)]
    return {
        "names": record.names,
        "own": own,
        "said": said,
        "luck": [(one.luck, one.variance) for one in luck],
        "raw": [side.result - side.start for side in sums.sides],
        "adjusted": [side.own + side.others for side in sums.sides],
        "noise": [side.errors[2] ** 2 + side.errors[3] ** 2 for side in sums.sides],
    }


def tell_mixed(rows: list[Row]) -> None:
    for name in LEVELS:
        _tell_play(name, rows)
    _tell_spread(rows)
    _tell_band(rows)
    _tell_chances(rows)


def _tell_spread(rows: list[Row]) -> None:
    """The result with and without luck; the noise of the count shrinks with the effort."""
    keys = ("raw", "adjusted", "noise")
    raw, adjusted, noise = (np.array([x for row in rows for x in row[key]]) for key in keys)
    true = max(0.0, adjusted.var() - noise.mean())
    whole = np.sqrt(true + noise.mean() * rows[0]["effort"])
    print(
        f"  SD of the result {raw.std():.3f}; without luck {adjusted.std():.3f} with the noise of "
        f"this effort, {whole:.3f} with that of a normal review, {np.sqrt(true):.3f} without noise"
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


def _tell_chances(rows: list[Row]) -> None:
    """Stated chances by tenths; standard errors by whole matches."""
    for tenth in range(TENTHS):
        low, high = tenth / TENTHS, (tenth + 1) / TENTHS
        found = [
            [(p, r) for p, r in row["said"] if low <= p < high or p == high == 1.0] for row in rows
        ]
        found = [pairs for pairs in found if pairs]
        count = sum(map(len, found))
        if len(found) < 2:
            continue
        off = np.array([sum(r - p for p, r in pairs) for pairs in found])
        gap, error = off.sum() / count, np.sqrt((off**2).sum()) / count
        holds = abs(gap) <= max(0.03, 2 * error)
        print(
            f"  said {100 * low:.0f}-{100 * high:.0f} %: {count} times, "
            f"off by {100 * gap:+.1f} ± {100 * error:.1f} points{'' if holds else '  NOT HELD'}"
        )


def reference(unit: int, effort: float) -> Row:
    """One match of the reference player against itself: its columns, by side."""
    rules, rng = ruleset(list(EDITIONS)[unit % len(EDITIONS)], 3 + unit % 2), Random(unit)
    mind, styles, rows = network_mind(rules.seats), JUDGE.table(), tables(rules)
    drawn: dict[Seat, int] = {}

    def dealer(_: int) -> Deal:
        cards = list(rules.deck)
        rng.shuffle(cards)
        drawn.clear()
        return deal_cards(rules, cards)

    def choose(match: Match, seat: Seat) -> Action:
        state = root_of(match)
        state[0].chance = rng.getrandbits(62)
        state[0].seat = seat
        drawn.setdefault(seat, drawn_style(styles, state[0]))
        number = styled_action(mind, rows, state[0], styles[drawn[seat]])
        return numbered_action(int(number))

    events = play_match(rules, unit % rules.seats, partial(dealer), choose)
    record = record_of(events, ["reference"] * rules.seats)
    found = _reviewed_columns(record, effort)
    return {"rounds": len(record.rounds)} | found


def _reviewed_columns(record: Record, effort: float) -> Row:
    books = ledger(record, effort=NORMAL.scaled(effort))
    sides = record.ruleset.each_side()
    return {
        "deal": books.deal.tolist(),
        "hidden": books.hidden.tolist(),
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
