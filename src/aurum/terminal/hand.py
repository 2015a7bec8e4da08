"""The hand on the screen: cards in a row, chosen by cursor or by click."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from aurum.terminal.choices import Option, by_rank_order, options
from aurum.terminal.colours import Paint
from aurum.terminal.session import Session

CELL = 6
MARGIN = 2  # of the window, left and right of the hand


class Hand(Static):
    """Numbers above the cards. Barred cards stand in brackets; the cursor is shown reversed."""

    class Chosen(Message):
        """A card was clicked, or Enter was pressed on it."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, session: Session, paint: Paint) -> None:
        super().__init__(id="hand")
        self.session = session
        self.paint = paint
        self.cursor = 0
        self.shown: list[Option] = []

    def redraw(self) -> None:
        """Draw the current state of the session."""
        self.shown = self._options()
        self.cursor = min(self.cursor, max(len(self.shown) - 1, 0))
        self.update(self._drawn())

    def move(self, step: int) -> None:
        if self.shown:
            self.cursor = (self.cursor + step) % len(self.shown)
            self.update(self._drawn())

    def choose(self) -> None:
        """Take the card under the cursor."""
        if self.shown:
            self.post_message(self.Chosen(self.shown[self.cursor].action))

    def on_click(self, event: events.Click) -> None:
        place = (event.y // 2) * self._columns + event.x // CELL
        if place < len(self.shown):
            self.cursor = place
            self.choose()

    def on_resize(self) -> None:
        self.update(self._drawn())

    @property
    def _columns(self) -> int:
        """The number of cards that fit; before the first layout, the window's width decides."""
        width = self.size.width or self.app.size.width - MARGIN
        return max(width // CELL, 1)

    def _options(self) -> list[Option]:
        own, view = self.session.own, self.session.view
        if own is None or view is None:
            return []
        by_rank = self.session.by_rank
        listed = [] if view.phase == "exchange" else list(options(own, view, by_rank=by_rank))
        if not listed:  # nothing is asked, but the cards are still shown
            gold = view.seats[own.seat].gold if view.seats else ()
            cards: list[str] = [*own.hand, *sorted(set(gold))]
            cards = sorted(cards, key=by_rank_order) if by_rank else cards
            listed = [Option(n, f"play {card}", card) for n, card in enumerate(cards, 1)]
        return listed

    def _drawn(self) -> Text:
        rows: list[Text] = []
        for start in range(0, len(self.shown), self._columns):
            part = self.shown[start : start + self._columns]
            rows.append(Text("".join(f"{one.number:^{CELL}}" for one in part), "dim"))
            rows.append(Text().join(self._cell(start + n, one) for n, one in enumerate(part)))
        return Text("\n").join(rows)

    def _cell(self, place: int, option: Option) -> Text:
        if option.card is None:
            cell = Text(self.session.texts("cell-end"))
        elif option.barred is not None:
            cell = Text(f"({option.card})", "dim")
        else:
            cell = self.paint.card(option.card)
        cell.truncate(CELL, pad=True)
        if place == self.cursor:
            cell.stylize("reverse")
        return cell
