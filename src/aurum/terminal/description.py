"""The table in words: what `hand`, `table`, `score` and `last` say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from aurum.table.wire.view import FinishedTrick, Own, RoundSheet, SeatView, SideView, View
from aurum.terminal.choices import Option, options
from aurum.terminal.phrases import Words, split_card


class Report:
    """Describes one moment of a match, line by line."""

    def __init__(
        self, words: Words, view: View, own: Own | None, points: bool, by_rank: bool = False
    ) -> None:
        self.words = words
        self.texts = words.texts
        self.view = view
        self.own = own
        self.points = points  # whether sums of points decide the match, not nuggets
        self.by_rank = by_rank  # whether the hand is sorted by rank, not by metal

    def table(self) -> list[str]:
        view, texts = self.view, self.texts
        head = texts(
            "table-head",
            round=view.round + 1,
            trick=view.trick.number + 1,
            phase=texts(f"phase-{view.phase}"),
        )
        exposed = (
            [texts("log-exposed", cards=self.words.cards(view.exposed))] if view.exposed else []
        )
        teams = [self._team(side) for side in view.sides if len(side.seats) > 1]
        seats = [self._seat(seat, facts) for seat, facts in enumerate(view.seats)]
        return [head, *seats, *teams, *self.trick(), self.supply(), *exposed, self.standing()]

    def hand(self) -> list[str]:
        """Your cards by metal in one line, your gold, and the cards you may not play now."""
        if self.own is None:
            return [self.texts("watching")]
        gold = self.view.seats[self.own.seat].gold if self.view.seats else ()
        cards = self.by_metal(self.own.hand)
        line = self.texts("hand-line", cards=cards) if cards else self.texts("hand-empty")
        owned = [self.texts("hand-gold", gold=self._gold(gold))] if gold else []
        return [line, *owned, *self._barred(self.own)]

    def by_metal(self, cards: tuple[str, ...]) -> str:
        """Cards as people say them: Bismuth 6 8 9; Silver 3."""
        ranks: dict[str, list[str]] = {}
        for card in cards:
            symbol, rank = split_card(card)
            ranks.setdefault(symbol, []).append(str(rank))
        return self.texts.series(
            f"{self.texts(f'metal-{symbol}')} {' '.join(held)}" for symbol, held in ranks.items()
        )

    def _barred(self, own: Own) -> list[str]:
        return [
            self.texts(
                "hand-barred",
                cards=self.by_metal(group.cards),
                reason=self.words.reason(group.reason),
            )
            for group in own.barred
        ]

    def choices(self) -> list[str]:
        """The allowed choices, with numbers."""
        if self.own is None or self.own.asked is None:
            return [self.waiting()]
        listed = options(self.own, self.view, by_rank=self.by_rank)
        return [self.option(one) for one in listed if one.barred is None]

    def bids(self) -> list[str]:
        """Every bid, and how it stands."""
        said = [
            self.texts(
                "count-of",
                name=self.words.title(seat),
                count=self._bid(seat, facts),
            )
            for seat, facts in enumerate(self.view.seats)
        ]
        sides = [
            f"{self.texts('label', name=self.words.side(side.seats))} "
            f"{self.texts('trick-count', count=side.taken)}, {self.against_bid(side)}"
            for side in self.view.sides
            if side.bid is not None
        ]
        return [self.texts.series(said) + ".", *([". ".join(sides) + "."] if sides else [])]

    def gold(self) -> list[str]:
        """The gold in front of everybody, and the supply."""
        return [
            *(
                self.texts("seat-line", name=self.words.title(seat), facts=self._gold(facts.gold))
                for seat, facts in enumerate(self.view.seats)
            ),
            self.supply(),
        ]

    def known(self) -> list[str]:
        """Cards of others that everybody knows (R4.5), and face-up cards."""
        lines = [
            self.texts(
                "seat-line",
                name=self.words.title(seat),
                facts=self.texts("fact-known", cards=self.words.cards(facts.known)),
            )
            for seat, facts in enumerate(self.view.seats)
            if facts.known
        ]
        if self.view.exposed:
            lines.append(self.texts("log-exposed", cards=self.words.cards(self.view.exposed)))
        return lines or [self.texts("known-none")]

    def waiting(self) -> str:
        """Whom the table waits for; our own answer may still be on its way."""
        if not self.view.to_act:
            return self.texts(f"phase-{self.view.phase}")
        others = [seat for seat in self.view.to_act if seat != self.words.seat]
        return self.texts("wait-for", names=self.words.people(others)) if others else "…"

    def option(self, option: Option) -> str:
        """One choice: number, words, notation, and the reason if it is barred."""
        what, notation = self.choice(option.action), option.card or option.action
        if option.barred is None:
            return self.texts("choice-line", number=option.number, what=what, notation=notation)
        reason = self.words.reason(option.barred)
        return self.texts(
            "choice-barred", number=option.number, what=what, notation=notation, reason=reason
        )

    def choice(self, action: str) -> str:
        """An action in words."""
        match action.split():
            case ["bid" | "play", card]:
                return self.words.card(card)
            case ["swap", gold, card, *partner]:
                return self.swap("choice-swap-partner" if partner else "choice-swap", gold, card)
            case [verb]:
                return self.texts(f"choice-{verb}")
        return action

    def swap(self, key: str, gold: str, card: str) -> str:
        """An exchange, with the bid that the side would have after it."""
        offer = self.own.exchange if self.own else None
        if offer is None:
            return f"{self.words.card(gold)}, {self.words.card(card)}"
        after = (offer.partner or {}) if key.endswith("partner") else offer.own
        return self.texts(
            key,
            gold=self.words.card(gold),
            card=self.words.card(card),
            before=offer.bid_now,
            after=after.get(card, 0),
        )

    def trick(self) -> list[str]:
        """The trick on the table, who is taking it, and who is lowest."""
        trick, texts = self.view.trick, self.texts
        if not trick.cards:
            return [texts("trick-empty")]
        cards = [(played.seat, played.card) for played in trick.cards]
        lines = [texts("trick-cards", cards=self._played(cards))]
        if self.view.phase in ("deal", "over"):  # R7.4: it was broken off
            return [*lines, texts("trick-does-not-count")]
        if trick.taking is not None:
            lines.append(texts("trick-taking", **self.words.who(trick.taking)))
        if trick.lowest is not None:
            key = "trick-lowest" if trick.gold else "trick-lowest-nothing"
            gold = {"card": self.words.card(trick.gold)} if trick.gold else {}
            lines.append(texts(key, **gold, **self.words.who(trick.lowest)))
        metals = ", ".join(texts(f"metal-{symbol}") for symbol in trick.burnt)
        return [*lines, texts("trick-burnt", metals=metals)]

    def supply(self) -> str:
        stock = [f"Au{rank}" for rank, count in enumerate(self.view.supply) for _ in range(count)]
        if not stock:
            return self.texts("supply-empty")
        return self.texts("supply-line", cards=self._piles(stock))

    def standing(self) -> str:
        """How the match stands."""
        counts = [
            self.texts(
                "count-of",
                name=self.words.side(side.seats),
                count=side.points if self.points else side.nuggets,
            )
            for side in self.view.sides
        ]
        return self.texts(
            "points-line" if self.points else "nuggets-line", list=self.texts.series(counts)
        )

    def last(self) -> list[str]:
        """The last trick again."""
        if not self.view.tricks:
            return [self.texts("last-none")]
        return self.past(self.view.trick.number, self.view.tricks[-1])

    def tricks(self) -> list[str]:
        """All tricks that the player may look up."""
        first = self.view.trick.number - len(self.view.tricks) + 1
        numbered = enumerate(self.view.tricks, first)
        return [line for n, trick in numbered for line in self.past(n, trick)] or self.last()

    def past(self, number: int, trick: FinishedTrick) -> list[str]:
        seats = len(self.view.seats)
        cards = [((trick.leader + n) % seats, card) for n, card in enumerate(trick.cards)]
        told = [self.texts("trick-told", number=number, cards=self._played(cards))]
        if trick.gold:
            card = self.words.card(trick.gold)
            told.append(self.texts("log-gold-collected", card=card, **self.words.who(trick.lowest)))
        return [" ".join([*told, self.texts("log-trick-taken", **self.words.who(trick.taker))])]

    def score(self, sheets: tuple[RoundSheet, ...]) -> list[str]:
        """The sheets of all finished rounds and how the match stands."""
        lines = [line for sheet in sheets for line in self._sheet(sheet)]
        return [*lines, self.standing()]

    def _sheet(self, sheet: RoundSheet) -> Iterator[str]:
        yield self.texts("round-number", number=sheet.round + 1)
        for side in sheet.sides:
            yield self.texts(
                "log-side-scored",
                side=self.words.side(side.seats),
                tricks=side.tricks,
                bid=side.bid,
                bid_points=side.bid_points,
                gold_points=side.gold_points,
                score=side.score,
            )
        if sheet.nuggets:
            winners = [sheet.sides[side].seats for side in sheet.nuggets]
            yield self.texts("log-nuggets", **self.words.winning(winners))

    def _seat(self, seat: int, facts: SeatView) -> str:
        texts = self.texts
        said = [self._bid(seat, facts), texts("trick-count", count=facts.taken)]
        side = next(side for side in self.view.sides if seat in side.seats)
        if len(side.seats) == 1 and side.standing:
            said.append(self.against_bid(side))
        said += [self._gold(facts.gold), texts("fact-hand", count=facts.hand_size)]
        if facts.known:
            said.append(texts("fact-known", cards=self.words.cards(facts.known)))
        said += [texts("seat-leader")] if seat == self.view.trick.leader else []
        said += [texts("seat-away")] if self._is_away(seat) else []
        return texts("seat-line", name=self.words.title(seat), facts=self.texts.series(said))

    def _team(self, side: SideView) -> str:
        facts = [self.texts("trick-count", count=side.taken)]
        if side.bid is not None:
            facts = [self.texts("fact-team-bid", bid=side.bid), *facts, self.against_bid(side)]
        return self.texts(
            "seat-line", name=self.words.side(side.seats), facts=self.texts.series(facts)
        )

    def against_bid(self, side: SideView) -> str:
        """How many tricks are still needed, or how many are too many."""
        if side.bid is None or side.standing is None:
            return ""
        if side.standing == "exact":
            return self.texts("standing-exact-live")
        return self.texts(f"standing-{side.standing}-by", count=abs(side.bid - side.taken))

    def _bid(self, seat: int, facts: SeatView) -> str:
        own = self.own.bid if self.own and seat == self.own.seat else None
        if card := facts.bid or own:
            return self.texts("fact-bid", card=self.words.card(card))
        return self.texts("fact-bid-hidden" if facts.placed else "fact-bid-none")

    def _gold(self, gold: tuple[str, ...]) -> str:
        cards = self._piles(gold)
        return self.texts("fact-gold", cards=cards) if cards else self.texts("fact-no-gold")

    def _piles(self, cards: Iterable[str]) -> str:
        """Equal cards once, with their number if there are several."""
        return ", ".join(
            card if count == 1 else self.texts("supply-item", card=card, count=count)
            for card, count in Counter(map(self.words.card, cards)).items()
        )

    def _played(self, cards: list[tuple[int, str]]) -> str:
        return self.texts.series(
            self.texts("card-of", name=self.words.title(seat), card=self.words.card(card))
            for seat, card in cards
        )

    def _is_away(self, seat: int) -> bool:
        return self.words.room is not None and self.words.room.seats[seat].away
