"""Colours of the screen: readable, and never needed."""

import pytest
from textual.color import Color

from aurum.palette import SIGNS
from aurum.terminal.app import DARK, LIGHT
from aurum.terminal.colours import Paint, wished_theme
from tests.terminal.screens import Screen, may_be_wrong, on_screen


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_colours_are_readable(theme: str):
    """WCAG contrast of every metal against the theme's background, at least 4.5 to 1."""
    paint = Paint(theme)  # type: ignore[arg-type]
    background = Color.parse((DARK if theme == "dark" else LIGHT).background or "")
    for symbol in (*SIGNS, "under", "exact", "over"):
        colour = paint.style(symbol).color
        assert colour is not None
        assert contrast(Color.parse(colour.name), background) >= 4.5, symbol


def contrast(one: Color, other: Color) -> float:
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Color) -> float:
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


async def test_without_colour_nothing_is_lost(monkeypatch: pytest.MonkeyPatch):
    async def look(screen: Screen) -> None:
        await screen.until(may_be_wrong)
        seen.append((screen.lines(), screen.colours()))

    seen: list[tuple[list[str], set[str]]] = []
    await on_screen(look)
    monkeypatch.setenv("NO_COLOR", "1")
    await on_screen(look)
    (coloured, colours), (plain, none) = seen
    assert plain == coloured
    assert len(colours) > 5
    assert none == set()


@pytest.mark.parametrize(
    ("said", "theme"), [("15;0", "dark"), ("0;15", "light"), ("0;default;7", "light"), ("", "dark")]
)
def test_the_theme_follows_the_terminal(said: str, theme: str):
    assert wished_theme({"COLORFGBG": said}) == theme
