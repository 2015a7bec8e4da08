"""Reads the JSON of a proof strictly: missing or misshapen parts prove nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, TypeVar

from aurum.game.errors import InvalidNotation
from aurum.game.fair import spare_seed
from aurum.game.rulesets import Seat

T = TypeVar("T")
_WORDS = {
    int: "a whole number",
    str: "a text",
    list: "a list",
    dict: "an object",
    bool: "true or false",
}
_DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class SeatShare:
    """A seat's share in a deal. `kind` is None in proofs from before seats were named."""

    kind: str | None
    by: str
    commitment: str | None
    seed: str
    withheld: str | None

    @classmethod
    def parse(cls, value: Any, seat: Seat) -> SeatShare:
        data = typed(value, dict, f"the entry of seat {seat} in 'clients'")
        commitment, withheld = data.get("commitment"), data.get("withheld")
        return cls(
            None if data.get("kind") is None else typed(data["kind"], str, f"kind of seat {seat}"),
            typed(data.get("by"), str, f"'by' of seat {seat}"),
            None if commitment is None else as_digest(commitment, f"'commitment' of seat {seat}"),
            as_digest(data.get("seed"), f"the seed of seat {seat}"),
            None if withheld is None else as_digest(withheld, f"'withheld' of seat {seat}"),
        )

    @property
    def published(self) -> str | None:
        """The commitment that everybody saw before the reveals."""
        return self.commitment if self.withheld is None else self.withheld


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof of one hand."""

    table: str
    hand: int
    commitment: str
    server_seed: str
    clients: tuple[SeatShare, ...]

    @classmethod
    def parse(cls, value: Any) -> Proof:
        data = typed(value, dict, "a proof")
        clients = typed(data.get("clients"), list, "'clients' of the proof")
        return cls(
            typed(data.get("table"), str, "'table' of the proof"),
            typed(data.get("hand"), int, "'hand' of the proof"),
            as_digest(data.get("commitment"), "'commitment' of the proof"),
            as_digest(data.get("server_seed"), "'server_seed' of the proof"),
            tuple(SeatShare.parse(item, seat) for seat, item in enumerate(clients)),
        )

    def spare(self, seat: Seat) -> str:
        """The seed that the server's seed fixes for a seat that brings none."""
        return spare_seed(bytes.fromhex(self.server_seed), self.table, self.hand, seat).hex()


def as_digest(value: Any, what: str) -> str:
    text = typed(value, str, what)
    if not _DIGEST.fullmatch(text):
        raise InvalidNotation(f"{what} should be 64 hexadecimal digits in lower case")
    return text


def typed(value: Any, kind: type[T], what: str) -> T:
    if type(value) is not kind:
        raise InvalidNotation(f"{what} should be {_WORDS[kind]}, not {_shown(value)}")
    return value


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
