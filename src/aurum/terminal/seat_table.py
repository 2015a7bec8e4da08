"""A table of the seats that fits the window: names first, then numbers, then words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

GAP = 1
ROOMY_GAP = 2


@dataclass(frozen=True)
class Column:
    """A heading, its cells and its minimum width; columns with `shrinks` get narrower first."""

    heading: str
    cells: Sequence[Text]
    least: int = 1
    shrinks: int | None = None
    numeric: bool = False

    @property
    def needed(self) -> int:
        """The width that shows every cell."""
        return max(cell.cell_len for cell in self.cells)

    @property
    def wanted(self) -> int:
        """The width that also shows the heading."""
        return max(self.needed, cell_len(self.heading))


def fitted(columns: Sequence[Column], width: int) -> list[int]:
    """Widths for the columns: with headings, otherwise cells only, otherwise the minimum."""
    room = width - GAP * (len(columns) - 1)
    widths = [column.wanted for column in columns]
    for goal in ("needed", "least"):
        for place in _shrinking(columns):
            too_wide = sum(widths) - room
            if too_wide <= 0:
                return widths
            least = min(getattr(columns[place], goal), widths[place])
            widths[place] = max(widths[place] - too_wide, least)
    return widths


def _shrinking(columns: Sequence[Column]) -> list[int]:
    places = [place for place, column in enumerate(columns) if column.shrinks is not None]
    return sorted(places, key=lambda place: columns[place].shrinks or 0)


def seat_table(columns: Sequence[Column], width: int) -> Table:
    """Draw the columns for a window of this width."""
    widths = fitted(columns, width)
    roomy = sum(widths) + ROOMY_GAP * (len(widths) - 1) <= width
    table = Table(
        box=None, pad_edge=False, header_style="dim", padding=(0, ROOMY_GAP if roomy else GAP, 0, 0)
    )
    for column, cells in zip(columns, widths, strict=True):
        table.add_column(
            column.heading,
            width=cells,
            no_wrap=True,
            overflow="ellipsis",
            justify="right" if column.numeric else "left",
        )
    for row in zip(*(column.cells for column in columns), strict=True):
        table.add_row(*row)
    return table
