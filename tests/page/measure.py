"""The page's figures, measured: `python -m tests.page.measure` (no test; prints what it saw).

How long until a first card can be chosen, how soon a tapped card lies on the table, how evenly
Chromium shows frames while tricks are played with all animations on, how long a round takes that
is answered at once, and how many animations a whole match has.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import PROGRAMS, LiveTables, found_chromium
from tests.page.test_motion import RECORDER, happened, played
from tests.page.visitor import Visitor

RUNS = 10
LIVELY = {"motion": "full", "reading": "normal"}
BOTS = ["me", "random", "random"]
ADEPTS = ["me", "adept", "adept"]
ROUNDS = 3
PACES: dict[str, dict[str, object]] = {
    "fastest": {"motion": "brief", "reading": "short", "bots": "brisk"},
    "normal": {"motion": "full", "reading": "normal", "bots": "normal"},
}
TAP = """(card) => new Promise((resolve) => {
    const started = performance.now();
    new MutationObserver((_, observer) => {
        if (!document.querySelector('.slot.south .played')) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - started));
    }).observe(document.querySelector('.cross'), {childList: true, subtree: true});
    card.click();
})"""


def first_card(browser: Browser, house: LiveTables) -> tuple[float, float]:
    """Milliseconds until *Play now* can be clicked, and from there to a card to choose."""
    me = Visitor(browser, house.address, settings=LIVELY)
    me.go()
    me.page.get_by_test_id("play-now").wait_for()
    loaded = float(me.page.evaluate("performance.now()"))
    me.page.get_by_test_id("play-now").click()
    me.hand().first.wait_for()
    chosen = float(me.page.evaluate("performance.now()"))
    me.leave()
    return loaded, chosen - loaded


def taps(me: Visitor, count: int) -> list[float]:
    """Milliseconds from a tap to the frame that shows the card in the trick."""
    times: list[float] = []
    while len(times) < count:
        phase = me.await_question()
        if phase == "deal":
            me.next_round()
        elif phase == "over":
            break
        elif phase in {"bid", "exchange"}:
            me.answer(phase)
        elif me.playable().count():
            times.append(float(me.playable().first.evaluate(TAP)))
        else:
            me.play()
    return times


def frames(browser: Browser, house: LiveTables, players: int) -> dict[str, float]:
    """Frames on the display, by Chromium's own trace, while five tricks are played."""
    seats = ["me", *["random"] * (players - 1)]
    me = Visitor(browser, house.address, settings=LIVELY).sit(seats, rules={"players": players})
    me.await_question("bid")
    me.bid()
    me.await_question("play")
    path = Path(tempfile.mkdtemp()) / "trace.json"
    browser.start_tracing(page=me.page, path=path, categories=["viz"])
    for _ in range(5):
        if me.await_question_without_hurry() != "play":
            break
        me.play()
    browser.stop_tracing()
    me.leave()
    events = json.loads(path.read_text())["traceEvents"]
    times = sorted(event["ts"] for event in events if event["name"] == "Display::FrameDisplayed")
    gaps = [(b - a) / 1000 for a, b in pairwise(times)]
    moving = [gap for gap in gaps if gap < 100]  # longer ones are a table at rest
    return {
        "frames shown": len(times),
        "median gap in ms": round(median(moving), 1),
        "gaps over 25 ms in %": round(100 * sum(gap > 25 for gap in moving) / len(moving), 1),
    }


def rounds(
    browser: Browser, house: LiveTables, pace: str, count: int = ROUNDS
) -> list[tuple[float, int]]:
    """Seconds from the deal to the result of a round of three, and its tricks.

    Every answer is given at once, and no trick is hurried.
    """
    found: list[tuple[float, int]] = []
    me = Visitor(browser, house.address, settings=PACES[pace]).sit(ADEPTS)
    phase = me.await_question_without_hurry()
    while len(found) < count and phase != "over":
        started = time.monotonic()
        while phase not in {"deal", "over"}:
            me.answer(phase)
            phase = me.await_question_without_hurry()
        me.page.get_by_test_id("round-sheet").wait_for()
        taken = time.monotonic() - started
        found.append((taken, sum(side["tricks"] for side in me.sheets()[-1]["sides"])))
        if phase == "deal":
            me.next_round()
            phase = "bid"
    me.leave()
    return found


def animations(browser: Browser, house: LiveTables, *, reduced: bool) -> str:
    """What moved in a whole match, beside what there was to move."""
    me = Visitor(browser, house.address, settings={"motion": "full", "reading": "short"})
    me.page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    me.page.add_init_script(RECORDER)
    moved, told = played(me), happened(me)
    me.leave()
    kinds = ("card-played", "trick-taken", "gold-collected")
    return f"told { ({kind: told[kind] for kind in kinds}) }, moved {dict(moved)}"


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = LiveTables(Path(data), "--no-bot-pace")
        browser = play.chromium.launch(executable_path=found_chromium(), args=["--no-sandbox"])
        waits = [first_card(browser, house) for _ in range(RUNS)]
        me = Visitor(browser, house.address, settings=LIVELY).sit(BOTS)
        tapped = taps(me, 20)
        me.leave()
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {PROGRAMS[0]}")
        print(f"page usable after {median(w[0] for w in waits):.0f} ms (median of {RUNS})")
        print(f"click to a card that can be chosen {median(w[1] for w in waits):.0f} ms")
        print(f"tap to the card in the trick {median(tapped):.0f} ms, at most {max(tapped):.0f} ms")
        for players in (3, 4):
            print(f"{players} players: {frames(browser, house, players)}")
        for reduced in (False, True):
            print(f"reduced motion {reduced}: {animations(browser, house, reduced=reduced)}")
        house.close()
        paced = LiveTables(Path(data) / "paced")
        while_loading = rounds(browser, paced, "fastest", 1)
        print(f"a round of three while bots load: {while_loading[0][0]:.0f} s")
        for pace in PACES:
            for seconds, tricks in rounds(browser, paced, pace):
                print(f"a round of three, {pace} pace: {seconds:.0f} s ({tricks} tricks)")
        browser.close()
        paced.close()


if __name__ == "__main__":
    main()
