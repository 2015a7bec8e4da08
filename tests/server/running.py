"""A server inside a test, on a free port, with bots that answer at once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn

from aurum.server.app import Server
from aurum.server.run import configuration, listen
from aurum.server.services import Services
from aurum.server.settings import NO_PACE, Limits, Settings, unlimited_rates
from aurum.server.storage.data_directory import DataDirectory
from aurum.server.storage.store import Store
from tests.server.stores import store_of


class Running(NamedTuple):
    address: str
    server: Server

    @property
    def services(self) -> Services:
        return self.server.services


class _Quiet(uvicorn.Server):
    """Leaves the signals to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def quick_settings(data: Path, **changes: Any) -> Settings:
    chosen: dict[str, Any] = {
        "pace": NO_PACE,
        "limits": unlimited_rates(Limits(heartbeat_seconds=600)),
    }
    return Settings(data=data, **(chosen | changes))


@contextlib.asynccontextmanager
async def running(
    data: Path, store: Callable[[], Store] | None = None, **changes: Any
) -> AsyncIterator[Running]:
    """Serve until the block ends, then stop as a signal would."""
    settings = quick_settings(data, **changes)
    directory = DataDirectory(data)
    server = Server(settings, store or (lambda: store_of(directory)))
    listener = listen("127.0.0.1", 0)
    host = _Quiet(configuration(server, settings))
    task = asyncio.create_task(host.serve([listener]))
    try:
        while not host.started:
            await asyncio.sleep(0.005)
            assert not task.done() or task.result()
        yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", server)
    finally:
        host.should_exit = True
        await task
        listener.close()
        directory.release()
