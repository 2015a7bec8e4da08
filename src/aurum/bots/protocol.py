"""What a bot is: something that is handed a view and names one of its legal actions."""

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
    """A player's mind. It sees nothing but the view, so it cannot cheat.

    A bot keeps no memory between decisions: the view holds all that is known. The same view and
    the same seed of `rng` lead to the same choice, unless the clock cuts the thinking short.
    """

    name: str

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """One of `view.legal`, which must not be empty."""
        ...

    def prepare(self) -> None:
        """Load and compile what the bot needs, so that its first decision is as quick as any."""
        return  # most need nothing

    def close(self) -> None:
        """Let go of what the bot holds, such as a process; harmless when done twice."""
        return  # most hold nothing
