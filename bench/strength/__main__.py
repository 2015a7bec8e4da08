"""``make strength``: play the whole table of strengths and write it to docs/bots.md.

It can be stopped at any time and goes on where it was: results are kept deal by deal in
runs/strength. All rows get a few deals before any row gets many.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from aurum.arena.deal_games import Result, seat
from aurum.arena.journal import Journal
from aurum.arena.run import in_order, resume
from bench.strength.players import player
from bench.strength.report import TITLES, Found, write
from bench.strength.table import Row, rows

STEPS = (4, 10, 20, 40, 100, 200)
QUICK = STEPS[0]


def main(arguments: Sequence[str] | None = None) -> None:
    options = _options(arguments)
    chosen = [row for row in rows() if is_wanted(row, options.only, options.row)]
    end = time.monotonic() + 60 * options.minutes
    try:
        for row, deals in _plan(chosen, QUICK if options.quick else STEPS[-1]):
            _play(row, deals, options.out, end)
    except KeyboardInterrupt:
        say("stopped; the same command goes on")
    if not options.dry:
        write([Found(row, _kept(row, options.out)) for row in rows()])


def is_wanted(row: Row, groups: Sequence[str] | None, parts: Sequence[str] | None) -> bool:
    """Whether the row is of one of the groups, and one of the parts is in its folder's name."""
    is_chosen = not parts or any(part in row.key for part in parts)
    return is_chosen and (not groups or row.group in groups)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} deals of every row")
    parser.add_argument("--only", action="append", choices=TITLES, help="a group of rows")
    parser.add_argument("--row", action="append", help="rows with this in their folder's name")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--out", type=Path, default=Path("runs/strength"), help="where results are")
    parser.add_argument("--dry", action="store_true", help="play, but write no documents")
    return parser.parse_args(arguments)


def _plan(chosen: Sequence[Row], most: int) -> Iterator[tuple[Row, int]]:
    """All rows a little further, again and again."""
    for before, deals in zip((0, *STEPS), STEPS, strict=False):
        if deals <= most:
            yield from ((row, min(deals, row.deals)) for row in chosen if row.deals > before)


def _play(row: Row, deals: int, out: Path, end: float) -> None:
    """Play what is missing of so many deals."""
    if len(_kept(row, out)) >= deals or time.monotonic() >= end:
        return
    for name in (row.challenger, row.other):
        seat(name, player(name))
    contest = row.contest(deals)
    for results in resume(contest, out / row.key, records=row.has_records):
        say(f"{row.key}: {len(results)} of {deals} deals")
        if time.monotonic() >= end:
            return


def _kept(row: Row, out: Path) -> list[Result]:
    """What was played of a row so far."""
    if not (out / row.key).exists():
        return []
    contest = row.contest(row.deals)
    with Journal(out / row.key, contest) as journal:
        return in_order(contest, journal.results)


def say(text: str) -> None:
    """Progress, on one line of stderr if somebody is watching."""
    sys.stderr.write(f"{text[:78]:78}{chr(13) if sys.stderr.isatty() else chr(10)}")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
