"""A review in the words of one language, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from aurum.analysis.marks import Mark
from aurum.analysis.reviews import Review, TurningPoint
from aurum.analysis.sentences import Sentences
from aurum.game import Action, Seat, Side, Swap
from aurum.texts import Texts

MOST_MARKS = 3  # for every seat: the costliest


class ReviewText:
    """Tells one review to a reader."""

    def __init__(self, texts: Texts, review: Review) -> None:
        self.texts = texts
        self.words = Sentences(texts)
        self.review = review
        self.record = review.ledger.record

    def lines(self) -> Iterator[str]:
        """What each side got from where, the turning points, and the costliest mistakes."""
        for side in self.record.ruleset.each_side():
            yield from self._columns(side)
        for point in self.review.turning:
            yield self._turning(point)
        shown = [mark for seat in range(self.record.ruleset.seats) for mark in self._worst(seat)]
        for mark in sorted(shown, key=lambda m: (m.decision.round, m.decision.ply)):
            yield self._mark(mark)
        if not shown:
            yield self.texts("review-none")

    def _columns(self, side: Side) -> Iterator[str]:
        books = self.review.ledger
        ends = {"start": books.start[side], "result": books.result[side]}
        shares = {name: str(round(100 * float(share))) for name, share in ends.items()}
        yield self.texts("review-head", name=self.side(side), **shares)
        columns = {
            "deal": float(books.deal[side]),
            "hidden": float(books.hidden[side]),
            "others": books.others(side),
            "own": books.own(side),
        }
        yield self.texts("review-columns", **{name: _signed(x) for name, x in columns.items()})

    def _worst(self, seat: Seat) -> list[Mark]:
        """The costliest marks of a seat."""
        own = [mark for mark in self.review.marks if mark.decision.move.seat == seat]
        return sorted(own, key=lambda mark: -mark.loss)[:MOST_MARKS]

    def _mark(self, mark: Mark) -> str:
        decision = mark.decision
        return self.texts(
            "review-mark",
            round=decision.round + 1,
            name=self.name(decision.move.seat),
            action=self.action(decision.move.action),
            word=self.texts(f"mark-{mark.word.value}"),
            loss=f"{100 * mark.loss:.0f}",
            error=f"{100 * mark.error:.1f}",
            best=self.action(mark.best),
        )

    def _turning(self, point: TurningPoint) -> str:
        decision = point.decision
        return self.texts(
            "review-turning",
            round=decision.round + 1,
            name=self.name(decision.move.seat),
            action=self.action(decision.move.action),
            side=self.side(point.side),
            change=_signed(point.change),
            cause=self.texts(f"cause-{point.cause}"),
        )

    def action(self, action: Action) -> str:
        """An action of anybody: a hint says "your bid", a review does not."""
        if not isinstance(action, Swap):
            return self.words.action(action)
        key = "review-swap-partner" if action.partner else "review-swap"
        return self.texts(key, card=self.words.card(action.card), gold=str(action.gold.rank))

    def name(self, seat: Seat) -> str:
        return f"{self.record.names[seat]} ({seat + 1})"

    def side(self, side: Side) -> str:
        members = self.record.ruleset.members(side)
        return self.texts.listed([self.name(seat) for seat in members])


def _signed(share: float) -> str:
    """Points of a match with their sign."""
    return f"{round(100 * share):+d}".replace("-", "−")
