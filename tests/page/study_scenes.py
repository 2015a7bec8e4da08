"""States of the page beside a match: lessons, hints, reviews, puzzles, daily deals, own games."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.camera import Camera

BOTS = ["me", "random", "random"]
LESSONS = ("first", "exchange", "gold", "team")
CHANGED = (
    "(before) => document.querySelector('[data-testid=lesson] .says')?.textContent !== before"
    " && document.querySelector('[data-testid=lesson] .ways button')"
)
DEALT = (
    "() => document.querySelector('[data-action]:not([disabled])')"
    " || document.querySelector('[data-testid=daily-result]')"
)


class StudyScenes:
    """Leads one visitor through everything that is there to learn and to look back."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        self.me = camera.me

    def parts(self) -> dict[str, Callable[[], None]]:
        return {
            "lessons": self.lessons,
            "hints": self.hints,
            "practice": self.practice,
            "looking-back": self.looking_back,
        }

    def lessons(self) -> None:
        """Every step of every lesson, led by *Show me*."""
        for lesson in LESSONS:
            self.me.go("/learn")
            way = "[data-testid=start-lesson]" if lesson == "first" else f"[data-lesson={lesson}]"
            self.me.page.locator(way).click()
            panel = self.me.page.get_by_test_id("lesson")
            panel.locator(".ways button").first.wait_for()
            for number in range(1, 20):
                self.camera.take(f"lesson-{lesson}-{number}")
                said = panel.locator(".says").text_content()
                if panel.locator(".answers").count():
                    panel.locator(".ways > button").click()
                elif panel.locator(".main").count() and not panel.get_by_test_id("go-on").count():
                    break  # the way to a match
                else:
                    panel.locator(".ways button").first.click()
                self.me.page.wait_for_function(CHANGED, arg=said)

    def hints(self) -> None:
        """The four presses at a bid and at a card."""
        self.me.sit(BOTS)
        for phase in ("bid", "play"):
            self.me.await_question(phase)
            for press in (1, 2, 3, 4):
                self.me.page.keyboard.press("h")
                self.me.page.locator(f".hint[data-press='{press}']").wait_for()
                if press in {1, 3, 4}:
                    self.camera.take(f"hint-{phase}-{press}")
            if phase == "bid":
                self.me.page.locator(".hint .close").click()
                self.me.bid()

    def practice(self) -> None:
        """A puzzle before and after an answer, the list of them, the deal of the day, no games."""
        page = self.me.page
        self.me.go("/puzzles")
        page.get_by_test_id("puzzle-task").wait_for()
        self.camera.take("puzzle")
        page.locator("[data-action]").first.click()
        expect(page.get_by_test_id("puzzle-feedback")).not_to_have_text("")
        self.camera.take("puzzle-answered")
        page.get_by_test_id("puzzle-list").locator("summary").click()
        self.camera.take("puzzle-list")
        self.me.go("/daily")
        page.locator("[data-action]").first.wait_for()
        self.camera.take("daily")
        bid = page.locator("[data-action^=bid]")
        bid.first.click()
        expect(bid).to_have_count(0)
        self.camera.take("daily-play")
        while not page.get_by_test_id("daily-result").count():
            page.locator("[data-action]:not([disabled])").first.click()
            page.wait_for_function(DEALT)
        self.camera.take("daily-result")
        circles = page.get_by_test_id("circles")
        circles.locator("form input").fill("Athanor")
        circles.locator("form button").click()
        circles.get_by_test_id("circle").wait_for()
        self.camera.take("circle")
        self.me.go("/games")
        page.wait_for_load_state("networkidle")
        self.camera.take("games-none")

    def looking_back(self) -> None:
        """A match that is over: played again and compared, guessed, reviewed, in the list."""
        me, page = self.me, self.me.page
        me.sit(BOTS)
        me.finish()
        match = next(u["match"] for u in reversed(me.received) if u["type"] == "update")
        me.go(f"/again/{match}?seat=0")
        page.get_by_test_id("play-again").wait_for()
        self.camera.take("again")
        page.get_by_test_id("play-again").click()
        me.finish()
        page.get_by_test_id("compare").wait_for()
        self.camera.take("match-over-again")
        page.get_by_test_id("compare").click()
        page.get_by_role("table").first.wait_for()
        self.camera.take("compare")
        me.go(f"/m/{match}/guess?seat=0")
        page.locator("[data-action]").first.wait_for()
        self.camera.take("guess")
        page.locator("[data-action]").first.click()
        page.wait_for_load_state("networkidle")
        self.camera.take("guess-answered")
        me.go("/games")
        page.wait_for_load_state("networkidle")
        self.camera.take("games")
        me.go(f"/m/{match}/review?seat=0")
        page.get_by_test_id("review-sentence").wait_for(timeout=600_000)
        self.camera.take("review")
