"""The guided first round in a browser: by mouse and keyboard, on a phone, left and found again."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor

BRISK = {"bots": "brisk"}


def lesson(me: Visitor) -> Locator:
    return me.page.get_by_test_id("lesson")


def at_step(me: Visitor, step: int, *, after: bool = False, name: str = "first") -> None:
    expect(lesson(me)).to_have_attribute("data-moment", f"{name}.{step}.{str(after).lower()}")


def card(me: Visitor, name: str) -> Locator:
    return me.page.locator(f'.mine [data-card="{name}"]')


def ready(me: Visitor) -> None:
    """The others have moved: the step can be done."""
    expect(lesson(me).get_by_role("button").first).to_be_visible()


def play(me: Visitor, name: str) -> None:
    ready(me)
    card(me, name).click()


def test_the_whole_lesson_by_mouse_and_keyboard_with_a_reload_in_it(visit: Visit) -> None:
    me = visit(settings=BRISK).go()
    page = me.page
    page.get_by_role("link", name="Learn").click()
    page.get_by_test_id("start-lesson").click()
    at_step(me, 1)
    assert me.axe() == []
    ready(me)
    card(me, "Ag5").click(force=True)  # the rules say why not
    expect(page.get_by_test_id("notice")).to_contain_text("Silver has already been played")
    play(me, "P8")
    at_step(me, 1, after=True)
    expect(page.get_by_test_id("go-on")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(me, 2)
    for misses in range(2):
        play(me, "Bi5")
        expect(lesson(me).locator(".helps")).to_contain_text("Play a 7 or higher")
        expect(page.locator("[data-lit]")).to_have_count(4 if misses else 0)
    assert me.axe() == []
    page.reload()
    at_step(me, 2)
    play(me, "Ag9")
    at_step(me, 3)
    play(me, "Bi3")
    at_step(me, 4)
    play(me, "Zn7")
    at_step(me, 5)
    play(me, "P5")
    at_step(me, 6)
    play(me, "Au2")
    at_step(me, 6, after=True)
    page.get_by_test_id("go-on").click()
    at_step(me, 7)
    ready(me)
    card(me, "Ag5").click()
    page.locator(".main-place button").click()
    at_step(me, 8)
    assert me.axe() == []
    lesson(me).get_by_role("button", name="10", exact=True).click()
    expect(lesson(me).locator(".helps")).to_contain_text("just the bid")
    lesson(me).get_by_role("button", name="5", exact=True).click()
    at_step(me, 9)
    page.get_by_role("button", name="Change bid").click()
    page.locator('[data-lay="Zn4"]').click()
    page.get_by_role("dialog").locator(".button.main").click()
    at_step(me, 10)
    lesson(me).get_by_role("button", name="10", exact=True).click()
    at_step(me, 11)
    ready(me)
    page.get_by_role("button", name="End the round").click()
    page.get_by_role("dialog").locator(".button.main").click()
    at_step(me, 12)
    assert me.axe() == []
    lesson(me).get_by_role("button", name="Play a match").click()
    expect(me.hand()).to_have_count(12)
    expect(lesson(me)).to_have_count(0)


def test_on_a_phone_show_me_leads_to_the_end_and_three_misses_do_the_step(visit: Visit) -> None:
    me = visit(language="ru", size=(360, 640), touch=True, settings=BRISK).go("/learn")
    me.page.locator("[data-lesson=gold]").click()
    at_step(me, 1, name="gold")
    for _ in range(3):
        ready(me)
        card(me, "Ag1").click()
        if "selected" in (card(me, "Ag1").get_attribute("class") or ""):
            me.page.locator(".main-place button").click()
        me.page.wait_for_function("!document.querySelector('.mine .selected')")
    at_step(me, 2, name="gold")
    ready(me)
    assert me.axe() == []
    lesson(me).get_by_role("button", name="Покажите").click()
    at_step(me, 3, name="gold")
    lesson(me).get_by_role("button", name="Покажите").click()
    expect(lesson(me)).to_contain_text("Вот и всё")


def test_a_first_match_offers_the_lesson_once(visit: Visit) -> None:
    me = visit().go()
    me.page.get_by_test_id("play-now").click()
    offer = me.page.get_by_test_id("lesson-offer")
    expect(offer).to_contain_text("New to Aurum?")
    assert me.axe() == []
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    me.page.reload()
    expect(me.hand()).to_have_count(12)
    expect(offer).to_have_count(0)
