"""Proofs of deals: what was published before the hand must lead to the cards that were dealt.

`docs/fair-deals.md` says what is checked; `web/src/fair/` checks the same in TypeScript.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from aurum.game.deals import Deal
from aurum.game.errors import InvalidNotation
from aurum.game.fair import commitment, fair_deal, first_player, hand_key
from aurum.game.fair_flaws import BadProof, Flaw
from aurum.game.fair_shapes import Proof, SeatShare
from aurum.game.fair_witness import Witness, check_witness, witnesses_in
from aurum.game.record_parser import parse_record
from aurum.game.rulesets import Ruleset, Seat


@dataclass(slots=True)
class Verdict:
    """A record in which every hand holds: how many, how many were witnessed, and remarks."""

    hands: int
    witnessed: int = 0
    remarks: list[str] = field(default_factory=list)


def read_json(data: bytes) -> dict[str, Any]:
    """A proof, a record with proofs, or a witness."""
    try:
        found = json.loads(data)
    except UnicodeDecodeError:
        raise InvalidNotation(
            "this is not text in UTF-8, so it is neither record nor proof"
        ) from None
    except (ValueError, RecursionError) as error:
        raise InvalidNotation(
            f"this is not JSON, so it is neither record nor proof: {error}"
        ) from None
    if not isinstance(found, dict):
        raise InvalidNotation("a proof is a JSON object with table, hand, server_seed and clients")
    return found


def verify_record(data: dict[str, Any], others: Sequence[Witness] = ()) -> Verdict:
    """Check every hand of a record, or raise `BadProof` for the first that does not hold."""
    record = parse_record(json.dumps(data))
    proofs = data.get("proofs")
    if not isinstance(proofs, list) or not any(proofs):
        raise BadProof(Flaw.NO_PROOFS)
    match = data.get("match")
    if not isinstance(match, str):
        raise BadProof(Flaw.NO_MATCH)
    if len(proofs) != len(record.rounds):
        raise BadProof(Flaw.PROOF_COUNT, rounds=len(record.rounds), count=len(proofs))
    witnesses = [*witnesses_in(data), *others]
    _check_matches(witnesses, match, None if record.winners is None else len(proofs))
    verdict = Verdict(len(proofs))
    for number, (round_, proof) in enumerate(zip(record.rounds, proofs, strict=True)):
        if proof is None:
            raise BadProof(Flaw.NO_PROOF, round=number)
        hand = Hand(record.ruleset, match, number, round_.deal, record.first)
        parsed = Proof.parse(proof)
        seen = hand.verify(parsed, witnesses)
        verdict.witnessed += seen > 0
        verdict.remarks += remarks(parsed)
    return verdict


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it was dealt; `first` is the match's first player, `number` the round."""

    rules: Ruleset
    match: str
    number: int
    deal: Deal
    first: Seat

    def verify(self, proof: Proof, witnesses: Sequence[Witness] = ()) -> int:
        """How many of the witnesses confirm the proof; or raise `BadProof`."""
        if proof.table != self.match:
            raise BadProof(Flaw.OTHER_MATCH, round=self.number)
        if proof.hand != self.number:
            raise BadProof(Flaw.OTHER_HAND, round=self.number, hand=proof.hand)
        deal, first = verified_deal(proof, self.rules)
        if deal != self.deal:
            raise BadProof(Flaw.OTHER_CARDS, round=self.number)
        if self.number == 0 and first != self.first:
            raise BadProof(Flaw.OTHER_FIRST, round=self.number)
        return sum(check_witness(witness, proof, deal) for witness in witnesses)


def verified_deal(proof: Proof, rules: Ruleset) -> tuple[Deal, Seat]:
    """The deal that a proof leads to, and the first player if it is the first hand."""
    number = proof.hand
    if len(proof.clients) != rules.seats:
        raise BadProof(Flaw.SEAT_COUNT, round=number, count=len(proof.clients), seats=rules.seats)
    server = bytes.fromhex(proof.server_seed)
    if proof.commitment != commitment(server):
        raise BadProof(Flaw.SERVER_SEED, round=number)
    for seat, share in enumerate(proof.clients):
        _check_share(proof, share, seat)
    if not any(share.by == "person" for share in proof.clients):
        raise BadProof(Flaw.SERVER_ALONE, round=number)
    seeds = [bytes.fromhex(share.seed) for share in proof.clients]
    key = hand_key(server, proof.table, number, seeds)
    return fair_deal(rules, key), first_player(rules, key)


def _check_share(proof: Proof, share: SeatShare, seat: Seat) -> None:
    facts = {"round": proof.hand, "seat": seat}
    if share.kind not in ("person", "bot") or share.by not in ("person", "server"):
        raise BadProof(Flaw.SEAT_KIND, **facts)
    if share.kind == "bot" and (share.by == "person" or share.withheld is not None):
        raise BadProof(Flaw.BOTS_SEED, **facts)
    if share.commitment is None:
        raise BadProof(Flaw.NO_COMMITMENT, **facts)
    fits = share.commitment == commitment(bytes.fromhex(share.seed))
    if not fits or (share.by == "person" and share.withheld is not None):
        raise BadProof(Flaw.PERSONS_SEED, **facts)
    if share.by == "server" and share.seed != proof.spare(seat):
        raise BadProof(Flaw.FREE_SEED, **facts)


def remarks(proof: Proof) -> list[str]:
    """Remarks about persons whose seed came from the server, in a proof that holds."""
    return [
        f"round {proof.hand}: {_remark(share, seat)}; the server's seed stood in"
        for seat, share in enumerate(proof.clients)
        if share.kind == "person" and share.by == "server"
    ]


def _remark(share: SeatShare, seat: Seat) -> str:
    if share.withheld is not None:
        return f"seat {seat}, a person, did not reveal the seed it had committed to"
    return f"seat {seat}, a person, committed to no seed in time"


def _check_matches(witnesses: Sequence[Witness], match: str, rounds: int | None) -> None:
    """Check that the witnesses saw this match, and no hand beyond its rounds (None: running)."""
    for witness in witnesses:
        if witness.match != match:
            raise BadProof(Flaw.WITNESS_MATCH)
        for hand, seen in witness.hands.items():
            if rounds is not None and hand not in range(rounds) and seen.cards:
                raise BadProof(Flaw.WITNESS_ROUND, round=hand)
