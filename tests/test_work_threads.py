"""Threads beside an event loop: what fails, hangs or is interrupted holds nobody up."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading
import time

import pytest

from aurum.work_threads import Interrupted, WorkThreads


async def test_results_and_errors_come_to_whoever_waits():
    threads = WorkThreads(1, "test")
    assert await threads.run(pow, 2, 5) == 32
    with pytest.raises(ZeroDivisionError):
        await threads.run(divmod, 1, 0)
    assert await threads.run(pow, 2, 6) == 64, "the thread goes on after an error"
    threads.close()


def test_no_more_threads_work_than_were_asked_for():
    threads, go_on = WorkThreads(2, "test"), threading.Event()
    working: list[int] = []

    def work() -> None:
        working.append(threading.get_ident())
        go_on.wait(20)

    results = [threads.submit(work) for _ in range(5)]
    while len(working) < 2:
        time.sleep(0.01)
    time.sleep(0.05)
    assert len(working) == 2
    go_on.set()
    for result in results:
        result.result(20)
    assert len(set(working)) <= 2
    threads.close()


async def test_another_thread_takes_the_place_of_one_that_is_given_up():
    threads, begun, go_on = WorkThreads(1, "test"), threading.Event(), threading.Event()

    def hang() -> int:
        begun.set()
        go_on.wait(20)
        return threading.get_ident()

    hanging = threads.submit(hang)
    assert begun.wait(20)
    threads.give_up(hanging)
    other = await threads.run(threading.get_ident)
    go_on.set()
    lost = hanging.result(20)
    assert other != lost
    assert await threads.run(threading.get_ident) == other, "the lost thread takes no more work"
    threads.close()


async def test_an_interrupted_thread_stops_only_what_it_did():
    """An exception that would end a program arrives as an ordinary one."""
    threads, begun = WorkThreads(1, "interrupted"), threading.Event()

    def count() -> None:
        begun.set()
        while True:
            time.sleep(0.01)

    result = threads.submit(count)
    assert begun.wait(20)
    (thread,) = (one for one in threading.enumerate() if one.name == "interrupted")
    ctypes.pythonapi.PyThreadState_SetAsyncExc(
        ctypes.c_ulong(thread.ident or 0), ctypes.py_object(KeyboardInterrupt)
    )
    with pytest.raises(Interrupted, match="KeyboardInterrupt"):
        result.result(20)
    assert await threads.run(threading.get_ident) == thread.ident
    threads.close()


def test_what_has_not_begun_when_it_closes_is_never_done():
    threads, go_on, done = WorkThreads(1, "test"), threading.Event(), list[int]()
    first = threads.submit(lambda: go_on.wait(20))
    while not first.running():
        time.sleep(0.01)
    second = threads.submit(lambda: done.append(1))
    threads.close()
    assert second.cancelled()
    go_on.set()
    assert first.result(20)
    assert threads.is_closed
    assert not done


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thread has no priority of its own")
async def test_low_priority_is_that_of_the_threads_alone():
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = priority()
    threads = WorkThreads(1, "test", niceness=min(19, before + 5))
    assert await threads.run(priority) > before
    assert priority() == before
    threads.close()


HANGING = """
import threading, time
from aurum.work_threads import WorkThreads
begun = threading.Event()
def hang():
    begun.set()
    time.sleep(1_000_000)
threads = WorkThreads(1, "test")
threads.submit(hang)
begun.wait()
"""


@pytest.mark.parametrize("end", ["", "threads.close()"])
def test_a_program_ends_while_its_threads_work(end: str):
    done = subprocess.run([sys.executable, "-c", HANGING + end], check=False, timeout=120)
    assert done.returncode == 0
