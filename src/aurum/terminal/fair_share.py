"""Our share in the fair deals of one match: what we commit to, when we reveal, and when we do not.

`web/src/fair/share.ts` follows the same steps for the page.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from aurum.game.fair import commitment
from aurum.game.fair_flaws import Distrust
from aurum.game.fair_witness import HandWitness, Witness
from aurum.table.wire.room import Seeds

SEED_BYTES = 32


class Distrusted(Exception):
    """The server does not keep to the protocol, so it gets no seed from us."""

    def __init__(self, reason: Distrust, hand: int) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.hand = hand


@dataclass(slots=True)
class FairShare:
    """`secret` has the seeds that were not revealed yet; `keep` stores everything that changed."""

    witness: Witness
    secret: dict[int, str] = field(default_factory=dict)
    keep: Callable[[], None] = lambda: None

    def commit(self, seeds: Seeds, people: Iterable[int]) -> str | None:
        """The commitment to send; None if we have said no. Pins the server's commitment first.

        `people` are the seats that the room shows as persons.
        """
        seen = self.witness.hands.get(seeds.hand)
        if seen is None:
            seen = self._begin(seeds, people)
        if seen.refused is not None:
            return None
        if seen.revealed or seen.commitments is not None:
            raise self._distrust(seen, Distrust.ASKED_TWICE)
        self._compare(seen, seeds)
        return seen.sealed

    def reveal(self, seeds: Seeds) -> str | None:
        """The seed to send; None if we have said no. Pins everybody's commitments first."""
        seen = self.witness.hands.get(seeds.hand)
        if seen is None:
            seen = self.witness.hands[seeds.hand] = _pinned(seeds)
        if seen.refused is not None:
            return None
        if seen.revealed:
            raise self._distrust(seen, Distrust.ASKED_TWICE)
        seed = self.secret.get(seeds.hand)
        if seed is None or seen.sealed is None:
            raise self._distrust(seen, Distrust.NOT_COMMITTED)
        self._compare(seen, seeds)
        self._pin(seen, seeds)
        return seed

    def committed(self, hand: int) -> None:
        """The server has acknowledged our commitment."""
        if hand in self.witness.hands:
            self.witness.hands[hand].committed = True
            self.keep()

    def revealed(self, hand: int) -> None:
        """The server has acknowledged our seed, so we need not remember it any longer."""
        if hand in self.witness.hands:
            self.witness.hands[hand].revealed = True
            self.secret.pop(hand, None)
            self.keep()

    def dealt(self, hand: int, cards: tuple[str, ...]) -> None:
        """Take note of the hand that we were dealt."""
        seen = self.witness.hands.get(hand)
        if seen is not None and len(seen.cards) < len(cards):
            seen.cards = cards
            self.keep()

    def left(self, hand: int) -> None:
        """We gave up the seat while the deal was being prepared: it is not ours to judge."""
        seen = self.witness.hands.get(hand)
        if seen is not None and not seen.revealed:
            self.witness.hands.pop(hand)
            self.secret.pop(hand, None)
            self.keep()

    def _begin(self, seeds: Seeds, people: Iterable[int]) -> HandWitness:
        seen = self.witness.hands[seeds.hand] = _pinned(seeds)
        if any(
            seeds.kinds[seat : seat + 1] != ("person",) for seat in (self.witness.seat, *people)
        ):
            raise self._distrust(seen, Distrust.KIND_CHANGED)
        seed = secrets.token_bytes(SEED_BYTES)
        self.secret[seeds.hand] = seed.hex()
        seen.sealed = commitment(seed)
        self.keep()
        return seen

    def _compare(self, seen: HandWitness, seeds: Seeds) -> None:
        if seeds.commitment != seen.commitment:
            raise self._distrust(seen, Distrust.COMMITMENT_CHANGED)
        if seeds.kinds != seen.kinds:
            raise self._distrust(seen, Distrust.KIND_CHANGED)

    def _pin(self, seen: HandWitness, seeds: Seeds) -> None:
        seals = tuple(seal for seal in seeds.commitments if seal is not None)
        if len(seals) != len(seen.kinds):
            raise self._distrust(seen, Distrust.SEAL_MISSING)
        if seals[self.witness.seat] != seen.sealed:
            raise self._distrust(seen, Distrust.OWN_SEAL_CHANGED)
        if seen.commitments not in (None, seals):
            raise self._distrust(seen, Distrust.SEAL_CHANGED)
        seen.commitments, seen.committed = seals, True
        self.keep()

    def _distrust(self, seen: HandWitness, reason: Distrust) -> Distrusted:
        """Say no to this deal, for good; the seed stays secret for ever."""
        seen.refused = reason.code
        self.secret.pop(seen.hand, None)
        self.keep()
        return Distrusted(reason, seen.hand)


def _pinned(seeds: Seeds) -> HandWitness:
    return HandWitness(seeds.hand, seeds.commitment, seeds.kinds)
