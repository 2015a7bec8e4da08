"""Marks: decisions that surely cost something, found in two stages.

The best of many choices is flattered, so a screen only finds suspects. A suspect and the best
choice then meet in fresh worlds, under three ways for the round to go on. Only a loss that is
sure in all three is held against a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from random import Random

import numpy as np

from aurum.analysis.evidence import Past, clustered_error, likely_worlds
from aurum.analysis.facts import Candidate, analyse, compare
from aurum.analysis.hints import Contrast, contrast
from aurum.analysis.ledgers import NORMAL, Decision, Effort
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.values import Valuer, value_hidden
from aurum.bots.policy.policy import network_mind
from aurum.bots.policy.styles import Style
from aurum.bots.search.root_state import root_state
from aurum.game import Action, Match, Record, Ruleset, Side, View, action_number, walk
from aurum.kernel.random_numbers import seeds
from aurum.kernel.tables import tables

SUSPECT = -0.015  # gained less than this: worth a closer look
SURE = 3.0  # standard errors
REASON_WORLDS = 1400  # in which best and played are told apart, sharply enough for a sentence
BY_THUMB = 2  # the place of the rules of thumb among the continuations
DECIDED = 0.02  # a side this close to losing or winning the match is not blamed


class Word(Enum):
    """How much a decision cost, in shares of the match."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @classmethod
    def of(cls, loss: float) -> Word | None:
        lines = ((0.12, cls.BLUNDER), (0.06, cls.MISTAKE), (0.03, cls.INACCURACY))
        return next((word for line, word in lines if loss >= line), None)


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


def continuations(judge: Judge) -> tuple[Judge, ...]:
    """The reference player, the same with more noise, and rules of thumb alone."""
    hotter = tuple(replace(style, temperature=2 * style.temperature) for style in judge.styles)
    thumb = Style(1.0, slips=0.05, by_network=False)
    return judge, replace(judge, styles=hotter), replace(judge, styles=(thumb,))


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
    return not decision.forced and open_match and decision.gained[side] < SUSPECT


def _judged(
    decision: Decision, match: Match, seed: int, effort: Effort, judge: Judge
) -> Mark | None:
    played = decision.move.action
    number = Random(f"{seed} mark {decision.round} {decision.ply}").getrandbits(48)
    screen = analyse(decision.seen, played, number, judge, effort.screen)
    best = screen.best.action
    if best == played or screen.of(played).in_band:
        return None
    sure = sure_loss(decision, best, match, number, effort, judge)
    word = None if sure is None else Word.of(sure[0])
    if sure is None or word is None:
        return None
    order = {action: place for place, action in enumerate(decision.seen.legal)}
    choices = tuple(sorted(screen.candidates, key=lambda one: order[one.action]))
    facts = compare(decision.seen, best, played, REASON_WORLDS, number)
    return Mark(decision, best, *sure, word, choices, contrast(decision.seen, *facts))


def sure_loss(
    decision: Decision,
    best: Action,
    match: Match,
    number: int,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> tuple[float, float] | None:
    """The loss and its standard error; None if one of the continuations is not sure of it."""
    found = []
    for loss, error in losses(decision, best, match, number, effort, judge):
        if loss <= SURE * error:
            return None
        found.append((loss, error))
    return found[0]


def losses(
    decision: Decision,
    best: Action,
    match: Match,
    number: int,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> Iterator[tuple[float, float]]:
    """What the decision lost against the best, and the standard error, for each continuation.

    Where the rules of thumb go on, all possible worlds count the same: nobody is blamed for
    reading less out of the others' play than we do.
    """
    side = match.ruleset.side_of(decision.move.seat)
    for place, player in enumerate(continuations(judge)):
        past = None if place == BY_THUMB else decision.past
        trial = _Trial(decision.seen, past, player, match, effort.confirm, number + place)
        yield trial.loss((best, decision.move.action), side)


class _Trial:
    """Fresh worlds for a decision, and who plays on in them."""

    def __init__(
        self, seen: View, past: Past | None, judge: Judge, match: Match, count: int, seed: int
    ) -> None:
        rules, rng = match.ruleset, Random(f"{seed} confirm {match.round_number}")
        outlook = prospects(rules, judge).outlook(match)
        self.valuer = Valuer(network_mind(rules.seats), tables(rules), judge.table(), outlook)
        self.root = root_state(seen)
        self.hands, self.worlds = likely_worlds(seen, count, rng, past, self.valuer)
        self.chances = seeds(rng.getrandbits(63), count)

    def loss(self, actions: tuple[Action, Action], side: Side) -> tuple[float, float]:
        """What the first action gives a side more than the second, and the standard error."""
        rows = np.zeros((2, len(self.chances), self.valuer.rules.sides))
        for row, action in zip(rows, actions, strict=True):
            number = action_number(action)
            value_hidden(self.valuer, self.root, self.hands, self.chances, number, row)
        losses = (rows[0] - rows[1])[:, [side]]
        return float(losses.mean()), float(clustered_error(losses, self.worlds)[0])
