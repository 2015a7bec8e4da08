"""Finding best-chance puzzles: real decisions in which one choice, or a few equal ones, stand out.

Every position is from the deciding round of a match at 1-1-1, so that the chance to win the round
is the chance to win the match.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

from aurum.analysis.facts import Candidate, tried
from aurum.analysis.reference import JUDGE, Judge
from aurum.bots import UNLIMITED, make_bot
from aurum.engine.questions.facts import THE_BEST
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
    position_text,
    ruleset,
    view,
)
from aurum.puzzles.puzzle import Aim, AimKind, Kind, Puzzle
from aurum.workshop.puzzles.canonical import canonical
from aurum.workshop.puzzles.walks import Walk

BAND, GAP, SURE = 0.02, 0.08, 6.0  # points, points, standard errors
SCREEN, SCREEN_GAP, SCREEN_WORLDS = 48, 0.14, 240
WORLDS, MORE_WORLDS = 600, 2400  # the second has four times the effort
LEAST_CHOICES, MOST_CHOICES = 3, 12
MOST_ANSWERS = 3

HOTTER = Judge("hotter", (Style(share=0.5, temperature=0.25), Style(share=0.5, temperature=0.5)))
THUMB = Judge("rules of thumb", (Style(share=1.0, slips=0.05, by_network=False),))


@dataclass(frozen=True, slots=True)
class Trial:
    """All choices tried in the same worlds, best first."""

    choices: tuple[Candidate, ...]

    @property
    def best(self) -> Action:
        return self.choices[0].action

    def answers(self) -> tuple[Action, ...] | None:
        """The choices in the band, if all others are clearly worse; None if some are neither."""
        inside = tuple(choice.action for choice in self.choices if _is_inside(choice))
        outside = [choice for choice in self.choices if _is_outside(choice)]
        is_told = all(_is_inside(choice) or choice in outside for choice in self.choices)
        return inside if is_told and outside and len(inside) <= MOST_ANSWERS else None

    def leading(self) -> tuple[float, tuple[Action, ...]]:
        """The largest step between choices in order, and the choices above it."""
        pairs = pairwise(self.choices[: MOST_ANSWERS + 1])
        steps = [before.win - after.win for before, after in pairs]
        above = steps.index(max(steps)) + 1
        return max(steps), tuple(choice.action for choice in self.choices[:above])


def _is_inside(choice: Candidate) -> bool:
    error = choice.behind_error if choice.behind < GAP / 2 else 0.0
    return choice.behind <= max(BAND, 2 * error)


def _is_outside(choice: Candidate) -> bool:
    return choice.behind >= GAP and choice.behind >= SURE * choice.behind_error


def trial(seen: View, worlds: int, seed: int, judge: Judge = JUDGE) -> Trial:
    """Every legal action of the position."""
    found = tried(seen, seen.legal, worlds, seed, judge, compared=THE_BEST)
    return Trial(tuple(sorted(found, key=lambda choice: -choice.win)))


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
    if not _stands_out(seen):
        return
    answers = trial(seen, WORLDS, 1).answers()
    if answers is None or _is_obvious(seen, answers):
        return
    more = trial(seen, MORE_WORLDS, 2)
    if more.answers() == answers and is_robust(seen, answers):
        yield _puzzle(match, seen, more, answers)


def _stands_out(seen: View) -> bool:
    """Two quick looks, because most positions are no puzzles."""
    looks = ((SCREEN, 7, SCREEN_GAP), (SCREEN_WORLDS, 8, 0.9 * GAP))
    return all(_looks_good(seen, *look) for look in looks)


def _looks_good(seen: View, worlds: int, seed: int, gap: float) -> bool:
    """Whether a few choices lead, and a beginner's is not among them."""
    step, leading = trial(seen, worlds, seed).leading()
    return step >= gap and not _is_obvious(seen, leading)


def _is_obvious(seen: View, answers: tuple[Action, ...]) -> bool:
    """Whether the rules of thumb of a beginner do it anyway."""
    return make_bot("apprentice").choose(seen, UNLIMITED, Random(0)) in answers


def is_robust(seen: View, answers: tuple[Action, ...]) -> bool:
    """Whether players of another kind come to the same answer."""
    looks = (trial(seen, WORLDS // 2, 3, judge) for judge in (HOTTER, THUMB))
    return all(look.best in answers for look in looks)


def _puzzle(match: Match, seen: View, found: Trial, answers: tuple[Action, ...]) -> Puzzle:
    assert isinstance(seen.observer, int)
    return Puzzle(
        id="",
        kind=Kind.BEST_CHANCE,
        position=position_text(match),
        seat=seen.observer,
        aim=Aim(AimKind.ROUND),
        answers=answers,
        theme=theme(found.choices[0]),
        difficulty=0,
        facts=facts(found),
    )


def facts(found: Trial) -> dict[str, Any]:
    """The chances of every choice, best first, as they were counted."""
    names = ("exact", "under", "over", "takes", "lowest", "collects")
    choices = {
        str(choice.action): {
            "win": round(choice.win, 4),
            "error": round(choice.error, 4),
            **{name: round(getattr(choice, name), 4) for name in names},
        }
        for choice in found.choices
    }
    return {"judge": JUDGE.version, "worlds": found.choices[0].worlds, "choices": choices}


def theme(best: Candidate) -> str:
    """What the best choice is after, in one word."""
    match best.action:
        case Bid():
            return "bid"
        case Keep():
            return "keep"
        case Swap():
            return "exchange"
        case End():
            return "end"
        case Play(card) if card.is_gold:
            return "trump"
    return _card_theme(best)


def _card_theme(best: Candidate) -> str:
    if best.collects >= 0.5:
        return "gold"
    if best.takes >= 0.5:
        return "take"
    if best.lowest >= 0.5:
        return "lead"
    return "duck" if best.takes <= 0.2 else "plan"
