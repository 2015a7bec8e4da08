"""Finding best-chance puzzles: real decisions in which one choice, or a few equal ones, stand out.

Every position is from the deciding round of a match at 1-1-1, so that the chance to win the round
is the chance to win the match.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from aurum.analysis import counting
from aurum.analysis.counting import Counts, Position, count_worlds
from aurum.analysis.reference import JUDGE, Judge
from aurum.bots import UNLIMITED, make_bot
from aurum.bots.search.beliefs import beliefs
from aurum.bots.search.equity import stakes
from aurum.bots.search.root_state import root_state
from aurum.engine.styles import Style
from aurum.game import (
    Action,
    Bid,
    End,
    Keep,
    Match,
    Play,
    Swap,
    View,
    action_number,
    position_text,
    ruleset,
    view,
)
from aurum.kernel.layout import as_compiled
from aurum.kernel.random_numbers import seeds
from aurum.kernel.tables import tables
from aurum.puzzles.canonical import canonical
from aurum.puzzles.puzzle import Aim, AimKind, Kind, Puzzle
from aurum.puzzles.walks import Walk
from aurum.thinking.policy import network_mind

BAND, GAP, SURE = 0.02, 0.08, 6.0  # points, points, standard errors
SCREEN, SCREEN_GAP, SCREEN_WORLDS = 48, 0.14, 240
WORLDS, MORE_WORLDS = 600, 2400  # the second has four times the effort
LEAST_CHOICES, MOST_CHOICES = 3, 12
MOST_ANSWERS = 3

HOTTER = Judge("hotter", (Style(share=0.5, temperature=0.25), Style(share=0.5, temperature=0.5)))
THUMB = Judge("rules of thumb", (Style(share=1.0, slips=0.05, by_network=False),))


@dataclass(frozen=True, slots=True)
class Trial:
    """All choices tried in the same worlds; a row of shares a choice."""

    actions: tuple[Action, ...]
    shares: Any
    sums: Any

    @property
    def means(self) -> Any:
        return self.shares.mean(axis=1)

    @property
    def best(self) -> int:
        return int(self.means.argmax())

    def behind(self) -> Any:
        return self.means[self.best] - self.means

    def errors(self) -> Any:
        """Standard errors of being behind the best."""
        differences = self.shares[self.best] - self.shares
        return differences.std(axis=1) / np.sqrt(self.shares.shape[1])

    def answers(self) -> tuple[Action, ...] | None:
        """The choices in the band, if all others are clearly worse; None if some are neither."""
        behind, errors = self.behind(), self.errors()
        inside = behind <= np.maximum(BAND, 2 * np.where(behind < GAP / 2, errors, 0))
        outside = (behind >= GAP) & (behind >= SURE * errors)
        if not (inside | outside).all() or inside.sum() > MOST_ANSWERS or not outside.any():
            return None
        return tuple(a for a, is_in in zip(self.actions, inside, strict=True) if is_in)

    def rough_gap(self) -> tuple[float, int]:
        """The largest step between choices in order, and how many are above it."""
        order = np.sort(self.means)[::-1]
        steps = order[:-1] - order[1:]
        above = int(steps[:MOST_ANSWERS].argmax())
        return float(steps[above]), above + 1


class Study:
    """A position whose choices are tried."""

    def __init__(self, seen: View) -> None:
        assert isinstance(seen.observer, int)
        self.view = seen
        side = seen.ruleset.side_of(seen.observer)
        self.position = Position(
            network_mind(seen.ruleset.seats),
            tables(seen.ruleset),
            root_state(seen),
            as_compiled(stakes(seen, side)),
            seen.observer,
            JUDGE.table(),
        )
        self.beliefs = beliefs(seen)

    def trial(self, worlds: int, seed: int, judge: Judge = JUDGE) -> Trial:
        actions, rng = tuple(self.view.legal), Random(seed)
        hands = self.beliefs.sample_masks(worlds, rng)
        chances = seeds(rng.getrandbits(63), worlds)
        counts = Counts(
            np.zeros((len(actions), counting.SUMS)),
            np.zeros((len(actions), worlds)),
            np.zeros((len(actions), counting.MOST_FINAL_TRICKS + 1)),
        )
        rows = np.array([(n, action_number(action)) for n, action in enumerate(actions)])
        position = self.position._replace(styles=judge.table())
        count_worlds(position, hands, chances, 0, worlds, rows, counts)
        return Trial(actions, counts.shares, counts.sums)


def chance_puzzles(seed: int) -> Iterator[Puzzle]:
    """Puzzles without end, no position twice."""
    rules, seen = ruleset("german", 3), set[str]()
    for match in Walk(rules, seed, (1, 1, 1), 3).decisions():
        name = canonical(match, match.to_act[0])
        if name not in seen:
            seen.add(name)
            yield from found_in(match)


def found_in(match: Match) -> Iterator[Puzzle]:
    """The puzzle of a position, if it is one."""
    seat = match.to_act[0]
    seen = view(match, seat)
    if not LEAST_CHOICES <= len(seen.legal) <= MOST_CHOICES:
        return
    study = Study(seen)
    if not _stands_out(study):
        return
    answers = study.trial(WORLDS, 1).answers()
    if answers is None or _is_obvious(seen, answers):
        return
    more = study.trial(MORE_WORLDS, 2)
    if more.answers() == answers and is_robust(study, answers):
        yield _puzzle(match, seen, more, answers)


def _stands_out(study: Study) -> bool:
    """Two quick looks, because most positions are no puzzles."""
    looks = ((SCREEN, 7, SCREEN_GAP), (SCREEN_WORLDS, 8, 0.9 * GAP))
    return all(_looks_good(study, *look) for look in looks)


def _looks_good(study: Study, worlds: int, seed: int, gap: float) -> bool:
    """Whether a few choices lead, and a beginner's is not among them."""
    trial = study.trial(worlds, seed)
    step, above = trial.rough_gap()
    leading = [trial.actions[n] for n in np.argsort(-trial.means, kind="stable")[:above]]
    return step >= gap and not _is_obvious(study.view, tuple(leading))


