"""Fresh processes in an empty home: nothing is compiled, cached or remembered."""

from __future__ import annotations

import os
import pty
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from bench.engine.occasions import ROOT

LOAD = """
import time
before = time.process_time()
from aurum.engine import instances
imported = time.process_time()
instances._module()
compiled = time.process_time()
instances.Instance().call(0, bytes(instances._SIZES[0][0]))
print(imported - before, compiled - imported, time.process_time() - compiled)
"""
MEMORY = """
from aurum.engine import instances
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096
made = [instances.Instance()]
made[0].call(0, bytes(instances._SIZES[0][0]))
before = resident()
for _ in range(10):
    made.append(instances.Instance())
    made[-1].call(0, bytes(instances._SIZES[0][0]))
print(made[0]._memory.data_len(made[0]._store), (resident() - before) / 10)
"""
MASTER = """
from random import Random
from aurum.bots import UNLIMITED, make_bot
from aurum.game import ruleset, view
from aurum.game.perft import seeded_round
match = seeded_round(ruleset("english", 3), "1")
print(make_bot("master").choose(view(match, match.to_act[0]), UNLIMITED, Random(1)))
"""
PROMPT = b"\n> "


@contextmanager
def empty_home() -> Iterator[dict[str, str]]:
    with tempfile.TemporaryDirectory(prefix="aurum-bench-") as home:
        places = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "NUMBA_CACHE_DIR")
        yield os.environ | dict.fromkeys(places, home) | {"LANGUAGE": "en"}


def loading() -> tuple[float, float, float]:
    """CPU seconds: importing the host, compiling the file, the first instance's first answer."""
    imported, compiled, answered = map(float, printed(LOAD).split())
    return imported, compiled, answered


def memory() -> tuple[int, float]:
    """Bytes that an instance has, and bytes that one more makes the process larger."""
    size, resident = printed(MEMORY).split()
    return int(size), float(resident)


def first_decision() -> float:
    """CPU seconds of a process in which `master` bids, from nothing to its end."""
    before = children_seconds()
    printed(MASTER)
    return children_seconds() - before


def first_question() -> float:
    """CPU seconds of `aurum play` against `master` until the first question stands there."""
    command = [sys.executable, "-m", "aurum", "play", "--plain", "--bots", "master"]
    before = children_seconds()
    with empty_home() as environment:
        process, screen = pty.fork()
        if process == 0:
            os.chdir(ROOT)
            os.execve(sys.executable, command, environment)
        seen = b""
        while PROMPT not in seen.replace(b"\r", b""):
            seen += os.read(screen, 4096)
        os.kill(process, signal.SIGKILL)
        os.close(screen)
        os.waitpid(process, 0)
    return children_seconds() - before


def printed(program: str) -> str:
    with empty_home() as environment:
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    return done.stdout


def children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
