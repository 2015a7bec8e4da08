"""Search: candidates are played out in possible worlds, by the engine."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from aurum.bots.explanation import Candidate, Explanation
from aurum.bots.protocol import Bot, Clock
from aurum.bots.search.equity import stakes
from aurum.bots.search.time_limit import Limit
from aurum.engine.host import GoesOn, ask
from aurum.engine.lessons import Lessons
from aurum.engine.packing import asked_state
from aurum.engine.questions.search import THUMBS, Search, Searched
from aurum.engine.styles import Style, styles_record
from aurum.engine.tables import tables
from aurum.game import Action, View, numbered_action

THUMB_SLICE, NETWORK_SLICE = 12_000, 1_200  # decisions between two looks at the clock, about 6 ms


@dataclass(frozen=True, slots=True)
class Depth:
    """How hard a bot thinks; measured in decisions, so that it is the same on every machine."""

    decisions: int  # made in playouts for one choice
    seconds: float  # of CPU time, the most that a choice may take on a slow machine
    worlds: int  # the most that are looked at
    trust: tuple[float, float] = (8.0, 8.0)  # worlds that the policy counts for, 3 and 4 players
    halvings: int = 3  # how often the worse half of the candidates is dropped
    looks_early: bool = False  # whether what is clear soon ends the thinking before that
    network: Lessons | None = None  # which network plays the playouts; none: the rules of thumb
    horizon: int = 0  # at this own card the network's opinion ends a playout; 0: never
    others: tuple[Style, ...] = ()  # how the others play in playouts; none: as the policy does
    sparing: bool = False  # no wasteful gold, no exchange that leaves the side's bid
    proof: float = 0.0  # standard errors by which an exchange must beat keeping
    gain: float = 0.0  # and by how much: a share of what a round is worth
    gain_back: float = 0.0  # the same for an exchange back to a rank bid before
    forgets: float = 0.0  # the share of older cards that are mistaken for others
    four: Depth | None = None  # how hard with four players, if otherwise; the time is the same

    def with_players(self, seats: int) -> Depth:
        """How hard the bot thinks with so many players."""
        return replace(self.four, seconds=self.seconds) if self.four and seats > 3 else self


class Searcher(Bot):
    """A bot that searches."""

    def __init__(self, name: str, depth: Depth) -> None:
        self.name = name
        self.depth = depth

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.explain(view, clock, rng).best.action

    def explain(self, view: View, clock: Clock, rng: Random) -> Explanation:
        """The choice and its reasons."""
        depth = self.depth.with_players(view.ruleset.seats)
        limit = Limit(depth.seconds, clock.seconds)
        found = self.answered(search(view, depth, rng.getrandbits(62)), limit.leaves_time)
        candidates = tuple(_candidate(found, n) for n in range(found.count))
        possible = int(found.possible)
        return Explanation(self.name, candidates, possible, found.decisions, limit.spent())

    def answered(self, question: Search, goes_on: GoesOn) -> Searched:
        """What the engine says."""
        found: Searched = ask(question, goes_on)
        return found


def search(view: View, depth: Depth, seed: int) -> Search:
    """The question what is best for the observer of a view, thought about so hard."""
    rules, observer = view.ruleset, view.observer
    assert isinstance(observer, int)
    own = Style(0.0 if depth.others else 1.0, by_network=depth.network is not None)
    return Search(
        slice=THUMB_SLICE if depth.network is None else NETWORK_SLICE,
        seed=seed,
        rules=tables(rules),
        state=asked_state(view),
        stakes=stakes(view, rules.side_of(observer)),
        styles=styles_record((own, *depth.others)),
        network=THUMBS if depth.network is None else depth.network.number,
        decisions=depth.decisions,
        worlds=depth.worlds,
        trust=depth.trust[rules.seats > 3],
        halvings=depth.halvings,
        looks_early=depth.looks_early,
        horizon=depth.horizon,
        sparing=depth.sparing,
        proof=depth.proof,
        gain=depth.gain,
        gain_back=depth.gain_back,
        forgets=depth.forgets,
        bid_before=_bid_before(view),
    )


def _bid_before(view: View) -> Any:
    """R4.5: by seat, the ranks of the bid cards that were taken up, as bits."""
    ranks = Search().bid_before
    for one in view.exchanges:
        ranks[one.owner] |= 1 << one.taken_up.rank
    return ranks


def _candidate(found: Searched, n: int) -> Candidate:
    is_finished = found.finished[n] > 0
    return Candidate(
        action=numbered_action(found.actions[n]),
        value=found.values[n],
        worth=found.worths[n],
        error=found.errors[n],
        win=found.wins[n],
        exact=found.exacts[n] if is_finished else None,
        score=found.scores[n] if is_finished else None,
        gold=found.golds[n] if is_finished else None,
        habit=found.actions[n] == found.habit,
        worlds=found.worlds[n],
    )
