"""The catalogue of flaws in the proof of a deal, for verifiers and clients."""

from __future__ import annotations

from enum import Enum

from aurum.game.errors import AurumError


class Flaw(Enum):
    """Why a proof does not hold, with an English sentence into which facts are filled."""

    NO_MATCH = "the record does not name its 'match', so its proofs could be those of another one"
    NO_PROOFS = "this record has no 'proofs', so its deals cannot be verified"
    PROOF_COUNT = "{rounds} rounds were played, but there are {count} proofs"
    NO_PROOF = "round {round}: there is no proof of this deal"
    OTHER_MATCH = "round {round}: the proof belongs to another match"
    OTHER_HAND = "round {round}: the proof is that of hand {hand}"
    SEAT_COUNT = "round {round}: there are {count} seeds for {seats} seats"
    SERVER_SEED = "round {round}: the server committed to another seed than it revealed"
    SEAT_KIND = "round {round}: the proof does not say whether seat {seat} was a person or a bot"
    BOTS_SEED = "round {round}: seat {seat} was a bot, but its seed is called a person's"
    NO_COMMITMENT = "round {round}: seat {seat} committed to no seed"
    PERSONS_SEED = "round {round}: seat {seat} committed to another seed than it revealed"
    FREE_SEED = "round {round}: the server chose its seed for seat {seat} freely"
    SERVER_ALONE = "round {round}: no person's seed went into the deal, so the server made it alone"
    OTHER_CARDS = "round {round}: the seeds lead to other cards than were dealt"
    OTHER_FIRST = "round {round}: the seeds make another seat first player"
    WITNESS_MATCH = "the witness watched another match"
    WITNESS_ROUND = "round {round}: the witness watched this deal, but the record does not have it"
    REFUSED = "round {round}: seat {seat} did not take part, because {why}"
    CHANGED_COMMITMENT = (
        "round {round}: the server showed another commitment before the deal than in the proof"
    )
    CHANGED_KIND = "round {round}: seat {seat} was shown as another kind of player before the deal"
    CHANGED_SEAL = (
        "round {round}: seat {seat} showed another commitment before the deal than in the proof"
    )
    OWN_SEED = "round {round}: the seed that seat {seat} sent is not the one in the proof"
    OWN_CARDS = "round {round}: seat {seat} was dealt other cards than the proof leads to"

    @property
    def code(self) -> str:
        return "fair-" + self.name.lower().replace("_", "-")


class Distrust(Enum):
    """Why a client refuses to take part in a deal, or to reveal its seed."""

    COMMITMENT_CHANGED = "the server's commitment changed"
    SEAL_MISSING = "a seat's commitment was missing"
    SEAL_CHANGED = "a seat's commitment changed"
    OWN_SEAL_CHANGED = "the server showed another commitment for it than it had sent"
    NOT_COMMITTED = "it was asked for a seed to which it had not committed"
    ASKED_TWICE = "the same deal was prepared twice"
    KIND_CHANGED = "the server called a person's seat a bot's"

    @property
    def code(self) -> str:
        return "distrust-" + self.name.lower().replace("_", "-")


class BadProof(AurumError):
    """A proof that does not hold: the flaw, and the facts of its sentence."""

    def __init__(self, flaw: Flaw, **facts: object) -> None:
        self.flaw = flaw
        self.facts = facts
        super().__init__(flaw.value.format(**facts))


def distrust_of(code: str) -> Distrust | None:
    """The reason for the code that a witness states."""
    return next((reason for reason in Distrust if reason.code == code), None)
