"""From opening the page to a card that can be chosen, and what a tap does at once."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor

BOTS = ["me", "random", "random"]


def test_one_click_brings_a_hand_and_the_second_chooses_a_card(visit: Visit) -> None:
    me = visit().go()
    me.page.get_by_test_id("play-now").click()
    me.hand().first.click()
    expect(me.hand().first).to_have_attribute("aria-pressed", "true")
    expect(me.page).to_have_title("● Your turn – Aurum, English edition")
    expect(me.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")


def test_the_front_page_names_the_designer_and_says_that_we_are_not_affiliated(
    visit: Visit,
) -> None:
    me = visit(language="fr").go()
    credits_line = me.page.get_by_test_id("credits")
    expect(credits_line).to_contain_text("Shreesh Bhat")
    expect(credits_line).to_contain_text("non officiel")


def test_the_edition_follows_the_language(visit: Visit) -> None:
    me = visit(language="de").go()
    me.page.get_by_test_id("play-now").click()
    expect(me.page.locator(".title small")).to_have_text("Deutsche Ausgabe")


def test_a_table_is_made_with_all_its_options(visit: Visit) -> None:
    me: Visitor = visit().go("/create")
    page = me.page
    page.get_by_text("More options").click()
    for choice in (
        "4, two teams",
        "Russian edition",
        "without zeros",
        "points over three rounds",
        "relaxed (60 seconds)",
        "last trick only",
        "not allowed",
    ):
        page.get_by_role("radio", name=choice, exact=True).check()
    page.get_by_label("Seat 3").select_option("open")
    page.get_by_text("What differs between the editions").click()
    expect(page.locator("details dl")).to_contain_text("first to two nuggets")
    page.get_by_role("button", name="Open the table").click()
    agreed = page.locator("main dl")
    for answer in (
        "Russian edition",
        "without zeros",
        "points over three rounds",
        "relaxed (60 seconds)",
        "last trick only",
        "not allowed",
    ):
        expect(agreed).to_contain_text(answer)
    page.get_by_label("Seat 3").select_option("random")
    page.get_by_role("button", name="Start the match").click()
    me.await_question("bid")
    expect(page.locator(".plate")).to_have_count(3)


def test_a_tap_moves_the_card_before_the_server_has_answered(visit: Visit) -> None:
    me: Visitor = visit()
    lines = me.held_lines()
    me.sit(BOTS)
    me.await_question("bid")
    me.bid()
    me.await_question("play")
    lines[-1].hold()
    held = me.hand().count()
    card = me.playable().first
    name = str(card.get_attribute("aria-label"))
    card.click()
    expect(me.page.locator(".slot.south .played")).to_contain_text(name)
    expect(me.hand()).to_have_count(held - 1)
    lines[-1].refuse()  # the server would say no: everything is as before
    expect(me.hand()).to_have_count(held)
    expect(me.page.locator(".slot.south .played")).to_have_count(0)
    expect(me.page.get_by_test_id("notice")).to_be_visible()


def test_a_nickname_is_kept(visit: Visit) -> None:
    me = visit().go()
    field = me.page.get_by_label("Your name at the table")
    field.fill("Ada")
    with me.page.expect_response(lambda told: "Ada" in (told.request.post_data or "")):
        field.press("Enter")
    me.page.reload()
    expect(field).to_have_value("Ada")


def test_the_text_view_says_what_the_picture_shows(visit: Visit) -> None:
    me: Visitor = visit().sit(BOTS)
    me.await_question("bid")
    me.bid()
    me.await_question("play")
    labels = [str(card.get_attribute("aria-label")).split(",")[0] for card in me.hand().all()]
    me.page.keyboard.press("t")
    words = me.page.get_by_test_id("text-table").inner_text()
    for label in labels:
        assert label in words
    for plate in me.page.locator(".plate .name").all():
        assert str(plate.text_content()).replace("\N{NO-BREAK SPACE}", " ") in words
    assert "Gold supply" in words
