"""`aurum simulate`: bots play matches, records are written."""

from __future__ import annotations

import secrets
import sys
from typing import Annotated

import typer

from aurum.arena.interrupt import Stopped, stoppable
from aurum.arena.simulation import Plan, all_played, planned, prepare
from aurum.cli.line_files import LineFile
from aurum.cli.options import usage, with_variant
from aurum.cli.progress import progress
from aurum.game import Variant

Matches = Annotated[int, typer.Option(min=1, help="How many matches.")]
Bots = Annotated[str, typer.Option(help="One for all seats, or one for each: a,b,c.")]
Seed = Annotated[str | None, typer.Option(help="The same seed gives the same bytes.")]
Out = Annotated[str, typer.Option(help="File to write; - is stdout.")]
Jobs = Annotated[
    int, typer.Option(min=1, max=1000, help="How many processes; the bytes stay the same.")
]


@with_variant
def simulate(
    variant: Variant,
    matches: Matches = 1,
    bots: Bots = "random",
    seed: Seed = None,
    out: Out = "-",
    jobs: Jobs = 1,
) -> None:
    """Let bots play matches against each other and write one record per line.

    The file gets its name when it is whole. Until then, and if you stop with Ctrl-C, the matches
    are in FILE.part, which holds whole lines only.
    """
    with usage():
        plan = planned(variant.ruleset(), bots, seed or str(secrets.randbelow(10**9)))
    if seed is None:
        print(f"--seed {plan.seed}", file=sys.stderr)
    _write(plan, matches, LineFile(out), jobs)


def _write(plan: Plan, matches: int, file: LineFile, jobs: int) -> None:
    if jobs == 1:
        prepare(plan)
    try:
        with stoppable() as asked, file, progress("matches", matches) as tell:
            for line in all_played(plan, matches, jobs, asked):
                file.write(line)
                tell(file.lines)
    except Stopped:
        said = f"stopped after {file.lines} of {matches} matches{_kept(file)}"
        print(f"aurum: {said}", file=sys.stderr)
        raise typer.Exit(130) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, f"{error.strerror}{_kept(file)}", error.filename) from None


def _kept(file: LineFile) -> str:
    """Where the whole lines of an unfinished file are."""
    if not (file.lines and file.part.exists()):
        return ""
    return f"; the {file.lines} whole matches are kept in {file.part}"
