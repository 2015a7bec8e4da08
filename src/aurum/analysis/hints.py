"""A hint in four steps: the aim, the cards, the reason, the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from aurum.analysis.certain import Certainty, Fact, certainties
from aurum.analysis.facts import Analysis, Candidate, analyse
from aurum.game import Action, Phase, Play, View, counting_bid

LIKELY = 0.5
RARELY = 0.2
LEAST = 0.05  # a smaller difference between two choices is no reason
MOST_LIFTED = 3  # cards that the second step of a hint shows


class Aim(Enum):
    """What the best choice is after."""

    TAKE = "take"
    STAY_OUT = "stay-out"
    LOWEST = "lowest"
    KEEP_GOLD = "keep-gold"
    KEEP_BID = "keep-bid"
    CHANGE_BID = "change-bid"
    BID = "bid"
    END = "end"
    OPEN = "open"  # none of these stands out


class Topic(Enum):
    """The facts that a reason can name: chances of a candidate."""

    TAKES = "takes"
    COLLECTS = "collects"
    EXACT = "exact"
    OVER = "over"
    UNDER = "under"
    WIN = "win"  # where nothing else tells two choices apart


TRICK = (Topic.TAKES, Topic.COLLECTS)
BID = (Topic.EXACT, Topic.OVER, Topic.UNDER)
TELLING = {
    Aim.TAKE: (Fact.TAKES,),
    Aim.STAY_OUT: (Fact.LOSES,),
    Aim.LOWEST: (Fact.GOLD, Fact.LOWEST),
}
"""The certain facts that an aim is reached by."""
SAID = {Fact.TAKES: Topic.TAKES, Fact.LOSES: Topic.TAKES, Fact.GOLD: Topic.COLLECTS}
"""What need not be said in percent after a certain fact."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """The fact in which two choices differ most."""

    topic: Topic
    best: Candidate
    other: Candidate

    def chance(self, candidate: Candidate) -> float:
        chance: float = getattr(candidate, self.topic.value)
        return chance

    @property
    def difference(self) -> float:
        return self.chance(self.best) - self.chance(self.other)

    def speaks_for_it(self, need: int) -> float:
        """How much the fact speaks for the best one, if the bid needs this many more tricks.

        Less than 0 if it speaks against it: a trick is welcome only as long as one is needed.
        """
        is_welcome = {
            Topic.TAKES: need > 0,
            Topic.COLLECTS: True,
            Topic.EXACT: True,
            Topic.WIN: True,
            Topic.OVER: False,
            Topic.UNDER: False,
        }
        return self.difference if is_welcome[self.topic] else -self.difference


@dataclass(frozen=True, slots=True)
class Hint:
    """Everything that the four steps show."""

    analysis: Analysis
    aim: Aim
    need: int  # tricks that the side's bid still needs; negative: too many already
    certain: tuple[Certainty, ...]  # about the best choice
    telling: Certainty | None  # the one of them that its aim is reached by
    contrast: Contrast | None  # None where there is nothing to compare with

    @property
    def lifted(self) -> tuple[Action, ...]:
        """The choices inside the band, at most three."""
        return tuple(candidate.action for candidate in self.analysis.band[:MOST_LIFTED])

    def as_json(self) -> dict[str, Any]:
        """The facts in the form of the notation, without words."""
        view = self.analysis.view
        return {
            "seat": view.observer,
            "best": [str(candidate.action) for candidate in self.analysis.band],
            "candidates": [_candidate_json(found) for found in self.analysis.candidates],
            "judge": {"version": self.analysis.judge.version, "seed": self.analysis.seed},
        }


def _candidate_json(found: Candidate) -> dict[str, Any]:
    facts = ("win", "round", "exact", "under", "over", "takes", "lowest", "collects", "ends")
    numbers = {name: round(getattr(found, name), 4) for name in (*facts, "error", "score", "gold")}
    finals = [round(chance, 4) for chance in found.final_tricks]
    return {"action": str(found.action), **numbers, "worlds": found.worlds, "tricks": finals}


def hint(view: View, picked: Action | None = None, seed: int = 1, effort: float = 1.0) -> Hint:
    """What to do now, and why rather than the action that the player has picked."""
    analysis = analyse(view, picked, seed, effort=effort, keeping=counts_as_kept(view))
    best, aim = analysis.best, aim_of(analysis, analysis.best)
    about = tuple(c for c in certainties(view) if c.action == best.action)
    sure = telling(about, aim)
    reason = contrast(view, best, analysis.rival, sure) or _by_wins(best, analysis.rival)
    return Hint(analysis, aim, tricks_needed(view), about, sure, reason)


def telling(about: Sequence[Certainty], aim: Aim) -> Certainty | None:
    """The certain fact that speaks for a choice with this aim, if there is one."""
    wanted = TELLING.get(aim, ())
    found = [one for fact in wanted for one in about if one.fact is fact]
    return found[0] if found else None


def _by_wins(best: Candidate, other: Candidate | None) -> Contrast | None:
    is_less = other is not None and not other.in_band
    return Contrast(Topic.WIN, best, other) if other is not None and is_less else None


def counts_as_kept(view: View) -> bool:
    """Whether the seat's bid is taken to stay: while it bids.

    The reference player exchanges a hopeless bid at once, so that all bids seem alike. Whoever asks
    what to bid would not.
    """
    return view.phase is Phase.BID


def tricks_needed(view: View) -> int:
    """How many tricks the bid still needs; 0 before it is laid (R3.4)."""
    assert isinstance(view.observer, int)
    rules = view.ruleset
    members = rules.members(rules.side_of(view.observer))
    bid = counting_bid([view.bids[seat] for seat in members])
    return bid - sum(view.taken[seat] for seat in members)


def aim_of(analysis: Analysis, best: Candidate) -> Aim:
    """What one of the choices is after."""
    if analysis.view.phase is Phase.BID:
        return Aim.BID
    word = str(best.action).split()[0]
    fixed = {"keep": Aim.KEEP_BID, "swap": Aim.CHANGE_BID, "end": Aim.END}.get(word)
    if fixed is not None:
        return fixed
    if best.takes >= LIKELY:
        return Aim.TAKE
    if best.collects >= LIKELY:
        return Aim.LOWEST
    if _saves_gold(analysis, best):
        return Aim.KEEP_GOLD
    return Aim.STAY_OUT if best.takes <= RARELY else Aim.OPEN


def _saves_gold(analysis: Analysis, best: Candidate) -> bool:
    """Whether gold could take a trick that the bid needs, and is better kept for later."""
    takes = [one for one in analysis.candidates if _is_gold(one) and one.takes >= LIKELY]
    is_better = not _is_gold(best) and not any(one.in_band for one in takes)
    return bool(takes) and is_better and tricks_needed(analysis.view) > 0


def _is_gold(found: Candidate) -> bool:
    return isinstance(found.action, Play) and found.action.card.is_gold


def contrast(
    view: View, best: Candidate, other: Candidate | None, sure: Certainty | None = None
) -> Contrast | None:
    """What speaks most for the best, besides what is certain; None if nothing does.

    Nothing is said about the trick unless two cards are compared.
    """
    if other is None:
        return None
    are_cards = all(isinstance(one.action, Play) for one in (best, other))
    said = None if sure is None else SAID.get(sure.fact)
    topics = [topic for topic in (*(TRICK if are_cards else ()), *BID) if topic is not said]
    contrasts = [Contrast(topic, best, other) for topic in topics]
    need = tricks_needed(view)
    found = max(contrasts, key=lambda one: one.speaks_for_it(need))
    return found if found.speaks_for_it(need) >= LEAST else None
