"""Dialogs over the table: pages to read, and the bid exchange."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from aurum.table.wire.view import ExchangeOffer, Own
from aurum.terminal.colours import Paint
from aurum.terminal.description import Report
from aurum.texts import Texts

LEAVING = ("escape", "enter", "space", "q", "f1", "f3", "f4", "f7")


class Page(ModalScreen[None]):
    """A page to read. Arrow keys scroll; any of the usual keys closes it."""

    def __init__(self, title: str, content: RenderableType, hint: str) -> None:
        super().__init__()
        self._title = title
        self._content = content
        self._hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._title, classes="title", markup=False)
            with VerticalScroll():
                yield Static(self._content, id="page")
            yield Static(self._hint, classes="hint", markup=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in LEAVING:
            event.stop()
            self.dismiss()


class Exchange(ModalScreen[str]):
    """Choose a card, the gold that pays, and whose bid; the outcome shows before Enter."""

    def __init__(self, texts: Texts, paint: Paint, own: Own, report: Report) -> None:
        super().__init__()
        assert own.exchange is not None
        self.texts = texts
        self.paint = paint
        self.report = report
        offer: ExchangeOffer = own.exchange
        targets = ("", "partner") if offer.partner is not None else ("",)
        self.rows: list[tuple[str, ...]] = [own.hand, offer.gold, targets]
        self.chosen = [0, 0, 0]
        self.row = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.texts("title-exchange"), classes="title")
            yield Static(self._drawn(), id="exchange")
            yield Static(self.texts("hint-exchange"), classes="hint")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        match event.key:
            case "left" | "right":
                step = 1 if event.key == "right" else -1
                self.chosen[self.row] = (self.chosen[self.row] + step) % len(self.rows[self.row])
            case "up" | "down":
                step = 1 if event.key == "down" else -1
                self.row = (self.row + step) % self._row_count
            case "enter":
                self.dismiss(self.action_text)
                return
            case "escape":
                self.dismiss("keep")
                return
        self.query_one("#exchange", Static).update(self._drawn())

    @property
    def _row_count(self) -> int:
        return sum(len(row) > 1 or n < 2 for n, row in enumerate(self.rows))

    @property
    def action_text(self) -> str:
        """The chosen exchange in the notation."""
        card, gold, target = (row[at] for row, at in zip(self.rows, self.chosen, strict=True))
        return f"swap {gold} {card}" + (f" {target}" if target else "")

    def _drawn(self) -> Text:
        heads = ("exchange-card", "exchange-gold", "exchange-target")
        lines = [self._line(n, self.texts(head)) for n, head in enumerate(heads[: self._row_count])]
        return Text("\n").join([*lines, Text(), Text(self.report.choice(self.action_text), "bold")])

    def _line(self, row: int, head: str) -> Text:
        line = Text(f"{'▶' if row == self.row else ' '} {self.texts('label', name=head)} ")
        for place, value in enumerate(self.rows[row]):
            cell = self._cell(row, value)
            if place == self.chosen[row]:
                cell.stylize("reverse")
            line.append_text(cell).append(" ")
        return line

    def _cell(self, row: int, value: str) -> Text:
        if row < 2:
            return self.paint.card(value)
        return Text(self.texts("exchange-partner" if value else "exchange-own"))
