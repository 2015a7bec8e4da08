"""Bodies of requests and responses about a match that is replayed without telling what follows."""

from __future__ import annotations

from msgspec import Struct

from aurum.table.wire.events import Event, Rules
from aurum.table.wire.http import Request
from aurum.table.wire.view import Own, View
from aurum.table.wire.words import ActionText, Ply, Seat


class GuessShown(Struct, frozen=True):
    """A decision as its seat saw it, and what had happened since its last one.

    Decisions count from 0; where the rules leave one action, there is none. Nothing here follows
    from what was played then or later. After the last decision it is the end of the match: the
    phase is `over`, and `own` asks nothing.
    """

    decision: Ply
    rules: Rules
    names: tuple[str, ...]
    view: View
    own: Own
    events: tuple[Event, ...]


class GuessAction(Request, frozen=True):
    """What somebody would have played."""

    seat: Seat
    decision: Ply
    action: ActionText


class Guessed(Struct, frozen=True):
    """What was played, told because a guess was made; and the next decision."""

    played: str
    equal: bool
    next: GuessShown
