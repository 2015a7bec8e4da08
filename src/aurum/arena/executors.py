"""Who does the work: this process, all cores of this machine, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.process import BaseProcess
from typing import Any

from aurum.arena.contest import Contest, Task
from aurum.arena.deal_games import Result, dismiss, play_task
from aurum.extras import demand

Results = Generator[Result, None, None]
Crew = Callable[[Contest, Sequence[Task], bool], Results]


def alone(contest: Contest, tasks: Sequence[Task], records: bool) -> Results:
    """Everything in this process, in order."""
    try:
        for task in tasks:
            yield play_task(contest, task, records)
    finally:
        dismiss()


def pool(workers: int) -> Crew:
    """One process per worker. Few tasks are handed out in advance, so that stopping is quick."""

    def work(contest: Contest, tasks: Sequence[Task], records: bool) -> Results:
        context = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_quiet_worker)
        waiting = iter(tasks)
        running: set[Future[Result]] = set()

        def hand_out() -> None:
            for task in waiting:
                running.add(executor.submit(play_task, contest, task, records))
                if len(running) >= 2 * workers:
                    return

        try:
            hand_out()
            while running:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                running -= done
                hand_out()
                for future in done:
                    yield future.result()
        except (KeyboardInterrupt, GeneratorExit):
            _end_workers(executor)
            raise
        finally:
            executor.shutdown(wait=True, cancel_futures=True)

    return work


def _end_workers(executor: ProcessPoolExecutor) -> None:
    """End them now: at its exit Python would wait until each has finished its task."""
    running: dict[int, BaseProcess] | None = getattr(executor, "_processes", None)
    for worker in (running or {}).values():
        worker.terminate()


def _quiet_worker() -> None:
    """Ignore Ctrl-C, because the parent stops handing out work; close bots at the end."""
    import atexit

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    atexit.register(dismiss)


def _leave() -> None:
    """End at once, after closing the programs of outside bots."""
    dismiss()
    os._exit(1)


def cluster(address: str | None) -> Crew:
    """A Ray cluster: the one at `address`, or one started here."""

    def work(contest: Contest, tasks: Sequence[Task], records: bool) -> Results:
        ray = _ray(address)
        remote = ray.remote(num_cpus=1)(play_task)
        waiting = iter(tasks)
        running: list[Any] = []
        room = 2 * int(ray.cluster_resources().get("CPU", 1))
        try:
            while True:
                while len(running) < room and (task := next(waiting, None)) is not None:
                    running.append(remote.remote(contest, task, records))
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return work


def _ray(address: str | None) -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a notice
    demand("ray", "a cluster")
    import ray

    ray.init(address=address, include_dashboard=False, log_to_driver=False)
    return ray


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
