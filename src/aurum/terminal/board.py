"""The table as it is drawn: seats, trick, supply, score sheet."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.geometry import Size

from aurum.table.wire.view import FinishedTrick, RoundSheet, SideView, View
from aurum.table.wire.words import Standing
from aurum.terminal.colours import Paint
from aurum.terminal.drawing import NO_BREAK, Prose
from aurum.terminal.seat_table import Column, seat_table
from aurum.terminal.session import Session


class Board:
    """Draws what a session knows. Everything is said in signs and words, not only in colour."""

    def __init__(self, session: Session, paint: Paint) -> None:
        self.session = session
        self.words = session.words
        self.texts = session.texts
        self.paint = paint
        self.window: Size | None = None  # if it is too small to show everything

    def title(self) -> Text:
        """One line: the game, the edition, and the current phase."""
        if self.window is not None:
            small = self.texts("window-small", width=self.window.width, height=self.window.height)
            return Text(small, no_wrap=True, overflow="ellipsis")
        parts = ["Aurum"]
        room, view = self.session.room, self.session.view
        if room is not None:
            parts.append(self.texts(f"edition-{room.options.rules.edition}"))
        if view is not None:
            parts.append(self.texts("round-number", number=view.round + 1))
            parts.append(self.texts(f"phase-{view.phase}"))
        return Text(" · ".join(parts), no_wrap=True, overflow="ellipsis")

    def seats(self, width: int) -> RenderableType:
        view = self.session.view
        if view is None or not view.seats:
            return Text("\n".join(self.session.people()))
        rows = [self._seat(view, seat) for seat in range(len(view.seats))]
        cells = zip(*rows, strict=True)
        return seat_table(
            [
                Column(self.texts(key), column, least, order, key in self._numbers)
                for (key, least, order), column in zip(self._columns, cells, strict=True)
            ],
            width,
        )

    @property
    def _columns(self) -> tuple[tuple[str, int, int], ...]:
        """The columns of the seats with their minimum widths; the last columns shrink first."""
        return (
            ("sheet-side", 8, 5),
            ("sheet-bid", 5, 4),
            ("sheet-tricks", 8, 3),
            ("sheet-gold", 4, 2),
            ("column-hand", 2, 0),
            (self._counted, 2, 1),
        )

    @property
    def _numbers(self) -> tuple[str, ...]:
        return ("column-hand", self._counted)

    @property
    def _counted(self) -> str:
        """The column that decides the match: nuggets, or the sum of points (R11.2)."""
        points = self.session.report is not None and self.session.report.points
        return "sheet-total" if points else "sheet-nuggets"

    def _seat(self, view: View, seat: int) -> tuple[Text, ...]:
        facts = view.seats[seat]
        side = next(side for side in view.sides if seat in side.seats)
        return (
            self._name(view, seat),
            self._bid(view, seat, side),
            self._tricks(facts.taken, side),
            self._gold(facts.gold),
            Text(str(facts.hand_size)),
            Text(str(side.nuggets if self._counted == "sheet-nuggets" else side.points)),
        )

    def _name(self, view: View, seat: int) -> Text:
        """▶ has to act, ◇ leads the trick, ¹ was first player of the round, + is the partner."""
        mark = "▶" if seat in view.to_act else "◇" if seat == view.trick.leader else " "
        away = self.session.room is not None and self.session.room.seats[seat].away
        name = Text(f"{mark} {self.words.title(seat)}")
        name.append("¹" if seat == view.first else "")
        name.append(" +" if self._is_partner(view, seat) else "")
        name.append(f" ({self.texts('seat-away')})" if away else "", "dim")
        if seat in view.to_act:
            name.stylize("bold")
        return name

    def _is_partner(self, view: View, seat: int) -> bool:
        own = self.session.seat
        return seat != own and any(own in side.seats and seat in side.seats for side in view.sides)

    def _bid(self, view: View, seat: int, side: SideView) -> Text:
        facts, own = view.seats[seat], self.session.own
        card = facts.bid or (own.bid if own and own.seat == seat else None)
        if card is None:
            return Text("▒▒" if facts.placed else "–", "dim")
        counts = len(side.seats) == 1 or side.bid_seat == seat  # R3.4
        return self.paint.card(card, faint=not counts)

    def _tricks(self, taken: int, side: SideView) -> Text:
        if side.bid is None or side.standing is None:
            return Text(str(taken))
        own = f"{taken}, " if len(side.seats) > 1 else ""
        words = self.texts(f"standing-{side.standing}-live")
        return self._against(f"{own}{side.taken}/{side.bid}", side.standing, words)

    def _against(self, count: str, standing: Standing, words: str) -> Text:
        """Tricks against the bid, with a sign, words and a colour."""
        said = f"{_SIGNS[standing]} {words}"
        return Text.assemble(f"{count} ", (said, self.paint.standing(standing)))

    def _gold(self, gold: tuple[str, ...]) -> Text:
        ranks = [card.removeprefix("Au") for card in gold]
        return Text(" ".join(f"★{rank}" for rank in ranks) or "–", self.paint.style("Au"))

    def trick(self) -> RenderableType:
        """The trick in the order of play; between two tricks, the last one."""
        view = self.session.view
        if view is None or not view.seats:
            return Text()
        if not view.trick.cards and view.tricks:
            return self._finished(view, view.trick.number, view.tricks[-1])
        return self._running(view)

    def _running(self, view: View) -> RenderableType:
        trick = view.trick
        head = Text(self.texts("trick-number", number=trick.number + 1), "bold")
        lines = self._slots(view, trick.leader, tuple(played.card for played in trick.cards))
        if view.phase in ("deal", "over"):  # R7.4: the trick that was broken off
            return Group(head.append(f"  {self.texts('trick-void')}", "dim"), *lines)
        for symbol in trick.burnt:
            head.append("  ").append_text(self.paint.metal(symbol, struck=True)).append("✗")
        for line, played in zip(lines, trick.cards, strict=False):
            if played.seat == trick.taking:
                line.append(f"  ↑ {self.texts('badge-taking')}", "bold")
            if played.seat == trick.lowest:
                line.append(f"  ↓ {self.texts('badge-lowest')}")
                if trick.gold:
                    line.append(" → ").append_text(self.paint.card(trick.gold))
        return Group(head, *lines)

    def _finished(self, view: View, number: int, trick: FinishedTrick) -> RenderableType:
        head = Text(self.texts("badge-last", number=number), "dim")
        lines = self._slots(view, trick.leader, trick.cards)
        for line, seat in zip(lines, self._order(view, trick.leader), strict=False):
            if seat == trick.taker:
                line.append(f"  ↑ {self.texts('badge-took')}", "bold")
            if seat == trick.lowest:
                line.append(f"  ↓ {self.texts('badge-lowest')}")
                if trick.gold:
                    line.append(" → ").append_text(self.paint.card(trick.gold))
        return Group(head, *lines)

    def _slots(self, view: View, leader: int | None, cards: tuple[str, ...]) -> list[Text]:
        """One line for every seat in the order of play, with or without its card."""
        order = self._order(view, leader or 0)
        width = max(len(self.words.title(seat)) for seat in order) + 2
        shown = [*map(self.paint.card, cards), *[Text("·", "dim")] * (len(order) - len(cards))]
        titles = [f"  {self.words.title(seat)}".ljust(width + 2) for seat in order]
        return [Text(title).append_text(card) for title, card in zip(titles, shown, strict=True)]

    @staticmethod
    def _order(view: View, leader: int) -> list[int]:
        return [(leader + step) % len(view.seats) for step in range(len(view.seats))]

    def supply(self) -> RenderableType:
        view = self.session.view
        if view is None or not view.seats:
            return Text()
        line = Text(f"{self.texts('title-supply')}  ", "bold")
        for rank, count in enumerate(view.supply):
            if count:
                line.append(f"★{rank}", self.paint.style("Au")).append(f"×{count}  ")
        if view.exposed:
            exposed = Text(f"{self.texts('title-exposed')}  ", "bold")
            exposed.append_text(self.paint.cards(view.exposed))
            line.append_text(_together(exposed))
        return Prose(Text("\n").join([line, *self._known(view)]))

    def _known(self, view: View) -> list[Text]:
        """Cards in others' hands that everybody knows (R4.5), in one line for all seats."""
        parts = [
            Text(f"{self.words.title(seat)} ").append_text(self.paint.cards(facts.known))
            for seat, facts in enumerate(view.seats)
            if facts.known and seat != self.session.seat
        ]
        if not parts:
            return []
        return [Text(f"{self.texts('title-known')}  ", "bold").append_text(Text("  ").join(parts))]

    def past(self) -> RenderableType:
        """The tricks of this round, the latest first, where the window has room for them."""
        view = self.session.view
        if view is None or not view.tricks:
            return Text()
        newest = view.trick.number
        shown = view.tricks[:-1] if not view.trick.cards else view.tricks
        first = newest - len(view.tricks) + 1
        lines = [self._past(view, number, trick) for number, trick in enumerate(shown, first)]
        return Group(*reversed(lines))

    def _past(self, view: View, number: int, trick: FinishedTrick) -> Text:
        line = Text(f"{number:>2}", "dim")
        for seat, card in zip(self._order(view, trick.leader), trick.cards, strict=False):
            line.append(f"  {self.words.title(seat)} ").append_text(self.paint.card(card))
            line.append("↑" if seat == trick.taker else "", "bold")
            if seat == trick.lowest:
                line.append("↓").append(trick.gold.replace("Au", "★") if trick.gold else "")
        line.no_wrap, line.overflow = True, "ellipsis"
        return line

    def sheets(self) -> RenderableType:
        """How the match stands, and the score sheets of its rounds, the latest first."""
        report, view = self.session.report, self.session.view
        if report is None or view is None:
            return Text()
        parts: list[RenderableType] = [Text(report.standing())]
        if view.winners is not None:
            parts.insert(0, Text(self.session.story.result(view.winners), "bold"))
        if view.final_bids:
            parts.insert(1, Text(self.session.story.final_bids(view.final_bids)))
        if view.final_bid_counts:
            parts.append(Text(self.texts("final-bid-counts")))
        for sheet in reversed(self.session.sheets):
            parts += [Text(), self._sheet(sheet)]
        return Group(*parts)

    def _sheet(self, sheet: RoundSheet) -> RenderableType:
        table = Table(box=None, pad_edge=False, header_style="dim")
        for key in _SHEET:
            table.add_column(self.texts(key), justify="left" if key in _WORDS else "right")
        for number, side in enumerate(sheet.sides):
            gold = " ".join(f"★{card.removeprefix('Au')}" for card in side.gold)
            table.add_row(
                Text(self.words.side(side.seats)),
                self._against(
                    f"{side.tricks}/{side.bid}",
                    side.standing,
                    self.texts(f"standing-{side.standing}"),
                ),
                Text(str(side.bid_points)),
                Text(f"{gold} = {side.gold_points}" if gold else "–"),
                Text(str(side.score), "bold"),
                Text("★" if number in sheet.nuggets else "", self.paint.style("Au")),
            )
        head = self.texts("round-number", number=sheet.round + 1)
        ended = self.texts(
            f"log-round-ended-{sheet.ended.reason}", **self.words.who(sheet.ended.seat)
        )
        title = f"{self.texts('label', name=head)} {ended}"
        return Group(Text(title, "bold"), table, *self._decided(sheet))

    def _decided(self, sheet: RoundSheet) -> list[Text]:
        self.session.story.sides = tuple(side.seats for side in sheet.sides)
        return [Text(line) for line in self.session.story.nuggets(sheet.nuggets, sheet.tie)]


def _together(text: Text) -> Text:
    """The text with no-break spaces."""
    unbroken = text.copy()
    unbroken.plain = text.plain.replace(" ", NO_BREAK)
    return unbroken


_SHEET = (
    "sheet-side",
    "sheet-tricks",
    "sheet-bid-points",
    "sheet-gold",
    "sheet-score",
    "sheet-nugget",
)
_WORDS = ("sheet-side", "sheet-tricks", "sheet-gold")
_SIGNS = {"under": "▽", "exact": "=", "over": "△"}
