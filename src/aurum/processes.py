"""Worker processes that end at once: one that compiles would keep us for a quarter of a minute."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess


def workers_of(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """The processes of a pool; a pool that was shut down no longer knows them."""
    running: dict[int, BaseProcess] | None = getattr(pool, "_processes", None)
    return list((running or {}).values())


def end(workers: Iterable[BaseProcess]) -> None:
    """End the processes where they are.

    Shutting a pool down is not enough: Python waits at its exit until every worker has finished.
    """
    for worker in workers:
        worker.terminate()
