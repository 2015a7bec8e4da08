"""The whole screen, played by Textual's pilot."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Static

from aurum.terminal.app import TableApp
from aurum.terminal.colours import ThemeName
from aurum.terminal.dialogs import Exchange, Page
from aurum.terminal.drawing import StoryLog
from aurum.terminal.hand import Hand
from aurum.terminal.own_table import OwnTable
from tests.terminal.tables import Sitting, host

CHOOSING = ("bid", "lead", "play", "gold-or-end")


class Screen:
    """An app in a test, with somebody who presses its keys."""

    def __init__(self, app: TableApp, pilot: Pilot[None], luck: Random) -> None:
        self.app = app
        self.pilot = pilot
        self.session = app.session
        self.luck = luck

    @property
    def dialog(self) -> type | None:
        return type(self.app.screen) if len(self.app.screen_stack) > 1 else None

    @property
    def told(self) -> list[str]:
        """Everything that the story has said."""
        return self.app.screen_stack[0].query_one(StoryLog).told

    async def settle(self) -> None:
        """Wait until the person is asked something, or a dialog is open."""
        await self.pilot.pause()
        while self.app.is_running and self.session.question is None and self.dialog is None:
            await self.pilot.pause(0.01)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def type(self, line: str) -> None:
        keys = [{" ": "space", "?": "question_mark"}.get(letter, letter) for letter in line]
        await self.pilot.press(*keys)
        await self.press("enter")

    async def point_at(self, wanted: Callable[[int], bool]) -> None:
        """Move the cursor to a place in the hand."""
        hand = self.app.query_one(Hand)
        while not wanted(hand.cursor):
            await self.pilot.press("right")

    async def step(self) -> None:
        """Whatever is asked, by cursor."""
        if self.dialog is not None:
            await self.press("escape" if self.dialog is Exchange else "enter")
        elif self.session.question in CHOOSING:
            hand = self.app.query_one(Hand)
            allowed = [place for place, one in enumerate(hand.shown) if one.barred is None]
            near = sorted(allowed, key=lambda place: (place - hand.cursor) % len(hand.shown))
            goal = self.luck.choice(near[:2])
            await self.point_at(lambda place: place == goal)
            await self.press("enter")
        else:
            await self.press("enter")

    async def until(self, wanted: Callable[["Screen"], bool]) -> None:
        await self.settle()
        while not wanted(self):
            assert self.session.question != "over" or self.dialog is not None, "never came there"
            await self.step()

    def text(self, widget: str) -> str:
        """What a part of the screen shows."""
        console = Console(width=self.app.size.width, color_system=None)
        with console.capture() as shown:
            console.print(self.app.screen_stack[0].query_one(f"#{widget}", Static).content)
        return shown.get()

    def page(self) -> str:
        assert isinstance(self.app.screen, Page)
        console = Console(width=200, color_system=None)
        with console.capture() as shown:
            console.print(self.app.screen.query_one("#page", Static).content)
        return shown.get()

    def lines(self) -> list[str]:
        """The whole screen as it is drawn, line by line."""
        width, height = self.app.size
        strips = self.app.screen._compositor.render_strips()
        assert (len(strips), {strip.cell_length for strip in strips}) == (height, {width})
        return [strip.text for strip in strips]

    def colours(self) -> set[str]:
        """Every colour on the screen, in front or behind."""
        strips = self.app.screen._compositor.render_strips()
        styles = [segment.style for strip in strips for segment in strip if segment.style]
        found = [colour for style in styles for colour in (style.color, style.bgcolor) if colour]
        return {colour.name for colour in found if not colour.is_default}


async def shown(
    host: OwnTable,
    test: Callable[[Screen], Awaitable[None]],
    *,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    theme: ThemeName = "dark",
) -> Sitting:
    """Run a test with a table on the screen."""
    sitting = Sitting(host, language)
    app = TableApp(sitting.session, theme)
    async with app.run_test(size=size) as pilot:
        screen = Screen(app, pilot, Random(2))
        await screen.settle()
        await test(screen)
    await sitting.client.close()
    if app.trouble is not None:
        raise app.trouble
    return sitting


async def on_screen(test: Callable[[Screen], Awaitable[None]], **options: Any) -> Sitting:
    """Run a test with a new table of this computer on the screen."""
    made = host(
        options.pop("players", 3),
        options.pop("seed", "7"),
        options.pop("edition", "english"),
        scoring=options.pop("scoring", "nuggets"),
    )
    return await shown(made, test, **options)


def is_over(screen: Screen) -> bool:
    return screen.session.question == "over" and screen.dialog is None


def may_be_wrong(screen: Screen) -> bool:
    """Whether some card of the hand may not be played now."""
    own = screen.session.own
    return screen.session.question == "play" and own is not None and bool(own.barred)
