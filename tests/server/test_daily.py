"""The deal of the day over HTTP: played by the own actions alone, and nothing hidden is told."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from aurum.daily.chain import Host, new_host
from aurum.daily.deals import SEAT, day_deal
from aurum.daily.series import Dealer
from aurum.server.daily_desk import DailyDesk, is_first_attempt, think_of_line
from aurum.server.problems import HttpProblem
from aurum.server.storage.rows import Attempt
from aurum.table.wire import http
from tests.server.player import Player
from tests.server.running import running
from tests.server.test_puzzles import texts_in

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def host() -> Host:
    return new_host(NOON.date())


def asked(desk: DailyDesk, *actions: str, deal: int = 1, now: datetime = NOON) -> Any:
    body = http.PlayDaily(now.date().isoformat(), deal, actions)
    return msgspec.json.decode(think_of_line(*desk.asked(body, now).work))


def test_a_line_tells_no_hidden_card_before_it_is_played(host: Host):
    desk = DailyDesk(Dealer(host))
    deal = day_deal(host.secret(1), NOON.date(), 1, host.chain.edition)
    hidden = {
        str(card) for seat, hand in enumerate(deal.cards.hands) if seat != SEAT for card in hand
    }
    actions: list[str] = []
    played: set[str] = set()
    line = asked(desk)
    while line.get("result") is None:
        seen = texts_in({key: line[key] for key in ("view", "own")})
        shown = {str(card) for card in seen} & hidden
        played |= {event["card"] for event in line["events"] if event["type"] == "card-played"}
        bids = {str(seat["bid"]) for seat in line["view"]["seats"] if seat.get("bid")}
        known = {card for seat in line["view"]["seats"] for card in seat.get("known", ())}
        first = texts_in(line["view"].get("first_bids") or [])
        assert shown <= played | bids | known | first | texts_in(line["events"]), shown
        actions.append(line["own"]["legal"][0])
        line = asked(desk, *actions)
    assert line["result"]["score"] >= 0
    assert asked(desk, *actions) == line, "equal lines get equal answers"


def test_facts_hold_no_secret(host: Host):
    desk = DailyDesk(Dealer(host))
    for later in range(3):
        facts = desk.facts(NOON + timedelta(days=later))
        text = str(facts)
        assert host.secret(1 + later).hex() not in text
        assert host.last_secret.hex() not in text


def test_past_days_are_played_without_counting_and_others_are_refused(host: Host):
    desk = DailyDesk(Dealer(host))
    later = NOON + timedelta(days=3)
    assert desk.asked(http.PlayDaily("2026-11-23"), later).is_ranked
    assert not desk.asked(http.PlayDaily("2026-11-20"), later).is_ranked
    assert (desk.facts(later, "2026-11-21").day, desk.facts(later, "2026-11-21").ranked) == (
        2,
        False,
    )
    for other, code, reason in (
        ("2026-11-19", "day-before-first", "before the first"),
        ("2026-11-24", "day-not-begun", "has not begun"),
        ("2099-01-01", "day-after-last", "the last day whose deals"),
        ("2026-02-31", "not-a-date", "not a date"),
    ):
        with pytest.raises(HttpProblem, match=reason) as caught:
            desk.asked(http.PlayDaily(other), later)
        assert (caught.value.problem.status, caught.value.problem.reason.code) == (422, code)
    with pytest.raises(HttpProblem, match="before the first"):  # the server's clock was set back
        desk.facts(NOON - timedelta(days=2))


def test_the_first_attempt_counts():
    """Going on with it counts, looking at it again too; another line does not."""
    open_ = [Attempt("2026-11-20", 1, "bid P3\nkeep\n", None)]
    over = [Attempt("2026-11-20", 1, "bid P3\nkeep\n", "{}")]
    for actions, while_open, when_over in (
        ((), True, True),
        (("bid P3", "keep"), True, True),
        (("bid P3", "keep", "play P4"), True, False),
        (("bid P31",), None, False),
        (("bid P4",), None, False),
        (("bid P3", "swap P3 P4 Au1"), None, False),
    ):
        body = http.PlayDaily("2026-11-20", 1, actions)
        assert _is_first(open_, body) is while_open, actions
        assert _is_first(over, body) is when_over, actions
    assert is_first_attempt(over, http.PlayDaily("2026-11-20", 2, ("bid P4",)))


def _is_first(kept: list[Attempt], body: http.PlayDaily) -> bool | None:
    """None: refused."""
    try:
        return is_first_attempt(kept, body)
    except HttpProblem:
        return None


async def a_line(player: Player, date: str, *actions: str) -> httpx.Response:
    """The first one waits for compiled bots."""
    body = {"date": date, "actions": list(actions)}
    return await player.http.post("/daily/play", json=body, timeout=240)


async def test_another_line_is_told_only_after_the_first_attempt(tmp_path: Path):
    """It would show what lies ahead of the attempt that counts."""
    async with running(tmp_path) as server, Player(server.address) as ada:
        line = partial(a_line, ada, (await ada.http.get("/daily")).json()["date"])
        first, second = (await line()).json()["own"]["legal"][:2]
        assert (await line(first)).json()["counts"]
        refused = await line(second)
        assert (refused.status_code, refused.json()["reason"]["code"]) == (409, "attempt-open")
        kept = (await ada.http.get("/daily/attempts")).json()["attempts"]
        assert [(one["actions"], one["result"]) for one in kept] == [([first], None)]
        actions, now = [first], (await line(first)).json()
        while now["result"] is None:
            actions.append(now["own"]["legal"][0])
            now = (await line(*actions)).json()
        assert now["counts"]
        assert not (await line(second)).json()["counts"]
        assert (await line(*actions)).json()["counts"], "one may look at it again"


async def test_of_two_lines_at_once_one_is_told(tmp_path: Path):
    async with running(tmp_path) as server, Player(server.address) as ada:
        line = partial(a_line, ada, (await ada.http.get("/daily")).json()["date"])
        bids = (await line()).json()["own"]["legal"][:4]
        answers = await asyncio.gather(*map(line, bids))
        told, *others = sorted(answer.status_code for answer in answers)
        assert (told, others[0]) == (200, 409)
        assert {*others} <= {409, 429}, "a line that waited may have been replaced by a newer one"


def _nobody(address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"{address}/api/v1", timeout=60)


async def test_todays_deals_are_for_guests(tmp_path: Path):
    async with running(tmp_path) as server, _nobody(server.address) as nobody:
        date = (await nobody.get("/daily")).json()["date"]
        answer = await nobody.post("/daily/play", json={"date": date})
        assert answer.status_code == 401


async def test_the_day_over_http(tmp_path: Path):
    async with running(tmp_path) as server, Player(server.address) as ada:
        day = (await ada.http.get("/daily")).json()
        assert (day["day"], day["deals"]) == (1, 3)
        bad = await ada.http.post("/daily/play", json={"date": "2020-01-01"})
        assert bad.status_code == 422
        assert (await ada.http.post("/daily/play", json={"date": "today"})).status_code == 422


async def test_a_card_that_the_rules_forbid_is_one_sentence_and_the_next_is_answered(
    tmp_path: Path,
):
    async with running(tmp_path) as server, Player(server.address) as ada:
        line = partial(a_line, ada, (await ada.http.get("/daily")).json()["date"])
        own = (await line()).json()["own"]
        other = next(f"bid P{n}" for n in range(1, 10) if f"bid P{n}" not in own["legal"])
        for action in ("play P3", other):
            refused = await line(action)
            assert refused.status_code == 422
            assert "(R" in refused.json()["reason"]["text"]
        assert (await line(own["legal"][0])).status_code == 200
