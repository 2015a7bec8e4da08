"""What an observer may know: all that is public, and nothing that is not."""

from dataclasses import dataclass, fields, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aurum.game import (
    OUTSIDER,
    SPECTATOR,
    Action,
    Card,
    Deal,
    Event,
    Match,
    Observer,
    Phase,
    RoundDealt,
    Ruleset,
    TieBreak,
    advance,
    deal,
    evolve_all,
    legal_actions,
    redact,
    ruleset,
    start,
    view,
)
from aurum.game.events import BidPlaced, BidsRevealed, RoundEnded
from aurum.game.views import Secrets, View, secrets
from tests.builders import dealt, round_that_ends, scored, then
from tests.game.worlds import choice, positions, rulesets, seeds, shuffled_deal, story

THREE = ruleset("english", 3)
FOUR = ruleset("english", 4)


# Two worlds that an observer cannot tell apart


@dataclass(frozen=True)
class Fork:
    """Two worlds that are equal for an observer so far."""

    observer: Observer
    one: Match
    two: Match


def other_deal(rules: Ruleset, cards: Deal, observer: Observer, chance: Random) -> Deal:
    """A deal in which some cards that the observer cannot see have changed places."""
    seats = [seat for seat in range(rules.seats) if seat != observer]
    hands = [list(hand) for hand in cards.hands]
    for _ in range(chance.randint(1, 8)):
        a, b = chance.sample(seats, 2)
        i, j = chance.randrange(len(hands[a])), chance.randrange(len(hands[b]))
        hands[a][i], hands[b][j] = hands[b][j], hands[a][i]
    return Deal(tuple(map(tuple, hands)), cards.exposed)


def fork(rules: Ruleset, observer: Observer, chance: Random) -> Fork:
    match = start(rules, chance.randrange(rules.seats))
    cards = shuffled_deal(rules, chance)
    other = other_deal(rules, cards, observer, chance)
    one, two = (evolve_all(match, deal(match, each)) for each in (cards, other))
    return Fork(observer, one, two)


def common_choices(worlds: Fork, seat: int) -> list[Action]:
    """What the seat may do in both worlds, so that the observer sees the same."""
    other = legal_actions(worlds.two, seat)
    return [action for action in legal_actions(worlds.one, seat) if action in other]


def hidden_bids(worlds: Fork, seat: int, chance: Random) -> tuple[Action, Action] | None:
    """Different bids laid face down, which nobody else can see before all are placed (R3.2)."""
    match = worlds.one
    hidden = match.ruleset.simultaneous_bids and len(match.to_act) > 1 and seat != worlds.observer
    if match.phase is not Phase.BID or not hidden or chance.random() < 0.7:
        return None
    pair = (choice(worlds.one, seat, chance), choice(worlds.two, seat, chance))
    return pair if pair[0] != pair[1] else None


def step(worlds: Fork, chance: Random) -> Fork | None:
    """Both worlds one decision later; None when the rules reveal the difference."""
    seat = chance.choice(worlds.one.to_act)
    common = common_choices(worlds, seat)
    if not common:
        return None
    action = chance.choice(common)
    pair = hidden_bids(worlds, seat, chance) or (action, action)
    one, told_one = advance(worlds.one, seat, pair[0])
    two, told_two = advance(worlds.two, seat, pair[1])
    if revealed(told_one, told_two):
        return None
    assert_same_events(worlds.observer, told_one, told_two)
    return replace(worlds, one=one, two=two)


def revealed(told_one: tuple[Event, ...], told_two: tuple[Event, ...]) -> bool:
    """Whether this is the moment at which a difference between the worlds becomes public."""
    if [type(event) for event in told_one] != [type(event) for event in told_two]:
        return True  # one world ended the round here, and the other did not
    public = (BidsRevealed, RoundEnded)
    return any(a != b for a, b in zip(told_one, told_two, strict=True) if isinstance(a, public))


def assert_same_events(
    observer: Observer, told_one: tuple[Event, ...], told_two: tuple[Event, ...]
) -> None:
    assert [redact(event, observer) for event in told_one] == [
        redact(event, observer) for event in told_two
    ]


observers = st.sampled_from([0, 1, 2, SPECTATOR, OUTSIDER])


@given(rulesets, observers, seeds)
def test_two_worlds_that_look_alike_look_alike_at_every_step(
    rules: Ruleset, observer: Observer, seed: int
):
    chance = Random(seed)
    worlds: Fork | None = fork(rules, observer, chance)
    while worlds is not None and worlds.one.phase not in (Phase.DEAL, Phase.OVER):
        assert view(worlds.one, observer) == view(worlds.two, observer)
        worlds = step(worlds, chance)
    if worlds is not None and worlds.one.round and worlds.two.round:
        assert view(worlds.one, observer) == view(worlds.two, observer)


