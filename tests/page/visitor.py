"""A person with a browser, as the tests see them: what they do, and what they must never see."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    TimeoutError,
    expect,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
QUIET = {"speed": "off", "sound": False}


class Visitor:
    """A page in a fresh browser profile. Leaving fails if anything was wrong with the page meanwhile."""

    def __init__(  # noqa: PLR0913
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: tuple[int, int] = (1440, 900),
        theme: str = "dark",
        touch: bool = False,
        settings: Mapping[str, object] | None = None,
    ) -> None:
        self.address = address
        self.problems: list[str] = []
        self.expects_loss = False
        self._context = browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=touch,
        )
        self._context.set_default_timeout(PATIENCE)
        wanted = json.dumps({**QUIET, **(settings or {})})
        self._context.add_init_script(
            f"localStorage.getItem('aurum.settings') || localStorage.setItem('aurum.settings', {json.dumps(wanted)})"
        )
        self.page: Page = self._context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self._asked)

    # What must never happen -----------------------------------------------------------------

    def _heard(self, message: ConsoleMessage) -> None:
        lost = "ERR_CONNECTION_REFUSED" in message.text or "WebSocket" in message.text
        if message.type == "error" and not (self.expects_loss and lost):
            self.problems.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")) and urlsplit(request.url).netloc != (
            urlsplit(self.address).netloc
        ):
            self.problems.append(f"request to another host: {request.url}")

    def leave(self) -> None:
        self._context.close()
        assert not self.problems, self.problems

    # Getting somewhere ----------------------------------------------------------------------

    def go(self, path: str = "/") -> Visitor:
        self.page.goto(self.address + path)
        return self

    def play_now(self) -> Visitor:
        self.go()
        self.page.get_by_test_id("play-now").click()
        self.await_question()
        return self

    def create(self, seats: list[str], **options: Any) -> str:
        """Makes a table through the page's own requests; returns its code."""
        self.page.goto(self.address + "/learn")
        body = {"options": options, "seats": seats, "start": "open" not in seats}
        code = self.page.evaluate(
            """async (body) => {
                const post = (path, body) => fetch('/api/v1' + path, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
                await post('/me', {});
                const answer = await (await post('/tables', body)).json();
                return answer.room ? answer.room.code : 'refused: ' + JSON.stringify(answer);
            }""",
            body,
        )
        assert isinstance(code, str) and not code.startswith("refused"), code
        return code

    def sit(self, seats: list[str], **options: Any) -> Visitor:
        code = self.create(seats, **options)
        return self.go(f"/t/{code}")

    @property
    def board(self) -> Locator:
        return self.page.locator(".board")

    # The question put to this seat ------------------------------------------------------------

    def await_question(self, *phases: str) -> str:
        """Waits until this seat is asked; hurries tricks that linger. Returns the phase, or `deal`/`over`."""
        try:
            return self._question(phases)
        except TimeoutError as slow:
            raise AssertionError(f"nothing was asked for a while: {self.story()}") from slow

    def story(self) -> str:
        """What is on the screen, for the message of a failed test."""
        said = self.page.evaluate(
            """() => [location.pathname, {...document.querySelector('.board')?.dataset},
                document.querySelector('.status')?.innerText, document.querySelector('dialog')?.innerText,
                document.querySelector('[data-testid=teller]')?.innerText, document.body.innerText.slice(0, 400)]"""
        )
        return json.dumps([said, self.problems], ensure_ascii=False)

    def _question(self, phases: tuple[str, ...]) -> str:
        found = self.page.wait_for_function(
            """(phases) => {
                const board = document.querySelector('.board');
                if (!board) return null;
                if (board.dataset.lingers === 'true') document.querySelector('.trick').click();
                const phase = board.dataset.phase;
                const asked = board.dataset.asked !== undefined || phase === 'deal' || phase === 'over';
                return asked && (!phases.length || phases.includes(phase)) ? phase : null;
            }""",
            arg=list(phases),
            polling=30,
        )
        return str(found.json_value())

    def hand(self) -> Locator:
        return self.page.get_by_test_id("hand").get_by_role("button")

    def playable(self) -> Locator:
        return self.page.locator("[data-testid=hand] button[aria-disabled=false]")

    def gold(self) -> Locator:
        return self.page.locator(".own .gold button[aria-disabled=false]")

    def bid(self, index: int = 0) -> None:
        self.hand().nth(index).click()
        self.page.locator(".actions .main").click()
        expect(self.page.locator(".own .bid svg")).to_be_visible()

    def play(self) -> None:
        """Plays the first card that may be played, else gold."""
        card = self.playable().first if self.playable().count() else self.gold().first
        card.click()

    def finish(self, *, until: str = "over", each: Callable[[str], None] | None = None) -> None:
        """Plays by mouse until the match (or round) is over."""
        while True:
            phase = self.await_question()
            if each:
                each(phase)
            if phase == until or phase == "over":
                return
            if phase == "deal":
                self.next_round()
            elif phase == "bid":
                self.bid()
            else:
                self.play()

    def next_round(self) -> None:
        self.page.get_by_test_id("next-round").click()
        self.await_question("bid")

    # What is on the screen --------------------------------------------------------------------

    def axe(self) -> list[str]:
        """What axe-core finds on the screen, in words."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{violation['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
            for violation in found
            for node in violation["nodes"]
        ]

    def overflow(self) -> int:
        """How many pixels the page is wider than the window."""
        return int(
            self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        )
