"""What the tests of the terminal share: one server for all that do not stop it."""

from collections.abc import Iterator

import pytest

from tests.terminal.servers import QUICK, RunningServer


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test finds or leaves anything in the folders of the person who runs it."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "config"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"), *QUICK)
    running.start()
    yield running
    running.stop()
