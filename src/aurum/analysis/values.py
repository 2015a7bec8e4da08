"""Values: every side's share of the match if the reference player goes on, asked of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any

from aurum.analysis.prospects import prospects
from aurum.analysis.reference import Judge
from aurum.analysis.shares import Shares
from aurum.engine.host import ask
from aurum.engine.packing import asked_state, from_match
from aurum.engine.questions.comparison import HABIT, Compared, Comparison
from aurum.engine.questions.deals import MOST_DEALS, Deals, DealValues
from aurum.engine.questions.open_values import MOST_PLAYOUTS, OpenCourse, OpenValues
from aurum.engine.questions.outlook import Outlook
from aurum.engine.questions.parts import Styles
from aurum.engine.questions.past import Past
from aurum.engine.records import State
from aurum.engine.tables import tables
from aurum.game import Action, Match, Ruleset, View, action_number, numbered_action

SLICE = 5_000  # decisions, some 0.03 s: a thread of low priority may get them for seconds
BITS = 62  # of a seed
MOST_AT_ONCE = 4096  # worlds of one question


@dataclass(frozen=True, slots=True)
class Reckoning:
    """By which rules a match goes on, who plays on, and what the end of the round is worth."""

    ruleset: Ruleset
    styles: Styles
    outlook: Outlook

    def shares(self, row: Any) -> Shares:
        """The numbers of all sides in a row of an answer."""
        return tuple(row[: self.ruleset.sides])

    def asked(self, state: State, rng: Random) -> dict[str, Any]:
        """What all questions begin with."""
        return {
            "slice": SLICE,
            "seed": rng.getrandbits(BITS),
            "rules": tables(self.ruleset),
            "state": state,
            "styles": self.styles,
            "outlook": self.outlook,
        }


def reckoning(match: Match, judge: Judge, player: Judge | None = None) -> Reckoning:
    """How a judge values a match; another player may go on in the round under way."""
    outlook = prospects(match.ruleset, judge).outlook(match)
    return Reckoning(match.ruleset, (player or judge).packed, outlook)


@dataclass(frozen=True, slots=True)
class OpenValue:
    """W of a state, with the standard errors of it and of its change from the state before."""

    shares: Shares
    errors: Shares
    changes: Shares


@dataclass(frozen=True, slots=True)
class Worth:
    """What a choice is worth on average, and how much more that is than the first's."""

    shares: Shares
    gains: Shares
    errors: Shares  # standard errors of the gains
    worlds: int

    def __add__(self, other: Worth) -> Worth:
        """Of the worlds of both."""
        worlds = self.worlds + other.worlds
        one, two = self.worlds / worlds, other.worlds / worlds
        return Worth(
            _weighted(one, self.shares, two, other.shares),
            _weighted(one, self.gains, two, other.gains),
            _errors(one, self.errors, two, other.errors),
            worlds,
        )


def _weighted(one: float, a: Shares, two: float, b: Shares) -> Shares:
    return tuple(one * x + two * y for x, y in zip(a, b, strict=True))


def _errors(one: float, a: Shares, two: float, b: Shares) -> Shares:
    return tuple(hypot(one * x, two * y) for x, y in zip(a, b, strict=True))


def open_values(by: Reckoning, round_: Past, playouts: int, rng: Random) -> list[OpenValue]:
    """W of the first state of a round and of those after its moves, until the round is over."""
    question = OpenValues(**by.asked(round_.start, rng), count=round_.count, moves=round_.moves)
    found: list[OpenValue] = []
    for done in range(0, playouts, MOST_PLAYOUTS):
        question.playouts = min(MOST_PLAYOUTS, playouts - done)
        more = _told(by, ask(question))
        share = done / (done + question.playouts)
        found = [_both(share, a, b) for a, b in zip(found, more, strict=True)] if done else more
        question.seed = rng.getrandbits(BITS)
    return found


def _told(by: Reckoning, answer: OpenCourse) -> list[OpenValue]:
    columns: Any = (answer.shares, answer.errors, answer.changes)
    return [OpenValue(*(by.shares(rows[n]) for rows in columns)) for n in range(answer.count)]


def _both(share: float, one: OpenValue, other: OpenValue) -> OpenValue:
    rest = 1 - share
    return OpenValue(
        _weighted(share, one.shares, rest, other.shares),
        _errors(share, one.errors, rest, other.errors),
        _errors(share, one.changes, rest, other.changes),
    )


def open_value(by: Reckoning, match: Match, playouts: int, rng: Random) -> OpenValue:
    """W of one state."""
    return open_values(by, Past(start=from_match(match)), playouts, rng)[0]


def compared(
    by: Reckoning,
    seen: View,
    past: Past | None,
    choices: Sequence[Action | None],
    worlds: int,
    rng: Random,
    *,
    listed: bool = False,
) -> dict[Action | None, Worth]:
    """What these choices are worth in the same likely worlds; None is the reference player's habit.

    If `listed`, all others that are worth a thought are tried, too.
    """
    question = Comparison(**by.asked(asked_state(seen), rng), past=past or Past(), listed=listed)
    for choice in choices:
        question.actions[question.count] = HABIT if choice is None else action_number(choice)
        question.count += 1
    found: dict[Action | None, Worth] = {}
    for done in range(0, worlds, MOST_AT_ONCE):
        question.worlds = min(MOST_AT_ONCE, worlds - done)
        more = _worths(by, ask(question), question.worlds)
        found = {choice: found[choice] + more[choice] for choice in more} if done else more
        question.seed = rng.getrandbits(BITS)
    return found


def _worths(by: Reckoning, answer: Compared, worlds: int) -> dict[Action | None, Worth]:
    rows: Any = (answer.shares, answer.gains, answer.errors)
    found: dict[Action | None, Worth] = {}
    for n, number in enumerate(answer.actions[: answer.count]):
        shares, gains, errors = (by.shares(row[n]) for row in rows)
        choice = None if number == HABIT else numbered_action(number)
        found[choice] = Worth(shares, gains, errors, worlds)
    return found


def deal_values(
    by: Reckoning, dealt: Match, count: int, playouts: int, rng: Random
) -> list[tuple[Shares, Shares]]:
    """W after other deals of the round that was dealt last, with its standard errors."""
    question = Deals(**by.asked(from_match(dealt), rng), playouts=playouts)
    found: list[tuple[Shares, Shares]] = []
    while len(found) < count:
        question.deals = min(MOST_DEALS, count - len(found))
        answer: DealValues = ask(question)
        rows: Any = (answer.shares, answer.errors)
        found += [(by.shares(rows[0][n]), by.shares(rows[1][n])) for n in range(answer.count)]
        question.seed = rng.getrandbits(BITS)
    return found
