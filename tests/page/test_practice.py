"""Puzzles, the deal of the day and one's own games, in one visit."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit


def test_a_puzzle_a_daily_deal_and_my_games(visit: Visit) -> None:
    me = visit().go("/puzzles")
    page = me.page
    expect(page.get_by_test_id("puzzle-task")).to_contain_text("difficulty")
    assert page.get_by_test_id("puzzle-feedback").inner_text() == "", (
        "no answer before one is given"
    )
    for width, height in ((1280, 720), (390, 844)):  # table and choices are seen together
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-action]").last).to_be_in_viewport(ratio=1)
    page.locator("[data-action]").first.click()
    expect(page.get_by_test_id("puzzle-feedback")).to_contain_text(re.compile("Right|Not quite"))
    page.get_by_text("Report this puzzle").click()
    expect(page.get_by_test_id("puzzle-report")).to_contain_text("answer")
    page.get_by_test_id("puzzle-list").locator("summary").click()
    page.get_by_label("Theme").select_option("")
    expect(page.get_by_test_id("puzzle-list").get_by_role("listitem")).to_have_count(400)
    assert me.axe() == []
    assert me.overflow() <= 0

    me.go("/daily")
    first = page.locator("[data-action]").first
    bid = first.get_attribute("data-action")
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator("[data-action]").last).to_be_in_viewport(ratio=1)
    assert bid is not None
    first.click()
    expect(page.locator(f"[data-action='{bid}']")).to_have_count(0)  # the card is laid
    kept = page.evaluate("async () => (await fetch('/api/v1/daily/attempts')).json()")
    assert kept["attempts"][0]["actions"][0] == bid
    page.evaluate("localStorage.removeItem('aurum-daily')")  # as on another device
    me.go("/daily")
    expect(page.locator("[data-action]").first).to_be_visible()
    expect(page.locator(f"[data-action='{bid}']")).to_have_count(0)  # the attempt goes on
    expect(page.get_by_text("0 days played")).to_be_visible()
    assert me.overflow() <= 0

    circles = page.get_by_test_id("circles")
    circles.get_by_label("Name of the new circle").fill("Friday")
    circles.get_by_role("button", name="Make a circle").click()
    link = circles.get_by_label("Link to join").input_value()
    expect(circles.get_by_test_id("circle").get_by_role("row")).to_have_count(2)
    assert me.axe() == []
    friend = visit()
    friend.go(link[link.index("/daily") :])
    friend.page.get_by_test_id("circle-invitation").get_by_role("button", name="Join").click()
    joined = friend.page.get_by_test_id("circle")
    expect(joined.get_by_role("row")).to_have_count(3)
    expect(joined).to_contain_text("Finish a deal of this day")
    expect(friend.page).to_have_url(re.compile(r"/daily$"))
    joined.get_by_role("button", name="Leave").click()
    joined.get_by_role("button", name="Really leave?").click()
    expect(joined).to_have_count(0)

    me.go("/games")
    expect(page.get_by_text("No match is finished yet.")).to_be_visible()


def test_a_daily_deal_by_keyboard_to_its_end_and_a_chain_that_was_not_announced(
    visit: Visit,
) -> None:
    me = visit().go("/daily")
    page, result = me.page, me.page.get_by_test_id("daily-result")
    choice = page.locator("[data-action]").first
    expect(choice).to_be_enabled()
    choice.focus()
    while result.count() == 0:
        page.keyboard.press("Enter")
        answered = page.locator(".choices:focus [data-action]:enabled").first
        expect(result.or_(answered)).to_be_visible()
        if result.count() == 0:
            page.keyboard.press("Tab")
    expect(result).to_be_focused()
    expect(result).to_contain_text("better than")
    expect(page.get_by_text("One day played")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    me.go("/daily")
    expect(page.get_by_test_id("daily-head")).to_contain_text("deal 2 of 3")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.evaluate(
        """() => {
            const known = JSON.parse(localStorage.getItem('aurum-daily-anchors'));
            const forged = Object.keys(known).map((first) => [first, 'another']);
            localStorage.setItem('aurum-daily-anchors', JSON.stringify(Object.fromEntries(forged)));
        }"""
    )
    me.go("/daily")
    expect(page.get_by_role("alert")).to_contain_text("don’t come from the chain")
    assert me.axe() == []
