"""Pictures of every screen: `make screens` (no test). They go to the folder `screens`.

Every state is reached once in each language and then taken in all sizes and both themes:
`screens/LANGUAGE/STATE-SIZE-THEME.png`. With `--readme` the pictures of the README are made anew.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.camera import FORCED, SIZES, THEMES, Camera
from tests.page.conftest import LiveTables, found_chromium
from tests.page.scenes import Scenes
from tests.page.visitor import Visitor

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screens"
IMAGES = ROOT / "docs" / "images"
LANGUAGES = ("en", "de", "fr", "ru")
README = {
    "table": ("play-four", "desktop", "dark"),
    "phone": ("play-three", "phone", "light"),
    "result": ("round-over-three", "laptop", "light"),
}


def language_round(
    browser: Browser, address: str, language: str, wanted: argparse.Namespace
) -> None:
    me = Visitor(browser, address, language=language, settings={"theme": "auto"})
    scenes = Scenes(Camera(me, FOLDER / language, wanted), browser, language)
    for name, part in scenes.parts().items():
        if not wanted.part or name in wanted.part:
            me.expects_refusals = True
            part()
    me.leave()


def readme() -> None:
    """The README's pictures, with few colours, so that they stay small."""
    from PIL import Image

    for name, (state, size, theme) in README.items():
        picture = Image.open(FOLDER / "en" / f"{state}-{size}-{theme}.png").convert("RGB")
        palette = picture.quantize(256, Image.Quantize.FASTOCTREE)
        # Without dithering felt and light come out in bands of other colours.
        few = picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
        few.save(IMAGES / f"{name}.png", optimize=True)


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = LiveTables(Path(data), "--no-bot-pace")
        try:
            browser = play.chromium.launch(executable_path=found_chromium(), args=["--no-sandbox"])
            yield browser, house.address
            browser.close()
        finally:
            house.close()


def wishes(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", nargs="*", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--size", nargs="*", choices=SIZES, default=tuple(SIZES))
    parser.add_argument("--theme", nargs="*", choices=(*THEMES, FORCED), default=THEMES)
    parser.add_argument("--part", nargs="*", default=(), help="pages, gathering, lessons, …")
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
