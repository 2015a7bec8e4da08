"""Playing a daily deal: the line, the field, the results, and first attempts."""

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest

from aurum.daily.attempts import Attempt, Attempts, DamagedAttempts, SecondAttempt
from aurum.daily.chain import Chain
from aurum.daily.days import Day, State
from aurum.daily.deals import SEAT, DayDeal, day_deal
from aurum.daily.field import field_of
from aurum.daily.lines import BrokenLine, Line, LineIsOver, begun, replayed
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


def test_actions_that_do_not_fit_the_deal_are_named():
    line = a_line(a_deal(), 3)
    texts_of_it = [str(action) for action in line.actions]
    with pytest.raises(BrokenLine, match=r"action 1 of this line, 'play P1', .*another version"):
        replayed(a_deal(), ["play P1"])
    with pytest.raises(BrokenLine, match="this deal is over"):
        replayed(a_deal(), [*texts_of_it, texts_of_it[-1]])


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
