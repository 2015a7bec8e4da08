"""Takes what a visitor sees in every wanted size and theme."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Literal

from tests.page import scripts
from tests.page.visitor import Visitor

SIZES = {
    "desktop": (1440, 900),
    "laptop": (1366, 657),
    "netbook": (1024, 600),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
    "landscape": (844, 390),
}
# Forced colours are what people choose in their system; they are taken when asked for.
THEMES = ("dark", "light")
FORCED = "forced"


class Camera:
    """Takes the state that a visitor has reached."""

    def __init__(self, me: Visitor, folder: Path, wanted: argparse.Namespace) -> None:
        self.me = me
        self._folder = folder
        self._wanted = wanted

    def of(self, other: Visitor) -> Camera:
        return Camera(other, self._folder, self._wanted)

    def take(self, state: str) -> None:
        if self._wanted.state and state not in self._wanted.state:
            return
        for size in self._wanted.size:
            width, height = SIZES[size]
            self.me.page.set_viewport_size({"width": width, "height": height})
            for theme in self._wanted.theme:
                self._wear(theme)
                self._shoot(f"{state}-{size}-{theme}")

    def _wear(self, theme: str) -> None:
        scheme: Literal["dark", "light"] = "light" if theme == "light" else "dark"
        forced: Literal["active", "none"] = "active" if theme == FORCED else "none"
        self.me.page.emulate_media(color_scheme=scheme, forced_colors=forced)

    def _shoot(self, name: str) -> None:
        self.me.page.wait_for_function(scripts.STILL)
        self._folder.mkdir(parents=True, exist_ok=True)
        whole = not self.me.board.count()  # a table fits its window; a text goes on below it
        self.me.page.screenshot(path=self._folder / f"{name}.png", full_page=whole)
