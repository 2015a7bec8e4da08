"""Giving memory back to the machine when many tables have left it."""

from __future__ import annotations

import contextlib
import ctypes
import gc

YOUNG, MIDDLE, NEVER = 5_000, 10, 1_000_000_000


def settle_memory() -> None:
    """Keep the collector from looking at everything again and again.

    What is loaded at the start stays, and a full collection, which stops the server for a tenth of
    a second when hundreds of tables are in memory, is left to `give_back_memory`.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


def give_back_memory() -> None:
    """Collect what nobody uses, and let the C library return its free pages, where it can."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
