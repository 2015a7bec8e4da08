"""The states of the page that are photographed, and how a visitor gets there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.page.camera import Camera
from tests.page.study_scenes import StudyScenes
from tests.page.test_two_people import together
from tests.page.visitor import Visitor

THREE = ["me", "apprentice", "apprentice"]
FOUR = ["me", "apprentice", "apprentice", "apprentice"]
PAGES = {
    "home": "/",
    "create": "/create",
    "join": "/join",
    "public-tables": "/watch",
    "rules": "/learn",
    "open-record": "/replay",
    "unknown": "/nowhere",
}
SHEETS = {"l": "tricks", "?": "keys", "t": "text-view"}
MENU = ("rules-drawer", "menu-keys", "about-table", "settings-at-table", "leave")
OPEN_ALL = "(nodes) => nodes.forEach((node) => { node.open = true; })"


class Scenes:
    """Leads one visitor (and guests) of one language through every state."""

    def __init__(self, camera: Camera, browser: Browser, language: str) -> None:
        self.camera = camera
        self.me = camera.me
        self._browser = browser
        self._language = language

    def parts(self) -> dict[str, Callable[[], None]]:
        return {
            "pages": self.pages,
            "gathering": self.gathering,
            "joining": self.joining,
            "spectator": self.spectator,
            "two": self.two,
            "four": lambda: self.match("four", FOUR),
            "three": lambda: self.match("three", THREE),
            "replay": self.replay,
            **StudyScenes(self.camera).parts(),
        }

    def _guest(self) -> Visitor:
        guest = Visitor(
            self._browser, self.me.address, language=self._language, settings={"theme": "auto"}
        )
        guest.expects_refusals = True
        return guest

    def pages(self) -> None:
        """The screens that an address leads to."""
        for state, path in PAGES.items():
            self.me.go(path)
            self.me.page.wait_for_load_state("networkidle")
            self.camera.take(state)
            if state == "home":
                self.me.page.locator("header .icon").last.click()
                self.camera.take("settings")
                self.me.page.keyboard.press("Escape")

    def gathering(self) -> None:
        """A table that still waits for somebody, as the host sees it."""
        code = self.me.create(["me", "open", "adept", "open"], rules={"players": 4}, listed=True)
        self.me.go(f"/t/{code}")
        self.me.page.wait_for_load_state("networkidle")
        self.camera.take("gathering")

    def joining(self) -> None:
        guest = self._guest()
        code = self.me.create(["me", "open", "adept"], listed=True)
        self.me.go(f"/t/{code}")
        guest.go(f"/join/{code}")
        guest.page.wait_for_load_state("networkidle")
        self.camera.of(guest).take("invited")
        guest.leave()

    def spectator(self) -> None:
        """Somebody who may see a round only when it is over, before and after."""
        guest = self._guest()
        code = self.me.create(THREE, spectators="delayed")
        self.me.go(f"/t/{code}")
        self.me.await_question("bid")
        guest.go(f"/t/{code}")
        guest.page.wait_for_load_state("networkidle")
        watching = self.camera.of(guest)
        watching.take("delayed-before")
        self.me.finish(until="deal")
        guest.page.locator(".told").wait_for()
        watching.take("delayed-after")
        guest.leave()

    def two(self) -> None:
        """Two people: an absent one, and one whom the host removes after the match."""
        host, guest = self.me, self._guest()
        code = host.create(["me", "open", "apprentice"], rules={"edition": "german"}, sit_in=5)
        host.go(f"/t/{code}")
        guest.go(f"/join/{code}")
        guest.page.locator("form .main").click()
        host.page.locator("main .main").last.click()
        guest.await_question("bid")
        guest.page.goto("about:blank")
        expect(host.page.locator(".plate .state .countdown")).to_be_visible()
        self.camera.take("away")
        guest.go(f"/t/{code}")
        while "over" not in {host.phase_or_none(), guest.phase_or_none()}:
            together(host, guest)
            for player in (host, guest):
                if player.phase_or_none() == "deal":
                    player.page.get_by_test_id("next-round").click()
            if "over" not in {host.phase_or_none(), guest.phase_or_none()}:
                together(host, guest, until="bid")
        host.page.get_by_test_id("remove-person").click()
        self.camera.take("remove-person")
        guest.leave()

    def match(self, players: str, seats: list[str]) -> None:
        """A match by the mouse; the first of every kind of moment is taken."""
        me, seen = self.me, set[str]()
        me.sit(seats, rules={"players": len(seats)})
        while (phase := me.await_question()) != "over":
            if phase not in seen and self._ready(phase):
                seen.add(phase)
                if phase == "deal":
                    me.await_sheet()
                self.camera.take(f"{'round-over' if phase == 'deal' else phase}-{players}")
                self._aside(phase, players)
            if phase == "deal":
                me.next_round()
            elif phase == "bid":
                me.bid()
            elif phase == "exchange":
                me.keep()
            else:
                self._gold_or_end(players, seen)
                me.play()
        me.await_sheet()
        self.camera.take(f"match-over-{players}")
        self._unfold(f"match-details-{players}")

    def _ready(self, phase: str) -> bool:
        """Whether the moment shows what there is: in a trick, cards of others and a past."""
        me = self.me
        return phase != "play" or (
            me.page.locator(".played").count() > 1 and me.hand().count() < 10
        )

    def _aside(self, phase: str, players: str) -> None:
        """What can be opened over a table."""
        page = self.me.page
        if phase == "deal":
            self._unfold(f"round-details-{players}")
        if phase == "exchange":
            page.keyboard.press("b")
            self._sheet(f"exchange-sheet-{players}")
        if phase != "play":
            return
        for key, state in SHEETS.items():
            page.keyboard.press(key)
            self._sheet(f"{state}-{players}")
        for place, state in enumerate(MENU):
            page.get_by_test_id("menu").click()
            if place == 0:
                self.camera.take(f"menu-{players}")
            page.locator("dialog li .button").nth(place).click()
            self._sheet(f"{state}-{players}")

    def _sheet(self, state: str) -> None:
        self.me.await_sheet()
        self.camera.take(state)
        self.me.page.keyboard.press("Escape")
        expect(self.me.page.get_by_role("dialog")).to_have_count(0)

    def _unfold(self, state: str) -> None:
        self.me.await_sheet()
        self.me.page.locator("dialog details").evaluate_all(OPEN_ALL)
        self.camera.take(state)
        self.me.page.locator("dialog > .body").evaluate("(node) => node.scrollTo(0, 9999)")
        self.camera.take(f"{state}-below")

    def _gold_or_end(self, players: str, seen: set[str]) -> None:
        """The rare moment in which only gold can be played."""
        me = self.me
        if "end" in seen or me.playable().count() or not me.gold().count():
            return
        seen.add("end")
        self.camera.take(f"gold-or-end-{players}")
        me.page.keyboard.press("e")
        self._sheet(f"end-sheet-{players}")

    def replay(self) -> None:
        me = self.me
        found = next(u["match"] for u in reversed(me.received) if u["type"] == "update")
        for state, query in (("replay-open", "at=40"), ("replay-seat", "seat=0&at=40")):
            me.go(f"/m/{found}?{query}")
            me.page.locator(".told").wait_for()
            self.camera.take(state)
        self._verdict(found)

    def _verdict(self, match: str) -> None:
        """A record that somebody opens, whose deals this browser verifies."""
        me = self.me
        record = me.page.request.get(f"{me.address}/api/v1/matches/{match}/record").body()
        me.go("/replay")
        me.page.locator("input[type=file]").set_input_files(
            {"name": "match.json", "mimeType": "application/json", "buffer": record}
        )
        me.page.locator(".told").wait_for()
        self.camera.take("verdict")
