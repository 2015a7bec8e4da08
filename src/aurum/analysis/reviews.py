"""The review of a match: its ledger, its marks and its turning points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from aurum.analysis.ledgers import NORMAL, Decision, Effort, Ledger, Progress, ledger
from aurum.analysis.marks import Mark, marks
from aurum.analysis.reference import JUDGE, Judge
from aurum.game import AurumError, Record, Side

TURNING_POINTS = 3
DIGITS = 12  # of a share in JSON: enough for sums that hold to 1e-9


class NotReviewable(AurumError):
    """A match that has no result yet."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision after which a side's share was very different."""

    decision: Decision
    side: Side
    change: float
    cause: str  # own, others or hidden


@dataclass(frozen=True, slots=True)
class Review:
    """What decided a match."""

    ledger: Ledger
    marks: tuple[Mark, ...]
    turning: tuple[TurningPoint, ...]

    def as_json(self) -> dict[str, Any]:
        """The form of the notation."""
        books = self.ledger
        return {
            "judge": {
                "version": books.judge.version,
                "seed": books.seed,
                "playouts": books.effort.open,
                "worlds": books.effort.hidden,
            },
            "sides": [_side_json(books, side) for side in books.record.ruleset.each_side()],
            "matrix": [[round(float(x), DIGITS) for x in row] for row in books.matrix],
            "marks": [_mark_json(mark) for mark in self.marks],
            "turning": [_turning_json(point) for point in self.turning],
        }


def review(
    record: Record,
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = JUDGE,
    progress: Progress = lambda _: None,
) -> Review:
    """Review a finished match; the same record, judge and seed give the same numbers."""
    if record.winners is None:
        raise NotReviewable("this match is not finished: there is no result to explain")
    books = ledger(record, seed, effort, judge, progress)
    return Review(books, marks(books), turning_points(books))


def turning_points(books: Ledger) -> tuple[TurningPoint, ...]:
    """The decisions with the largest change for a side, in the order of play."""
    points = [_turning(books, decision) for decision in books.decisions if not decision.forced]
    largest = sorted(points, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda p: (p.decision.round, p.decision.ply)))


def _turning(books: Ledger, decision: Decision) -> TurningPoint:
    change = decision.after - decision.before
    side = Side(int(np.argmax(np.abs(change))))
    by_play = abs(decision.gained[side]) > abs(decision.luck[side])
    own = books.record.ruleset.side_of(decision.move.seat) == side
    cause = ("own" if own else "others") if by_play else "hidden"
    return TurningPoint(decision, side, float(change[side]), cause)


def _side_json(books: Ledger, side: Side) -> dict[str, Any]:
    columns = {
        "start": books.start[side],
        "deal": books.deal[side],
        "hidden": books.hidden[side],
        "own": books.own(side),
        "others": books.others(side),
        "result": books.result[side],
    }
    return {"side": side} | {name: round(float(x), DIGITS) for name, x in columns.items()}


def _place_json(decision: Decision) -> dict[str, Any]:
    return {"round": decision.round, "ply": decision.ply}


def _mark_json(mark: Mark) -> dict[str, Any]:
    move = mark.decision.move
    return _place_json(mark.decision) | {
        "seat": move.seat,
        "action": str(move.action),
        "best": str(mark.best),
        "loss": round(mark.loss, 4),
        "error": round(mark.error, 4),
        "word": mark.word.value,
    }


def _turning_json(point: TurningPoint) -> dict[str, Any]:
    change = {"side": point.side, "change": round(point.change, 4), "cause": point.cause}
    return _place_json(point.decision) | change
