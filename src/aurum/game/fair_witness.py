"""What a client saw of a deal before taking part. The server cannot rewrite this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from aurum.game.deals import Deal
from aurum.game.errors import InvalidNotation
from aurum.game.fair_flaws import BadProof, Flaw, distrust_of
from aurum.game.fair_shapes import Proof, as_digest, typed
from aurum.game.rulesets import Seat


@dataclass(slots=True)
class HandWitness:
    """One hand. `sealed` is our own commitment; `cards` is our hand as far as we saw it dealt.

    `committed` and `revealed` say that the server has acknowledged it: what was merely sent may
    have been lost on its way.
    """

    hand: int
    commitment: str
    kinds: tuple[str, ...]
    sealed: str | None = None
    committed: bool = False
    commitments: tuple[str, ...] | None = None
    revealed: bool = False
    cards: tuple[str, ...] = ()
    refused: str | None = None

    @classmethod
    def parse(cls, value: Any) -> HandWitness:
        data = typed(value, dict, "a hand of the witness")
        seals, sealed = data.get("commitments"), data.get("sealed")
        return cls(
            hand=typed(data.get("hand"), int, "'hand' of the witness"),
            commitment=as_digest(data.get("commitment"), "'commitment' of the witness"),
            kinds=_texts(data.get("kinds"), "'kinds' of the witness"),
            sealed=None if sealed is None else as_digest(sealed, "'sealed' of the witness"),
            committed=typed(data.get("committed"), bool, "'committed' of the witness"),
            commitments=None if seals is None else _texts(seals, "'commitments' of the witness"),
            revealed=typed(data.get("revealed"), bool, "'revealed' of the witness"),
            cards=_texts(data.get("cards"), "'cards' of the witness"),
            refused=_refusal(data.get("refused")),
        )

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(slots=True)
class Witness:
    """Everything that one seat saw of the deals of a match."""

    server: str
    match: str
    seat: Seat
    hands: dict[int, HandWitness] = field(default_factory=dict)

    @classmethod
    def parse(cls, value: Any) -> Witness:
        data = typed(value, dict, "the witness")
        hands = typed(data.get("hands"), list, "'hands' of the witness")
        watched = [HandWitness.parse(item) for item in hands]
        return cls(
            typed(data.get("server"), str, "'server' of the witness"),
            typed(data.get("match"), str, "'match' of the witness"),
            typed(data.get("seat"), int, "'seat' of the witness"),
            {item.hand: item for item in watched},
        )

    def as_json(self) -> dict[str, Any]:
        hands = [self.hands[hand].as_json() for hand in sorted(self.hands)]
        return {"server": self.server, "match": self.match, "seat": self.seat, "hands": hands}


def check_witness(witness: Witness, proof: Proof, deal: Deal) -> bool:
    """Compare a proof that holds with what the witness saw; False if it did not watch this hand."""
    seen = witness.hands.get(proof.hand)
    if seen is None:
        return False
    if witness.match != proof.table:
        raise BadProof(Flaw.WITNESS_MATCH)
    if witness.seat not in range(len(proof.clients)):
        raise InvalidNotation(f"'seat' of the witness is {witness.seat}, which does not exist")
    facts = {"round": proof.hand, "seat": witness.seat}
    if seen.refused is not None:
        raise BadProof(Flaw.REFUSED, why=_why(seen.refused), **facts)
    if seen.commitment != proof.commitment:
        raise BadProof(Flaw.CHANGED_COMMITMENT, round=proof.hand)
    _check_kinds(seen, proof)
    _check_own_seed(seen, proof, witness.seat)
    _check_seals(seen, proof)
    if not set(seen.cards) <= {str(card) for card in deal.hands[witness.seat]}:
        raise BadProof(Flaw.OWN_CARDS, **facts)
    return True


def _check_kinds(seen: HandWitness, proof: Proof) -> None:
    if len(seen.kinds) != len(proof.clients):
        raise BadProof(
            Flaw.SEAT_COUNT, round=proof.hand, count=len(proof.clients), seats=len(seen.kinds)
        )
    for seat, (kind, share) in enumerate(zip(seen.kinds, proof.clients, strict=True)):
        if kind != share.kind:
            raise BadProof(Flaw.CHANGED_KIND, round=proof.hand, seat=seat)


def _check_own_seed(seen: HandWitness, proof: Proof, seat: Seat) -> None:
    """Check that an accepted seed of ours was used, and that nobody invented one for us."""
    share = proof.clients[seat]
    used = share.by == "person" and share.commitment == seen.sealed
    named = share.withheld is not None and share.withheld == seen.sealed
    if seen.revealed:
        fits = used
    elif seen.committed:
        fits = used or named
    else:
        fits = used or named or (share.by == "server" and share.withheld is None)
    if not fits:
        raise BadProof(Flaw.OWN_SEED, round=proof.hand, seat=seat)


def _check_seals(seen: HandWitness, proof: Proof) -> None:
    if seen.commitments is None:
        return
    if len(seen.commitments) != len(proof.clients):
        raise BadProof(
            Flaw.SEAT_COUNT, round=proof.hand, count=len(proof.clients), seats=len(seen.commitments)
        )
    for seat, (seal, share) in enumerate(zip(seen.commitments, proof.clients, strict=True)):
        if seal != share.published:
            raise BadProof(Flaw.CHANGED_SEAL, round=proof.hand, seat=seat)


def witnesses_in(data: Mapping[str, Any]) -> list[Witness]:
    """The witnesses in a record, or in a file that is a witness itself."""
    if "witness" in data:
        return [Witness.parse(data["witness"])]
    return [] if "rounds" in data else [Witness.parse(data)]


def _why(code: str) -> str:
    reason = distrust_of(code)
    return code if reason is None else reason.value


def _refusal(value: Any) -> str | None:
    return None if value is None else typed(value, str, "'refused' of the witness")


def _texts(value: Any, what: str) -> tuple[str, ...]:
    return tuple(typed(item, str, f"an entry of {what}") for item in typed(value, list, what))
