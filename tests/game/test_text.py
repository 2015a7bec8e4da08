"""Everything that is printed parses back, and nothing else raises anything but our own errors."""

import copy
import pickle
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aurum.game import (
    ACTION_COUNT,
    BASE_CARDS,
    END,
    GOLD_CARDS,
    KEEP,
    AurumError,
    Bid,
    Card,
    End,
    InvalidNotation,
    Keep,
    Metal,
    Play,
    Ruleset,
    Swap,
    audit,
    legal_actions,
    numbered_action,
    parse_action,
    parse_cards,
    parse_position,
    parse_record,
    parse_ruleset,
    position_text,
    record_of,
    ruleset,
)
from tests.game.worlds import positions, rulesets, seeds, story

cards = st.sampled_from(BASE_CARDS + GOLD_CARDS)
actions = st.one_of(
    st.builds(Bid, cards),
    st.builds(Play, cards),
    st.builds(Swap, cards, cards, st.booleans()),
    st.sampled_from([KEEP, END]),
)
noise = st.text(alphabet="BiCuPAgZnAu0123456789 bidkeepswaplyn/.,:+-=", max_size=30) | st.text()


@given(cards)
def test_cards(card: Card):
    assert Card.parse(str(card)) == card
    assert eval(repr(card)) == card
    assert repr(card.metal) == f"Metal.{card.metal.name}"


def test_cards_are_ordered_by_metal_and_rank():
    assert sorted(parse_cards("Zn1 Au0 Bi9 P2 Bi10 Ag1")) == list(
        parse_cards("Bi9 Bi10 P2 Ag1 Zn1 Au0")
    )
    assert [metal.symbol for metal in Metal] == ["Bi", "Cu", "P", "Ag", "Zn", "Au"]


@given(actions)
def test_actions(action):  # noqa: ANN001
    assert parse_action(str(action)) == action
    assert eval(repr(action), {"Keep": Keep, "End": End} | globals()) == action
    assert pickle.loads(pickle.dumps(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid Bi7", Bid(Card.parse("Bi7"))),
        ("keep", KEEP),
        ("swap Au0 Zn4", Swap(Card.parse("Au0"), Card.parse("Zn4"))),
        ("swap Au0 Zn4 partner", Swap(Card.parse("Au0"), Card.parse("Zn4"), partner=True)),
        ("play Au3", Play(Card.parse("Au3"))),
        ("end", END),
    ],
)
def test_the_words_of_the_notation(text: str, action):  # noqa: ANN001
    assert parse_action(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    ["", "bid", "keep it", "swap Au0", "swap Au0 Zn4 enemy", "play Bi7 Bi8", "end end", "Bid Bi7",
     "bid  Bi7", " keep", "keep ", "keep\n", "play Bi7\t", "bid bi7"],
)  # fmt: skip
def test_what_is_no_action(text: str):
    with pytest.raises(InvalidNotation):
        parse_action(text)


def test_a_strange_word_after_a_swap_is_named():
    with pytest.raises(InvalidNotation) as error:
        parse_action("swap Au0 Zn4 enemy")
    assert str(error.value) == "'enemy' after a swap should be 'partner' or nothing"


def test_what_an_action_would_be_is_said():
    with pytest.raises(InvalidNotation) as error:
        parse_action("fly")
    assert str(error.value) == (
        "'fly' is not an action; an action is 'bid Bi7', 'keep', 'swap Au0 Zn4', "
        "'swap Au0 Zn4 partner', 'play Bi7' or 'end'"
    )
    with pytest.raises(InvalidNotation) as error:
        Card.parse("Bi11")
    assert str(error.value) == (
        "'Bi11' is not a card; a card is one of Bi, Cu, P, Ag, Zn with a rank 1 to 10, "
        "or Au with a rank 0 to 8, such as Bi7"
    )


@pytest.mark.parametrize("thing", [None, 3, b"keep", ["keep"], {}])
def test_what_is_not_even_text(thing: str):
    with pytest.raises(InvalidNotation):
        parse_action(thing)
    with pytest.raises(InvalidNotation):
        Card.parse(thing)


@given(noise)
def test_noise_is_never_another_error(text: str):
    for parse in (Card.parse, parse_action, parse_cards, parse_ruleset, parse_position):
        try:
            parse(text)
        except InvalidNotation:
            continue
    with suppress(AurumError):
        parse_record(text)


def test_numbers_are_a_bijection():
    from aurum.game import action_number

    assert ACTION_COUNT == 1011
    found = [numbered_action(number) for number in range(ACTION_COUNT)]
    assert len(set(found)) == ACTION_COUNT
    assert [action_number(action) for action in found] == list(range(ACTION_COUNT))


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "play Bi1"),
        (9, "play Bi10"),
        (10, "play Cu1"),
        (49, "play Zn10"),
        (50, "play Au0"),
        (58, "play Au8"),
        (59, "end"),
        (60, "keep"),
        (61, "bid Bi1"),
        (110, "bid Zn10"),
        (111, "swap Au0 Bi1"),
        (112, "swap Au0 Bi1 partner"),
        (113, "swap Au0 Bi2"),
        (211, "swap Au1 Bi1"),
        (1009, "swap Au8 Zn10"),
        (1010, "swap Au8 Zn10 partner"),
    ],
)
def test_the_numbers_will_not_change(number: int, text: str):
    assert str(numbered_action(number)) == text


