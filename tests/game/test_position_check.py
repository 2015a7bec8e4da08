"""A position that no match could lead to is refused, with the clause it breaks."""

from collections.abc import Callable
from functools import cache

import pytest

from aurum.game import InvalidNotation, Match, Phase, parse_position, position_text, ruleset
from tests.game.worlds import positions

RULES = ruleset("german", 3)
FIELDS = (
    "a position has the fields first, round, nuggets, points, and with a round hands, exposed, "
    "bids, known, gold, supply, leader, chances, trick, tricks, ended, in this order"
)


@cache
def some_match() -> tuple[Match, ...]:
    return tuple(positions(RULES, 1))


def first(wanted: Callable[[Match], bool]) -> dict[str, str]:
    """The fields of the first position of a match that is like this."""
    text = position_text(next(match for match in some_match() if wanted(match)))
    return dict(word.partition("=")[::2] for word in text.split(" ")[2:])


def refusal(fields: dict[str, str]) -> str:
    words = [f"{key}={value}" for key, value in fields.items()]
    with pytest.raises(InvalidNotation) as error:
        parse_position(" ".join(["aurum", RULES.name, *words]))
    return str(error.value)


def in_bidding(match: Match) -> bool:
    return match.phase is Phase.BID and match.round is not None and match.round.bids[0] is not None


def in_exchange(match: Match) -> bool:
    return match.phase is Phase.EXCHANGE


def in_trick(match: Match) -> bool:
    round_ = match.round
    return round_ is not None and len(round_.trick) == 2 and any(round_.gold)


def test_base_cards_that_are_not_the_deck():
    fields = first(in_exchange)
    assert refusal(fields | {"hands": "-/-/-"}) == (
        "the base cards of this position are not those of its deck (R2)"
    )


def test_a_known_card_that_is_elsewhere():
    fields = first(in_exchange)
    other = fields["hands"].split("/")[1].split(".")[0]
    assert refusal(fields | {"known": f"{other}/-/-"}) == (
        "a card known to be in a hand is not in it (R4.5)"
    )


@pytest.mark.parametrize("change", [{"gold": "-/-/-"}, {"supply": "9,9"}, {"gold": "0.0/0/0"}])
def test_gold_that_is_not_the_gold_of_the_ruleset(change: dict[str, str]):
    assert refusal(first(in_exchange) | change) == (
        "the gold of this position is not the gold of its ruleset (R1.2)"
    )


def test_a_supply_of_another_length():
    fields = first(in_exchange)
    assert "the gold of this position" in refusal(fields | {"supply": fields["supply"] + ",0"})


def test_gold_in_the_trick_belongs_to_the_gold():
    text = position_text(
        next(m for m in some_match() if m.round and any(c.is_gold for c in m.round.trick))
    )
    assert position_text(parse_position(text)) == text


def test_hands_of_the_wrong_size():
    fields = first(in_exchange)
    one, two, three = fields["hands"].split("/")
    card, _, rest = two.partition(".")
    assert refusal(fields | {"hands": f"{one}.{card}/{rest}/{three}"}) == (
        "seat 0 has 12 cards, which does not add up (R2.1)"
    )


def test_a_leader_who_should_not_lead():
    fields = first(in_exchange)
    leader = int(fields["leader"])
    other = (leader + 1) % 3
    assert refusal(fields | {"leader": str(other)}) == (
        f"seat {other} leads, but it should be seat {leader} (R6.2)"
    )


def test_an_exchange_before_all_have_bid():
    assert refusal(first(in_bidding) | {"chances": "0"}) == (
        "cards have been played before all have bid (R3)"
    )


@pytest.mark.parametrize("chances", ["0.1.2.0", "2.1.0", "7"])
def test_chances_that_do_not_fit(chances: str):
    assert refusal(first(in_exchange) | {"chances": chances}) == (
        "the trick or the chances to exchange do not fit the rest (R4.3)"
    )


def test_no_exchange_in_the_middle_of_a_trick():
    fields = first(in_trick)
    owner = next(seat for seat, gold in enumerate(fields["gold"].split("/")) if gold != "-")
    assert refusal(fields | {"chances": str(owner)}) == (
        "the trick or the chances to exchange do not fit the rest (R4.3)"
    )


def test_a_round_that_must_be_over():
    for seed in range(1, 30):
        for match in positions(RULES, seed):
            ended = match.round.ended if match.round else None
            if ended and ended.reason.value == "stuck":
                text = position_text(match)
                with pytest.raises(InvalidNotation) as error:
                    parse_position(text.replace(f"ended={ended.seat}:stuck", "ended=-"))
                assert str(error.value) == (
                    f"seat {ended.seat} can play nothing, so the round is over (R7.1)"
                )
                return
    raise AssertionError("no stuck round in 29 matches")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("chess", "a position begins with 'aurum' and a ruleset such as german-4-zeros-nuggets"),
        ("aurum", "a position begins with 'aurum' and a ruleset such as german-4-zeros-nuggets"),
        (
            "aurum x first=0 round=0 nuggets=0,0,0 points=0,0,0",
            "'x' is not a ruleset such as german-4-zeros-nuggets",
        ),
        (
            "aurum german-3-zeros-nuggets",
            FIELDS,
        ),
        (
            "aurum german-3-zeros-nuggets first=0 round=x nuggets=0,0,0 points=0,0,0",
            "'x' should be a number",
        ),
        (
            "aurum german-3-zeros-nuggets first=4 round=0 nuggets=0,0,0 points=0,0,0",
            "4 is not a seat; the seats are 0 to 2",
        ),
        (
            "aurum german-3-zeros-nuggets first=0 round=0 nuggets=0,0 points=0,0,0",
            "nuggets and points need 3 numbers each",
        ),
        (
            "aurum german-3-zeros-nuggets first=0 round=0 nuggets=0,0,0 points=0,0",
            "nuggets and points need 3 numbers each",
        ),
    ],
)
def test_what_is_no_position(text: str, sentence: str):
    with pytest.raises(InvalidNotation) as error:
        parse_position(text)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hands": "-/-"}, "'-/-' should have 3 parts separated by '/'"),
        ({"tricks": "x"}, "'x' is not a finished trick such as 0:Bi1.P2.Zn9+1"),
        ({"tricks": "0:Bi1"}, "the trick '0:Bi1' should have 3 cards, a base card first"),
        (
            {"tricks": "0:Au1.P2.Bi3"},
            "the trick '0:Au1.P2.Bi3' should have 3 cards, a base card first",
        ),
        ({"ended": "0:bored"}, "'0:bored' should be a seat and a reason, such as 2:stuck"),
        ({"ended": "3:stuck"}, "3 is not a seat; the seats are 0 to 2"),
    ],
)
def test_a_field_that_cannot_be_read(change: dict[str, str], sentence: str):
    assert refusal(first(in_exchange) | change) == sentence
