"""The progress bar: for people at a terminal, on stderr, and nowhere else."""

import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from aurum.game import audit, parse_record


def at_a_terminal(*arguments: str) -> tuple[bytes, bytes]:
    """Run with stderr at a terminal; returns stdout and what the terminal got."""
    terminal, end = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "100"}
    command = [sys.executable, "-m", "aurum", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=end, env=env) as running:
        os.close(end)
        assert running.stdout is not None
        out = running.stdout.read()
        seen = b""
        with suppress(OSError):  # how a terminal says that nobody holds its other end any more
            while part := os.read(terminal, 4096):
                seen += part
    os.close(terminal)
    assert running.returncode == 0
    return out, seen


def test_simulate_shows_how_far_it_is():
    out, seen = at_a_terminal("simulate", "--matches", "3", "--seed", "1")
    assert b"matches" in seen
    assert "━".encode() in seen
    assert [audit(parse_record(line)).matches for line in out.splitlines()] == [1, 1, 1]


def test_check_shows_how_far_it_is(games: Path):
    out, seen = at_a_terminal("check", str(games))
    assert games.name.encode() in seen
    assert out.startswith(b"checked 3 matches, ")