def test_the_two_worlds_differ_and_live_long_enough_to_mean_something():
    lengths = []
    for seed in range(30):
        chance = Random(seed)
        worlds: Fork | None = fork(THREE, 0, chance)
        assert worlds is not None
        assert worlds.one != worlds.two
        length = 0
        while worlds is not None and worlds.one.to_act:
            worlds, length = step(worlds, chance), length + 1
        lengths.append(length)
    assert sorted(lengths)[15] > 8


@pytest.mark.parametrize("leak", ["hands", "bids", "legal"])
def test_a_planted_leak_is_caught(leak: str):
    """The harness notices a view that shows one thing too many."""
    caught = False
    for seed in range(40):
        chance = Random(seed)
        worlds: Fork | None = fork(THREE, 0, chance)
        while worlds is not None and worlds.one.to_act and not caught:
            one, two = worlds.one.round, worlds.two.round
            assert one is not None
            assert two is not None
            shown = {
                "hands": (one.hands, two.hands),
                "bids": (one.bids, two.bids),
                "legal": tuple(len(legal_actions(w, 1)) for w in (worlds.one, worlds.two)),
            }[leak]
            caught = shown[0] != shown[1]
            worlds = step(worlds, chance)
    assert caught


# Nothing hidden is shown


@given(rulesets, seeds)
def test_no_hidden_card_is_anywhere_in_a_view(rules: Ruleset, seed: int):
    """Cards are searched for in the text of everything that the observer gets."""
    for number, (_, events, match) in enumerate(story(rules, seed)):
        if number % 7 == 0 and match.round is not None:
            for observer in (*range(rules.seats), SPECTATOR, OUTSIDER):
                secret = secret_cards(match, observer)
                assert not secret & named(view(match, observer))
                assert not secret & {c for e in events for c in named(redact(e, observer))}


def secret_cards(match: Match, observer: Observer) -> set[Card]:
    """The cards in the hands of others, except those that the rules have made public."""
    round_ = match.round
    assert round_ is not None
    hands = {card for seat, hand in enumerate(round_.hands) if seat != observer for card in hand}
    known = {card for cards in round_.known for card in cards}
    shown = set(round_.ended.hand) if round_.ended else set()
    return hands - known - shown


def named(thing: object) -> set[Card]:
    """All cards that the text of a thing names, its ruleset aside."""
    import re

    if isinstance(thing, View):
        thing = {field.name: getattr(thing, field.name) for field in fields(thing)}
        del thing["ruleset"]
    return {Card.parse(text) for text in re.findall(r"Card\.parse\('(\w+)'\)", repr(thing))}


def test_the_search_for_cards_finds_them():
    assert {str(card) for card in named(dealt(THREE).round)} == {str(card) for card in THREE.deck}


# Everything public is shown


PUBLIC = (
    "leader", "exposed", "known", "gold", "supply", "tricks", "trick", "taken", "ended", "first",
)  # fmt: skip


@given(rulesets, seeds)
def test_everything_public_is_shown(rules: Ruleset, seed: int):
    for number, match in enumerate(positions(rules, seed)):
        round_ = match.round
        if number % 3 or round_ is None:
            continue
        for observer in (*range(rules.seats), SPECTATOR):
            seen = view(match, observer)
            for name in PUBLIC:
                assert getattr(seen, name) == getattr(round_, name), name
            assert seen.to_act == match.to_act
            assert seen.hand_sizes == tuple(map(len, round_.hands))
            assert seen.placed == tuple(bid is not None for bid in round_.bids)
            if round_.scored:
                assert seen.scores == round_.scored.sides
                assert seen.round_nuggets == round_.scored.nuggets
                assert seen.tie_break == round_.scored.tie_break
            else:
                assert (seen.scores, seen.round_nuggets, seen.tie_break) == (None, (), None)
            if round_.bids_open or not rules.simultaneous_bids:
                assert seen.bids == round_.bids


@given(rulesets, seeds)
def test_a_seat_sees_its_own_cards_and_choices(rules: Ruleset, seed: int):
    for number, match in enumerate(positions(rules, seed)):
        if number % 5 or match.round is None:
            continue
        for seat in range(rules.seats):
            seen = view(match, seat)
            assert seen.observer == seat
            assert seen.hand == match.round.hands[seat]
            assert seen.bids[seat] == match.round.bids[seat]
            assert set(seen.legal) == set(legal_actions(match, seat))


