"""`aurum perft`: count positions, so that implementations of the rules can be compared."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from aurum.cli.options import usage, with_variant
from aurum.cli.perft_files import mistakes
from aurum.game import Match, Variant, parse_position
from aurum.game.perft import perft as count
from aurum.game.perft import playout_digest, round_tree, seeded_round

Files = Annotated[list[str] | None, typer.Argument(help="Check these files of counts instead.")]
Depth = Annotated[int, typer.Option(min=0, help="How many decisions deep.")]
Seed = Annotated[str, typer.Option(help="The deal and the first player come from it.")]
Position = Annotated[str | None, typer.Option(help="Count from this position instead of a deal.")]
Tree = Annotated[bool, typer.Option(help="All ends of the round: a late position, or patience.")]
Playouts = Annotated[int, typer.Option(min=0, help="Digest of so many random matches instead.")]


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
    """Count the positions after so many decisions, with a hash over all of them.

    The way of counting and the format of the files are described in docs/notation.md.
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
        print(f"depth {level} {count(match, level)}", flush=True)


def _print_tree(match: Match) -> None:
    for words, number in sorted(round_tree(match).items()):
        print(f"{number} {words}")


def _check(files: list[str]) -> None:
    bad = 0
    for name in files:
        for mistake in mistakes(name):
            print(mistake, file=sys.stderr)
            bad += 1
    print(f"{len(files)} files, {bad} mistakes")
    if bad:
        raise typer.Exit(1)
