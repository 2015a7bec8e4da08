"""A puzzle: a position, the seat that decides, the aim, and the answers that reach it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from aurum.game import (
    Action,
    InvalidNotation,
    Match,
    Seat,
    View,
    legal_actions,
    parse_action,
    parse_position,
    view,
)


class Kind(Enum):
    """How we know that the answer is right."""

    CERTAIN = "certain"  # it reaches the aim in every possible world, against every reply
    BEST_CHANCE = "best-chance"  # it wins clearly more often than everything else


class AimKind(Enum):
    """The kinds of aims."""

    EXACT = "exact"  # meet your side's bid exactly at the end of the round (R8.1)
    GOLD = "gold"  # collect gold of that rank in this trick (R6.1)
    TRICK = "trick"  # take this trick (R6.3)
    LEAD = "lead"  # be lowest in this trick (R6.2)
    ROUND = "round"  # win the round (R9)


@dataclass(frozen=True, slots=True)
class Aim:
    """``exact``, ``gold 3``, ``trick``, ``lead`` or ``round``."""

    kind: AimKind
    rank: int = 0  # of the gold

    @classmethod
    def parse(cls, text: str) -> Aim:
        word, _, rank = text.partition(" ")
        known = word in [kind.value for kind in AimKind]
        if not known or (word == "gold") != rank.isdecimal() or (rank and len(rank) > 1):
            raise InvalidNotation(
                f"{text!r} is not an aim; aims are exact, gold 3, trick, lead and round"
            )
        return cls(AimKind(word), int(rank or 0))

    def __str__(self) -> str:
        return f"gold {self.rank}" if self.kind is AimKind.GOLD else self.kind.value


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`position` contains all cards; the seat's view follows from it."""

    id: str
    kind: Kind
    position: str
    seat: Seat
    aim: Aim
    answers: tuple[Action, ...]
    theme: str
    difficulty: int  # the rating at which half would solve it
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def match(self) -> Match:
        return parse_position(self.position)

    @property
    def view(self) -> View:
        """What the seat may know; a solver sees nothing else."""
        return view(self.match, self.seat)

    def is_solved_by(self, action: Action) -> bool:
        return action in self.answers

    def as_json(self) -> dict[str, Any]:
        """The puzzle in the form of the notation."""
        return {
            "id": self.id,
            "kind": self.kind.value,
            "position": self.position,
            "seat": self.seat,
            "aim": str(self.aim),
            "answers": [str(action) for action in self.answers],
            "theme": self.theme,
            "difficulty": self.difficulty,
            "facts": dict(self.facts),
        }

    @classmethod
    def parse(cls, data: Mapping[str, Any]) -> Puzzle:
        """Read a puzzle; any error in it raises `InvalidNotation`."""
        try:
            puzzle = cls(
                id=str(data["id"]),
                kind=Kind(data["kind"]),
                position=str(data["position"]),
                seat=int(data["seat"]),
                aim=Aim.parse(str(data["aim"])),
                answers=tuple(parse_action(str(text)) for text in data["answers"]),
                theme=str(data["theme"]),
                difficulty=int(data["difficulty"]),
                facts=dict(data.get("facts", {})),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise InvalidNotation(f"this is not a puzzle: {error!r}") from error
        return puzzle

    def check(self) -> None:
        """Raise `InvalidNotation` unless the seat is asked and every answer is legal."""
        match = self.match
        if self.seat not in match.to_act:
            raise InvalidNotation(f"puzzle {self.id}: seat {self.seat} is not asked")
        legal = legal_actions(match, self.seat)
        for answer in self.answers:
            if answer not in legal:
                raise InvalidNotation(f"puzzle {self.id}: the answer {answer} is not legal")
        if not self.answers or len(self.answers) == len(legal):
            raise InvalidNotation(f"puzzle {self.id}: some action must be right and some wrong")
