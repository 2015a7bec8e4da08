"""Games of the arena: fair to the last digit, recorded, and undisturbed by bots that fail."""

import sys
from pathlib import Path

import pytest

from aurum.arena.contest import Contest, Unit
from aurum.arena.run import run
from aurum.arena.statistics import habits, standings
from aurum.game import Variant, audit, parse_record

PROGRAMS = Path(__file__).parents[1] / "bots" / "programs.py"


@pytest.mark.parametrize("bot", ["random", "apprentice", "policy", "ismcts:50", "adept:1500"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_bot_against_itself_scores_exactly_equal(bot: str, players: int) -> None:
    contest = Contest((bot,), deals=2, variant=Variant(players=players))
    for result in run(contest):
        assert result.share() == pytest.approx(contest.even_share, abs=1e-12)


def test_the_same_contest_has_the_same_results() -> None:
    contest = Contest(
        ("apprentice", "random"), deals=3, unit=Unit.MATCH, variant=Variant(scoring="points")
    )
    first, second = run(contest), run(contest)
    assert [[g.shares for g in r.games] for r in first] == [
        [g.shares for g in r.games] for r in second
    ]


@pytest.mark.parametrize("unit", list(Unit))
def test_records_of_all_games_can_be_checked(unit: Unit) -> None:
    from aurum.arena.deal_games import play_task

    contest = Contest(("apprentice", "random"), deals=1, variant=Variant(players=4), unit=unit)
    for task in contest.tasks():
        for game in play_task(contest, task, keep_records=True).games:
            assert game.record is not None
            record = parse_record(game.record)
            audit(record)
            assert record.names == game.seats
            assert (record.winners is None) == (unit is Unit.ROUND)


def test_bids_and_effort_are_counted() -> None:
    contest = Contest(("apprentice", "random"), deals=4)
    for habit in habits(contest, run(contest)):
        assert habit.under + habit.exact + habit.over == pytest.approx(1)
        assert habit.decisions > 0
        assert 0 <= habit.cpu <= habit.wall * 1.5


def test_a_bot_that_fails_is_counted_and_disturbs_nobody() -> None:
    name = f"cmd:{sys.executable} {PROGRAMS} illegal"
    contest = Contest((name, "random"), deals=1, first_only=True)
    failing, other = habits(contest, run(contest))
    assert failing.faults == failing.decisions > 0
    assert other.faults == 0


def test_a_bot_that_forfeits_loses_the_match() -> None:
    name = f"cmd!:{sys.executable} {PROGRAMS} illegal"
    contest = Contest((name, "random"), deals=1, first_only=True)
    results = run(contest)
    assert results[0].share() == 0.0
    assert results[0].games[0].shares == (0.0, 0.5, 0.5)
    assert standings(contest, results)[0].share.mean == 0.0
