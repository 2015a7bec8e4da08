"""Runs a contest: plays the missing deals and stores each result at once."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from aurum.arena.contest import Contest
from aurum.arena.deal_games import Result
from aurum.arena.executors import Crew, alone
from aurum.arena.journal import Journal


def run(contest: Contest, crew: Crew = alone) -> list[Result]:
    """Play a whole contest in memory; the results are in the order of the contest."""
    return in_order(contest, list(crew(contest, list(contest.tasks()), False)))


def resume(
    contest: Contest, folder: Path, crew: Crew = alone, *, records: bool = False
) -> Generator[list[Result], None, None]:
    """Play the deals missing in the folder; yields all results, first at once, then after each."""
    with Journal(folder, contest) as journal:
        done = {result.key for result in journal.results}
        yield journal.results
        left = [task for task in contest.tasks() if task.key not in done]
        with closing(crew(contest, left, records)) as results:
            for result in results:
                journal.append(result)
                yield journal.results


def in_order(contest: Contest, results: list[Result]) -> list[Result]:
    """Results of this contest's tasks in the order of the tasks."""
    by_key = {result.key: result for result in results}
    return [by_key[task.key] for task in contest.tasks() if task.key in by_key]
