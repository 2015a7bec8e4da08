"""`aurum arena`: bots against bots, with honest figures."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from aurum.cli.options import usage, with_variant
from aurum.extras import demand
from aurum.game import Variant

if TYPE_CHECKING:
    from aurum.arena.contest import Contest, Unit
    from aurum.arena.deal_games import Result
    from aurum.arena.executors import Crew
    from aurum.arena.summary import Rows, Summary


NAMES = ("bot", "against")  # columns that must stay legible: a command is its name


@with_variant
def arena(  # noqa: PLR0913, PLR0917 - one parameter for each option
    bots: Annotated[list[str], typer.Argument(help="Names of bots; each meets every other.")],
    variant: Variant,
    deals: Annotated[int, typer.Option(min=1, help="Deals of each pairing.")] = 100,
    unit: Annotated[str, typer.Option(help="A deal is one 'round' or a whole 'match'.")] = "round",
    seed: Annotated[int, typer.Option(help="Seed of the deals and the bots.")] = 0,
    first_only: Annotated[
        bool, typer.Option("--first-only", help="Only the first bot against every other one.")
    ] = False,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="Wall time allowed for one decision.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Folder for results and report; a second call resumes.")
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="Keep records of all games.")] = False,
    jobs: Annotated[int, typer.Option(min=0, max=1000, help="Processes; 0 means all cores.")] = 0,
    ray: Annotated[
        bool, typer.Option("--ray", help="Use a Ray cluster, or start a local one.")
    ] = False,
    ray_address: Annotated[
        str | None, typer.Option(help="Address of a running cluster; implies --ray.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Let bots play the same deals from every seat, and say who is better."""
    demand("arena", "the arena")
    from aurum.arena.contest import Contest
    from aurum.bots import make_bot

    with usage():
        for name in bots:
            make_bot(name).close()
        contest = Contest(tuple(bots), deals, variant, _unit(unit), seed, first_only, seconds)
    crew = _crew(jobs, ray or ray_address is not None, ray_address)
    summary = _play(contest, crew, out, records)
    _show(summary, as_json)
    for sentence in summary.failures():
        typer.echo(sentence, err=True)
    if any(habit.never_worked for habit in summary.habits):
        raise typer.Exit(1)


def _unit(text: str) -> Unit:
    from aurum.arena.contest import BadContest, Unit

    try:
        return Unit(text)
    except ValueError:
        raise BadContest(f"a deal cannot be {text!r}; it is a 'round' or a 'match'") from None


def _crew(jobs: int, ray: bool, address: str | None) -> Crew:
    from aurum.arena.executors import alone, cluster, cores, pool

    if ray:
        return cluster(address)
    workers = jobs or cores()
    return alone if workers == 1 else pool(workers)


def _play(contest: Contest, crew: Crew, out: Path | None, records: bool) -> Summary:
    """Play with a progress bar. With a folder, write every result to it and resume from it."""
    from tempfile import TemporaryDirectory

    from aurum.arena.run import in_order

    # SciPy and the plots take seconds to load: the first deal does not wait for them.
    if out is None:
        with TemporaryDirectory() as folder:
            results = _watch(contest, crew, Path(folder), records, "nothing was kept (see --out)")
        from aurum.arena.summary import summarise

        return summarise(contest, in_order(contest, results))
    results = _watch(contest, crew, out, records, "the same command goes on from here")
    from aurum.arena.report import write_report

    return write_report(out, contest, in_order(contest, results))


def _watch(contest: Contest, crew: Crew, folder: Path, records: bool, stopped: str) -> list[Result]:
    """Yield all results; on Ctrl-C, say what happens to the results so far."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    from aurum.arena.run import resume

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    results: list[Result] = []
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("deals", total=contest.deals * len(contest.pairings()))
        try:
            with closing(resume(contest, folder, crew, records=records)) as stages:
                for results in stages:
                    progress.update(bar, completed=len(results))
        except KeyboardInterrupt:
            progress.stop()
            typer.echo(f"stopped; {stopped}", err=True)
            raise typer.Exit(130) from None
    return results


def _show(summary: Summary, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(summary.as_json()))
        return
    from aurum.arena.summary import (
        HABIT_HEAD,
        RATING_HEAD,
        STANDING_HEAD,
        habit_rows,
        rating_rows,
        standing_rows,
    )

    _print_table(
        f"equal strength is {summary.contest.even_share:.3f}", STANDING_HEAD, standing_rows(summary)
    )
    if len(summary.ratings) > 2:
        _print_table("ratings", RATING_HEAD, rating_rows(summary))
    _print_table("bids and thinking", HABIT_HEAD, habit_rows(summary))


def _print_table(title: str, head: tuple[str, ...], rows: Rows) -> None:
    from rich.console import Console
    from rich.table import Table

    # No lines: they would cost columns, and a screen reader would read them out.
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in head:
        table.add_column(name, overflow="fold", no_wrap=name not in NAMES)
    for row in rows:
        table.add_row(*row)
    Console().print(table)
