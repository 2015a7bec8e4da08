"""Reload, a cut connection, a restarted server in the middle of a trick: the same table."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Browser, expect

from tests.page import scripts
from tests.page.conftest import LiveTables, Visit
from tests.page.visitor import Visitor

BOTS = ["me", "random", "random"]


def in_the_middle_of_a_trick(me: Visitor) -> dict[str, object]:
    """Plays until it is this seat's turn and somebody has played before."""
    for _ in range(40):
        phase = me.await_question()
        if phase == "play" and me.page.locator(".slot .played").count():
            return picture(me)
        me.answer(phase)
    raise AssertionError(me.story())


def picture(me: Visitor) -> dict[str, object]:
    """Everything on the table, as data."""
    return dict(me.page.evaluate(scripts.PICTURE))


def test_reload(visit: Visit) -> None:
    me = visit().sit(BOTS)
    before = in_the_middle_of_a_trick(me)
    told = me.page.locator(".log p").all_inner_texts()
    me.page.reload()
    me.await_question("play")
    assert picture(me) == before
    assert me.page.locator(".log p").all_inner_texts() == told
    me.play()
    me.await_question()


def test_a_cut_connection(visit: Visit) -> None:
    me = visit()
    lines = me.tapped_lines()
    me.sit(BOTS)
    before = in_the_middle_of_a_trick(me)
    me.expects_loss = True
    lines.cut()
    expect(me.page.get_by_text("Connection lost")).to_be_visible()
    lines.mend()
    expect(me.page.get_by_text("Connection lost")).to_have_count(0)
    me.await_question("play")
    assert lines.made > 1
    assert picture(me) == before
    me.play()
    me.await_question()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_restarted_server(chromium: Browser, own_house: LiveTables, how: signal.Signals) -> None:
    me = Visitor(chromium, own_house.address).sit(BOTS)
    before = in_the_middle_of_a_trick(me)
    me.expects_loss = True
    own_house.close(how)
    expect(me.page.get_by_text("Connection lost")).to_be_visible()
    # A card chosen while nobody answers is played once the server is back.
    chosen = me.playable().first if me.playable().count() else me.gold().first
    card = chosen.get_attribute("data-card")
    chosen.click()
    own_house.open()
    expect(me.page.get_by_text("Connection lost")).to_have_count(0)
    me.await_question()
    assert card not in me.hand_cards() or card.startswith("Au")
    assert before["asked"] != me.board.get_attribute("data-asked")
    me.leave()


def test_logging_out_makes_a_new_guest(visit: Visit) -> None:
    me = visit().sit(BOTS)
    me.await_question()
    me.page.goto(me.address)
    old = me.page.context.cookies()[0]["value"]
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("button", name="Log out").click()
    expect(me.page.get_by_text("becomes a new guest")).to_be_visible()
    assert me.page.context.cookies()[0]["value"] == old  # it asks first
    with me.page.expect_navigation():
        me.page.get_by_role("button", name="Log out").click()
    expect(me.page.get_by_role("button", name="Settings")).to_be_visible()
    me.page.wait_for_function("fetch('/api/v1/me').then((answer) => answer.ok)")
    assert me.page.context.cookies()[0]["value"] != old
