"""A person with a browser, as the tests see them: what they do, and what they must never see."""

from __future__ import annotations

import json
import re
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
    WebSocket,
    WebSocketRoute,
    expect,
)
from playwright.sync_api import TimeoutError as TooSlow

from tests.page import scripts

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 120_000  # compiling takes so long where the machine is eight times slower than it is
HURRY_SECONDS = 200  # a match takes ten on a quiet machine
expect.set_options(timeout=PATIENCE)
QUIET = {"motion": "none", "reading": "short", "sound": False, "coach": "off"}


class HeldLine:
    """A connection that goes through the test, which can keep back what the page sends."""

    def __init__(self, page: WebSocketRoute) -> None:
        self._page = page
        self._server = page.connect_to_server()
        self._held = False
        self._kept: list[dict[str, Any]] = []
        page.on_message(self._out)
        self._server.on_message(page.send)

    def _out(self, message: str | bytes) -> None:
        if self._held:
            self._kept.append(json.loads(message))
        else:
            self._server.send(message)

    def hold(self) -> None:
        self._held = True

    def tell(self, **message: object) -> None:
        """Says something to the page as if the server did."""
        self._page.send(json.dumps(message))

    def refuse(self) -> None:
        """Answers what was kept as a server would that does not allow it."""
        reason = {"clause": "R5.2", "code": "stale", "text": "Not this time.", "details": {}}
        self.tell(type="refused", id=self._kept[-1]["id"], reason=reason)


class TappedLines:
    """The connections of a page: they are cut, and no new one holds until they are mended."""

    def __init__(self) -> None:
        self.made = 0
        self._line: WebSocketRoute | None = None
        self._whole = True

    def tap(self, line: WebSocketRoute) -> None:
        if not self._whole:
            line.close(code=1012)
            return
        self.made += 1
        self._line = line
        line.connect_to_server()

    def cut(self) -> None:
        assert self._line
        self._whole = False
        self._line.close(code=1012)

    def mend(self) -> None:
        self._whole = True


