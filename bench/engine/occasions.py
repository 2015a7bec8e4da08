"""When the engine is asked: decisions of the bots, hints, and the review of a round.

What they ask is kept, so that every host can be asked the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from aurum.analysis.hints import hint
from aurum.analysis.reviews import review_round
from aurum.bots import UNLIMITED, make_bot
from aurum.engine.host import GoesOn, answer_with, in_wasm
from aurum.engine.records import Question
from aurum.game import View
from aurum.record_files import read_records
from aurum.roster import LADDER
from bench.analysis.positions import positions

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "golden" / "english-3.jsonl"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and how many slices of thought it was given."""

    question: Question
    slices: int


@dataclass
class Occasion:
    """So many of one kind, what they asked, and the CPU seconds of all, Python included."""

    name: str
    count: int = 0
    seconds: float = 0.0
    asked: list[Asked] = field(default_factory=list)


def occasions(count: int) -> Iterator[Occasion]:
    seen = list(positions(count))
    for level in LADDER:
        yield measured(f"a decision of `{level}`", decisions(level, seen))
    yield measured("a hint", [lambda one=one: hint(one) for one in seen])  # type: ignore[misc]
    [_, record] = next(iter(read_records(str(RECORD))))
    yield measured("the review of a round", [lambda: review_round(record, 0)])


def decisions(level: str, seen: list[View]) -> list[Callable[[], Any]]:
    bot, rng = make_bot(level), Random(1)
    return [lambda one=one: bot.choose(one, UNLIMITED, rng) for one in seen]  # type: ignore[misc]


def measured(name: str, things: list[Callable[[], Any]]) -> Occasion:
    """The first is done twice: what is made once for a process is not counted."""
    things[0]()
    occasion = Occasion(name, len(things))
    with keeping(occasion.asked):
        before = time.process_time()
        for thing in things:
            thing()
        occasion.seconds = time.process_time() - before
    return occasion


@contextmanager
def keeping(asked: list[Asked]) -> Iterator[None]:
    """Note all questions that this process asks the engine."""

    def noted(question: Question, goes_on: GoesOn | None = None) -> tuple[int, Any]:
        copy, slices = type(question).from_buffer_copy(question), 1

        def counted() -> bool:
            nonlocal slices
            further = goes_on is None or goes_on()
            slices += further
            return further

        answered = in_wasm(question, counted)
        asked.append(Asked(copy, slices))
        return answered

    answer_with(noted)
    try:
        yield
    finally:
        answer_with(None)
