"""`make strength`: its table, its opponents, what it counts, what it writes."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from aurum.arena.contest import Pairing
from aurum.arena.deal_games import Game, play_task, seat
from aurum.bots import UNLIMITED, Bot, Clock, make_bot
from aurum.engine.lessons import Lessons
from aurum.game import Action, Bid, Phase, Swap, Variant, View, view
from aurum.roster import LADDER
from aurum.thinking.minds import NETWORKS
from bench.strength import __main__ as command
from bench.strength import report
from bench.strength.__main__ import is_wanted
from bench.strength.exchanges import exchanges_of
from bench.strength.habits import habits_of
from bench.strength.players import Pair, player
from bench.strength.rival import BLIND, rival_minds
from bench.strength.table import Row, rows
from tests.bots.positions import decisions


class Restless(Bot):
    """Exchanges whenever it may, for a card of the rank that lies there if it can."""

    name = "restless"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        assert isinstance(view.observer, int)
        swaps = [a for a in view.legal if isinstance(a, Swap) and not a.partner]
        bid = view.bids[view.observer]
        same = [swap for swap in swaps if bid is not None and swap.card.rank == bid.rank]
        wanted = [*same, *swaps]
        return wanted[0] if wanted else make_bot("apprentice").choose(view, clock, rng)


def games(bots: tuple[str, str], players: int = 3, deals: int = 2) -> list[Game]:
    row = Row("styles", *bots, Variant(players=players), deals)
    contest = row.contest(deals)
    tasks = list(contest.tasks())
    assert {task.pairing for task in tasks} == {Pairing(*bots)}
    return [game for task in tasks for game in play_task(contest, task, True).games]


def test_the_table_has_every_step_and_every_pair_of_partners():
    keys = [row.key for row in rows()]
    assert len(keys) == len(set(keys))
    ladder = [row for row in rows() if row.group == "ladder" and row.players == 3]
    assert [row.challenger for row in ladder] == [*LADDER[1:]]
    assert len([row for row in rows() if row.group == "partners"]) == 30
    matches = {(r.variant.edition, r.variant.scoring) for r in rows() if r.group == "matches"}
    assert len(matches) >= 6


def test_silly_exchanges_are_counted():
    """A planted fault: a bot that exchanges for nothing. The apprentice does so rarely."""
    seat("restless", Restless())
    played = games(("restless", "apprentice"), deals=3)
    silly, sober = (exchanges_of(name, played) for name in ("restless", "apprentice"))
    assert silly.rounds == 9
    assert sober.rounds == 18
    assert silly.all > 9
    assert silly.idle > 0
    assert silly.backward >= silly.idle
    assert sober.share(sober.all) < silly.share(silly.all)


def test_habits_are_sums_of_the_records():
    played = games(("novice", "apprentice"))
    habits = habits_of("novice", played)
    assert habits.rounds == 6
    assert 0 < habits.bids < 9 * 6
    assert habits.spent > 0
    assert habits_of("nobody", played).rounds == 0


def test_partners_sit_in_the_two_seats_of_a_team():
    class Named(Bot):
        def __init__(self, name: str) -> None:
            self.name, self.asked = name, set[object]()

        def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
            self.asked.add(view.observer)
            return view.legal[0]

    first, second = Named("first"), Named("second")
    seat("first+second", Pair("first+second", (first, second)))
    games(("first+second", "apprentice"), players=4, deals=1)
    assert first.asked == {0, 1}
    assert second.asked == {2, 3}


@pytest.mark.parametrize("players", [3, 4])
def test_the_rival_is_another_network(players: int):
    mind = rival_minds()[NETWORKS.index((Lessons.ALIKE, players))]
    assert not mind.first[:, BLIND].any()
    assert mind.first.any()
    seen = next(iter(decisions(players, 1)))
    bot = player("rival:300")
    asked = view(seen, seen.to_act[0])
    assert asked.phase is Phase.BID
    assert isinstance(bot.choose(asked, UNLIMITED, Random(1)), Bid)


def test_it_goes_on_where_it_was_and_writes_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    few = [row for row in rows() if row.challenger == "apprentice" and row.group == "ladder"]
    monkeypatch.setattr(command, "rows", lambda: iter(few))
    monkeypatch.setattr(report, "DOCS", tmp_path)
    (tmp_path / "bots.md").write_text(f"before {report.BEGIN} old {report.END} after")
    command.main(["--quick", "--out", str(tmp_path / "runs")])
    page = (tmp_path / "bots.md").read_text()
    assert page.startswith("before ")
    assert page.endswith(" after")
    assert "old" not in page
    assert page.count("| apprentice against novice |") == len(few) == 2
    ET.fromstring((tmp_path / "strength.svg").read_text())
    files = sorted((tmp_path / "runs").rglob("results.jsonl"))
    before = [file.read_bytes() for file in files]
    command.main(["--quick", "--out", str(tmp_path / "runs")])
    assert [file.read_bytes() for file in files] == before


def test_rows_are_chosen_by_group_and_by_part_of_their_name():
    steps = [row for row in rows() if is_wanted(row, ["ladder"], ["-apprentice", "-3-"])]
    assert steps
    assert all(row.group == "ladder" for row in steps)
    assert {row.players for row in steps} == {3, 4}
    assert all(row.players == 3 or "-apprentice" in row.key for row in steps)
    assert [row.key for row in rows() if is_wanted(row, None, None)] == [row.key for row in rows()]
    assert not [row for row in rows() if is_wanted(row, None, ["nobody"])]
