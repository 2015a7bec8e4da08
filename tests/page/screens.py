"""Pictures of every screen: `make screens` (no test). They go to the folder `screens`.

Every state is reached once in each language and then taken in all sizes and both themes:
`screens/LANGUAGE/STATE-SIZE-THEME.png`. With `--readme` the pictures of the README are made anew.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import LiveTables, found_chromium
from tests.page.visitor import Visitor

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screens"
IMAGES = ROOT / "docs" / "images"
LANGUAGES = ("en", "de", "fr", "ru")
THEMES = ("dark", "light")
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1366, 657),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
    "landscape": (844, 390),
}
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
README = {
    "table": ("play-four", "desktop", "dark"),
    "phone": ("play-three", "phone", "light"),
    "result": ("round-over-three", "laptop", "light"),
}


class Camera:
    """Takes the state that a visitor has reached, in every wanted size and theme."""

    def __init__(self, me: Visitor, folder: Path, wanted: argparse.Namespace) -> None:
        self.me = me
        self._folder = folder
        self._wanted = wanted

    def take(self, state: str) -> None:
        if self._wanted.state and state not in self._wanted.state:
            return
        for size in self._wanted.size:
            width, height = SIZES[size]
            self.me.page.set_viewport_size({"width": width, "height": height})
            for theme in self._wanted.theme:
                self.me.page.emulate_media(color_scheme=theme)
                self._shoot(f"{state}-{size}-{theme}")

    def _shoot(self, name: str) -> None:
        self.me.page.wait_for_timeout(120)  # sizes have settled, colours have changed
        self._folder.mkdir(parents=True, exist_ok=True)
        whole = not self.me.board.count()  # a table fits its window; a text goes on below it
        self.me.page.screenshot(path=self._folder / f"{name}.png", full_page=whole)


def pages(camera: Camera) -> None:
    """The screens that an address leads to."""
    for state, path in PAGES.items():
        camera.me.go(path)
        camera.me.page.wait_for_load_state("networkidle")
        camera.take(state)
        if state == "home":
            camera.me.page.locator("header .icon").last.click()
            camera.take("settings")
            camera.me.page.keyboard.press("Escape")


def gathering(camera: Camera) -> None:
    """A table that still waits for somebody, as the host and as a guest sees it."""
    code = camera.me.create(["me", "open", "adept", "open"], rules={"players": 4}, listed=True)
    camera.me.go(f"/t/{code}")
    camera.me.page.wait_for_load_state("networkidle")
    camera.take("gathering")


def joining(camera: Camera, browser: Browser, address: str, language: str) -> None:
    guest = Visitor(browser, address, language=language)
    code = camera.me.create(["me", "open", "adept"], listed=True)
    camera.me.go(f"/t/{code}")
    guest.go(f"/join/{code}")
    guest.page.wait_for_load_state("networkidle")
    Camera(guest, camera._folder, camera._wanted).take("invited")
    guest.leave()


def match(camera: Camera, players: str, seats: list[str]) -> None:
    """A match by the mouse; the first of every kind of moment is taken."""
    me = camera.me
    seen: set[str] = set()
    me.sit(seats, rules={"players": len(seats)})
    while (phase := me.await_question()) != "over":
        if phase not in seen and ready(me, phase):
            seen.add(phase)
            camera.take(f"{'round-over' if phase == 'deal' else phase}-{players}")
            aside(camera, phase, players)
        if phase == "deal":
            me.next_round()
        elif phase == "bid":
            me.bid()
            if "exchange" not in seen:
                me.page.keyboard.press("b")
        elif phase == "exchange":
            me.page.keyboard.press("Escape")
        else:
            me.play()
    camera.take(f"match-over-{players}")


def ready(me: Visitor, phase: str) -> bool:
    """Whether the moment shows what there is to see: in a trick, cards of others and a past."""
    return phase != "play" or (me.page.locator(".played").count() > 0 and me.hand().count() < 10)


def aside(camera: Camera, phase: str, players: str) -> None:
    """What can be opened over a table in play."""
    if phase != "play":
        return
    page = camera.me.page
    for key, state in (("l", "tricks"), ("?", "keys"), ("t", "text-view")):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
        camera.take(f"{state}-{players}")
        page.keyboard.press("Escape")


def replay(camera: Camera) -> None:
    me = camera.me
    found = next(u["match"] for u in reversed(me.received) if u["type"] == "update")
    for state, query in (("replay-open", "at=40"), ("replay-seat", "seat=0&at=40")):
        me.go(f"/m/{found}?{query}")
        me.page.locator(".told").wait_for()
        camera.take(state)


def spectator(camera: Camera, browser: Browser, address: str, language: str) -> None:
    """Somebody who may see a round only when it is over, before and after."""
    me = camera.me
    guest = Visitor(browser, address, language=language)
    code = me.create(THREE, spectators="delayed")
    me.go(f"/t/{code}")
    me.await_question("bid")
    guest.go(f"/t/{code}")
    guest.page.wait_for_load_state("networkidle")
    watching = Camera(guest, camera._folder, camera._wanted)
    watching.take("delayed-before")
    me.finish(until="deal")
    guest.page.wait_for_timeout(1500)
    watching.take("delayed-after")
    guest.leave()


def language_round(
    browser: Browser, address: str, language: str, wanted: argparse.Namespace
) -> None:
    me = Visitor(browser, address, language=language, settings={"theme": "auto"})
    camera = Camera(me, FOLDER / language, wanted)
    parts: dict[str, Callable[[], None]] = {
        "pages": lambda: pages(camera),
        "gathering": lambda: gathering(camera),
        "joining": lambda: joining(camera, browser, address, language),
        "spectator": lambda: spectator(camera, browser, address, language),
        "four": lambda: match(camera, "four", FOUR),
        "three": lambda: match(camera, "three", THREE),
        "replay": lambda: replay(camera),
    }
    for name, part in parts.items():
        if not wanted.part or name in wanted.part:
            me.expects_refusals = True
            part()
    me.leave()


def readme() -> None:
    """The README's pictures, with few colours, so that they stay small."""
    from PIL import Image

    for name, (state, size, theme) in README.items():
        picture = Image.open(FOLDER / "en" / f"{state}-{size}-{theme}.png").convert("RGB")
        # Coverage keeps the metals' colours, which are few pixels each.
        few = picture.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
        few.save(IMAGES / f"{name}.png", optimize=True)


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = LiveTables(Path(data), "--no-bot-pace")
        browser = play.chromium.launch(executable_path=found_chromium(), args=["--no-sandbox"])
        yield browser, house.address
        browser.close()
        house.close()


def wishes(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", nargs="*", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--size", nargs="*", choices=SIZES, default=tuple(SIZES))
    parser.add_argument("--theme", nargs="*", choices=THEMES, default=THEMES)
    parser.add_argument("--part", nargs="*", default=(), help="pages, gathering, four, three, …")
    parser.add_argument("--state", nargs="*", default=(), help="home, rules, play-three, …")
    parser.add_argument("--readme", action="store_true", help="make the README's pictures, too")
    return parser.parse_args(arguments)


def main() -> None:
    wanted = wishes()
    with opened() as (browser, address):
        for language in wanted.language:
            language_round(browser, address, language, wanted)
            print(f"{language}: {len(list((FOLDER / language).glob('*.png')))} pictures")
    if wanted.readme:
        readme()


if __name__ == "__main__":
    main()
