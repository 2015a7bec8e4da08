"""Which sockets a guest has open, so that they are not too many and end with the identity."""

from __future__ import annotations

from aurum.server.settings import Limits
from aurum.server.subscriber import Subscriber
from aurum.table.wire.view import Reason
from aurum.table.wire.words import Close


class GuestSockets:
    """The sockets of every guest in the order in which they came. The oldest make room."""

    def __init__(self, limits: Limits) -> None:
        self._per_guest = limits.sockets_per_guest
        self._per_table = limits.sockets_per_table
        self._open: dict[str, dict[Subscriber, str]] = {}

    def enter(self, follower: Subscriber, table: str) -> None:
        """Count a socket; those beyond the bounds are dismissed, oldest first."""
        sockets = self._open.setdefault(follower.visitor.guest, {})
        _make_room([one for one, at in sockets.items() if at == table], self._per_table)
        _make_room(list(sockets), self._per_guest)
        sockets[follower] = table

    def leave(self, follower: Subscriber) -> None:
        sockets = self._open.get(follower.visitor.guest, {})
        sockets.pop(follower, None)
        if not sockets:
            self._open.pop(follower.visitor.guest, None)

    def end_all(self, guest: str) -> None:
        """The guest's token is worth nothing any more: nobody speaks for them on an old socket."""
        text = "This identity was moved to another device, or given up."
        reason = Reason("", "identity-moved", text)
        for follower in self._open.get(guest, {}):
            follower.dismiss(Close.NO_IDENTITY, reason)


def _make_room(sockets: list[Subscriber], most: int) -> None:
    """Leave room for one more."""
    here = [one for one in sockets if not one.is_dismissed]
    reason = Reason("", "replaced", "You opened this table too many times; this was the oldest.")
    for oldest in here[: max(0, len(here) - most + 1)]:
        oldest.dismiss(Close.REPLACED, reason)