class Visitor:
    """A page in a fresh browser profile. Leaving fails if anything was wrong meanwhile."""

    def __init__(
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
        self.expects_refusals = False
        self.received: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self._context = browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=touch,
        )
        self._context.set_default_timeout(PATIENCE)
        wanted = json.dumps(json.dumps({**QUIET, **(settings or {})}))
        stored = "localStorage.getItem('aurum.settings')"
        self._context.add_init_script(
            "if (location.protocol === 'http:')"
            f" {stored} || localStorage.setItem('aurum.settings', {wanted})"
        )
        self.page: Page = self._context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self._asked)
        self.page.on("websocket", self._line)

    # What must never happen -----------------------------------------------------------------

    def _heard(self, message: ConsoleMessage) -> None:
        signs = (
            "ERR_CONNECTION_",
            "ERR_CONTENT_LENGTH_MISMATCH",
            "ERR_EMPTY_RESPONSE",
            "WebSocket",
        )
        lost = any(sign in message.text for sign in signs)
        refused = "the server responded with a status of 4" in message.text
        expected = (self.expects_loss and lost) or (self.expects_refusals and refused)
        if message.type == "error" and not expected:
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
        self.page.goto(self.address + "/join")
        body = {"options": options, "seats": seats, "start": "open" not in seats}
        code = str(self.page.evaluate(scripts.CREATE, body))
        assert not code.startswith("refused"), code
        return code

    def sit(self, seats: list[str], **options: Any) -> Visitor:
        code = self.create(seats, **options)
        return self.go(f"/t/{code}")

    @property
    def board(self) -> Locator:
        return self.page.locator(".board")

    # The question put to this seat ------------------------------------------------------------

    def await_question(self, *phases: str) -> str:
        """Waits until this seat is asked or the round is over, and returns the phase."""
        try:
            return self._question(phases)
        except TooSlow as slow:
            raise AssertionError(f"nothing was asked for a while: {self.story()}") from slow

    def story(self) -> str:
        """What is on the screen, for the message of a failed test."""
        said = self.page.evaluate(scripts.STORY)
        return json.dumps([said, self.problems], ensure_ascii=False)

    def _question(self, phases: tuple[str, ...]) -> str:
        found = self.page.wait_for_function(scripts.QUESTION, arg=list(phases), polling=30)
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
            if phase in {until, "over"}:
                return
            self.answer(phase)

    def hurry(self, *until: str, sight: str = "") -> str:
        """Plays on as fast as the page can, until one of these phases; says which.

        Or "seen": this seat is asked, and `sight` (a selector) is on the screen.
        """
        self.start_hurrying(*until, sight=sight)
        return self.await_end()

    def start_hurrying(self, *until: str, sight: str = "") -> None:
        """As `hurry`, beside what is done with other pages; `await_end` waits for it."""
        self.page.evaluate(scripts.PLAY_ON, [list(until), sight, HURRY_SECONDS])

    def await_end(self) -> str:
        end = self.page.evaluate("window.playing")
        assert end, f"the page played for a while and did not get there: {self.story()}"
        return str(end)

    def answer(self, phase: str) -> None:
        """Does what is asked in this phase: the first thing that is allowed."""
        if phase == "deal":
            self.next_round()
        elif phase == "bid":
            self.bid()
        elif phase == "exchange":
            self.keep()
        else:
            self.play()

    def keep(self) -> None:
        """Leaves the own bid as it is, as one is asked before the first trick."""
        self.page.get_by_test_id("keep-bid").click()

    def more(self, name: str) -> None:
        """Chooses from the list behind the three dots."""
        self.page.get_by_role("button", name="More").click()
        self.page.get_by_role("button", name=name).click()

    def next_round(self) -> None:
        self.page.get_by_test_id("next-round").click()
        self.await_question("bid")

    def await_question_without_hurry(self) -> str:
        """As `await_question`, but a trick lingers as long as it does."""
        found = self.page.wait_for_function(scripts.QUESTION_AT_REST, polling=30)
        return str(found.json_value())

    def await_question_without_mouse(self) -> str:
        """As `await_question`, but a lingering trick is hurried by the space bar."""
        found = self.page.wait_for_function(scripts.QUESTION_BY_KEYBOARD, polling=30)
        return str(found.json_value())

    def phase_or_none(self) -> str | None:
        """The phase if this seat is asked (or the round is over), else nothing; does not wait."""
        found = self.page.evaluate(scripts.QUESTION, [])
        return None if found is None else str(found)

    # What came over the wire -------------------------------------------------------------------

    def sheets(self) -> list[dict[str, Any]]:
        """The rounds' sheets as the server sent them last."""
        sent = [update["sheets"] for update in self.received if update.get("sheets")]
        return list(sent[-1])

    def match_info(self) -> dict[str, Any]:
        """The end of the match as the server told it, and the headline it deserves here."""
        last = next(u for u in reversed(self.received) if u["type"] == "update")
        winners, seat = last["view"]["winners"], last["own"]["seat"]
        shared = "A shared victory!" if len(winners) > 1 else "You win!"
        return {
            **last["view"],
            "headline": shared if seat in winners else "You lost this time.",
        }

    def sent_messages(self) -> list[dict[str, Any]]:
        """A list that fills with what the page sends from now on."""
        self.sent = []
        return self.sent

    def tapped_lines(self) -> TappedLines:
        """From now on connections go through the test, which can cut them."""
        lines = TappedLines()
        self.page.route_web_socket(re.compile("/api/v1/socket"), lines.tap)
        return lines

    def held_lines(self) -> list[HeldLine]:
        lines: list[HeldLine] = []
        self.page.route_web_socket(
            re.compile("/api/v1/socket"), lambda line: lines.append(HeldLine(line))
        )
        return lines

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda text: self.received.append(json.loads(text)))
        line.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def hand_cards(self) -> list[str]:
        """All at once: between two questions a card may have left the hand."""
        return list(self.hand().evaluate_all("(cards) => cards.map((c) => c.dataset.card)"))

    def bid_card(self) -> str:
        """The own bid, in the notation."""
        last = next(u for u in reversed(self.received) if u["type"] == "update")
        return str(last["view"]["seats"][last["own"]["seat"]]["bid"])

    def await_sheet(self) -> None:
        """Waits until a sheet has opened and stands still."""
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.page.wait_for_function(scripts.SETTLED)

    # What is on the screen --------------------------------------------------------------------

    def axe(self) -> list[str]:
        """What axe-core finds on the screen, in words."""
        if not self.page.evaluate("'axe' in window"):
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
            self.page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
        )
