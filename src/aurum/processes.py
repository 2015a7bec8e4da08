"""Ends worker processes at once. One that is compiling could delay us by 15 seconds."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess


def workers_of(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """The processes of a pool; empty after the pool was shut down."""
    running: dict[int, BaseProcess] | None = getattr(pool, "_processes", None)
    return list((running or {}).values())


def end(workers: Iterable[BaseProcess]) -> None:
    """End the processes now.

    Shutting a pool down is not enough: at exit, Python waits until every worker has finished.
    """
    for worker in workers:
        worker.terminate()
