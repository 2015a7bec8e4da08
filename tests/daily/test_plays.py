"""Playing a daily deal: the line, the field, the results, and first attempts."""

import time
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from statistics import mean, stdev

import pytest

from aurum.daily.attempts import Attempt, Attempts, DamagedAttempts, SecondAttempt
from aurum.daily.chain import Chain
from aurum.daily.days import Day, State
from aurum.daily.deals import SEAT, DayDeal, day_deal
from aurum.daily.field import PLAYS, divide, field_of, played_field
from aurum.daily.lines import Line, LineIsOver, begun, replayed
from aurum.daily.results import day_result, deal_result
from aurum.daily.share import DayWords
from aurum.game import audit, parse_record
from aurum.texts import LANGUAGES, texts

WHEN = date(2026, 11, 20)


def a_deal(number: int = 1) -> DayDeal:
    return day_deal(b"tests" * 6, WHEN, number, "english")


def a_line(deal: DayDeal, seed: int) -> Line:
    rng, line = Random(seed), begun(deal)
    while not line.is_over:
        line = line.played(rng.choice(line.view.legal))
    return line


def test_the_actions_alone_lead_to_the_whole_line():
    line = a_line(a_deal(), 1)
    again = replayed(a_deal(), [str(action) for action in line.actions])
    assert (again.moves, again.match) == (line.moves, line.match)


def test_a_line_is_a_sound_record():
    record = a_line(a_deal(), 2).record(("you", "a", "b"))
    audit(parse_record(str(record)))


def test_a_line_asks_the_chair_alone():
    line = begun(a_deal())
    assert SEAT in line.match.to_act
    assert line.view.observer == SEAT
    over = a_line(a_deal(), 3)
    with pytest.raises(LineIsOver):
        over.played(over.actions[0])


def test_the_field_meets_the_bots_that_people_meet():
    """The best choice of the strict network in the chair, compiled and on the readable engine."""
    import numpy as np

    from aurum.again.steady import STRICT, steady
    from aurum.again.strict_network import strict_action
    from aurum.game import action_number
    from aurum.kernel.convert import from_match
    from aurum.kernel.layout import BID, PLAY, STATE
    from aurum.kernel.rounds import apply
    from aurum.kernel.tables import tables
    from aurum.thinking.policy import network_mind

    for number in (1, 2, 3):
        deal = a_deal(number)
        states = np.zeros(1, STATE).view(np.recarray)
        states[0] = from_match(deal.opened())
        state, mind, rules = states[0], network_mind(3), tables(deal.rules)
        taken = []
        while BID <= state.phase <= PLAY:
            taken.append((int(state.seat), int(strict_action(mind, rules, state))))
            apply(rules, state, taken[-1][1])
        line = begun(deal)
        while not line.is_over:
            line = line.played(steady(STRICT).answer(line.view))
        moves = [(move.seat, action_number(move.action)) for move in line.moves]
        assert sorted(moves[:3]) == sorted(taken[:3])  # bids are laid at once
        assert moves[3:] == taken[3:]
        assert line.sheet.score == state.score[SEAT]


def test_the_field_is_quick_and_stable():
    """Two seconds for a deal; two fields differ by at most two points."""
    field_of(a_deal())  # compiled
    start = time.process_time()
    left = played_field(a_deal(2).opened(), seed=1)
    assert time.process_time() - start < 4.0  # twice the goal: others use the machine too
    right = played_field(a_deal(2).opened(), seed=2)
    assert left.plays == right.plays == PLAYS
    assert left != right
    for score in range(20):
        assert abs(left.percent(score) - right.percent(score)) < 2
    assert abs(left.par - right.par) < 0.2


def test_plays_that_stay_together_count_like_single_ones():
    """Small fields, in which chance decides nearly everything, are like a large one on average."""
    opened = a_deal(3).opened()
    large = played_field(opened)
    small = [played_field(opened, plays=20, seed=seed) for seed in range(100)]
    assert all(field.plays == 20 for field in small)
    for score in (2, 6, 10, 14):
        percents = [field.percent(score) for field in small]
        error = stdev(percents) / 10
        assert abs(mean(percents) - large.percent(score)) < 4 * error
    pars = [field.par for field in small]
    assert abs(mean(pars) - large.par) < 4 * stdev(pars) / 10


def test_plays_are_divided_by_their_weights():
    import numpy as np

    weights, parts = np.array([0.5, 0.0, 2.0, 1.0, 0.0]), np.zeros(5, np.int64)
    given = np.zeros(5)
    for step in range(1000):
        divide(10, weights, 5, step / 1000, parts)
        assert parts.sum() == 10
        assert (abs(parts - 10 * weights / 3.5) < 1).all()
        given += parts
    assert given / 1000 == pytest.approx(10 * weights / 3.5, abs=0.01)


def test_percent_counts_ties_half():
    field = replace(field_of(a_deal()), counts=(50, 0, 30, 20))
    assert [field.percent(score) for score in (0, 1, 2, 3, 9)] == [25, 50, 65, 90, 100]
    assert field.par == pytest.approx(1.2)


def test_a_result_speaks_without_spoilers():
    line = a_line(a_deal(), 4)
    result = deal_result(line)
    assert result.percent == field_of(line.deal).percent(line.sheet.score)
    assert result.decided.points < 0, "playing at random loses points"
    assert 0 < result.decided.error < 3
    chain = Chain("00" * 32, WHEN)
    for language in LANGUAGES:
        words = DayWords(texts(language))
        text = words.share(Day(chain, WHEN, 1, State.TODAY), day_result([result] * 3))
        assert text.splitlines()[0].startswith("Aurum")
        for card in ("Bi", "Ag", "Zn", "Au0", " P1", " P2"):
            assert card not in text
        assert str(line.sheet.bid) not in text.splitlines()[1]


def an_attempt(number: int = 1, **changes: object) -> Attempt:
    at = datetime(2026, 11, 20, 12, tzinfo=UTC)
    return replace(Attempt("00", WHEN, number, at, True), **changes)  # type: ignore[arg-type]


def test_the_first_attempt_counts(tmp_path: Path):
    path = tmp_path / "state" / "daily.jsonl"
    attempts = Attempts.read(path)
    first = attempts.begin(an_attempt())
    attempts.keep(replace(first, actions=("bid Bi3",)))
    assert Attempts.read(path).begin(an_attempt()).actions == ("bid Bi3",), "it goes on"
    attempts.keep(replace(first, actions=("bid Bi3",), result={"score": 3}))
    with pytest.raises(SecondAttempt, match="--again"):
        Attempts.read(path).begin(an_attempt())
    assert Attempts.read(path).days_played("00") == [WHEN]
    assert Attempts.read(path).newest == an_attempt().at


def test_a_cut_line_loses_nothing_else(tmp_path: Path):
    path = tmp_path / "daily.jsonl"
    attempts = Attempts.read(path)
    attempts.keep(an_attempt(1))
    attempts.keep(an_attempt(2))
    path.write_bytes(path.read_bytes()[:-20])
    left = Attempts.read(path)
    assert [attempt.deal for attempt in left.found.values()] == [1]
    left.keep(an_attempt(3))
    assert [attempt.deal for attempt in Attempts.read(path).found.values()] == [1, 3]


def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path):
    path = tmp_path / "daily.jsonl"
    path.write_text("rubbish\n{}\n")
    with pytest.raises(DamagedAttempts, match="line 1"):
        Attempts.read(path)
    assert path.read_text() == "rubbish\n{}\n"
