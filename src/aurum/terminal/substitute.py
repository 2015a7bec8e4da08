"""Moves that the clock or a bot made for us."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path

import msgspec
import platformdirs

from aurum.table.wire import events as wire
from aurum.table.wire.replies import Update
from aurum.terminal.client import Client

MATCHES = 20  # of which we remember what was told
_matches: msgspec.json.Decoder[dict[str, tuple[int, int]]] = msgspec.json.Decoder(
    dict[str, tuple[int, int]]
)


def own_cards(events: Iterable[wire.Event], seat: int | None) -> list[str]:
    """The cards with which a seat has moved."""
    moves = (wire.BidPlaced, wire.BidExchanged, wire.CardPlayed)
    cards = [event.card for event in events if isinstance(event, moves) and event.seat == seat]
    return [card for card in cards if card is not None]


class Substitutes:
    """Notices what was played for a person at a server's table, also while they were away.

    How many own moves of a round were told is kept in a file, for the next time they come.
    """

    def __init__(self, client: Client, path: Path | None = None) -> None:
        self.sent = ""  # the action that we sent last
        self.is_back = False  # the connection was lost, and nothing has been told since
        self._client = client
        self._path = path or Path(platformdirs.user_state_path("aurum")) / "told-moves.json"

    def found(
        self, update: Update, seat: int | None, *, is_late: bool
    ) -> tuple[str, list[str]] | None:
        """What played for us (the key of its message), and which cards; None for our own moves."""
        if self._client.address is None or seat is None:
            return None
        moved = own_cards(update.story if update.fresh else update.events, seat)
        before = self._told(update)
        self._keep(update, len(moved) if update.fresh else (before or 0) + len(moved))
        was_away, self.is_back = self.is_back or update.fresh, False
        if update.fresh:
            moved = [] if before is None else moved[before:]
        cards = [card for card in moved if card not in self.sent.split()]
        if not cards or update.undone or not (is_late or was_away):
            return None
        return ("substitute-clock" if is_late else "substitute-bot"), cards

    def _told(self, update: Update) -> int | None:
        """How many of our moves in this round have been told; None in a match that we join."""
        kept = self._kept().get(update.match)
        if kept is None:
            return None
        number, count = kept
        return count if number == update.view.round else 0

    def _kept(self) -> dict[str, tuple[int, int]]:
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            return _matches.decode(self._path.read_bytes())
        return {}

    def _keep(self, update: Update, count: int) -> None:
        others = {match: kept for match, kept in self._kept().items() if match != update.match}
        latest = [*others.items(), (update.match, (update.view.round, count))][-MATCHES:]
        with contextlib.suppress(OSError):  # then the next program cannot tell
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(msgspec.json.encode(dict(latest)))
