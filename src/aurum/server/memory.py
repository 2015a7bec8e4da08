"""Giving memory back to the machine when many tables have left it."""

from __future__ import annotations

import contextlib
import ctypes
import gc


def settle_memory() -> None:
    """What is loaded at the start stays: the collector need not look at it again and again."""
    gc.collect()
    gc.freeze()


def give_back_memory() -> None:
    """Collect what nobody uses, and let the C library return its free pages, where it can."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
