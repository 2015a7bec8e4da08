"""When the garbage collector looks at everything: rarely, and when many tables have left."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, NEVER = 5_000, 10, 1_000_000_000


def settle_memory() -> None:
    """Keep the collector from looking at everything again and again.

    What is loaded at the start stays, and a full collection, which stops the server for a tenth of
    a second when hundreds of tables are in memory, is left to `collect`. Without this a move costs
    a third more.
    """
    collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


def collect() -> None:
    """Collect what nobody uses."""
    gc.collect()
