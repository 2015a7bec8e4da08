"""What the tests of the terminal share: one server for all that do not stop it."""

from collections.abc import Iterator

import pytest

from tests.terminal.servers import QUICK, RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"), *QUICK)
    running.start()
    yield running
    running.stop()
