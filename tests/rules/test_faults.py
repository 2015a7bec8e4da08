"""Every fault of the catalogue can happen, and says which clause forbids it."""

import re

import pytest

from aurum.game import (
    Deal,
    Fault,
    IllegalAction,
    IllegalDeal,
    Match,
    Ruleset,
    check_deal,
    deal,
    ruleset,
    start,
)
from tests.builders import before_trick, dealt, in_play, refused, round_that_ends, then

THREE = ruleset("german", 3)
FOUR = ruleset("german", 4)
EXCHANGE = before_trick(hands=["Bi4", "P1", "Ag1"], gold=["Au0", "Au0", ""], leader=1)
TRICK = in_play(hands=["Bi4 P4", "P3 Bi3", "Ag1"], gold=["Au0", "Au0", ""], trick="Bi7")
LEAD = in_play(hands=["Bi4 P4", "P3", "Ag1"], gold=["Au0", "Au0", ""])
OVER = round_that_ends(THREE, bids="Bi5 P5 Ag5", taken=[5, 0, 0], nuggets=[1, 0, 0])

BID = then(dealt(THREE), "0 bid Bi2")

MOVES: list[tuple[Fault, str, Match, str, str]] = [
    (Fault.BID_OUT_OF_TURN, "R3.3", dealt(FOUR), "2 bid Bi1", "seat 0 bids now, not seat 2"),
    (Fault.ALREADY_BID, "R3.1", BID, "0 bid Bi1", "seat 0 has already bid"),
    (Fault.MUST_BID, "R3.1", BID, "1 keep", "seat 1 must bid a card now"),
    (Fault.GOLD_BID, "R3.1", dealt(THREE), "0 bid Au0", "gold cannot be a bid"),
    (
        Fault.BID_NOT_IN_HAND,
        "R3.1",
        BID,
        "1 bid Zn9",
        "Zn9 is not in seat 1's hand, so it cannot be bid",
    ),
    (
        Fault.EXCHANGE_OUT_OF_TURN,
        "R4.3",
        EXCHANGE,
        "0 keep",
        "seat 1 has the chance to exchange now, not seat 0",
    ),
    (
        Fault.MUST_ANSWER_EXCHANGE,
        "R4.1",
        EXCHANGE,
        "1 play P1",
        "seat 1 must keep the bids or exchange one now",
    ),
    (
        Fault.PAYMENT_NOT_GOLD,
        "R4.1",
        EXCHANGE,
        "1 swap P1 P1",
        "an exchange is paid with gold, not with P1",
    ),
    (
        Fault.PAYMENT_NOT_OWNED,
        "R4.1",
        EXCHANGE,
        "1 swap Au5 P1",
        "Au5 is not in seat 1's gold collection, so it cannot pay for an exchange",
    ),
    (
        Fault.SWAP_NOT_IN_HAND,
        "R4.1",
        EXCHANGE,
        "1 swap Au0 Zn5",
        "Zn5 is not in seat 1's hand, so it cannot take the place of a bid",
    ),
    (
        Fault.NO_PARTNER,
        "R4.1",
        EXCHANGE,
        "1 swap Au0 P1 partner",
        "there are no partners in a game of 3",
    ),
    (Fault.PLAY_OUT_OF_TURN, "R5.2", TRICK, "2 play Ag1", "seat 1 plays now, not seat 2"),
    (Fault.MUST_PLAY, "R5.2", TRICK, "1 keep", "seat 1 must play a card now"),
    (Fault.NOT_IN_HAND, "R5.2", TRICK, "1 play Zn9", "Zn9 is not in seat 1's hand"),
    (
        Fault.NOT_IN_COLLECTION,
        "R5.2",
        TRICK,
        "1 play Au7",
        "Au7 is not in seat 1's gold collection",
    ),
    (
        Fault.METAL_ALREADY_PLAYED,
        "R5.2",
        TRICK,
        "1 play Bi3",
        "Bi has already been played to this trick",
    ),
    (
        Fault.CAN_PLAY_BASE,
        "R5.3",
        TRICK,
        "1 end",
        "seat 1 holds a valid base card and may not end the round",
    ),
    (Fault.GOLD_LEAD, "R5.1", LEAD, "0 play Au0", "gold cannot be led"),
    (
        Fault.MUST_LEAD,
        "R5.1",
        LEAD,
        "0 end",
        "the leader must play a base card and cannot end the round",
    ),
    (Fault.NOT_SEATED, "R2.1", LEAD, "3 play Bi4", "there is no seat 3 in a game of 3"),
    (
        Fault.NO_ROUND,
        "R2.4",
        start(THREE, 0),
        "0 bid Bi1",
        "no round is being played: the next one has not been dealt",
    ),
    (Fault.MATCH_OVER, "R10", OVER, "0 play Bi1", "the match is over"),
]


