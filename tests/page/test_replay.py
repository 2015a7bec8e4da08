"""Replays: what a seat could not know is neither on the screen nor on the wire."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import LiveTables, Visit
from tests.page.visitor import Visitor

pytestmark = pytest.mark.xdist_group("replay")  # one match for all of them

BOTS = ["me", "random", "random"]


@pytest.fixture(scope="module")
def match(chromium: Browser, house: LiveTables) -> str:
    """The id of a match that has been played."""
    me = Visitor(chromium, house.address).sit(BOTS, rules={"players": 3, "edition": "german"})
    me.hurry("over")
    me.leave()
    return str(next(update["match"] for update in me.received if update["type"] == "update"))


def test_from_one_seat_no_hidden_card_is_shown_or_sent(visit: Visit, match: str) -> None:
    me = visit()
    with me.page.expect_response(lambda response: "/replay?" in response.url) as answer:
        me.go(f"/m/{match}?seat=1&at=0")
    replay: dict[str, Any] = answer.value.json()
    expect(me.page.locator(".hand span")).to_have_count(12)
    for frame in replay["frames"]:
        assert [hand is not None for hand in frame["hands"]] == [False, True, False]
        bids = [
            e["card"]
            for e in frame.get("events", [])
            if e["type"] == "bid-placed" and e["seat"] != 1
        ]
        assert all(card is None for card in bids if len(frame["view"]["to_act"]) > 1)
    # Before the first bid the page knows this seat's cards, the supply's ranks, and nothing else.
    text = me.page.content()
    own = set(replay["frames"][0]["hands"][1])
    known = {f"{m}{r}" for m, r in re.findall(r"(Bismuth|Phosphorus|Silver|Zinc) (\d+)", text)}
    symbols = {"Bismuth": "Bi", "Phosphorus": "P", "Silver": "Ag", "Zinc": "Zn"}
    assert {symbols[re.sub(r"\d", "", k)] + re.sub(r"\D", "", k) for k in known} == own


def test_steps_jumps_and_links(visit: Visit, match: str) -> None:
    me = visit()
    me.go(f"/m/{match}")
    expect(
        me.page.locator(".open-hand").first
    ).to_be_visible()  # open hands unless a seat is chosen
    assert me.page.locator(".open-hand").count() == 3
    me.page.keyboard.press("ArrowRight")
    expect(me.page).to_have_url(re.compile(r"at=1$"))
    me.page.keyboard.press("ArrowDown")  # to the next trick
    me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("End")
    expect(me.page.locator(".told")).to_contain_text("The match is over")
    address = me.page.url
    me.page.goto("about:blank")
    me.page.goto(address)
    expect(me.page.locator(".told")).to_have_text(re.compile("The match is over"))
    me.page.get_by_label("View as").select_option("2")
    expect(me.page.locator(".open-hand")).to_have_count(0)
    me.page.get_by_role("button", name="Score sheet").click()
    expect(me.page.get_by_test_id("round-sheet")).to_be_visible()


def test_finished_tricks_are_seen_moves_are_listed_and_nothing_is_told_too_early(
    visit: Visit, match: str
) -> None:
    me = visit().go(f"/m/{match}")
    page = me.page
    expect(page.get_by_text("German edition", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Score sheet")).to_have_count(0)  # no round is over yet
    moves = page.get_by_role("region", name="Moves")
    moves.get_by_role("button", name=re.compile("takes the trick")).first.click()
    expect(page.locator(".played")).to_have_count(3)
    expect(page.get_by_title("took the trick")).to_be_visible()
    expect(moves.locator("[aria-current=step]")).to_contain_text("takes the trick")
    expect(page.get_by_text("is thinking")).to_have_count(0)
    explained(me)
    caption = page.locator(".told")
    height = caption.bounding_box()
    page.keyboard.press("ArrowRight")
    assert caption.bounding_box() == height  # however many lines a move needs
    page.get_by_label("View as").select_option("1")
    expect(page.get_by_label("View as")).to_have_value("1")
    listed = moves.locator("[data-step]")
    before = listed.count()
    page.keyboard.press("ArrowRight")
    expect(listed).to_have_count(before + 1)  # a seat is not told what comes next


def explained(me: Visitor) -> None:
    """Why a bot did that: asked at its next move."""
    ask = me.page.get_by_role("button", name="Why?")
    while ask.is_disabled():
        me.page.keyboard.press("ArrowRight")
    ask.click()
    sheet = me.page.get_by_role("dialog", name="Why did the bot do that?")
    sheet.get_by_text(re.compile("This bot plays any card|There was no other choice")).wait_for()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_be_hidden()


def test_a_record_goes_out_and_comes_in_again(visit: Visit, match: str, tmp_path: Path) -> None:
    me = visit().go(f"/m/{match}")
    with me.page.expect_download() as waiting:
        me.page.get_by_role("link", name="Download record").click()
    file = tmp_path / "match.json"
    waiting.value.save_as(file)
    record = json.loads(file.read_text())
    assert record["format"] == "aurum-record"
    me.go("/replay")
    me.page.get_by_label("Choose a file").set_input_files(file)
    expect(me.page.locator(".open-hand").first).to_be_visible()
    me.page.get_by_test_id("review").click()
    expect(me.page.get_by_role("heading", name="What decided this match")).to_be_visible()

    record["rounds"][0]["actions"][3] = "0 play Bi99"
    file.write_text(json.dumps(record))
    me.expects_refusals = True
    me.go("/replay")
    me.page.get_by_label("Choose a file").set_input_files(file)
    expect(me.page.get_by_role("alert")).to_be_visible()
    me.page.get_by_text("What exactly is wrong").click()
    expect(me.page.get_by_text("'Bi99' is not a card")).to_be_visible()
    file.write_text("no JSON at all")
    me.page.get_by_label("Choose a file").set_input_files(file)
    expect(me.page.get_by_text("This file is not a record")).to_be_visible()


def test_the_cards_of_a_replay_are_played_once_more(visit: Visit, match: str) -> None:
    """From a moment, in another chair; and a link that leads there says what is wrong with it."""
    me = visit().go(f"/m/{match}?at=30")
    page = me.page
    page.get_by_test_id("play-deal").click()
    page.get_by_label("From this moment").check()
    page.get_by_role("group", name="Whose seat").get_by_role("radio").nth(2).check()
    page.get_by_test_id("send-deal").click()
    link = page.get_by_label("Link to this deal").or_(page.get_by_text("Link copied"))
    expect(link).to_be_visible()
    page.get_by_test_id("play-again").click()
    me.await_question()
    room = next(sent["room"] for sent in reversed(me.received) if "room" in sent)
    assert room["again"]["match"] == match
    assert (room["again"]["seat"], room["again"]["ply"] > 0) == (2, True)
    assert [seat["kind"] for seat in room["seats"]] == ["bot", "bot", "person"]

    me.expects_refusals = True
    me.go(f"/again/{match}?v=99&seat=0&from=0:0")
    page.get_by_test_id("play-again").click()
    expect(page.get_by_role("alert")).to_contain_text("another version")
    assert me.axe() == []
    me.go(f"/compare/{match}/{match}?seat=1")
    expect(page.get_by_text("The same play both times").first).to_be_visible()
    assert me.axe() == []
    guessed(me, match)


def guessed(me: Visitor, match: str) -> None:
    """The same match decision by decision: what was played is told after a guess."""
    page = me.go(f"/m/{match}?seat=0").page
    page.get_by_test_id("guess").click()
    answer = page.get_by_test_id("guess-answer")
    expect(answer).to_have_text("")
    bid = page.locator("[data-action]").first
    bid.focus()
    page.keyboard.press("Enter")
    expect(answer).to_contain_text(re.compile("Guesses that agreed: [01] of 1"))
    expect(page).to_have_url(re.compile(r"seat=0&at=\d+&key=\w{16}&right=[01]&of=1$"))
    assert me.overflow() <= 0
    assert me.axe() == []
    me.go(f"/m/{match}/guess?seat=0&at=5&right=3&of=9")  # not guessed that far
    expect(page.get_by_role("alert")).to_contain_text("First guess the decisions before this one.")
    page.get_by_role("button", name="From the start").click()
    expect(page.locator("[data-action]").first).to_be_visible()
    end = page.evaluate(
        """async (address) => {
            let at = await (await fetch(address + '?seat=0')).json();
            while (at.own.legal?.length) {
                const { decision, key, own } = at;
                const guess = { seat: 0, decision, key, action: own.legal[0] };
                const headers = { 'Content-Type': 'application/json' };
                const body = JSON.stringify(guess);
                at = (await (await fetch(address, { method: 'POST', headers, body })).json()).next;
            }
            return `at=${at.decision}&key=${at.key}`;
        }""",
        f"/api/v1/matches/{match}/guess",
    )
    me.go(f"/m/{match}/guess?seat=0&{end}&right=3&of=9")
    expect(answer).to_have_text("Guesses that agreed: 3 of 9.")
    page.get_by_role("link", name="The whole replay").click()
    expect(page.get_by_label("View as")).to_have_value("0")
