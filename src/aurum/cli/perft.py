"""`aurum perft`: count positions, so that implementations of the rules can be compared."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Annotated

import typer

from aurum.cli.console import how_many
from aurum.cli.options import usage, with_variant
from aurum.game import InvalidNotation, Match, Variant, parse_position, parse_ruleset
from aurum.game.perft import perft as counted
from aurum.game.perft import playout_digest, round_tree, seeded_round
from aurum.record_files import read_lines

SHOWN = 40  # characters of a line that is not a count

Files = Annotated[list[str] | None, typer.Argument(help="Check these files of counts instead.")]
Depth = Annotated[int, typer.Option(min=0, help="How many decisions deep.")]
Seed = Annotated[str, typer.Option(help="Decides the deal and the first player.")]
Position = Annotated[str | None, typer.Option(help="Count from this position instead of a deal.")]
Tree = Annotated[
    bool, typer.Option("--tree", help="Count to the end of the round; slow except near the end.")
]
Playouts = Annotated[int, typer.Option(min=0, help="Digest of this many random matches instead.")]


@with_variant
def perft(
    variant: Variant,
    files: Files = None,
    depth: Depth = 2,
    seed: Seed = "0",
    position: Position = None,
    tree: Tree = False,
    playouts: Playouts = 0,
) -> None:
    """Count the positions after this many decisions, and hash all of them.

    docs/notation.md describes how positions are counted and the format of the files.
    """
    if files:
        _check(files)
        return
    rules = variant.ruleset()
    if playouts:
        print(f"{playouts} {playout_digest(rules, seed, playouts)}")
        return
    with usage():
        match = seeded_round(rules, seed) if position is None else parse_position(position)
    if tree:
        _print_tree(match)
    else:
        _print_counts(match, depth)


def _print_counts(match: Match, depth: int) -> None:
    for level in range(depth + 1):
        print(f"depth {level} {counted(match, level)}", flush=True)


def _print_tree(match: Match) -> None:
    for words, number in sorted(round_tree(match).items()):
        print(f"{number} {words}")


def _check(files: list[str]) -> None:
    bad = 0
    for name in files:
        for mistake in mistakes(name):
            print(mistake, file=sys.stderr)
            bad += 1
    print(f"{how_many(len(files), 'file')}, {how_many(bad, 'mistake')}")
    if bad:
        raise typer.Exit(1)


def mistakes(name: str) -> Iterator[str]:
    """Yield one sentence for each figure in a file that differs from ours.

    A file looks like this:

    # a comment
    deal german-4-zeros-nuggets seed
    depth 2 144 90f3…          positions after 2 decisions, and the sum of their hashes
    position aurum german-4-…
    end 17 stuck 2 under exact over
    playouts german-4-zeros-nuggets seed 100 3b1c…
    """
    reader = _Reader(name)
    for number, line in read_lines(name):
        words = line.decode(errors="replace").split()
        if not words[0].startswith("#"):
            yield from reader.read(number, words)
    yield from reader.close()


class _Reader:
    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        self.match: Match | None = None
        self.ends: Counter[str] = Counter()

    def read(self, number: int, words: list[str]) -> Iterator[str]:
        match words:
            case ["deal", rules, seed]:
                yield from self.close()
                self.number, self.match = number, seeded_round(parse_ruleset(rules), seed)
            case ["position", *text]:
                yield from self.close()
                self.number, self.match = number, parse_position(" ".join(text))
            case ["depth", depth, *stated] if self.match and depth.isdecimal():
                yield from self._compare(number, stated, str(counted(self.match, int(depth))))
            case ["end", count, *end] if self.match and count.isdecimal():
                self.ends[" ".join(end)] += int(count)
            case ["playouts", rules, seed, count, stated] if count.isdecimal():
                found = playout_digest(parse_ruleset(rules), seed, int(count))
                yield from self._compare(number, [stated], found)
            case _:
                line = " ".join(words)
                said = line if len(line) <= SHOWN else f"{line[:SHOWN]}…"
                raise InvalidNotation(
                    f"{self.name}, line {number}: {said!r} is not a count; a line begins with "
                    "deal, position, depth, end or playouts"
                )

    def _compare(self, number: int, stated: list[str], found: str) -> Iterator[str]:
        if " ".join(stated) != found:
            yield f"{self.name}, line {number}: stated {' '.join(stated)}, counted {found}"

    def close(self) -> Iterator[str]:
        """Compare the ends of a position once all of them have been read."""
        if self.ends and self.match:
            found = round_tree(self.match)
            for end in sorted(found | self.ends):
                if found[end] != self.ends[end]:
                    what = f"'{end}' stated {self.ends[end]} times, counted {found[end]}"
                    yield f"{self.name}, position of line {self.number}: {what}"
        self.ends = Counter()
