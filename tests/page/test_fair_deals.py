"""Fair deals in a real browser: what it says, what its record holds, and life without storage."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from aurum.game.fair_proofs import verify_record
from tests.page.conftest import Visit
from tests.page.visitor import Visitor

BOTS = ["me", "random", "random"]
NO_STORAGE = """
for (const name of ['getItem', 'setItem', 'removeItem'])
  Storage.prototype[name] = () => { throw new DOMException('denied', 'SecurityError'); };
"""
PLAY_ON = """
setInterval(() => document.querySelector('[data-testid="play-on"]')?.click(), 50);
"""  # who has no storage is new each time, and so has the coach


def says_what_it_checked(me: Visitor) -> None:
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_text("Was the deal fair?").click()
    expect(dialog.get_by_text("This browser noted all seals before the deal")).to_be_visible()
    expect(dialog.get_by_role("alert")).to_have_count(0)


def test_the_downloaded_record_holds_what_the_browser_saw(visit: Visit) -> None:
    me = visit().sit(BOTS, rules={"players": 3, "edition": "german"})
    me.hurry("over")
    says_what_it_checked(me)
    with me.page.expect_download() as saved:
        me.page.get_by_role("dialog").get_by_role("link", name="Record").click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    verdict = verify_record(record)
    assert verdict.witnessed == verdict.hands == len(record["rounds"])
    assert record["witness"]["server"] in me.page.url
    kept = me.page.evaluate("JSON.stringify(localStorage)")
    assert not any(hand["seed"] in kept for hand in own_shares(record))  # used, so forgotten
    leads_to_its_review(me)


def leads_to_its_review(me: Visitor) -> None:
    """One click from the sheet at the end. It grows; its first numbers come when it has a turn."""
    me.page.get_by_role("dialog").get_by_test_id("review").click()
    expect(me.page.get_by_role("heading", name="What decided this match")).to_be_visible()
    begun = me.page.get_by_test_id("review-sentence").or_(me.page.get_by_role("status"))
    expect(begun.first).to_be_visible()
    expect(me.page.get_by_role("alert")).to_have_count(0)
    assert me.axe() == []


def own_shares(record: dict) -> list[dict]:  # type: ignore[type-arg]
    return [proof["clients"][record["witness"]["seat"]] for proof in record["proofs"]]


def test_a_browser_without_storage_plays_all_the_same(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script(NO_STORAGE + PLAY_ON)
    me.sit(BOTS, rules={"players": 3})
    me.hurry("deal", "over")
    says_what_it_checked(me)
