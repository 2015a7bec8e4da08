"""Every screen in four languages, at four sizes: nothing missing, too wide or in the way; axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import expect

from tests.page import scripts
from tests.page.conftest import Visit
from tests.page.visitor import Visitor

LANGUAGES = {"en": "Play now", "de": "Sofort spielen", "fr": "Jouer", "ru": "Играть"}
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desktop": (1440, 900), "lying": (740, 360)}
# These two see every screen in both themes; the other two are for `make soak`.
WALKS = [
    ("desktop", "en", "dark"),
    ("phone", "de", "light"),
    pytest.param("tablet", "fr", "dark", marks=pytest.mark.soak),
    pytest.param("lying", "ru", "light", marks=pytest.mark.soak),
]
PATHS = ("/", "/create", "/join", "/watch", "/learn", "/replay", "/no/such/place")
BOTS = ["me", "random", "random"]
MENU = 5  # rules, keys, the table, settings, the way out


def ready(me: Visitor, path: str) -> Visitor:
    me.go(path)
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    return me


def walk(me: Visitor, look: Callable[[Visitor, str], None]) -> None:
    """Through every screen and sheet, calling `look` with the name of each."""
    for path in PATHS:
        look(ready(me, path), path)
    me.sit(["me", "random", "open", "random"], rules={"players": 4})
    expect(me.page.locator("main li")).to_have_count(4)
    look(me, "gathering")
    code = me.page.url.rsplit("/", 1)[1]
    me.page.get_by_test_id("leave-gathering").click()
    look(ready(me, f"/join/{code}"), "invited")
    me.sit(["me", "random", "random", "random"], rules={"players": 4, "edition": "german"})
    me.await_question("bid")
    look(me, "bidding")
    me.bid()
    me.await_question("play")
    me.page.locator("[data-testid=hand] button").first.hover()
    look(me, "play")
    for key in ("l", "t", "?"):
        me.page.keyboard.press(key)
        me.await_sheet()
        look(me, f"sheet {key}")
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("dialog")).to_have_count(0)
    for place in range(MENU):
        me.page.get_by_test_id("menu").click()
        me.await_sheet()
        if place == 0:
            look(me, "menu")
        me.page.locator("dialog li .button").nth(place).click()
        me.await_sheet()
        look(me, f"menu {place}")
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("dialog")).to_have_count(0)
    for name in (".title", ".list .button"):
        if name == ".list .button":
            me.page.locator(".more > .button").click()
        me.page.locator(name).first.click()
        me.await_sheet()
        look(me, f"sheet {name}")
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("dialog")).to_have_count(0)
    to_an_exchange(me)
    me.await_sheet()
    look(me, "exchange")
    me.page.keyboard.press("Escape")
    me.hurry("deal")
    me.await_sheet()
    me.page.locator("dialog details").first.evaluate("(node) => { node.open = true; }")
    look(me, "round sheet")
    me.hurry("over")
    me.await_sheet()
    look(me, "match sheet")
    match = next(u["match"] for u in me.received if u["type"] == "update")
    me.go(f"/m/{match}?seat=0&at=20")
    expect(me.page.locator(".told")).to_be_visible()
    look(me, "replay")


def to_an_exchange(me: Visitor) -> None:
    """Plays until the bid may be changed, in the next round if this one ends before."""
    me.page.keyboard.press("b")
    while not me.page.locator("dialog [data-lay]").count():
        if me.phase_or_none() == "deal":
            me.next_round()
            me.bid()
            me.await_question("play")
            me.page.keyboard.press("b")
        else:
            me.play()
        me.page.wait_for_function(scripts.EXCHANGE_OR_QUESTION, polling=30)


@pytest.mark.parametrize(("size", "language", "theme"), WALKS)
def test_every_screen(visit: Visit, size: str, language: str, theme: str) -> None:
    """Missing messages, CSP violations and requests elsewhere fail any test; this one sees all."""
    me: Visitor = visit(size=SIZES[size], language=language, theme=theme)
    ready(me, "/")
    expect(me.page.get_by_test_id("play-now")).to_have_text(LANGUAGES[language])
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    expect(me.page.locator("html")).to_have_attribute("data-theme", theme)
    found: list[str] = []

    def looked(at: Visitor, where: str) -> None:
        found.extend(f"{where}: {fault}" for fault in faults(at))
        if where in {"bidding", "play"}:
            found.extend(f"{where}: {pair}" for pair in (*overlaps(at), *small_targets(at)))

    walk(me, looked)
    assert not found, "\n".join(found)


def faults(me: Visitor) -> list[str]:
    """What no screen may have: a text's name in place of the text, a page too wide, axe's finds."""
    raw = re.findall(
        r"\{ ?\$|\b(?:reason|log|page|key|rule|term)-[a-z-]+", me.page.inner_text("body")
    )
    wide = ["wider than the window"] if me.overflow() > 0 else []
    return [*(f"{text} is not a text" for text in raw), *wide, *me.axe()]


def overlaps(me: Visitor) -> list[str]:
    """Pairs of things on the table that lie on each other."""
    boxes = me.page.evaluate(scripts.BOXES)
    return [
        f"{a} on {b}"
        for a, b in combinations(boxes, 2)
        if min(a[3], b[3]) - max(a[1], b[1]) > 1 and min(a[4], b[4]) - max(a[2], b[2]) > 1
    ]


def small_targets(me: Visitor) -> list[str]:
    return list(me.page.evaluate(scripts.SMALL_TARGETS))
