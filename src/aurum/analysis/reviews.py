"""The review of a match: its ledger, its marks and its turning points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Any

from aurum.analysis.fortunes import BidChance, Fortune, bid_chances, fortunes
from aurum.analysis.ledgers import (
    NORMAL,
    Decision,
    Effort,
    Progress,
    RoundBooks,
    of_round,
    round_books,
)
from aurum.analysis.marks import Judgement, Mark, judgements
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.sentences import is_sharp
from aurum.game import AurumError, Record, Seat, walk
from aurum.table.review_course import course
from aurum.table.review_sums import review_sums, verdict_counts
from aurum.table.wire.review import (
    ReviewBid,
    ReviewChoice,
    ReviewDecision,
    ReviewFortune,
    ReviewJudge,
    ReviewMark,
    ReviewReason,
    ReviewRound,
    ReviewSide,
    ReviewSums,
    ReviewTurning,
    VerdictWord,
)

DIGITS = 12  # of a share in JSON: enough for sums that hold to 1e-9


class NotReviewable(AurumError):
    """A match that has no result yet."""


@dataclass(frozen=True, slots=True)
class Review:
    """What decided a match."""

    record: Record
    rounds: tuple[ReviewRound, ...]
    sums: ReviewSums

    @property
    def judge(self) -> ReviewJudge:
        return self.rounds[0].judge

    @property
    def marks(self) -> tuple[tuple[int, ReviewMark], ...]:
        """All marks in the order of play, each with its round."""
        return tuple((found.round, mark) for found in self.rounds for mark in found.marks)

    def as_json(self) -> dict[str, Any]:
        """The form of the notation."""
        judge, seats = self.judge, self.record.ruleset.seats
        return {
            "judge": {
                "version": judge.version,
                "seed": judge.seed,
                "playouts": judge.playouts,
                "worlds": judge.worlds,
            },
            "sides": [_side_json(side) for side in self.sums.sides],
            "matrix": [[round(x, DIGITS) for x in row] for row in self.sums.matrix],
            "marks": [_mark_json(number, mark) for number, mark in self.marks],
            "verdicts": [verdict_counts(self.rounds, seat) for seat in range(seats)],
            "turning": [_turning_json(point) for point in self.sums.turning],
            "course": [self._course_json(seat) for seat in range(seats)],
        }

    def _course_json(self, seat: Seat) -> list[dict[str, Any]]:
        """The chances of a seat after each deal, the bids and each trick."""
        moments = course(self.record.ruleset, self.rounds, seat)
        return [moment._asdict() for moment in moments]


def review(
    record: Record,
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
    progress: Progress = lambda _: None,
) -> Review:
    """Review a finished match; the same record, judge and seed give the same numbers."""
    if record.winners is None:
        raise NotReviewable("this match is not finished: there is no result to explain")
    rounds, done = [], 0
    for number, stated in enumerate(record.rounds):
        further = partial(_further, progress, done)
        rounds.append(review_round(record, number, seed, effort, judge, further))
        done += 1 + len(stated.moves)
    sums = review_sums(record.ruleset, rounds)
    assert sums is not None
    return Review(record, tuple(rounds), sums)


def _further(progress: Progress, before: int, step: int) -> None:
    progress(before + step)


def named_judge(seed: int, effort: Effort, judge: Judge = REVIEWER) -> ReviewJudge:
    """What the numbers depend on besides the record."""
    return ReviewJudge(judge.version, seed, effort.open, effort.hidden)


def review_round(
    record: Record,
    number: int,
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
    progress: Progress = lambda _: None,
    *,
    marked: bool = True,
) -> ReviewRound:
    """One finished round, whether the match is over or not; the same alone as in `review`."""
    stated = record.rounds[number]
    if stated.ended is None:
        raise NotReviewable(f"round {number + 1} is not finished: there is no result to explain")
    books = round_books(record, number, seed, effort, judge, progress)
    told = partial(_told, judge, named_judge(seed, effort, judge), books)
    if not marked:
        return told()
    said = judgements(record, books.decisions, seed, effort, judge)
    assert stated.sides is not None, "a round that has ended has scores"
    bids = bid_chances(books, stated.sides, record.ruleset, seed, effort)
    steps = of_round(list(walk(record)), number)
    mistakes = [one.decision for one in said if isinstance(one, Mark)]
    luck = fortunes(record, steps, books, bids, mistakes, seed, effort, judge)
    return told(said, bids, luck)


def _told(
    judge: Judge,
    name: ReviewJudge,
    books: RoundBooks,
    said: Sequence[Judgement | None] = (),
    bids: Iterable[BidChance] = (),
    luck: Iterable[Fortune] = (),
) -> ReviewRound:
    each = zip_longest(books.decisions, said)
    return ReviewRound(
        judge=name,
        round=books.dealt.round,
        before=books.dealt.before,
        dealt=books.dealt.after,
        dealt_error=books.dealt.error,
        decisions=tuple(_decision(judge, decision, one) for decision, one in each),
        marks=tuple(_mark(one) for one in said if isinstance(one, Mark)),
        bids=tuple(map(_bid, bids)),
        fortunes=tuple(map(_fortune, luck)),
    )


def _decision(judge: Judge, decision: Decision, said: Judgement | None) -> ReviewDecision:
    return ReviewDecision(
        seat=decision.move.seat,
        action=str(decision.move.action),
        forced=decision.forced,
        expected=decision.expected,
        stated=judge.stated(decision.expected),
        gained=decision.gained,
        error=decision.error,
        after=decision.after,
        change_error=decision.change_error,
        verdict=None if said is None else _word(said),
    )


def _word(said: Judgement) -> VerdictWord:
    return said.word.value if isinstance(said, Mark) else said.value


def _mark(mark: Mark) -> ReviewMark:
    move = mark.decision.move
    return ReviewMark(
        ply=mark.decision.ply,
        seat=move.seat,
        action=str(move.action),
        best=str(mark.best),
        loss=round(mark.loss, 4),
        error=round(mark.error, 4),
        word=mark.word.value,
        choices=tuple(ReviewChoice(str(one.action), round(one.behind, 4)) for one in mark.choices),
        reason=_reason(mark),
    )


def _bid(bid: BidChance) -> ReviewBid:
    under, exact, over = (round(getattr(bid.facts, how), 4) for how in ("under", "exact", "over"))
    return ReviewBid(bid.decision.move.seat, bid.rank, under, exact, over, bid.came)


def _fortune(found: Fortune) -> ReviewFortune:
    decision = found.decision
    return ReviewFortune(
        side=found.side,
        topic=found.topic,
        chance=round(found.chance, 4),
        change=round(found.change, 4),
        ply=None if decision is None else decision.ply,
        seat=None if decision is None else decision.move.seat,
    )


def _reason(mark: Mark) -> ReviewReason | None:
    """Where best and played differ most, if both chances are sharp enough to be said."""
    found = mark.reason
    if found is None:
        return None
    best, played = found.chance(found.best), found.chance(found.other)
    if not (is_sharp(found.best, best) and is_sharp(found.other, played)):
        return None
    return ReviewReason(found.topic.value, round(best, 4), round(played, 4))


def _side_json(side: ReviewSide) -> dict[str, Any]:
    columns = ("start", "deal", "hidden", "own", "others", "result")
    return {"side": side.side} | {name: round(getattr(side, name), DIGITS) for name in columns}


def _mark_json(number: int, mark: ReviewMark) -> dict[str, Any]:
    return {
        "round": number,
        "ply": mark.ply,
        "seat": mark.seat,
        "action": mark.action,
        "best": mark.best,
        "loss": mark.loss,
        "error": mark.error,
        "word": mark.word,
    }


def _turning_json(point: ReviewTurning) -> dict[str, Any]:
    return {
        "round": point.round,
        "ply": point.ply,
        "side": point.side,
        "change": round(point.change, 4),
        "cause": point.cause,
    }
