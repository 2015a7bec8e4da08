"""The table fits: fourteen sizes, four languages, three and four players, every phase.

No text cut or broken, nothing on anything else, the page never scrolls, trick cards at least as
large as hand cards, and nothing moves while others think.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.page.gallery import gallery

pytestmark = pytest.mark.xdist_group("layout")  # one gallery is built for all of them

SIZES = [
    (360, 640),
    (390, 844),
    (412, 915),
    (768, 1024),
    (820, 1180),
    (740, 360),
    (844, 390),
    (1024, 600),
    (1024, 768),
    (1280, 600),
    (1280, 720),
    (1366, 657),
    (1440, 900),
    (1920, 1080),
]
LANGUAGES = ("en", "de", "fr", "ru")
LAYOUT = (Path(__file__).parent / "layout.js").read_text()
MOMENTS = "(players) => { gallery.show(players, 'play'); return gallery.moments(); }"
# Draws one moment after the other and collects what is wrong with each.
WALK = """async ([players, names]) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const found = [];
    let first = null;
    for (const name of names) {
        gallery.show(players, name);
        await frame(); await frame();
        document.querySelector('dialog')?.close();
        for (const problem of layout.problems()) found.push(`${name}: ${problem}`);
        const now = layout.positions();
        first ??= now;
        for (const [key, was] of Object.entries(first))
            if (now[key]?.some((value, i) => Math.abs(value - was[i]) > 2))
                found.push(`${name}: ${key} moved from ${was} to ${now[key]}`);
    }
    return found;
}"""


@pytest.fixture(scope="module")
def looked(chromium: Browser) -> Iterator[Page]:
    with gallery() as address:
        context = chromium.new_context(reduced_motion="reduce")
        page = context.new_page()
        page.goto(address + "?players=3&moment=play")
        page.wait_for_selector(".board")
        page.evaluate(LAYOUT)
        yield page
        context.close()


def walk(page: Page, language: str, players: int, sizes: list[tuple[int, int]]) -> list[str]:
    page.evaluate("(code) => gallery.speak(code)", language)
    names = page.evaluate(MOMENTS, players)
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        problems = page.evaluate(WALK, [players, names])
        found.extend(f"{width}x{height} {language} {players}: {line}" for line in problems)
    return found


def some_sizes(language: str, players: int) -> list[tuple[int, int]]:
    """A quarter of the sizes: with three players, and with four, the languages share them all."""
    first = LANGUAGES.index(language) + 2 * (players - 3)
    return SIZES[first % len(LANGUAGES) :: len(LANGUAGES)]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_fits_some_sizes(looked: Page, language: str, players: int) -> None:
    found = walk(looked, language, players, some_sizes(language, players))
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_fits_every_size(looked: Page, language: str, players: int) -> None:
    found = walk(looked, language, players, SIZES)
    assert not found, "\n".join(found)


FAULTS = {
    "a high page": ("document.body.style.minHeight = '3000px'", "px high"),
    "a seal on a rank": (
        """document.querySelector('.seals:has(.seal)').style.cssText =
            'left: 0; right: auto; justify-content: flex-start'""",
        "seal on rank",
    ),
    "a cut name": ("document.querySelector('.plate .head').style.maxWidth = '12px'", "cut: head"),
    "a broken word": (
        """Object.assign(document.querySelector('.change').style,
            {width: '20px', wordBreak: 'break-all'})""",
        "broken inside a word",
    ),
    "a control on words": (
        "document.querySelector('.actions').style.transform = 'translateX(-520px)'",
        "control on words",
    ),
    "a badge on words": (
        "document.querySelector('.plate .tally').style.marginLeft = '-20px'",
        "control on words: former",
    ),
    "a notice on a plate": (
        "document.querySelector('.notice').style.inset = 'auto 0 -40px'",
        "notice",
    ),
    "small trick cards": (
        "document.querySelectorAll('.slot').forEach((slot) => (slot.style.width = '30px'))",
        "trick cards of 30 px",
    ),
}


# Where the thing is that the fault moves, if not in play; and the thing.
WHERE = {"a badge on words": ("news", ".former"), "a notice on a plate": ("refused", ".notice")}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_test_notices(looked: Page, fault: str) -> None:
    plant, sign = FAULTS[fault]
    looked.evaluate("() => gallery.speak('en')")
    looked.set_viewport_size({"width": 1440, "height": 900})
    moment, thing = WHERE.get(fault, ("play", ".seal"))
    looked.evaluate("(name) => { gallery.show(4, 'waiting'); gallery.show(4, name); }", moment)
    looked.wait_for_selector(thing)
    assert looked.evaluate("() => layout.problems()") == []
    looked.evaluate(plant)
    assert any(sign in line for line in looked.evaluate("() => layout.problems()"))
    looked.evaluate("document.body.style.minHeight = ''")
