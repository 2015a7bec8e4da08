"""A review in the words of one language, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from aurum.analysis.reviews import Review
from aurum.analysis.sentences import Sentences
from aurum.game import Seat, Side, parse_action
from aurum.table.review_sums import decisive
from aurum.table.wire.review import ReviewMark, ReviewSide, ReviewTurning
from aurum.texts import Texts

MOST_MARKS = 3  # for every seat: the costliest
COLUMNS = ("deal", "hidden", "own", "others")


class ReviewText:
    """Tells one review to a reader; to somebody who played, only their own decisions."""

    def __init__(self, texts: Texts, review: Review, reader: Seat | None = None) -> None:
        self.texts = texts
        self.words = Sentences(texts)
        self.review = review
        self.record = review.record
        self.reader = reader

    def lines(self) -> Iterator[str]:
        """What each side got from where, the turning points, and the costliest mistakes."""
        yield self.texts("review-unit")
        for side in self.review.sums.sides:
            yield from self._columns(side)
        for point in self.review.sums.turning:
            yield self._turning(point)
        seats = range(self.record.ruleset.seats) if self.reader is None else (self.reader,)
        shown = [found for seat in seats for found in self._worst(seat)]
        for number, mark in sorted(shown, key=lambda found: (found[0], found[1].ply)):
            yield self._mark(number, mark)
        if not shown:
            yield self.texts("review-none")

    def _columns(self, side: ReviewSide) -> Iterator[str]:
        shares = {"start": _percent(side.start), "result": _percent(side.result)}
        yield self.texts("review-head", name=self.side(side.side), **shares)
        yield self._sentence(side)
        errors = dict(zip(COLUMNS, side.errors, strict=True))
        columns = {
            name: self.texts(
                "review-points",
                points=signed(getattr(side, name)),
                error=_percent(errors[name]),
            )
            for name in COLUMNS
        }
        yield self.texts("review-columns", **columns)

    def _sentence(self, side: ReviewSide) -> str:
        """The column that decided most, in words."""
        column = decisive(side)
        if column is None:
            return self.texts("review-sentence-even")
        points: float = getattr(side, column)
        sign = "plus" if points > 0 else "minus"
        return self.texts(f"review-sentence-{column}-{sign}", points=signed(points))

    def _worst(self, seat: Seat) -> list[tuple[int, ReviewMark]]:
        """The costliest marks of a seat."""
        own = [found for found in self.review.marks if found[1].seat == seat]
        return sorted(own, key=lambda found: -found[1].loss)[:MOST_MARKS]

    def _mark(self, number: int, mark: ReviewMark) -> str:
        said = self.texts(
            "review-mark",
            round=number + 1,
            name=self.name(mark.seat),
            action=self.action(mark.action),
            word=self.texts(f"mark-{mark.word}"),
            loss=_percent(mark.loss),
            error=self.texts.decimal(100 * mark.error),
            best=self.action(mark.best),
        )
        return f"{said} {reason}" if (reason := self._reason(mark)) else said

    def _reason(self, mark: ReviewMark) -> str | None:
        if mark.reason is None:
            return None
        return self.texts(
            f"why-{mark.reason.topic}",
            percent=_percent(mark.reason.best),
            other=self.action(mark.action),
            otherPercent=_percent(mark.reason.played),
        )

    def _turning(self, point: ReviewTurning) -> str:
        decision = self.review.rounds[point.round].decisions[point.ply]
        return self.texts(
            "review-turning",
            round=point.round + 1,
            name=self.name(decision.seat),
            action=self.action(decision.action),
            side=self.side(point.side),
            change=signed(point.change),
            cause=self.texts(f"cause-{point.cause}"),
        )

    def action(self, text: str) -> str:
        """An action of anybody: a hint says "your bid", a review does not."""
        return self.words.action_of_anybody(parse_action(text))

    def name(self, seat: Seat) -> str:
        return f"{self.record.names[seat]} ({seat + 1})"

    def side(self, side: Side) -> str:
        members = self.record.ruleset.members(side)
        return self.texts.listed([self.name(seat) for seat in members])


def signed(share: float) -> str:
    """Points of a match with their sign."""
    return f"{round(100 * share):+d}".replace("-", "−")


def _percent(share: float) -> str:
    return str(round(100 * share))
