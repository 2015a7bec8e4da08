"""A review in the words of one language, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from aurum.analysis.reviews import Review
from aurum.analysis.sentences import Sentences
from aurum.game import Seat, Side, parse_action
from aurum.table.review_course import Moment, course
from aurum.table.review_sums import COLUMNS, verdict_counts
from aurum.table.wire.luck import BidCount, LuckAccount
from aurum.table.wire.review import Met, ReviewFortune, ReviewMark, ReviewSide, ReviewTurning
from aurum.texts import Texts

MOST_MARKS = 3  # for every seat: the costliest
MOST_FORTUNES = 3  # for every side, of each kind: the largest
WHOLE_MATCH = 1.0  # from here on a sum is told in matches, as nobody can lose 446 % of one
HOW: tuple[Met, ...] = ("under", "exact", "over")


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
        sides = self.review.sums.sides
        for side in sides:
            yield from self._columns(side)
        if any(abs(getattr(side, name)) >= WHOLE_MATCH for side in sides for name in COLUMNS):
            yield self.texts("review-large")
        for point in self.review.sums.turning:
            yield self._turning(point)
        shown = [found for seat in self._seats for found in self._worst(seat)]
        for number, mark in sorted(shown, key=lambda found: (found[0], found[1].ply)):
            yield self._mark(number, mark)
        if not shown:
            yield self.texts("review-none")
        for seat in self._seats:
            yield self._verdicts(seat)
        rules = self.record.ruleset
        told = rules.each_side() if self.reader is None else (rules.side_of(self.reader),)
        for each in told:
            yield from self._fortunes(each)

    def _columns(self, side: ReviewSide) -> Iterator[str]:
        shares = {"start": _percent(side.start), "result": _percent(side.result)}
        yield self.texts("review-head", name=self.side(side.side), **shares)
        yield self._sentence(side)
        columns = {
            name: self._amount(getattr(side, name), error)
            for name, error in zip(COLUMNS, side.errors, strict=True)
        }
        yield self.texts("review-columns", **columns)

    def course(self) -> Iterator[str]:
        """The chances after every deal, the bids and every trick, a line a moment."""
        for seat in self._seats:
            yield self.texts("review-course", name=self.name(seat))
            for moment in course(self.record.ruleset, self.review.rounds, seat):
                yield self._moment(moment)

    @property
    def _seats(self) -> Sequence[Seat]:
        """Those whose decisions are told."""
        return range(self.record.ruleset.seats) if self.reader is None else (self.reader,)

    def _moment(self, moment: Moment) -> str:
        place = {"round": moment.round + 1, "trick": moment.trick}
        at, shown = self.texts(f"review-at-{moment.at}", **place), _percent(moment.open)
        if moment.known is None:
            return self.texts("review-course-open", moment=at, open=shown)
        known = _percent(moment.known)
        return self.texts("review-course-line", moment=at, known=known, open=shown)

    def _amount(self, share: float, error: float) -> str:
        if abs(share) >= WHOLE_MATCH:
            return amount(self.texts, share)
        return self.texts("review-points", points=signed(share), error=_percent(error))

    def _sentence(self, side: ReviewSide) -> str:
        """The column that decided most, in words."""
        if side.decisive is None:
            return self.texts("review-sentence-even")
        share: float = getattr(side, side.decisive)
        sign = "plus" if share > 0 else "minus"
        key = f"review-sentence-{side.decisive}-{sign}"
        return self.texts(key, amount=amount(self.texts, share))

    def _fortunes(self, side: Side) -> Iterator[str]:
        """The largest misfortunes, then the largest strokes of luck."""
        own = [
            (number.round, found)
            for number in self.review.rounds
            for found in number.fortunes
            if found.side == side
        ]
        for chosen in (_largest(own, -1), _largest(own, 1)):
            for number, found in chosen:
                yield self._fortune(number, found)

    def _fortune(self, number: int, found: ReviewFortune) -> str:
        sign = "plus" if found.change > 0 else "minus"
        percent = rare(found.chance)
        if found.ply is None or found.seat is None:
            name, what = self.side(found.side), self.texts(f"fortune-deal-{sign}")
            often = self.texts(f"fortune-often-{sign}", percent=percent)
        else:
            action = self.action(self.review.rounds[number].decisions[found.ply].action)
            name, what = self.name(found.seat), self.texts(f"fortune-{found.topic}", action=action)
            often = self.texts("fortune-often", percent=percent)
        return self.texts(
            "fortune-line",
            round=number + 1,
            name=name,
            what=what,
            often=often,
            change=amount(self.texts, found.change),
        )

    def _verdicts(self, seat: Seat) -> str:
        """How many of the seat's decisions were of which kind."""
        counts = verdict_counts(self.review.rounds, seat)
        said = [self.texts(f"verdict-{word}", count=count) for word, count in counts.items()]
        return self.texts("verdicts", name=self.name(seat), list=", ".join(said))

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


def _largest(
    found: Iterable[tuple[int, ReviewFortune]], sign: int
) -> list[tuple[int, ReviewFortune]]:
    of_kind = [one for one in found if one[1].change * sign > 0]
    return sorted(of_kind, key=lambda one: -abs(one[1].change))[:MOST_FORTUNES]


def account_lines(texts: Texts, name: str, account: LuckAccount) -> Iterator[str]:
    """The luck account of somebody over several matches."""
    yield texts("luck-head", name=name)
    luck, band = _wins(texts, account.luck), texts.decimal(account.band)
    yield texts("luck-account", matches=account.matches, luck=luck, band=band)
    if account.verdict == "usual":
        yield texts("luck-usual")
    else:
        yield texts(f"luck-{account.verdict}", percent=rare(account.chance))
    yield texts("luck-play", points=signed(account.own), error=_percent(account.own_error))
    if account.bids:
        yield texts("luck-bids", bids=account.bids)
        yield ", ".join(_bid_line(texts, how, getattr(account, how)) for how in HOW)


def _bid_line(texts: Texts, how: Met, count: BidCount) -> str:
    return texts(
        f"luck-bid-{how}",
        came=count.came,
        expected=texts.decimal(count.expected),
        band=texts.decimal(count.band),
    )


def _wins(texts: Texts, wins: float) -> str:
    sign = "−" if wins < 0 else "+"
    return f"{sign}{texts.decimal(abs(wins))}"


def amount(texts: Texts, share: float) -> str:
    """Points with their unit; what is more than a whole match, in matches."""
    if abs(share) >= WHOLE_MATCH:
        return texts("amount-matches", matches=_wins(texts, share))
    return texts("amount-points", points=signed(share))


def rare(chance: float) -> str:
    """A percentage that is never 0: it did happen."""
    percent = round(100 * chance)
    return str(percent) if percent else "<1"


def signed(share: float) -> str:
    """Points of a match with their sign."""
    return f"{round(100 * share):+d}".replace("-", "−")


def _percent(share: float) -> str:
    return str(round(100 * share))
