"""A program that speaks JSON lines on its standard streams, kept on a short lead."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
import time
from typing import IO, Any

LONGEST_LINE = 1 << 20
GRACE = 1.0  # seconds between asking a program to go and ending it


class ProgramFault(Exception):
    """The program crashed, was silent for too long, or said something that is not JSON."""


class Program:
    """A started program. It has a session of its own, so that ending it ends its children too."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise ProgramFault(f"cannot be started: {error}") from error
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=64)
        assert self._process.stdout is not None
        reader = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        reader.start()

    def _read(self, stdout: IO[bytes]) -> None:
        """Hand over line by line; a full queue makes a chatty program wait."""
        with contextlib.suppress(ValueError, OSError):
            while line := stdout.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")

    def send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise ProgramFault(self._how_it_ended() or f"does not listen: {error}") from error

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next line as an object, waiting so long for it."""
        try:
            line = self._lines.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            raise ProgramFault(f"said nothing for {seconds:.1f} s") from None
        if not line:
            raise ProgramFault(self._how_it_ended() or "closed its output")
        return _parsed(line)

    def _how_it_ended(self) -> str | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self._process.wait(timeout=GRACE)
            return f"ended with signal {-code}" if code < 0 else f"ended with exit code {code}"
        return None

    def stop(self) -> None:
        """Close its input, wait a moment, then end it and all that it started."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        end = time.monotonic() + GRACE
        while self._process.poll() is None and time.monotonic() < end:
            time.sleep(0.01)
        self.kill()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError, AttributeError):
                stream.close()  # type: ignore[union-attr]


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict):
        raise ProgramFault(f"said {_short(line)}, which is not a JSON object on one line")
    return message


def _short(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= 80 else text[:80] + "…")
