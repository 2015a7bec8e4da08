"""Hands of a possible world into a state, for compiled code that is to become questions."""

from __future__ import annotations

from typing import Any

from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BASE, Rules, State


@compiled
def deal_world(rules: Rules, state: State, hands: Any) -> None:
    """Give the seats the hands of a possible world; gold is public and stays."""
    for seat in range(rules.seats):
        state.hold[seat] = (state.hold[seat] & ~BASE) | hands[seat]
