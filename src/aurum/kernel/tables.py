"""What the kernel knows of the rules, as compiled code wants it."""

from functools import lru_cache

from aurum.engine.tables import tables as packed_tables
from aurum.game import Ruleset
from aurum.kernel.layout import Rules, as_compiled


@lru_cache(maxsize=256)
def tables(ruleset: Ruleset) -> Rules:
    """The ruleset as the kernel's record, shared by all states; never changed."""
    return as_compiled(packed_tables(ruleset))
