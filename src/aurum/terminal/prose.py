"""Text that is wrapped at spaces, never at a no-break space (Rich breaks lines at both)."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

NO_BREAK = "\N{NO-BREAK SPACE}"
HELD = "\ue000"  # of no meaning, one cell wide, and no space for Rich


class Prose:
    """A text as it is drawn in a window of any width."""

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
