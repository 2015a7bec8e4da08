"""How far the bots' processes are with compiling: they count, and the server reads."""

from __future__ import annotations

from multiprocessing.context import SpawnContext

from aurum.extras import is_installed
from aurum.roster import percent_compiled


class CompilingProgress:
    """Shared by the server and its processes; it can be handed over only when they begin."""

    def __init__(self, context: SpawnContext) -> None:
        self._functions = context.Value("i", 0)
        self._bots_ready = context.Value("i", 0)
        self._here = 0  # functions that this process has compiled

    # In a process that thinks ---------------------------------------------------------------

    def watch(self) -> None:
        """Count what this process compiles from now on."""
        if is_installed("bots"):
            from aurum.kernel.compiled import watch_compiling

            watch_compiling(self._count)

    def _count(self, _: int) -> None:
        self._here += 1
        with self._functions.get_lock():
            self._functions.value += 1

    def tell_bots_ready(self) -> None:
        self._bots_ready.value = 1

    def is_ours(self, *, first: bool) -> bool:
        """Whether this process goes on with hints: it has compiled the bots, or nobody had to."""
        return self._here > 0 or (first and self._functions.value == 0)

    # In the server --------------------------------------------------------------------------

    @property
    def percent(self) -> int | None:
        """None while nothing has been compiled: what is kept on disk loads at once."""
        done = self._functions.value
        return percent_compiled(done) if done else None

    @property
    def bots_ready(self) -> bool:
        """Whether only hints are missing."""
        return bool(self._bots_ready.value)

    def want_bots(self) -> None:
        """Further bots have to be loaded."""
        self._bots_ready.value = 0