def _is_obvious(seen: View, answers: tuple[Action, ...]) -> bool:
    """Whether the rules of thumb of a beginner do it anyway."""
    return make_bot("apprentice").choose(seen, UNLIMITED, Random(0)) in answers


def is_robust(study: Study, answers: tuple[Action, ...]) -> bool:
    """Whether players of another kind come to the same answer."""
    for judge in (HOTTER, THUMB):
        trial = study.trial(WORLDS // 2, 3, judge)
        if trial.actions[trial.best] not in answers:
            return False
    return True


def _puzzle(match: Match, seen: View, trial: Trial, answers: tuple[Action, ...]) -> Puzzle:
    assert isinstance(seen.observer, int)
    return Puzzle(
        id="",
        kind=Kind.BEST_CHANCE,
        position=position_text(match),
        seat=seen.observer,
        aim=Aim(AimKind.ROUND),
        answers=answers,
        theme=theme(trial),
        difficulty=0,
        facts=facts(trial),
    )


def facts(trial: Trial) -> dict[str, Any]:
    """The chances of every choice, best first, as they were counted."""
    worlds = trial.shares.shape[1]
    columns = {
        "exact": counting.EXACT,
        "under": counting.UNDER,
        "over": counting.OVER_BID,
        "takes": counting.TAKES,
        "lowest": counting.LOWEST,
        "collects": counting.COLLECTS,
    }
    errors = trial.shares.std(axis=1) / np.sqrt(worlds)
    choices = {
        str(trial.actions[n]): {
            "win": round(float(trial.means[n]), 4),
            "error": round(float(errors[n]), 4),
            **{name: round(float(trial.sums[n, c]) / worlds, 4) for name, c in columns.items()},
        }
        for n in np.argsort(-trial.means, kind="stable")
    }
    return {"judge": JUDGE.version, "worlds": worlds, "choices": choices}


def theme(trial: Trial) -> str:
    """What the best choice is after, in one word."""
    best = trial.actions[trial.best]
    match best:
        case Bid():
            return "bid"
        case Keep():
            return "keep"
        case Swap():
            return "exchange"
        case End():
            return "end"
    assert isinstance(best, Play)
    return _card_theme(best, trial.sums[trial.best] / trial.shares.shape[1])


def _card_theme(best: Play, chances: Any) -> str:
    if best.card.is_gold:
        return "trump"
    if chances[counting.COLLECTS] >= 0.5:
        return "gold"
    if chances[counting.TAKES] >= 0.5:
        return "take"
    if chances[counting.LOWEST] >= 0.5:
        return "lead"
    return "duck" if chances[counting.TAKES] <= 0.2 else "plan"
