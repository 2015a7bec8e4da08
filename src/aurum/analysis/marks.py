"""Marks: decisions that surely cost something, found in two stages.

The best of many choices is flattered, so a screen only finds suspects. A suspect and the best
choice then meet in fresh worlds, under three ways for the round to go on. Whatever is not sure
three times over is not held against anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from random import Random

import numpy as np
import numpy.typing as npt

from aurum.analysis.facts import analyse
from aurum.analysis.ledgers import Decision, Ledger
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import Judge
from aurum.analysis.values import Valuer, value_hidden
from aurum.bots.policy.policy import network_mind
from aurum.bots.policy.styles import Style
from aurum.bots.search.beliefs import beliefs
from aurum.bots.search.root_state import root_state
from aurum.game import Action, Match, Side, Step, action_number, walk
from aurum.kernel.random_numbers import seeds
from aurum.kernel.tables import tables

SUSPECT = -0.015  # gained less than this: worth a closer look
SURE = 3.0  # standard errors
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


def continuations(judge: Judge) -> tuple[Judge, ...]:
    """The reference player, the same with more noise, and rules of thumb alone."""
    hotter = tuple(replace(style, temperature=2 * style.temperature) for style in judge.styles)
    thumb = Style(1.0, slips=0.05, by_network=False)
    return judge, replace(judge, styles=hotter), replace(judge, styles=(thumb,))


def marks(ledger: Ledger) -> tuple[Mark, ...]:
    """The decisions of a match that surely cost their side something."""
    before = {
        (step.round, number): step.before
        for number, step in _numbered(ledger)
        if step.move is not None
    }
    found = [
        _judged(ledger, decision, before[decision.round, decision.ply])
        for decision in ledger.decisions
        if is_suspect(ledger, decision)
    ]
    return tuple(mark for mark in found if mark is not None)


def _numbered(ledger: Ledger) -> Iterator[tuple[int, Step]]:
    """The steps of the record with their ply in the round; a deal has -1."""
    ply = -1
    for step in walk(ledger.record):
        ply = -1 if step.move is None else ply + 1
        yield ply, step


def is_suspect(ledger: Ledger, decision: Decision) -> bool:
    """A free choice that may have cost its own side something that was still to be had."""
    side = ledger.record.ruleset.side_of(decision.move.seat)
    open_match = DECIDED <= decision.expected[side] <= 1 - DECIDED
    return not decision.forced and open_match and decision.gained[side] < SUSPECT


def _judged(ledger: Ledger, decision: Decision, match: Match) -> Mark | None:
    played = decision.move.action
    seed = ledger.seed * 1000 + decision.ply
    screen = analyse(decision.seen, played, seed, ledger.judge, ledger.effort.screen)
    best = screen.best.action
    if best == played or screen.of(played).in_band:
        return None
    side = ledger.record.ruleset.side_of(decision.move.seat)
    found = []
    for number, judge in enumerate(continuations(ledger.judge)):
        worlds = _Worlds(decision, ledger.effort.confirm, seed + number)
        losses = _losses(judge, match, worlds, (best, played), side)
        found.append((float(losses.mean()), float(losses.std() / np.sqrt(len(losses)))))
        if found[-1][0] <= SURE * found[-1][1]:
            return None
    (loss, error), word = found[0], Word.of(found[0][0])
    return Mark(decision, best, loss, error, word) if word else None


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
