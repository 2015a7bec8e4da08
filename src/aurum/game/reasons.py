"""The catalogue of reasons why an action is not allowed, for errors, tooltips and the wire."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Fault(Enum):
    """What is wrong, the clause that says so, and an English sentence with gaps for facts."""

    BID_OUT_OF_TURN = ("bid-out-of-turn", "R3.3", "seat {turn} bids now, not seat {seat}")
    EXCHANGE_OUT_OF_TURN = (
        "exchange-out-of-turn",
        "R4.3",
        "seat {turn} has the chance to exchange now, not seat {seat}",
    )
    PLAY_OUT_OF_TURN = ("play-out-of-turn", "R5.2", "seat {turn} plays now, not seat {seat}")
    NOT_SEATED = ("not-seated", "R2.1", "there is no seat {seat} in a game of {seats}")
    NO_ROUND = ("no-round", "R2.4", "no round is being played: the next one has not been dealt")
    MATCH_OVER = ("match-over", "R10", "the match is over")
    ALREADY_BID = ("already-bid", "R3.1", "seat {seat} has already bid")
    MUST_BID = ("must-bid", "R3.1", "seat {seat} must bid a card now")
    MUST_ANSWER_EXCHANGE = (
        "must-answer-exchange",
        "R4.1",
        "seat {seat} must keep the bids or exchange one now",
    )
    MUST_PLAY = ("must-play", "R5.2", "seat {seat} must play a card now")
    GOLD_BID = ("gold-bid", "R3.1", "gold cannot be a bid")
    BID_NOT_IN_HAND = (
        "bid-not-in-hand",
        "R3.1",
        "{card} is not in seat {seat}'s hand, so it cannot be bid",
    )
    NOT_IN_HAND = ("not-in-hand", "R5.2", "{card} is not in seat {seat}'s hand")
    NOT_IN_COLLECTION = (
        "not-in-collection",
        "R5.2",
        "{card} is not in seat {seat}'s gold collection",
    )
    PAYMENT_NOT_GOLD = (
        "payment-not-gold",
        "R4.1",
        "an exchange is paid with gold, not with {card}",
    )
    PAYMENT_NOT_OWNED = (
        "payment-not-owned",
        "R4.1",
        "{card} is not in seat {seat}'s gold collection, so it cannot pay for an exchange",
    )
    NO_PARTNER = ("no-partner", "R4.1", "there are no partners in a game of {seats}")
    SWAP_NOT_IN_HAND = (
        "swap-not-in-hand",
        "R4.1",
        "{card} is not in seat {seat}'s hand, so it cannot take the place of a bid",
    )
    GOLD_LEAD = ("gold-lead", "R5.1", "gold cannot be led")
    METAL_ALREADY_PLAYED = (
        "metal-already-played",
        "R5.2",
        "{metal} has already been played to this trick",
    )
    MUST_LEAD = ("must-lead", "R5.1", "the leader must play a base card and cannot end the round")
    CAN_PLAY_BASE = (
        "can-play-base",
        "R5.3",
        "seat {seat} holds a valid base card and may not end the round",
    )
    ROUND_RUNNING = ("round-running", "R2.4", "a round is being played; the next deal must wait")
    WRONG_HAND_COUNT = ("wrong-hand-count", "R2.1", "{count} hands were dealt to {seats} seats")
    WRONG_HAND_SIZE = (
        "wrong-hand-size",
        "R2.1",
        "seat {seat} was dealt {count} cards instead of {size}",
    )
    WRONG_EXPOSED_SIZE = (
        "wrong-exposed-size",
        "R2.1",
        "{count} cards lie face up instead of {size}",
    )
    CARD_TWICE = ("card-twice", "R1.1", "{card} was dealt twice")
    NOT_IN_DECK = ("not-in-deck", "R2.2", "{card} is not in the deck of this game")

    def __init__(self, code: str, clause: str, template: str) -> None:
        self.code = code
        self.clause = clause
        self.template = template

    def __repr__(self) -> str:
        return f"Fault.{self.name}"


@dataclass(frozen=True, slots=True)
class Reason:
    """A fault with its facts, such as the card in question."""

    fault: Fault
    given: tuple[tuple[str, object], ...] = ()

    @property
    def facts(self) -> dict[str, str]:
        """The facts by name, as text in the notation."""
        return {name: str(value) for name, value in self.given}

    @property
    def code(self) -> str:
        return self.fault.code

    @property
    def clause(self) -> str:
        return self.fault.clause

    @property
    def text(self) -> str:
        return self.fault.template.format(**self.facts)

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})"


def because(fault: Fault, **facts: object) -> Reason:
    """The reason for a refusal; its sentence is built only when somebody reads it."""
    return Reason(fault, tuple(facts.items()))
