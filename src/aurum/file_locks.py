"""Locks that die with their process: what a crash leaves behind never blocks anybody."""

from __future__ import annotations

import importlib
from typing import IO, Any


def lock(file: IO[bytes]) -> None:
    """Take the lock, or raise `OSError` at once if another process has it."""
    try:
        fcntl: Any = importlib.import_module("fcntl")
    except ImportError:
        _lock_on_windows(file)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock_on_windows(file: IO[bytes]) -> None:
    """Windows locks stretches of a file: the first byte, which need not exist, stands for all."""
    msvcrt: Any = importlib.import_module("msvcrt")
    file.seek(0)
    msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
