"""Two people with two browsers at one table, through nginx and two server processes."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from aurum.server.storage.postgres_opening import prepare
from tests.page.conftest import LiveTables
from tests.page.test_two_people import together
from tests.page.visitor import Visitor
from tests.server.nginx import nginx

MATCH_SECONDS = 240


@pytest.mark.browser
def test_one_process_is_killed_in_the_middle_of_a_trick_and_both_finish_the_match(
    chromium: Browser, database: str, tmp_path: Path
) -> None:
    prepare(database)
    options = ("--store", database, "--proxy", "127.0.0.1", "--no-bot-pace")
    with contextlib.ExitStack() as stack:
        servers = [LiveTables(tmp_path / name, *options) for name in ("one", "two")]
        for server in servers:
            stack.callback(server.kill)
        address = stack.enter_context(nginx(tmp_path, [server.address for server in servers]))
        host, guest = Visitor(chromium, address), Visitor(chromium, address)
        for player in (host, guest):
            player.expects_loss = True
        # The English edition is over after three rounds at most (R10.2).
        code = host.create(["me", "open", "random"], rules={"players": 3, "edition": "english"})
        host.go(f"/t/{code}")
        guest.go(f"/join/{code}")
        guest.page.locator("form .main").click()
        host.page.get_by_role("button", name="Start the match").click()
        cards = to_the_middle_of_a_trick(host, guest)
        lines = welcomes(host, guest)
        servers[0].kill()
        assert 0 < len(cards) < 3
        together(host, guest, until="over")
        assert welcomes(host, guest) > lines  # at least one of them came through that process
        assert first_trick(host)[: len(cards)] == cards  # the trick went on from where it was
        assert host.sheets() == guest.sheets()
        ends = [last_view(player) for player in (host, guest)]
        assert ends[0] == ends[1]
        assert ends[0]["winners"]
        for player in (host, guest):
            expect(player.page.get_by_role("dialog")).to_contain_text(
                player.match_info()["headline"]
            )
            player.leave()


def welcomes(*players: Visitor) -> int:
    """How often they have come to the table."""
    return sum(message["type"] == "welcome" for p in players for message in p.received)


def last_view(player: Visitor) -> dict[str, Any]:
    last = next(update for update in reversed(player.received) if update["type"] == "update")
    return dict(last["view"])


def first_trick(player: Visitor) -> list[str]:
    """The first trick of the first round, as it was told when it was over."""
    views = [update["view"] for update in player.received if update["type"] == "update"]
    return list(next(view for view in views if view["tricks"])["tricks"][0]["cards"])


def to_the_middle_of_a_trick(*players: Visitor) -> list[str]:
    """Bid and play until a card lies on the table and a person is asked for the next one."""
    deadline = time.monotonic() + MATCH_SECONDS
    while time.monotonic() < deadline:
        for player in players:
            phase = player.phase_or_none()
            cards = last_view(player)["trick"]["cards"] if phase == "play" else []
            if cards:
                return [played["card"] for played in cards]
            if phase in ("bid", "exchange", "play"):
                player.answer(phase)
                break
        players[0].page.wait_for_timeout(20)
    raise AssertionError([player.story() for player in players])
