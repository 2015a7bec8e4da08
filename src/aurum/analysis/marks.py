"""Marks: decisions that surely cost something, found in two stages.

The best of many choices is flattered, so a screen only finds suspects. A suspect and the best
choice then meet in fresh worlds, under three ways for the round to go on. Whatever is not sure
three times over is not held against anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from random import Random

import numpy as np
import numpy.typing as npt

from aurum.analysis.facts import Candidate, analyse, compare
from aurum.analysis.hints import Contrast, contrast
from aurum.analysis.ledgers import NORMAL, Decision, Effort
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import JUDGE, Judge
from aurum.analysis.values import Valuer, value_hidden
from aurum.bots.policy.policy import network_mind
from aurum.bots.policy.styles import Style
from aurum.bots.search.beliefs import beliefs
from aurum.bots.search.root_state import root_state
from aurum.game import Action, Match, Record, Ruleset, Side, action_number, walk
from aurum.kernel.random_numbers import seeds
from aurum.kernel.tables import tables

SUSPECT = -0.015  # gained less than this: worth a closer look
SURE = 3.0  # standard errors
REASON_WORLDS = 1400  # in which best and played are told apart, sharply enough for a sentence
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
    judge: Judge = JUDGE,
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
    judge: Judge = JUDGE,
) -> tuple[float, float] | None:
    """The loss and its standard error; None if one of the continuations is not sure of it."""
    found = []
    side = match.ruleset.side_of(decision.move.seat)
    for place, player in enumerate(continuations(judge)):
        worlds = _Worlds(decision, effort.confirm, number + place)
        losses = _losses(player, match, worlds, (best, decision.move.action), side)
        found.append((float(losses.mean()), float(losses.std() / np.sqrt(len(losses)))))
        if found[-1][0] <= SURE * found[-1][1]:
            return None
    return found[0]


class _Worlds:
    """Fresh worlds for a decision."""

    def __init__(self, decision: Decision, count: int, seed: int) -> None:
        rng = Random(f"{seed} confirm {decision.round}")
        self.root = root_state(decision.seen)
        self.hands = beliefs(decision.seen).sample_masks(count, rng)
        self.chances = seeds(rng.getrandbits(63), count)


def _losses(
    judge: Judge, match: Match, worlds: _Worlds, actions: tuple[Action, Action], side: Side
) -> npt.NDArray[np.float64]:
    """What the first action gives more than the second, world by world."""
    rules = match.ruleset
    outlook = prospects(rules, judge).outlook(match)
    valuer = Valuer(network_mind(rules.seats), tables(rules), judge.table(), outlook)
    rows = np.zeros((2, len(worlds.chances), rules.sides))
    for row, action in zip(rows, actions, strict=True):
        number = action_number(action)
        value_hidden(valuer, worlds.root, worlds.hands, worlds.chances, number, row)
    difference: npt.NDArray[np.float64] = rows[0, :, side] - rows[1, :, side]
    return difference