@pytest.mark.parametrize("number", [-1, 1011, None, "3", 1.5])
def test_no_other_numbers(number: int):
    with pytest.raises(InvalidNotation, match="they go from 0 to 1010"):
        numbered_action(number)


@pytest.mark.parametrize("text", ["bid Au3", "swap Bi3 Bi4", "swap Au3 Au4", "swap Bi3 Au3"])
def test_what_can_never_be_allowed_has_no_number(text: str):
    from aurum.game import action_number

    with pytest.raises(InvalidNotation, match="has no number"):
        action_number(parse_action(text))


@given(rulesets)
def test_rulesets(rules: Ruleset):
    assert parse_ruleset(rules.name) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert copy.deepcopy(rules).deck == rules.deck


@pytest.mark.parametrize(
    "name",
    ["german-4-zeros", "german-5-zeros-nuggets", "german-4-ones-nuggets", "x-4-zeros-points",
     "german-4-zeros-chess", "german-4-zeros-nuggets-x", ""],
)  # fmt: skip
def test_what_is_no_ruleset(name: str):
    with pytest.raises(InvalidNotation):
        parse_ruleset(name)


@given(rulesets, seeds)
def test_positions(rules: Ruleset, seed: int):
    for match in positions(rules, seed):
        text = position_text(match)
        again = parse_position(text)
        assert again == match, text
        assert position_text(again) == text


@given(rulesets, seeds)
def test_records(rules: Ruleset, seed: int):
    events = [event for _, told, _ in story(rules, seed) for event in told]
    from aurum.game import MatchStarted

    first = next(before.first for before, _, _ in story(rules, seed))
    names = tuple("ABCD"[: rules.seats])
    record = record_of([MatchStarted(rules, first), *events], names, {"note": "extra"})
    again = parse_record(str(record))
    assert again == record
    assert str(again) == str(record)
    assert audit(again).actions == sum(
        len(before.to_act) > 0 for before, _, _ in story(rules, seed)
    )


def spoilt(text: str, chance: Random) -> str:
    """A text with a small mistake somewhere."""
    at = chance.randrange(len(text))
    kind = chance.randrange(4)
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + chance.choice('019/.,:+-="{}[]BiAuZn ') + text[at + 1 :]
    if kind == 2:
        return text[:at]
    return text[:at] + text[at] + text[at:]


@given(rulesets, seeds)
def test_spoilt_positions_are_read_or_refused(rules: Ruleset, seed: int):
    chance = Random(seed)
    match = chance.choice(list(positions(rules, seed)))
    for _ in range(40):
        text = spoilt(position_text(match), chance)
        try:
            found = parse_position(text)
        except InvalidNotation:
            continue
        for seat in found.to_act:
            assert legal_actions(found, seat)


@given(rulesets, seeds)
def test_spoilt_records_are_read_or_refused(rules: Ruleset, seed: int):
    from aurum.game import BadRecord, MatchStarted

    steps = list(story(rules, seed))
    events = [event for _, told, _ in steps for event in told]
    text = str(record_of([MatchStarted(rules, steps[0][0].first), *events], "ABCD"[: rules.seats]))
    chance = Random(seed)
    for _ in range(20):
        with suppress(BadRecord):
            audit(parse_record(spoilt(text, chance)))


def position(**changes: str) -> str:
    """A fresh position for three, with some of its fields changed."""
    match = list(positions(ruleset("german", 3), 1))[10]
    words = position_text(match).split(" ")
    return " ".join(
        f"{key}={changes[key]}" if (key := word.partition("=")[0]) in changes else word
        for word in words
    )


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"first": "3"}, "3 is not a seat; the seats are 0 to 2"),
        ({"first": "x"}, "'x' should be a number"),
        ({"first": "01"}, "'01' should be a number"),
        ({"nuggets": "0,0"}, "need 3 numbers each"),
        ({"points": "0,0,0,0"}, "need 3 numbers each"),
        ({"hands": "-/-/-"}, "the base cards of this position are not those of its deck"),
        ({"hands": "-/-"}, "should have 3 parts separated by '/'"),
        ({"exposed": "Bi1"}, "the base cards of this position"),
        ({"gold": "-/-/-"}, "the gold of this position is not the gold of its ruleset"),
        ({"supply": "9,9,9,9,9,9,9,9,9"}, "the gold of this position"),
        ({"supply": "1,2"}, "the gold of this position"),
        ({"tricks": "x"}, "'x' is not a finished trick such as 0:Bi1.P2.Zn9+1"),
        ({"tricks": "0:Bi1.P2"}, "should have 3 cards, a base card first"),
        ({"tricks": "0:Au1.P2.Bi3"}, "should have 3 cards, a base card first"),
        ({"ended": "0:bored"}, "should be a seat and a reason, such as 2:stuck"),
        ({"known": "Bi1.Bi2.Bi3.Bi4.Bi5/-/-"}, "a card known to be in a hand is not in it"),
        ({"chances": "0.1.2.0"}, "do not fit the rest"),
    ],
)
def test_a_position_that_cannot_be_says_why(changes: dict[str, str], sentence: str):
    parse_position(position())
    with pytest.raises(InvalidNotation, match=r"^[^\n]*$") as error:
        parse_position(position(**changes))
    assert sentence in str(error.value)
