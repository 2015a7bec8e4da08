"""Every fault of the catalogue can happen, and says which clause forbids it."""

import re

import pytest

from aurum.game import Deal, Fault, IllegalAction, Match, deal, ruleset, start
from aurum.game.deals import why_bad_deal
from tests.builders import before_trick, dealt, in_play, next_round, refused, round_that_ends

THREE = ruleset("german", 3)
FOUR = ruleset("german", 4)
EXCHANGE = before_trick(hands=["Bi4", "P1", "Ag1"], gold=["Au0", "Au0", ""])
TRICK = in_play(hands=["Bi4 P4", "P3 Bi3", "Ag1"], gold=["Au0", "Au0", ""], trick="Bi7")
LEAD = in_play(hands=["Bi4 P4", "P3", "Ag1"], gold=["Au0", "Au0", ""])
OVER = round_that_ends(THREE, bids="Bi5 P5 Ag5", taken=[5, 0, 0], nuggets=[1, 0, 0])

MOVES: list[tuple[Fault, str, Match, str]] = [
    (Fault.BID_OUT_OF_TURN, "R3.3", dealt(FOUR), "2 bid Bi1"),
    (Fault.ALREADY_BID, "R3.1", next_round(start(THREE, 0)), "0 bid Bi1"),
    (Fault.MUST_BID, "R3.1", dealt(THREE), "0 keep"),
    (Fault.GOLD_BID, "R3.1", dealt(THREE), "0 bid Au0"),
    (Fault.BID_NOT_IN_HAND, "R3.1", dealt(THREE), "0 bid Zn9"),
    (Fault.EXCHANGE_OUT_OF_TURN, "R4.3", EXCHANGE, "1 keep"),
    (Fault.MUST_ANSWER_EXCHANGE, "R4.1", EXCHANGE, "0 play Bi4"),
    (Fault.PAYMENT_NOT_GOLD, "R4.1", EXCHANGE, "0 swap Bi4 Bi4"),
    (Fault.PAYMENT_NOT_OWNED, "R4.1", EXCHANGE, "0 swap Au5 Bi4"),
    (Fault.SWAP_NOT_IN_HAND, "R4.1", EXCHANGE, "0 swap Au0 Zn5"),
    (Fault.NO_PARTNER, "R4.1", EXCHANGE, "0 swap Au0 Bi4 partner"),
    (Fault.PLAY_OUT_OF_TURN, "R5.2", TRICK, "2 play Ag1"),
    (Fault.MUST_PLAY, "R5.2", TRICK, "1 keep"),
    (Fault.NOT_IN_HAND, "R5.2", TRICK, "1 play Zn9"),
    (Fault.NOT_IN_COLLECTION, "R5.2", TRICK, "1 play Au7"),
    (Fault.METAL_ALREADY_PLAYED, "R5.2", TRICK, "1 play Bi3"),
    (Fault.CAN_PLAY_BASE, "R5.3", TRICK, "1 end"),
    (Fault.GOLD_LEAD, "R5.1", LEAD, "0 play Au0"),
    (Fault.MUST_LEAD, "R5.1", LEAD, "0 end"),
    (Fault.NOT_SEATED, "R2.1", LEAD, "3 play Bi4"),
    (Fault.NO_ROUND, "R2.4", start(THREE, 0), "0 bid Bi1"),
    (Fault.MATCH_OVER, "R10", OVER, "0 play Bi1"),
]

BIG_HAND = THREE.deck[:13]
DEALS: list[tuple[Fault, str, tuple[tuple[int, int], ...]]] = [
    (Fault.WRONG_HAND_COUNT, "R2.1", ((0, 12), (12, 24))),
    (Fault.WRONG_HAND_SIZE, "R2.1", ((0, 12), (12, 23), (24, 36))),
    (Fault.CARD_TWICE, "R1.1", ((0, 12), (12, 24), (23, 35))),
]


@pytest.mark.parametrize(
    ("fault", "clause", "match", "move"), MOVES, ids=lambda x: getattr(x, "name", "")
)
def test_a_move_against_the_rules_names_its_clause(
    fault: Fault, clause: str, match: Match, move: str
):
    from tests.builders import then

    if fault is Fault.ALREADY_BID:
        match = then(match, "0 bid Bi2")
    reason = refused(match, move)
    assert reason.fault is fault
    assert reason.clause == clause
    assert reason.code == fault.code
    assert str(reason) == f"{reason.text} ({clause})"


@pytest.mark.parametrize(("fault", "clause", "cuts"), DEALS, ids=lambda x: getattr(x, "name", ""))
def test_a_deal_against_the_rules_names_its_clause(
    fault: Fault, clause: str, cuts: tuple[tuple[int, int], ...]
):
    reason = why_bad_deal(THREE, Deal(tuple(THREE.deck[a:b] for a, b in cuts)))
    assert reason is not None
    assert (reason.fault, reason.clause) == (fault, clause)


def test_a_deal_of_foreign_cards_names_its_clause():
    hands = (THREE.deck[:12], THREE.deck[12:24], (*THREE.deck[24:35], FOUR.deck[10]))
    reason = why_bad_deal(THREE, Deal(hands))
    assert reason is not None
    assert (reason.fault, reason.clause) == (Fault.NOT_IN_DECK, "R2.2")


def test_too_few_cards_face_up_name_their_clause():
    hands = tuple(FOUR.deck[a : a + 12] for a in (0, 12, 24, 36))
    reason = why_bad_deal(FOUR, Deal(hands, FOUR.deck[48:49]))
    assert reason is not None
    assert (reason.fault, reason.clause) == (Fault.WRONG_EXPOSED_SIZE, "R2.1")


def test_a_deal_in_the_middle_of_a_round_names_its_clause():
    match = dealt(THREE)
    with pytest.raises(IllegalAction) as error:
        deal(match, Deal(()))
    assert error.value.reason.fault is Fault.ROUND_RUNNING
    assert error.value.reason.clause == "R2.4"


def test_every_fault_of_the_catalogue_is_tested_here():
    tested = {fault for fault, *_ in MOVES} | {fault for fault, *_ in DEALS}
    tested |= {Fault.NOT_IN_DECK, Fault.WRONG_EXPOSED_SIZE, Fault.ROUND_RUNNING}
    assert tested == set(Fault)


def test_codes_and_clauses_are_well_formed():
    assert len({fault.code for fault in Fault}) == len(Fault)
    for fault in Fault:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", fault.code)
        assert re.fullmatch(r"R(1[01]|[1-9])(\.[1-6])?", fault.clause)
        assert repr(fault) == f"Fault.{fault.name}"
