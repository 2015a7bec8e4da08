"""What a bot is: it gets a view and chooses one of its legal actions."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from aurum.game import Action, View


@dataclass(frozen=True, slots=True)
class Clock:
    """The wall time that one decision may take; None leaves it to the bot's own measure."""

    seconds: float | None = None


UNLIMITED = Clock()


class Bot(Protocol):
    """Chooses actions for a seat. It sees nothing but the view, so it cannot cheat.

    A bot keeps no memory between decisions: the view holds all that is known. The same view and
    the same seed of `rng` lead to the same choice, unless the clock cuts the thinking short.
    """

    name: str

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """Choose one of `view.legal`, which must not be empty."""
        ...

    def prepare(self) -> None:
        """Start what the bot needs, such as a process, so that its first decision is as quick."""
        return  # most need nothing

    def close(self) -> None:
        """Release what the bot holds, such as a process; calling it twice is harmless."""
        return  # most hold nothing
