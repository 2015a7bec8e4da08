"""Parts of the screen that are drawn for their width, and drawn again when it changes."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.widgets import RichLog, Static

from aurum.terminal.prose import Prose

LINES = 300


class Drawing(Static):
    """Asks for its content with the width that it has."""

    def __init__(self, draw: Callable[[int], RenderableType], *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self._draw = draw

    def redraw(self) -> None:
        """Draw for the width; before it is known, wait for it."""
        if self.size.width:
            self.update(self._draw(self.size.width))
        elif self.is_attached:
            self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.redraw()


class StoryLog(RichLog, can_focus=False):
    """Everything that was told, wrapped for the width; the end is always in sight."""

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id, wrap=True, markup=False, highlight=False, min_width=20)
        self.told: list[str] = []
        self._width = 0

    def tell(self, sentence: str) -> None:
        self.told.append(sentence)
        self.write(Prose(Text(sentence)), scroll_end=True)

    def on_resize(self, _: events.Resize) -> None:
        """Wrap it all again; while the width is the same nothing has to be done."""
        if self.size.width == self._width:
            return
        first, self._width = self._width == 0, self.size.width
        if first:  # what was told before the size was known is waiting to be written
            return
        self.clear()
        for sentence in self.told[-LINES:]:
            self.write(Prose(Text(sentence)), scroll_end=True)
