"""Verdicts on decisions, and marks: decisions that surely cost something, found in stages.

A search says first whether it finds the decision worse, too. The best of many choices is flattered,
so a screen only finds what may have been better; it then meets the decision in fresh worlds, under
three ways for the round to go on. Only a loss that is sure in all of them is held against a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import NamedTuple

from aurum.analysis.facts import Analysis, analyse, compare
from aurum.analysis.hints import Contrast, contrast
from aurum.analysis.ledgers import NORMAL, Decision, Effort
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.second_opinion import finds_worse, second_opinion
from aurum.analysis.trials import CLEAR, SURE, Loss, Trial, continuations
from aurum.bots.explanation import Explanation
from aurum.game import Action, Match, Record, Ruleset, walk
from aurum.table.stand_ins import Place, stand_ins_of

SUSPECT = -0.005  # gained less than this, give or take a standard error: worth a closer look
RIVALS = 2  # choices of the screen, and of the search, that may be the best
REASON_WORLDS = 1400  # in which best and played are told apart, sharply enough for a sentence
DECIDED = 0.02  # who could lose no more, or is still this close to winning, is not blamed
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
    """A free choice that may have cost its own side something that was still to be had."""
    side = rules.side_of(decision.move.seat)
    expected, gained = float(decision.expected[side]), float(decision.gained[side])
    is_spared = expected < DECIDED or expected + gained > 1 - DECIDED
    least = gained - float(decision.error[side])
    return not decision.forced and not is_spared and least < SUSPECT


def unsuspected(rules: Ruleset, decision: Decision) -> Verdict:
    """The verdict on a decision that did not cost anything."""
    side = rules.side_of(decision.move.seat)
    gained, error = float(decision.gained[side]), float(decision.error[side])
    is_sharp = gained >= SHARP and gained > SURE * error
    return Verdict.SHARP if is_sharp else Verdict.FINE


def _judged(decision: Decision, match: Match, seed: int, effort: Effort, judge: Judge) -> Judgement:
    number = Random(f"{seed} mark {decision.round} {decision.ply}").getrandbits(48)
    played, opinion = decision.move.action, second_opinion(decision.seen, number, effort.opinion)
    if not finds_worse(opinion, played):
        return Verdict.CLOSE
    screen = analyse(decision.seen, played, number, judge, effort.screen)
    rivals = rivals_of(played, screen, opinion)
    tried = losses_against(rivals, decision, match, number, effort, judge)
    best = max(tried, key=lambda action: tried[action].mean)
    if not tried[best].may_exceed(min(_LINES)):
        return Verdict.CLOSE
    sure = sure_loss(decision, best, match, number, effort, judge)
    if isinstance(sure, Verdict):
        return sure
    word = Word.of(sure.mean)
    assert word is not None
    behind = {action: tried[best].mean - loss.mean for action, loss in tried.items()}
    choices = all_choices(screen, decision.seen.legal, behind | {played: sure.mean})
    reason = contrast(decision.seen, *compare(decision.seen, best, played, REASON_WORLDS, number))
    return Mark(decision, best, sure.mean, sure.error, word, choices, reason)


def rivals_of(played: Action, screen: Analysis, opinion: Explanation) -> list[Action]:
    """What may have been better: by the screen, and by the search."""
    listed = [[one.action for one in found.candidates] for found in (screen, opinion)]
    others = [[action for action in actions if action != played] for actions in listed]
    return list(dict.fromkeys(action for actions in others for action in actions[:RIVALS]))


def losses_against(
    rivals: Sequence[Action],
    decision: Decision,
    match: Match,
    number: int,
    effort: Effort,
    judge: Judge,
) -> dict[Action, Loss]:
    """What the decision cost against each of these choices, in the same weighted worlds."""
    player, rng = continuations(judge)[0], Random(f"{number} rivals")
    found = Trial(decision, match, judge, player).losses(rivals, effort.confirm, rng)
    return dict(zip(rivals, found, strict=True))


def all_choices(
    screen: Analysis, order: Sequence[Action], behind: dict[Action, float]
) -> tuple[Choice, ...]:
    """Every choice, in this order; of those that only the screen has seen, what it says."""
    first = behind[screen.best.action]
    rough = {one.action: max(0.0, first + one.behind) for one in screen.candidates}
    known = rough | behind
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
    for place, player in enumerate(continuations(judge)):
        trial, rng = Trial(decision, match, judge, player), Random(f"{number} trial {place}")
        lines, errors = ((0.0,), SURE) if place else (tuple(_LINES), CLEAR)
        yield trial.loss(best, effort.confirm, rng, lines, errors)
