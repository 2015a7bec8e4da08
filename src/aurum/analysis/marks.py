"""Verdicts on decisions, and marks: decisions that surely cost something, found in stages.

All choices are tried, the better ones in more worlds, until nothing can be much better than what
was done, or something is. A search then says whether it finds the decision worse, too. The best of
many choices is flattered, so it meets the decision once more in fresh worlds, under three ways for
the round to go on. Only a loss that is sure in all of them is held against a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import NamedTuple

from aurum.analysis.facts import compare
from aurum.analysis.hints import Contrast, contrast
from aurum.analysis.ledgers import NORMAL, Decision, Effort
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.second_opinion import finds_worse
from aurum.analysis.trials import ROUGHLY, SURE, Loss, Trial, continuations
from aurum.game import Action, Match, Record, Ruleset, walk
from aurum.table.stand_ins import Place, stand_ins_of

SUSPECT = -0.02  # gained less than this, give or take a standard error: worth a closer look
SCREEN = ((None, 0.06), (3, 0.1), (2, 0.2))  # choices that go on, and their part of the worlds
REASON_WORLDS = 700  # in which best and played are told apart, sharply enough for a sentence
DECIDED = 0.02  # of the match: a side this close to losing or winning it is not blamed
SHARP = 0.03  # gained surely more than this: the reference player would often have missed it


class Word(Enum):
    """How much a decision cost, in shares of the match."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @classmethod
    def of(cls, loss: float) -> Word | None:
        return next((word for line, word in _LINES.items() if loss >= line), None)


class Verdict(Enum):
    """A decision that is held against nobody."""

    SHARP = "sharp"  # much better than the reference player's usual choice
    FINE = "fine"
    CLOSE = "close"  # perhaps not the best, but nothing is surely better
    DEPENDS = "depends"  # worse only if the others go on in one way


_LINES = {0.12: Word.BLUNDER, 0.06: Word.MISTAKE, 0.03: Word.INACCURACY}


class Choice(NamedTuple):
    """What could have been done, and how much less it is worth than the best."""

    action: Action
    behind: float


@dataclass(frozen=True, slots=True)
class Mark:
    """A decision that cost something."""

    decision: Decision
    best: Action
    loss: float
    error: float
    word: Word
    choices: tuple[Choice, ...] = field(default=(), repr=False)  # roughly, in the legal order
    reason: Contrast | None = field(default=None, repr=False)


Judgement = Mark | Verdict


def judgements(
    record: Record,
    decisions: Iterable[Decision],
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> list[Judgement | None]:
    """What is said of each decision: a mark if it surely cost its side something.

    Nothing is said where there was no choice, nor of what a stand-in or the clock did, as far as
    the record tells.
    """
    matches, stand_ins = positions(record), stand_ins_of(record)

    def judged(decision: Decision) -> Judgement | None:
        if decision.forced or Place(decision.round, decision.ply) in stand_ins:
            return None
        if not is_suspect(record.ruleset, decision):
            return unsuspected(record.ruleset, decision)
        return _judged(decision, matches[decision.round, decision.ply], seed, effort, judge)

    return [judged(decision) for decision in decisions]


def marks(
    record: Record,
    decisions: Iterable[Decision],
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> tuple[Mark, ...]:
    """Those of the decisions that surely cost their side something."""
    found = judgements(record, decisions, seed, effort, judge)
    return tuple(one for one in found if isinstance(one, Mark))


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
    """A free choice that may have cost its own side something that was still to be had.

    Nobody is blamed who had practically lost before, or has practically won all the same: what is
    left after the decision counts, so a certain win may be thrown away.
    """
    side = rules.side_of(decision.move.seat)
    before, gained = decision.expected[side], decision.gained[side]
    is_open = before >= DECIDED and before + gained <= 1 - DECIDED
    return not decision.forced and is_open and gained - decision.error[side] < SUSPECT


def unsuspected(rules: Ruleset, decision: Decision) -> Verdict:
    """The verdict on a decision that did not cost anything."""
    side = rules.side_of(decision.move.seat)
    gained, error = decision.gained[side], decision.error[side]
    is_sharp = gained >= SHARP and gained > SURE * error
    return Verdict.SHARP if is_sharp else Verdict.FINE


def _judged(decision: Decision, match: Match, seed: int, effort: Effort, judge: Judge) -> Judgement:
    number = Random(f"{seed} mark {decision.round} {decision.ply}").getrandbits(48)
    played = decision.move.action
    tried = screened(decision, match, number, effort, judge)
    best = max(tried, key=lambda action: (tried[action].worlds, tried[action].mean))
    if best == played or not tried[best].may_exceed(min(_LINES), ROUGHLY):
        return Verdict.CLOSE
    if not finds_worse(decision.seen, played, number, effort.opinion):
        return Verdict.CLOSE
    sure = sure_loss(decision, best, match, number, effort, judge)
    if isinstance(sure, Verdict):
        return sure
    word = Word.of(sure.mean)
    assert word is not None
    choices = all_choices(tried, decision.seen.legal, best, played, sure.mean)
    reason = contrast(decision.seen, *compare(decision.seen, best, played, REASON_WORLDS, number))
    return Mark(decision, best, sure.mean, sure.error, word, choices, reason)


def screened(
    decision: Decision, match: Match, number: int, effort: Effort, judge: Judge
) -> dict[Action, Loss]:
    """What the decision cost against every choice: the better one of them is, the more exactly.

    Whatever cannot be better by the first line of marks is not tried any further.
    """
    trial, rng = Trial(decision, match, judge, continuations(judge)[0]), Random(f"{number} screen")
    found: dict[Action, Loss] = {}
    for kept, part in SCREEN:
        worlds = max(1, round(part * effort.confirm))
        hopeful = [action for action, loss in found.items() if loss.may_exceed(min(_LINES))]
        best = sorted(hopeful, key=lambda action: -found[action].mean)[:kept]
        if found and not set(best) - {trial.played}:
            break
        for action, loss in trial.losses(best, worlds, rng, listed=not found).items():
            found[action] = found[action] + loss if action in found else loss
    return found


def all_choices(
    tried: dict[Action, Loss], order: Sequence[Action], best: Action, played: Action, loss: float
) -> tuple[Choice, ...]:
    """Every choice, in this order, by how much less it is worth than the best."""
    behind = {action: max(0.0, tried[best].mean - one.mean) for action, one in tried.items()}
    known = behind | {best: 0.0, played: loss}
    return tuple(Choice(action, known[action]) for action in order if action in known)


def sure_loss(
    decision: Decision,
    best: Action,
    match: Match,
    number: int,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> Loss | Verdict:
    """The loss, if it deserves a mark and is sure, whoever plays on."""
    found = losses(decision, best, match, number, effort, judge)
    first = next(found)
    if Word.of(first.mean) is None or not first.is_sure:
        return Verdict.CLOSE
    return first if all(loss.is_sure for loss in found) else Verdict.DEPENDS


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
    first, *others = sorted(_LINES)
    for place, player in enumerate(continuations(judge)):
        trial, rng = Trial(decision, match, judge, player), Random(f"{number} trial {place}")
        lines = (0.0, ()) if place else (first, others)
        yield trial.loss(best, effort.confirm, rng, *lines)
