"""A lesson that fits what has just happened is offered once."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import platformdirs

from aurum.game import Card
from aurum.table.wire.view import Own, View


def fitting(view: View, own: Own, offered: frozenset[str]) -> str | None:
    """The lesson that fits what lies on the table, of those that were not offered yet."""
    seat = view.seats[own.seat]
    side = next(side for side in view.sides if own.seat in side.seats)
    is_bidding = view.phase == "bid" and not seat.placed
    fits = {
        "first": is_bidding and view.round == 0,
        "team": is_bidding and len(side.seats) > 1,
        "exchange": side.standing == "over" and own.exchangeable,
        "gold": any(Card.parse(card).rank > 0 for card in seat.gold),
    }
    return next((name for name, now in fits.items() if now and name not in offered), None)


class Offers:
    """Which lessons were offered, on this computer."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or Path(platformdirs.user_state_path("aurum")) / "lessons.json"
        self.offered: frozenset[str] = frozenset()
        with contextlib.suppress(OSError, ValueError, TypeError):  # then they are offered again
            self.offered = frozenset(json.loads(self._path.read_text(encoding="utf-8")))

    def settle(self, name: str) -> None:
        """Note that a lesson need not be offered any more."""
        self.offered |= {name}
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(sorted(self.offered)), encoding="utf-8")
