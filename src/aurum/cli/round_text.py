"""A round drawn for people: its tricks as a table, how it ended, and what it was worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from aurum.game import (
    GOLD_CARDS,
    BidExchanged,
    Card,
    Match,
    Round,
    Scoring,
    Seat,
    Side,
    TrickTaken,
    gold_for,
    side_gold,
    standing,
)
from aurum.palette import DARK, LIGHT
from aurum.table.wire_events import tie_rule
from aurum.terminal.colours import wished_theme
from aurum.terminal.narration import Story
from aurum.texts import Texts

COLOURS = DARK if wished_theme() == "dark" else LIGHT


def card_text(card: Card) -> Text:
    return Text(str(card), style=COLOURS[card.metal.symbol])


def cards_text(cards: Iterable[Card], gap: str = "  ") -> Text:
    """Cards in their colours, with a gap between two metals."""
    groups = [Text(" ").join(map(card_text, g)) for _, g in groupby(cards, lambda card: card.metal)]
    return Text(gap).join(groups) if groups else Text("–", style="dim")


def gold_text(ranks: Iterable[int]) -> Text:
    return cards_text(GOLD_CARDS[rank] for rank in ranks)


EXCHANGE = 10  # as wide as an exchanged bid: Cu10 ← Bi9
LEADS, TAKES, LOWEST = "›", "★", "▾"


class TrickTable:
    """A column for every seat and a row for every trick, filled in event by event."""

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
        """Add one row: the cards with their marks, and the gold for the lowest card."""
        rank = gold_for(self._trick[event.lowest], before.supply)
        gold = Text() if rank is None else card_text(GOLD_CARDS[rank])
        self._tricks += 1
        cells = [self._cell(seat, event) for seat in range(len(self.names))]
        self.table.add_row(str(self._tricks), *cells, gold)
        self._trick = {}

    def break_off(self) -> None:
        """Add the unfinished trick, which does not count (R7.4)."""
        if self._trick:
            cells = [self._cell(seat, None) for seat in range(len(self.names))]
            self.table.add_row("–", *cells, Text(self.speak("trick-void"), style="dim"))
            self._trick = {}

    def close(self, round_: Round) -> None:
        """In a round that is not over, show the trick as it lies on the table."""
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


NAME = 13  # a name at the least; the two of a team stand below each other


def verdict_lines(match: Match, story: Story) -> Iterator[RenderableType]:
    """Why the round ended, its sheet, and who takes the nugget."""
    round_ = match.round
    if round_ is None or round_.ended is None or round_.scored is None:
        return
    who = story.words.who(round_.ended.seat)
    yield Text(story.texts(f"log-round-ended-{round_.ended.reason.value}", **who))
    if round_.ended.hand:
        cards = story.words.cards(map(str, round_.ended.hand))
        yield Text(story.texts("log-hand-shown", cards=cards, **who))
    yield _sheet(match, round_, story)
    for line in story.nuggets(round_.scored.nuggets, tie_rule(round_.scored.tie_break)):
        yield Text(line, style="yellow")


def _sheet(match: Match, round_: Round, story: Story) -> Table:
    assert round_.scored is not None
    points = match.ruleset.scoring is Scoring.POINTS
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    keys = ("sheet-tricks", "sheet-bid-points", "sheet-gold", "sheet-score")
    table.add_column("", min_width=NAME)
    for key in (*keys, "sheet-total" if points else "sheet-nuggets"):
        words = key in ("sheet-tricks", "sheet-gold")
        table.add_column(story.texts(key), justify="left" if words else "right", no_wrap=words)
    for side, sheet in enumerate(round_.scored.sides):
        table.add_row(
            Text(story.words.side(story.sides[side]), style="bold"),
            f"{sheet.tricks}/{sheet.bid} "
            + story.texts(f"standing-{standing(sheet.bid, sheet.tricks)}"),
            str(sheet.bid_points),
            gold_text(sorted(side_gold(round_, Side(side)))).append(f" = {sheet.gold_points}"),
            Text(str(sheet.score), style="bold"),
            str((match.points if points else match.nuggets)[side]),
        )
    return table
