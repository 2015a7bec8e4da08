"""The deal of one hand being prepared: everybody commits to a seed, then everybody reveals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from aurum.game import Ruleset, fair
from aurum.table.log_entries import Sealed
from aurum.table.wire.view import ClientSeed, DealProof

Stage = Literal["commit", "reveal", "ready"]


@dataclass(slots=True)
class FairHand:
    """`persons` are the seats whose own clients bring a seed; the server does it for the others."""

    match: str
    hand: int
    server_seed: str
    spare: tuple[str, ...]
    persons: frozenset[int]
    commitments: dict[int, str] = field(default_factory=dict)
    seeds: dict[int, str] = field(default_factory=dict)
    waived: set[int] = field(default_factory=set)

    @classmethod
    def sealed(cls, match: str, entry: Sealed, persons: frozenset[int]) -> FairHand:
        return cls(match, entry.hand, entry.server_seed, entry.spare, persons)

    @property
    def commitment(self) -> str:
        return fair.commitment(bytes.fromhex(self.server_seed))

    @property
    def taking_part(self) -> frozenset[int]:
        return self.persons - self.waived

    @property
    def stage(self) -> Stage:
        if self.taking_part - self.commitments.keys():
            return "commit"
        return "reveal" if self.taking_part - self.seeds.keys() else "ready"

    @property
    def waiting(self) -> tuple[int, ...]:
        """Whose message is needed before the deal can go on."""
        have = self.commitments if self.stage == "commit" else self.seeds
        return tuple(sorted(self.taking_part - have.keys()))

    def published(self) -> tuple[str | None, ...]:
        """The commitment of every seat that has one; the server's own are there at once."""
        return tuple(self._published(seat) for seat in range(len(self.spare)))

    def proof(self) -> DealProof:
        """Everything that went into the deal. Public only when the hand is over."""
        clients = tuple(self._client(seat) for seat in range(len(self.spare)))
        return DealProof(self.match, self.hand, self.commitment, self.server_seed, clients)

    def key(self) -> bytes:
        seeds = [bytes.fromhex(self._seed(seat)) for seat in range(len(self.spare))]
        server_seed = bytes.fromhex(self.server_seed)
        return fair.hand_key(server_seed, self.match, self.hand, seeds)

    def first_player(self, rules: Ruleset) -> int:
        return fair.first_player(rules, self.key())

    def _own(self, seat: int) -> bool:
        return seat in self.taking_part

    def _seed(self, seat: int) -> str:
        return self.seeds[seat] if self._own(seat) else self.spare[seat]

    def _published(self, seat: int) -> str | None:
        if self._own(seat):
            return self.commitments.get(seat)
        return fair.commitment(bytes.fromhex(self.spare[seat]))

    def _client(self, seat: int) -> ClientSeed:
        published, seed = self._published(seat), self._seed(seat)
        if self._own(seat):
            return ClientSeed("person", published, seed)
        return ClientSeed("server", published, seed, self.commitments.get(seat))
