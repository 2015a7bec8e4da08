"""The tricks of a round as a table: a column for every seat, a row for every trick."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from aurum.cli.palette import card_text
from aurum.game import GOLD_CARDS, BidExchanged, Card, Round, Seat, TrickTaken, gold_for
from aurum.texts import Texts

EXCHANGE = 10  # as wide as an exchanged bid: Cu10 ← Bi9
LEADS, TAKES, LOWEST = "›", "★", "▾"


class TrickTable:
    """Rows are filled in as the events come."""

    def __init__(self, names: Sequence[str], speak: Texts) -> None:
        self.names = names
        self.speak = speak
        self.table = Table(box=SIMPLE_HEAD, padding=(0, 1), caption=self._legend())
        head = len(speak("sheet-bid"))
        self.table.add_column("", justify="right", style="dim", min_width=head, no_wrap=True)
        for name in names:
            self.table.add_column(name, min_width=EXCHANGE)
        self.table.add_column(speak("sheet-gold"), no_wrap=True)
        self._trick: dict[Seat, Card] = {}
        self._leader: Seat | None = None
        self._tricks = 0

    def _legend(self) -> Text:
        marks = ((LEADS, "seat-leader"), (TAKES, "badge-took"), (LOWEST, "badge-lowest"))
        return Text("   ".join(f"{mark} {self.speak(key)}" for mark, key in marks), style="dim")

    def add_bids(self, round_: Round) -> None:
        cells = [card_text(bid) if bid else Text() for bid in round_.bids]
        self.table.add_row(self.speak("sheet-bid"), *cells, "", end_section=True)

    def add_exchange(self, event: BidExchanged) -> None:
        """In the column of the seat whose bid is replaced."""
        cells = [Text() for _ in self.names]
        cells[event.owner] = Text.assemble(card_text(event.card), " ← ", card_text(event.returned))
        gold = card_text(GOLD_CARDS[event.gold])
        paid = Text.assemble(gold, f" ← {self.names[event.seat]}")
        self.table.add_row(self.speak("sheet-bid"), *cells, paid)

    def add_card(self, seat: Seat, card: Card, leads: bool) -> None:
        if leads:
            self._leader = seat
        self._trick[seat] = card

    def finish_trick(self, before: Round, event: TrickTaken) -> None:
        """One row: the cards with their marks, and the gold that the lowest brought."""
        rank = gold_for(self._trick[event.lowest], before.supply)
        gold = Text() if rank is None else card_text(GOLD_CARDS[rank])
        self._tricks += 1
        cells = [self._cell(seat, event) for seat in range(len(self.names))]
        self.table.add_row(str(self._tricks), *cells, gold)
        self._trick = {}

    def break_off(self) -> None:
        """The unfinished trick, which does not count (R7.4)."""
        if self._trick:
            cells = [self._cell(seat, None) for seat in range(len(self.names))]
            self.table.add_row("–", *cells, Text(self.speak("trick-void"), style="dim"))
            self._trick = {}

    def close(self, round_: Round) -> None:
        """A round that is still being played: show the trick as it lies."""
        if round_.ended is None and self._trick:
            cells = [self._cell(seat, None) for seat in range(len(self.names))]
            self.table.add_row("…", *cells, Text("…", style="dim"))

    def _cell(self, seat: Seat, event: TrickTaken | None) -> Text:
        if seat not in self._trick:
            return Text("·", style="dim")
        leads = LEADS if seat == self._leader else " "
        takes = TAKES if event and seat == event.seat else ""
        lowest = LOWEST if event and seat == event.lowest else ""
        return Text.assemble(
            (leads, "dim"), card_text(self._trick[seat]), (takes, "bold"), (lowest, "yellow")
        )
