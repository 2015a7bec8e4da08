"""A real server in a process of its own."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.terminal.programs import environment

QUICK = ("--no-bot-pace", "--no-rate-limits", "--log-level", "error")
ADDRESS = re.compile(r"http://[\d.]+:\d+")


class RunningServer:
    """`aurum serve` on a port of its own; it can be killed and started again."""

    def __init__(self, home: Path, *options: str) -> None:
        self.home = home
        self.options = options
        self.port = _free_port()
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--data", str(self.home / "data")]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "aurum", *arguments, *self.options],
            env=environment(self.home),
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.address = found[0]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.communicate()
            self.process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
