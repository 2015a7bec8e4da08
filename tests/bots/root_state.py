"""From a view to a kernel state that search can play from."""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.packing import asked_state
from aurum.game import View
from aurum.kernel.layout import STATE, as_compiled


def root_state(view: View) -> Any:
    """A state that fits the view, as an array of one; hidden cards lie in some possible place."""
    states = np.zeros(1, STATE).view(np.recarray)
    states[0] = as_compiled(asked_state(view))
    return states