@pytest.mark.parametrize(
    ("fault", "clause", "match", "move", "sentence"), MOVES, ids=[row[0].name for row in MOVES]
)
def test_a_move_against_the_rules_says_why(
    fault: Fault, clause: str, match: Match, move: str, sentence: str
):
    reason = refused(match, move)
    assert reason.fault is fault
    assert (reason.clause, reason.code, reason.text) == (clause, fault.code, sentence)
    assert str(reason) == f"{sentence} ({clause})"
    with pytest.raises(IllegalAction) as refusal:
        then(match, move)
    assert str(refusal.value) == str(reason)
    assert refusal.value.reason == reason


def test_the_facts_of_a_reason_are_in_the_notation():
    assert dict(refused(TRICK, "1 play Bi3").facts) == {"metal": "Bi", "card": "Bi7"}


DEALS: list[tuple[Fault, str, Ruleset, Deal, str]] = [
    (
        Fault.WRONG_HAND_COUNT,
        "R2.1",
        THREE,
        Deal((THREE.deck[:12], THREE.deck[12:24])),
        "2 hands were dealt to 3 seats",
    ),
    (
        Fault.WRONG_HAND_SIZE,
        "R2.1",
        THREE,
        Deal((THREE.deck[:12], THREE.deck[12:23], THREE.deck[24:])),
        "seat 1 was dealt 11 cards instead of 12",
    ),
    (
        Fault.WRONG_EXPOSED_SIZE,
        "R2.1",
        FOUR,
        Deal(tuple(FOUR.deck[a : a + 12] for a in (0, 12, 24, 36)), FOUR.deck[48:49]),
        "1 cards lie face up instead of 2",
    ),
    (
        Fault.CARD_TWICE,
        "R1.1",
        THREE,
        Deal((THREE.deck[:12], THREE.deck[12:24], THREE.deck[23:35])),
        "Ag6 was dealt twice",
    ),
    (
        Fault.NOT_IN_DECK,
        "R2.2",
        THREE,
        Deal((THREE.deck[:12], THREE.deck[12:24], (*THREE.deck[24:35], FOUR.deck[10]))),
        "Cu1 is not in the deck of this game",
    ),
]


@pytest.mark.parametrize(
    ("fault", "clause", "rules", "cards", "sentence"), DEALS, ids=[row[0].name for row in DEALS]
)
def test_a_deal_against_the_rules_says_why(
    fault: Fault, clause: str, rules: Ruleset, cards: Deal, sentence: str
):
    with pytest.raises(IllegalDeal) as refusal:
        deal(start(rules, 0), cards)
    reason = refusal.value.reason
    assert (reason.fault, reason.clause, reason.text) == (fault, clause, sentence)


def test_a_card_face_up_that_was_dealt_is_refused_too():
    hands = tuple(FOUR.deck[a : a + 12] for a in (0, 12, 24, 36))
    with pytest.raises(IllegalDeal, match="Bi1 was dealt twice"):
        check_deal(FOUR, Deal(hands, (FOUR.deck[0], FOUR.deck[49])))


def test_a_deal_in_the_middle_of_a_round_says_why():
    with pytest.raises(IllegalAction) as refusal:
        deal(dealt(THREE), Deal(()))
    assert refusal.value.reason.fault is Fault.ROUND_RUNNING
    assert str(refusal.value) == "a round is being played; the next deal must wait (R2.4)"


def test_every_fault_of_the_catalogue_is_tested_here():
    tested = {fault for fault, *_ in MOVES} | {fault for fault, *_ in DEALS}
    assert tested | {Fault.ROUND_RUNNING} == set(Fault)


def test_codes_and_clauses_are_well_formed():
    assert len({fault.code for fault in Fault}) == len(Fault)
    for fault in Fault:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", fault.code)
        assert re.fullmatch(r"R(1[01]|[1-9])(\.[1-6])?", fault.clause)
        assert repr(fault) == f"Fault.{fault.name}"
