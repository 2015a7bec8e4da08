"""A real server and a real Chromium for the tests of the page."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.visitor import Visitor

Visit = Callable[..., Visitor]
SLOW_SECONDS = 1200  # the longest takes a minute or two, and some machines are eight times slower
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")


class LiveTables:
    """A server on a directory of its own; it can be stopped and opened again on the same port."""

    def __init__(self, data: Path, *options: str) -> None:
        self._data = data
        self._options = options
        self.port = 0
        self.open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        command = [sys.executable, "-m", "aurum", "serve", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "--data", str(self._data), "--no-rate-limits", *self._options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            text=True,
            env=dict(os.environ, PYTHONUNBUFFERED="1"),
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return
        raise AssertionError("the server said no address before it ended")

    def kill(self) -> None:
        """End it at once, if it has not ended."""
        if self._process.poll() is None:
            self.close(signal.SIGKILL)

    def close(self, how: signal.Signals = signal.SIGTERM) -> None:
        self._process.send_signal(how)
        self._process.wait(120)
        assert self._process.stdout is not None
        self._process.stdout.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(SLOW_SECONDS))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveTables]:
    """One server for all tests that do not stop it; its bots answer at once."""
    opened = LiveTables(tmp_path_factory.mktemp("house"), "--no-bot-pace")
    yield opened
    opened.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[LiveTables]:
    """A server that a test may stop."""
    opened = LiveTables(tmp_path / "data", "--no-bot-pace")
    yield opened
    opened.close()


def found_chromium() -> str:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, f"no Chromium found; one of {', '.join(PROGRAMS)} is needed on the PATH"
    return program


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser for these tests only: other tests cannot have a loop beside Playwright's."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found_chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, house: LiveTables) -> Iterator[Visit]:
    """Makes visitors of the shared server; each is a person with a browser profile of their own."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitor = Visitor(chromium, house.address, **wishes)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
