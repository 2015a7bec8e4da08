"""Bodies of requests and responses about a match that is replayed without telling what follows."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from aurum.table.wire.events import Event, Rules
from aurum.table.wire.http import Request
from aurum.table.wire.view import Own, View
from aurum.table.wire.words import ActionText, Ply, Seat

GuessKey = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[0-9a-f]{16}$")]
"""Opens a decision: a digest of what the seat played before it, as every guess tells."""


class GuessShown(Struct, frozen=True):
    """A decision as its seat saw it, and what had happened since its last one.

    Decisions count from 0; where the rules leave one action, there is none. Nothing here follows
    from what was played then or later. After the last decision it is the end of the match: the
    phase is `over`, and `own` asks nothing. `key` opens this decision again.
    """

    decision: Ply
    key: GuessKey
    rules: Rules
    names: tuple[str, ...]
    view: View
    own: Own
    events: tuple[Event, ...]


class GuessAction(Request, frozen=True):
    """What somebody would have played. From the second decision on, its `key` has to be shown."""

    seat: Seat
    decision: Ply
    action: ActionText
    key: GuessKey | None = None


class Guessed(Struct, frozen=True):
    """What was played, told because a guess was made; and the next decision."""

    played: str
    equal: bool
    next: GuessShown
