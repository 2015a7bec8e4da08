"""The ledger says of a seat's own decisions nothing that the seat could not know."""

from __future__ import annotations

from dataclasses import replace

from aurum.analysis.ledgers import NORMAL, RoundBooks, of_round, round_books
from aurum.arena.simulation import planned, played
from aurum.game import Card, Record, parse_record, ruleset, walk

QUICK = NORMAL.scaled(0.02)


def bots_match(unit: int) -> Record:
    """A match of the network's own levels."""
    return parse_record(played(planned(ruleset("english", 3), "adept", "evidence"), unit))


def swapped(record: Record, one: tuple[int, Card], other: tuple[int, Card]) -> Record:
    """The record with two cards of two hands exchanged in the first deal."""
    first = record.rounds[0]
    hands = [list(hand) for hand in first.deal.hands]
    for (seat, card), (_, new) in ((one, other), (other, one)):
        hands[seat][hands[seat].index(card)] = new
    deal = replace(first.deal, hands=tuple(tuple(hand) for hand in hands))
    return replace(record, rounds=(replace(first, deal=deal), *record.rounds[1:]))


def never_shown(record: Record) -> list[tuple[int, Card]]:
    """Cards that stayed in a hand to the end of the first round."""
    end = of_round(walk(record), 0)[-1].after.round
    assert end is not None
    return [(seat, card) for seat, hand in enumerate(end.hands) for card in hand]


def is_sound(record: Record) -> bool:
    try:
        return len(list(walk(record))) > 0
    except Exception:  # noqa: BLE001 -- any flaw: the swap changed what was allowed
        return False


def known_to(books: RoundBooks, seat: int) -> list[tuple[tuple[float, ...], ...]]:
    """What the short ledger says of a seat's own decisions."""
    return [
        (decision.expected, decision.gained, decision.error)
        for decision in books.decisions
        if decision.move.seat == seat and not decision.forced
    ]


def test_the_short_ledger_of_a_seat_is_the_same_whoever_held_the_hidden_cards():
    """World swap: two cards that were never shown change hands; a seat that saw neither counts
    the same numbers, though the state with all cards open is worth something else."""
    tried = 0
    for unit in range(6):
        record = bots_match(unit)
        left = never_shown(record)
        pairs = [(a, b) for a in left for b in left if a[0] < b[0]]
        for one, other in pairs[:4]:
            other_world = swapped(record, one, other)
            if not is_sound(other_world):
                continue
            seat = ({0, 1, 2} - {one[0], other[0]}).pop()
            here, there = (round_books(r, 0, effort=QUICK) for r in (record, other_world))
            assert known_to(here, seat) == known_to(there, seat) != []
            tried += here.dealt.after != there.dealt.after
            break
    assert tried, "no deal could be swapped"
