"""Starting servers for measurements, on a core of their own where there are two."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def pinned(core: int) -> list[str]:
    """The words that keep a program on one core, if the machine has several."""
    several = (os.cpu_count() or 1) > 1 and shutil.which("taskset") is not None
    return ["taskset", "-c", str(core)] if several else []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def aurum_server(data: Path, *options: str, core: int | None = 0) -> Iterator[tuple[str, int]]:
    """A running `aurum serve`: its address and process id. On every core, if none is named."""
    command = [
        *([] if core is None else pinned(core)),
        sys.executable,
        "-m",
        "aurum",
        "serve",
        "--port",
        "0",
    ]
    command += ["--data", str(data), "--log-level", "error", *options]
    with running(command) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://[\d.:]+", line)
        assert found is not None, f"the server did not start: {line!r}"
        yield found[0], process.pid


@contextlib.contextmanager
def bare_server(core: int = 0) -> Iterator[tuple[str, int]]:
    port = free_port()
    command = [*pinned(core), sys.executable, "-m", "bench.server.bare", str(port)]
    with running(command) as process:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}", process.pid


@contextlib.contextmanager
def running(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")


def memory_mb(pid: int) -> float:
    """Resident memory of a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1024


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
