"""The page without a server: a folder of files, our Python in a worker, the browser's database."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.folder import PATH, Folder
from tests.page.visitor import Visitor

BOTS = ["me", "apprentice", "novice"]


def test_a_whole_match_with_a_reload_in_every_round(alone: Visit) -> None:
    me = alone().sit(BOTS)
    me.await_question("bid")
    while me.hurry("deal", "over") == "deal":
        me.page.reload()
        me.next_round()
        me.bid()
        bid = me.bid_card()
        me.page.reload()
        me.await_question()
        assert me.bid_card() == bid
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.go("/games")
    expect(me.page.locator("main")).to_contain_text("Apprentice")


def test_two_windows_never_play_one_table(alone: Visit) -> None:
    me = alone()
    code = me.create(BOTS)
    me.go(f"/t/{code}").await_question("bid")
    other = alone(context=me.context).go(f"/t/{code}")
    take = other.page.get_by_test_id("take-over")
    expect(take).to_be_visible()
    take.click()
    other.await_question("bid")
    expect(me.page.get_by_test_id("take-over")).to_be_visible()  # told that it has lost the table
    other.bid()
    me.page.get_by_test_id("take-over").click()
    me.await_question()
    expect(me.page.locator(".own .bid svg")).to_be_visible()  # the other window's bid


def test_nothing_is_asked_of_a_network_after_the_first_visit(alone: Visit, folder: Folder) -> None:
    me = alone()
    me.go()
    me.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    me.page.reload()  # the way back from a day without network
    folder.asked.clear()
    me.context.set_offline(True)
    me.sit(BOTS).await_question("bid")
    me.hurry("deal", "over")
    for path in ("/learn", "/puzzles", "/create", "/games", "/daily"):
        me.go(path)
        expect(me.page.locator("main h1")).to_be_visible()
    me.page.reload()
    expect(me.page.locator("main h1")).to_be_visible()
    me.context.set_offline(False)
    assert set(folder.asked) <= {f"/{PATH}/sw.js"}  # the browser looks for a newer version


def test_everything_moves_to_another_browser_as_one_file(alone: Visit, tmp_path: Path) -> None:
    me = alone().sit(BOTS)
    me.await_question("bid")
    me.bid()
    bid = me.bid_card()
    me.go("/learn")
    kept = saved(me, tmp_path)
    other = alone().go("/learn")
    offer(other, kept)
    expect(other.page.get_by_role("dialog")).to_contain_text("One match was added")
    other.page.keyboard.press("Escape")
    other.go("/")
    other.page.get_by_role("link", name="Back to the table").click()
    other.await_question()
    assert other.bid_card() == bid


def test_a_file_of_something_else_changes_nothing(alone: Visit, tmp_path: Path) -> None:
    me = alone().go("/learn")
    damaged, newer = tmp_path / "damaged.json", tmp_path / "newer.json"
    damaged.write_text('{"format": "aurum-kept", "version": 1, "rows": [[["log"], 3]]}')
    newer.write_text('{"format": "aurum-kept", "version": 2, "rows": []}')
    offer(me, damaged)
    expect(me.page.get_by_role("dialog")).to_contain_text("it is damaged")
    me.page.get_by_test_id("kept-file").set_input_files(newer)
    expect(me.page.get_by_role("dialog")).to_contain_text("newer version")


def test_a_browser_that_keeps_nothing_says_so(alone: Visit) -> None:
    me = alone()
    worker = "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };"
    me.page.route("**/worker-*.js", lambda route: _with(route, worker))
    me.sit(BOTS).await_question("bid")
    expect(me.page.locator(".strip")).to_contain_text("keeps nothing")


def test_a_full_browser_loses_no_move_that_was_acknowledged(alone: Visit) -> None:
    me = alone()
    worker = """
    const put = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...args) {
        const asked = put.apply(this, args);
        if (String(args[1][0]) === 'log' && args[1][2] > 8) {
            const change = this.transaction;
            Object.defineProperty(change, 'error',
                {get: () => new DOMException('full', 'QuotaExceededError')});
            asked.addEventListener('success', () => change.abort());
        }
        return asked;
    };"""
    me.page.route("**/worker-*.js", lambda route: _with(route, worker))
    me.sit(BOTS).await_question("bid")
    me.hand().first.click()
    me.page.locator(".actions .main").click()
    expect(me.page.locator(".strip")).to_contain_text("no room left")
    expect(me.page.locator(".own .bid svg")).to_have_count(0)  # it does not count


def _with(route: object, code: str) -> None:
    answer = route.fetch()  # type: ignore[attr-defined]
    route.fulfill(response=answer, body=code + answer.text())  # type: ignore[attr-defined]


def saved(me: Visitor, folder: Path) -> Path:
    me.page.get_by_role("button", name="Settings").click()
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Save all as a file").click()
    path = folder / "kept.json"
    download.value.save_as(path)
    assert json.loads(path.read_text())["format"] == "aurum-kept"
    me.page.keyboard.press("Escape")
    return path


def offer(me: Visitor, file: Path) -> None:
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_test_id("kept-file").set_input_files(file)
