"""Two people with two browsers at one table, through nginx and two server processes."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from aurum.server.storage.postgres_opening import prepare
from tests.page.conftest import LiveTables
from tests.page.test_two_people import together
from tests.page.visitor import Visitor
from tests.server.nginx import nginx


@pytest.mark.browser
def test_one_process_is_killed_in_the_middle_of_a_trick_and_both_play_on(
    chromium: Browser, database: str, tmp_path: Path
) -> None:
    prepare(database)
    options = ("--store", database, "--proxy", "127.0.0.1", "--no-bot-pace")
    servers = [LiveTables(tmp_path, *options) for _ in range(2)]
    with nginx(tmp_path, [server.address for server in servers]) as address:
        host, guest = Visitor(chromium, address), Visitor(chromium, address)
        for player in (host, guest):
            player.expects_loss = True
        code = host.create(["me", "open", "random"], rules={"players": 3})
        host.go(f"/t/{code}")
        guest.go(f"/join/{code}")
        guest.page.locator("form .main").click()
        host.page.get_by_role("button", name="Start the match").click()
        together(host, guest, until="play")
        servers[0].close(signal.SIGKILL)
        together(host, guest)
        for player in (host, guest):
            expect(player.page.get_by_test_id("round-sheet")).to_be_visible()
        assert host.sheets()[-1] == guest.sheets()[-1]
        for player in (host, guest):
            player.leave()
    servers[1].close()
