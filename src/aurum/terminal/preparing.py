"""Prepares bots and hints beside the screen, with progress; leaving does not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from aurum.roster import percent_compiled


async def prepared(work: Callable[[], None], tell: Callable[[int], None]) -> None:
    """Do the work, which may compile; `tell` gets the percentage if it takes a while."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()
    told: list[int] = []

    def progress(functions: int) -> None:
        with suppress(RuntimeError):  # the screen has been left, and its loop is closed
            loop.call_soon_threadsafe(heard, percent_compiled(functions))

    def heard(percent: int) -> None:
        if not told or percent > told[-1]:
            told.append(percent)
            tell(percent)

    def run() -> None:
        failure = _done(work, progress)
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(finish, failure)

    def finish(failure: Exception | None) -> None:
        if told:
            tell(100)
        if done.cancelled():
            return
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)

    # A thread of the loop's own pool would have to end before the program can.
    Thread(target=run, daemon=True).start()
    await done


def _done(work: Callable[[], None], progress: Callable[[int], None]) -> Exception | None:
    try:
        _watch(progress)
        work()
    except Exception as error:  # noqa: BLE001 - raised again where the work is awaited
        return error
    finally:
        _watch(_ignore)  # nobody waits for what is compiled later
    return None


def _ignore(_: int) -> None:
    """Progress that nobody waits for."""


def _watch(progress: Callable[[int], None]) -> None:
    """Listen for compiled functions, if this program compiles at all."""
    from aurum.extras import is_installed

    if is_installed("bots"):
        from aurum.kernel.compiled import tell_compiling, watch_compiling

        tell_compiling(lambda _: None)
        watch_compiling(progress)
