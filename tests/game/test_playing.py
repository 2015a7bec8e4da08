"""Playing a whole match, and how things show themselves."""

from random import Random

import pytest

from aurum.game import (
    OUTSIDER,
    SPECTATOR,
    Action,
    Deal,
    EndReason,
    Match,
    MatchEnd,
    MatchStarted,
    Metal,
    Phase,
    RoundDealt,
    Scoring,
    Seat,
    TieBreak,
    evolve_all,
    play_match,
    ruleset,
    start,
)
from aurum.game.editions import FirstPlayer
from aurum.game.views import own_hand
from tests.builders import dealt, round_of
from tests.game.worlds import choice, shuffled_deal

RULES = ruleset("german", 3)


def test_a_whole_match_is_played_and_told():
    chance = Random(3)
    numbers: list[int] = []
    asked: list[tuple[Match, Seat]] = []

    def dealer(number: int) -> Deal:
        numbers.append(number)
        return shuffled_deal(RULES, chance)

    def choose(match: Match, seat: Seat) -> Action:
        asked.append((match, seat))
        return choice(match, seat, chance)

    events = play_match(RULES, 2, dealer, choose)
    assert events[0] == MatchStarted(RULES, 2)
    end = evolve_all(start(RULES, 2), events[1:])
    assert end.phase is Phase.OVER
    assert evolve_all(start(ruleset("english", 4), 0), events) == end
    assert numbers == list(range(end.rounds_played))
    assert [e.round_number for e in events if isinstance(e, RoundDealt)] == numbers
    assert all(seat == match.to_act[0] for match, seat in asked)


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (TieBreak.EXACT_BID, "TieBreak.EXACT_BID"),
        (MatchEnd.FIRST_TO_TWO, "MatchEnd.FIRST_TO_TWO"),
        (FirstPlayer.RANDOM, "FirstPlayer.RANDOM"),
        (Phase.EXCHANGE, "Phase.EXCHANGE"),
        (EndReason.STUCK, "EndReason.STUCK"),
        (Scoring.POINTS, "Scoring.POINTS"),
        (SPECTATOR, "Audience.SPECTATOR"),
        (OUTSIDER, "Audience.OUTSIDER"),
        (Metal.GOLD, "Metal.GOLD"),
    ],
)
def test_what_is_shown_can_be_pasted(thing: object, text: str):
    assert repr(thing) == text


def test_a_seat_can_be_asked_for_its_hand_alone():
    match = dealt(RULES)
    for seat in range(3):
        assert own_hand(match, seat) == round_of(match).hands[seat]
    assert own_hand(start(RULES, 0), 0) == ()
