"""The deal of one hand being prepared: everybody commits to a seed, then everybody reveals."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Literal

from aurum.game import Ruleset, fair
from aurum.table.log_entries import Sealed
from aurum.table.wire.view import ClientSeed, DealProof
from aurum.table.wire.words import SeatKind

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

    def forked(self) -> FairHand:
        """A copy that goes its own way."""
        fork = copy(self)
        fork.commitments = dict(self.commitments)
        fork.seeds = dict(self.seeds)
        fork.waived = set(self.waived)
        return fork

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
        """The seats whose message is needed before the deal can go on."""
        have = self.commitments if self.stage == "commit" else self.seeds
        return tuple(sorted(self.taking_part - have.keys()))

    @property
    def waiting_for(self) -> frozenset[int]:
        """Persons whose seed is not here; none of them once the hand is dealt."""
        return self.taking_part - self.seeds.keys()

    @property
    def kinds(self) -> tuple[SeatKind, ...]:
        """Who had each seat when the hand was sealed; a person who stands up does not change it."""
        seats = range(len(self.spare))
        return tuple("person" if seat in self.persons else "bot" for seat in seats)

    def waive(self, seats: tuple[int, ...]) -> None:
        """Go on without the seeds of these seats.

        Who leaves while others still commit was never asked to reveal, so nothing is withheld.
        """
        if self.stage == "commit":
            for seat in seats:
                self.commitments.pop(seat, None)
        self.waived.update(seats)

    def published(self) -> tuple[str | None, ...]:
        """The commitment of every seat that has one; the server's own are there at once.

        A commitment stays published when its seed is withheld: others have taken note of it.
        """
        seats = range(len(self.spare))
        return tuple(self.commitments.get(seat, self._sealed(seat)) for seat in seats)

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

    def _sealed(self, seat: int) -> str | None:
        """The commitment to the seed that is used."""
        if self._own(seat):
            return self.commitments.get(seat)
        return fair.commitment(bytes.fromhex(self.spare[seat]))

    def _client(self, seat: int) -> ClientSeed:
        sealed, seed, kind = self._sealed(seat), self._seed(seat), self.kinds[seat]
        if self._own(seat):
            return ClientSeed("person", sealed, seed, kind=kind)
        return ClientSeed("server", sealed, seed, self.commitments.get(seat), kind)
