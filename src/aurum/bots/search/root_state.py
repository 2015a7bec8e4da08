"""From a view to a kernel state that search can play from."""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.game import Phase, View
from aurum.kernel.convert import from_view
from aurum.kernel.layout import NOBODY, STATE, State


def root_state(view: View) -> Any:
    """A state that fits the view, as an array of one; hidden cards lie in some possible place.

    While bids are laid face down (R3.2), those of others are taken back into their hands: the
    observer decides first, and the others decide again in every world.
    """
    states = np.zeros(1, STATE).view(np.recarray)
    states[0] = from_view(view)
    if view.phase is Phase.BID and view.ruleset.simultaneous_bids:
        _take_back(states[0], view)
    return states


def _take_back(state: State, view: View) -> None:
    assert isinstance(view.observer, int)
    state.seat = view.observer
    for seat in range(view.ruleset.seats):
        if state.bids[seat] != NOBODY:
            state.hold[seat] |= 1 << int(state.bids[seat])
            state.bids[seat] = NOBODY
