"""What the kernel knows of the rules, as compiled code wants it."""

from functools import lru_cache

import numpy as np

from aurum.engine.tables import tables as packed_tables
from aurum.game import Ruleset
from aurum.kernel.layout import RULES, Rules


@lru_cache(maxsize=256)
def tables(ruleset: Ruleset) -> Rules:
    """The ruleset as the kernel's record, shared by all states; never changed."""
    return np.frombuffer(memoryview(packed_tables(ruleset)), RULES).view(np.recarray)[0]
