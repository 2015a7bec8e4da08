"""Parts of the screen that depend on their width and are redrawn when it changes."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text
from textual import events
from textual.widgets import RichLog, Static

NO_BREAK = "\N{NO-BREAK SPACE}"
HELD = "\ue000"  # of no meaning, one cell wide, and no space for Rich


class Prose:
    """A text that is wrapped at spaces, never at a no-break space (Rich breaks lines at both)."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        held = self.text.copy()
        held.plain = held.plain.replace(NO_BREAK, HELD)
        for line in held.wrap(console, options.max_width):
            line.plain = line.plain.rstrip().replace(HELD, NO_BREAK)
            line.no_wrap = True
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


LINES = 5000
"""Sentences that are wrapped again for another width: some ten matches."""


class Drawing(Static):
    """Asks for content that fits its width."""

    def __init__(self, draw: Callable[[int], RenderableType], *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self._draw = draw

    def redraw(self) -> None:
        """Draw for the current width, as soon as it is known."""
        if self.size.width:
            self.update(self._draw(self.size.width))
        elif self.is_attached:
            self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.redraw()


class StoryLog(RichLog, can_focus=False):
    """The whole story, wrapped to the width. Its end is visible unless the person leafs back."""

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id, wrap=True, markup=False, highlight=False, min_width=20)
        self.told: list[str] = []
        self._width = 0
        self._follows = True  # the end stays in sight

    def tell(self, sentence: str) -> None:
        self.told.append(sentence)
        self.write(Prose(Text(sentence)), scroll_end=self._follows)

    def leaf(self, key: str) -> None:
        """Go a page back or on, or to the beginning or the end."""
        _LEAFING[key](self)
        self._follows = self.scroll_target_y >= self.max_scroll_y

    def follow(self) -> None:
        """Show the end, and what is said from now on."""
        self._follows = True
        self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self, _: events.Resize) -> None:
        """Wrap everything again if the width has changed; what was in sight stays in sight."""
        if self._follows:
            self.follow()
        if self.size.width == self._width:
            return
        first, self._width = self._width == 0, self.size.width
        if first:  # text from before the size was known still waits to be written
            return
        self.clear()
        for sentence in self.told[-LINES:]:
            self.write(Prose(Text(sentence)), scroll_end=self._follows)


LEAFING = ("pageup", "pagedown", "home", "end")
_LEAFING: dict[str, Callable[[StoryLog], None]] = {
    "pageup": lambda story: story.scroll_page_up(animate=False),
    "pagedown": lambda story: story.scroll_page_down(animate=False),
    "home": lambda story: story.scroll_home(animate=False),
    "end": lambda story: story.scroll_end(animate=False),
}
