"""A seat at a table, for the screens: in this process or on a server, with the same messages."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from aurum.game import Record
from aurum.table.wire.replies import (
    Advice,
    Checked,
    Done,
    Explained,
    Farewell,
    Refused,
    RoomChanged,
    Said,
    Update,
    Welcome,
)
from aurum.table.wire.view import Reason


class Connection(Struct, frozen=True):
    """The connection was lost (for good, if `final`) or is back."""

    up: bool
    final: bool = False


class Alarm(Struct, frozen=True):
    """Something that our client itself noticed about the table."""

    reason: Reason


class Reviewed(Struct, frozen=True):
    """Lines about the finished match; more follow until it is `done`."""

    lines: tuple[str, ...]
    done: bool = False


News = (
    Welcome
    | RoomChanged
    | Update
    | Done
    | Refused
    | Advice
    | Checked
    | Explained
    | Said
    | Farewell
    | Connection
    | Alarm
    | Reviewed
)


class Client(Protocol):
    """One seat. Orders return at once; their results arrive as news."""

    async def open(self) -> None:
        """Sit down; news begin with `Welcome`."""

    async def news(self) -> News:
        """The next thing that the table says."""

    async def act(self, action: str) -> None:
        """Answer the question that the last update asked."""

    async def ready(self) -> None:
        """Agree to the next deal."""

    async def undo(self) -> None: ...

    async def hint(self, press: int, language: str) -> None:
        """Ask for help with the question of the last update."""

    async def check(self, action: str, language: str) -> None:
        """Ask the coach about an action before it is taken."""

    async def why(self, number: int, ply: int, language: str) -> None:
        """Ask why a bot acted so in a round that is over."""

    async def review(self, language: str, *, course: bool) -> None:
        """Ask what decided the match that is over, or how the chances changed in its course."""

    async def learn(self, step: int, answer: int | None, *, after: bool) -> None:
        """Go on in a lesson, answer its question, or have its step done."""

    async def rematch(self) -> None: ...

    async def say(self, emote: str) -> None: ...

    async def place(self, seat: int, level: str | None) -> None:
        """Give a seat to a bot, or open it."""

    async def remove(self, seat: int) -> None:
        """Take a person's seat away."""

    async def start(self) -> None: ...

    def record(self) -> Record | None:
        """The match as far as this client may know it."""

    @property
    def address(self) -> str | None:
        """Where others can join; None for a table of one's own."""

    def match_address(self, match: str) -> str | None:
        """Where a finished match can be looked at; None for a table of one's own."""

    async def close(self) -> None: ...
