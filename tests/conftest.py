"""What all tests share: how hard hypothesis tries, compiled code, Ctrl-C, and PostgreSQL."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
import pytest
from hypothesis import HealthCheck, Phase, settings

if TYPE_CHECKING:
    from tests.server.postgres import PostgresServer

settings.register_profile(
    # The same examples every time: a commit is judged by its own mistakes, not by luck.
    "fast",
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    # For thousands of runs of the same tests: what a few examples do not notice counts as missed.
    "mutants",
    parent=settings.get_profile("fast"),
    max_examples=6,
    # A failure need not be made small: nobody reads it.
    phases=[Phase.explicit, Phase.generate],
)
settings.register_profile(
    "thorough",
    max_examples=2000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("AURUM_PROFILE", "fast"))

# Programs under test often get a home of their own; they need not compile everything again for it.
os.environ.setdefault(
    "NUMBA_CACHE_DIR", str(Path(platformdirs.user_cache_dir("aurum")) / "compiled")
)

# A shell that runs the suite in the background has Ctrl-C ignored, and all that we start inherits
# it; programs under test must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on the loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL for the whole session, started for the first test that asks."""
    from tests.server.postgres import PostgresServer

    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture
def database(postgres: PostgresServer) -> Iterator[str]:
    """The address of an empty database of the test's own."""
    with postgres.database() as address:
        yield address
