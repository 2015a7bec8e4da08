"""Marks: decisions that surely cost something, found in stages.

The best of many choices is flattered, so a screen only finds what may have been better. It then
meets the decision in fresh worlds, under three ways for the round to go on, and a search gives a
second opinion. Only a loss that is sure in all of them is held against a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from random import Random

from aurum.analysis.facts import Analysis, Candidate, analyse, compare
from aurum.analysis.hints import Contrast, contrast
from aurum.analysis.ledgers import NORMAL, Decision, Effort
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.second_opinion import is_worse
from aurum.analysis.trials import CLEAR, SURE, Loss, Trial, continuations
from aurum.game import Action, Match, Record, Ruleset, walk

SUSPECT = -0.015  # gained less than this, give or take a standard error: worth a closer look
RIVALS = 3  # choices of the screen that may be the best
REASON_WORLDS = 1400  # in which best and played are told apart, sharply enough for a sentence
DECIDED = 0.02  # a side this close to losing or winning the match is not blamed


class Word(Enum):
    """How much a decision cost, in shares of the match."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @classmethod
    def of(cls, loss: float) -> Word | None:
        return next((word for line, word in _LINES.items() if loss >= line), None)


_LINES = {0.12: Word.BLUNDER, 0.06: Word.MISTAKE, 0.03: Word.INACCURACY}


@dataclass(frozen=True, slots=True)
class Mark:
    """A decision that cost something."""

    decision: Decision
    best: Action
    loss: float
    error: float
    word: Word
    choices: tuple[Candidate, ...] = field(default=(), repr=False)  # roughly, in the legal order
    reason: Contrast | None = field(default=None, repr=False)


def marks(
    record: Record,
    decisions: Iterable[Decision],
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> tuple[Mark, ...]:
    """Those of the decisions that surely cost their side something."""
    suspects = [decision for decision in decisions if is_suspect(record.ruleset, decision)]
    matches = positions(record) if suspects else {}
    found = [
        _judged(decision, matches[decision.round, decision.ply], seed, effort, judge)
        for decision in suspects
    ]
    return tuple(mark for mark in found if mark is not None)


def positions(record: Record) -> dict[tuple[int, int], Match]:
    """The match before every decision, by round and ply."""
    found: dict[tuple[int, int], Match] = {}
    ply = 0
    for step in walk(record):
        if step.move is None:
            ply = 0
            continue
        found[step.round, ply] = step.before
        ply += 1
    return found


def is_suspect(rules: Ruleset, decision: Decision) -> bool:
    """A free choice that may have cost its own side something that was still to be had."""
    side = rules.side_of(decision.move.seat)
    open_match = DECIDED <= decision.expected[side] <= 1 - DECIDED
    least = float(decision.gained[side] - decision.error[side])
    return not decision.forced and open_match and least < SUSPECT


def _judged(
    decision: Decision, match: Match, seed: int, effort: Effort, judge: Judge
) -> Mark | None:
    number = Random(f"{seed} mark {decision.round} {decision.ply}").getrandbits(48)
    screen = analyse(decision.seen, decision.move.action, number, judge, effort.screen)
    best = best_rival(decision, screen, match, number, effort, judge)
    sure = None if best is None else sure_loss(decision, best, match, number, effort, judge)
    if best is None or sure is None:
        return None
    word = Word.of(sure.mean)
    assert word is not None
    order = {action: place for place, action in enumerate(decision.seen.legal)}
    choices = tuple(sorted(screen.candidates, key=lambda one: order[one.action]))
    facts = compare(decision.seen, best, decision.move.action, REASON_WORLDS, number)
    reason = contrast(decision.seen, *facts)
    return Mark(decision, best, sure.mean, sure.error, word, choices, reason)


def best_rival(
    decision: Decision, screen: Analysis, match: Match, number: int, effort: Effort, judge: Judge
) -> Action | None:
    """The best of the other choices in weighted worlds, if it may be better by a mark."""
    others = [one.action for one in screen.candidates if one.action != decision.move.action]
    rivals, player = others[:RIVALS], continuations(judge)[0]
    trial, rng = Trial(decision, match, judge, player), Random(f"{number} rivals")
    found = zip(trial.losses(rivals, effort.confirm, rng), rivals, strict=True)
    loss, best = max(found, key=lambda one: one[0].mean)
    return best if loss.may_exceed(min(_LINES)) else None


def sure_loss(
    decision: Decision,
    best: Action,
    match: Match,
    number: int,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> Loss | None:
    """The loss, if it deserves a mark and everybody who is asked is sure of it."""
    found = losses(decision, best, match, number, effort, judge)
    first = next(found)
    if Word.of(first.mean) is None or not first.is_sure:
        return None
    if not is_worse(decision.seen, decision.move.action, number, effort.opinion):
        return None
    return first if all(loss.is_sure for loss in found) else None


def losses(
    decision: Decision,
    best: Action,
    match: Match,
    number: int,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> Iterator[Loss]:
    """What the decision lost against the best, for each continuation.

    Only the first one's size matters; the others go on until it is clear whether there is a loss.
    """
    for place, player in enumerate(continuations(judge)):
        trial, rng = Trial(decision, match, judge, player), Random(f"{number} trial {place}")
        lines, errors = ((0.0,), SURE) if place else (tuple(_LINES), CLEAR)
        yield trial.loss(best, effort.confirm, rng, lines, errors)
