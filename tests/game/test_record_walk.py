"""Records walked and written: every deal and move in its order, and what they add up to."""

from aurum.game import (
    Bid,
    BidPlaced,
    Card,
    Deal,
    Event,
    MatchStarted,
    Move,
    RoundDealt,
    audit,
    deal_cards,
    evolve_all,
    parse_record,
    record_of,
    ruleset,
    walk,
)
from aurum.game.record_parser import Place, parse_move
from aurum.game.walking import Tally
from tests.game.test_records import decisions, golden


def test_a_walk_has_every_deal_and_every_move_with_its_round():
    record = parse_record(golden())
    found = [(step.round, step.move) for step in walk(record) if step.move is not None]
    assert found == [(n, move) for n, each in enumerate(record.rounds) for move in each.moves]
    deals = [step.round for step in walk(record) if step.move is None]
    assert deals == list(range(len(record.rounds)))


def test_a_walk_goes_from_each_match_to_the_next_by_its_events():
    record, match = parse_record(golden()), None
    for step in walk(record):
        assert match is None or step.before is match
        match = step.after
        assert evolve_all(step.before, step.events) == match
    assert match is not None
    assert match.winners == record.winners


def test_a_tally_counts_what_was_walked():
    record = parse_record(golden())
    found = decisions(record)
    tally = audit(record)
    assert tally == Tally(1, len(record.rounds), len(found))
    assert tally + tally == Tally(2, 2 * len(record.rounds), 2 * len(found))


def test_moves():
    assert parse_move("1 bid Ag3") == Move(1, Bid(Card.parse("Ag3")))
    assert str(parse_move("2 swap Au0 Zn4 partner")) == "2 swap Au0 Zn4 partner"


def test_places():
    assert str(Place()) == ""
    assert str(Place(1)) == "round 1"
    assert str(Place(0, 0)) == "round 0, action 0"


def test_a_hidden_bid_that_overtook_another_waits_until_it_can_be_written():
    rules = ruleset("german", 3)
    cards = deal_cards(rules, rules.deck)
    events: list[Event] = [
        MatchStarted(rules, 1),
        RoundDealt(0, 1, cards.hands, cards.exposed),
        BidPlaced(0, Card.parse("Bi1"), face_down=True),
        BidPlaced(1, Card.parse("P4"), face_down=True),
    ]
    record = record_of(events, "ABC", {"note": 1})
    assert [str(move) for move in record.rounds[0].moves] == ["1 bid P4"]
    assert record.rounds[0].deal == Deal(cards.hands)
    assert (record.first, record.names, record.winners, record.extra) == (
        1,
        ("A", "B", "C"),
        None,
        {"note": 1},
    )
    assert "winners" not in record.as_json()
    assert set(record.as_json()["rounds"][0]) == {"hands", "exposed", "actions"}