@given(rulesets, seeds)
def test_everybody_sees_the_results(rules: Ruleset, seed: int):
    for match in positions(rules, seed):
        for observer in (0, SPECTATOR, OUTSIDER):
            seen = view(match, observer)
            assert (seen.ruleset, seen.phase, seen.round_number) == (
                rules,
                match.phase,
                match.round_number,
            )
            assert (seen.nuggets, seen.points, seen.winners) == (
                match.nuggets,
                match.points,
                match.winners,
            )


def test_R3_2_bids_laid_face_down_stay_hidden_until_all_are_placed():
    match = then(dealt(THREE), "0 bid Bi5", "1 bid Ag3")
    assert [str(bid) for bid in view(match, 0).bids] == ["Bi5", "None", "None"]
    assert [str(bid) for bid in view(match, 1).bids] == ["None", "Ag3", "None"]
    assert view(match, 2).bids == (None, None, None)
    assert view(match, SPECTATOR).bids == (None, None, None)
    assert view(match, SPECTATOR).placed == (True, True, False)
    match = then(match, "2 bid Zn4")
    for observer in (0, 1, 2, SPECTATOR):
        assert [str(bid) for bid in view(match, observer).bids] == ["Bi5", "Ag3", "Zn4"]


def test_R3_3_bids_laid_face_up_are_seen_at_once():
    match = dealt(FOUR)
    bid = view(match, 0).hand[0]
    match = then(match, f"0 bid {bid}")
    assert view(match, 3).bids == (bid, None, None, None)


def test_R4_5_the_old_bid_is_known_to_be_in_that_hand():
    from tests.builders import before_trick, cards

    match = before_trick(hands=["Bi4 Bi5", "P1", "Ag1"], bids="Zn4 Ag5 P6", gold=["Au0", "", ""])
    match = then(match, "0 swap Au0 Bi4")
    assert view(match, 2).known == (cards("Zn4"), (), ())
    assert view(match, SPECTATOR).known == (cards("Zn4"), (), ())


def test_R9_everybody_sees_how_a_tie_was_broken():
    match = round_that_ends(ruleset("german", 3), bids="Bi4 P2 Ag4", taken=[5, 2, 6])
    for observer in (0, 2, SPECTATOR):
        seen = view(match, observer)
        assert (seen.round_nuggets, seen.tie_break) == ((1,), TieBreak.EXACT_BID)
        assert seen.scores == scored(match).sides


def test_the_deal_shows_only_the_own_hand():
    event = deal(start(THREE, 0), shuffled_deal(THREE, Random(1)))[0]
    assert isinstance(event, RoundDealt)
    for seat in range(3):
        seen = redact(event, seat)
        assert isinstance(seen, RoundDealt)
        assert seen.hands == tuple(h if s == seat else None for s, h in enumerate(event.hands))
        assert (seen.round_number, seen.first, seen.exposed) == (0, 0, ())
    seen = redact(event, SPECTATOR)
    assert isinstance(seen, RoundDealt)
    assert seen.hands == (None, None, None)


def test_a_bid_laid_face_down_shows_its_card_only_to_the_bidder():
    event = BidPlaced(1, Card.parse("Ag3"), face_down=True)
    assert redact(event, 1) == event
    assert redact(event, 0) == BidPlaced(1, None, face_down=True)
    assert redact(event, SPECTATOR) == BidPlaced(1, None, face_down=True)
    open_bid = BidPlaced(1, Card.parse("Ag3"), face_down=False)
    assert redact(open_bid, 0) == open_bid


@given(rulesets, seeds)
def test_an_outsider_learns_results_only(rules: Ruleset, seed: int):
    told = [redact(event, OUTSIDER) for _, events, _ in story(rules, seed) for event in events]
    shown = {type(event).__name__ for event in told if event is not None}
    assert shown == {"RoundScored", "MatchEnded"}
    for match in positions(rules, seed):
        seen = view(match, OUTSIDER)
        assert (seen.hand, seen.bids, seen.tricks, seen.legal) == ((), (), (), ())


def test_before_the_first_deal_there_is_nothing_on_the_table():
    seen = view(start(THREE, 2), 0)
    assert (seen.phase, seen.first, seen.hand, seen.leader) == (Phase.DEAL, 2, (), None)


def test_an_event_that_nobody_has_thought_about_is_an_error_not_a_leak():
    class Surprise:
        pass

    for observer in (0, SPECTATOR, OUTSIDER):
        with pytest.raises(TypeError, match="no rule says who may see Surprise"):
            redact(Surprise(), observer)  # type: ignore[arg-type]


def test_before_the_first_deal_nobody_has_a_secret():
    match = start(ruleset("english", 3), 0)
    assert secrets(match, 0) == Secrets()
