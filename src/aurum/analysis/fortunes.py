"""Misfortunes and strokes of luck: what came against the odds, and how often it really comes.

After a deal, or after a decision of its own, a side may stand much better or worse than it could
expect. Such a moment is told with one fact that was counted in possible deals. A decision that was
a mistake is no misfortune.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from aurum.analysis.facts import Candidate, facts_of
from aurum.analysis.hints import tricks_needed
from aurum.analysis.ledgers import Decision, Effort, RoundBooks, root_of
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.values import Valuer, value_open
from aurum.game import Bid, Match, Phase, Play, Record, Ruleset, Side, SideScore, Step, Trick
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import as_compiled
from aurum.kernel.random_numbers import seeds
from aurum.kernel.rounds import deal
from aurum.kernel.tables import tables
from aurum.table.wire.review import FortuneTopic, Met
from aurum.thinking.policy import network_mind

TELLING = 0.08  # of the match: less than this is no misfortune
RARE = 1 / 3  # what comes more often is no surprise
DEAL_PLAYOUTS = 64  # of each deal that a real one is compared with


@dataclass(frozen=True, slots=True)
class BidChance:
    """A bid: how often it ends how, as the reference player would play on, and how it ended."""

    decision: Decision
    facts: Candidate
    came: Met

    @property
    def rank(self) -> int:
        assert isinstance(self.decision.move.action, Bid)
        return self.decision.move.action.card.rank


@dataclass(frozen=True, slots=True)
class Fortune:
    """What came, how often that comes, and what it changed for the side."""

    side: Side
    topic: FortuneTopic
    chance: float
    change: float
    decision: Decision | None = None  # None: it is about the deal


def met(score: SideScore) -> Met:
    """How a side's round ended, measured by its bid."""
    if score.is_exact:
        return "exact"
    return "under" if score.tricks < score.bid else "over"


def bid_chances(
    books: RoundBooks, scores: tuple[SideScore, ...], rules: Ruleset, seed: int, effort: Effort
) -> tuple[BidChance, ...]:
    """Every bid of a round, as it was first laid."""
    return tuple(
        BidChance(
            decision,
            _facts(decision, seed, effort),
            met(scores[rules.side_of(decision.move.seat)]),
        )
        for decision in books.decisions
        if isinstance(decision.move.action, Bid)
    )


def fortunes(
    record: Record,
    steps: Sequence[Step],
    books: RoundBooks,
    bids: Sequence[BidChance],
    mistakes: Sequence[Decision],
    seed: int,
    effort: Effort,
    judge: Judge = REVIEWER,
) -> tuple[Fortune, ...]:
    """All of a round, in the order of play: of the deal, of the bids, of the cards."""
    blamed = {decision.ply for decision in mistakes}
    end = steps[-1].after.round
    assert end is not None
    return (
        *_of_deal(steps[0], books, seed, effort, judge),
        *(found for bid in bids if (found := _of_bid(record.ruleset, bid, blamed))),
        *_of_cards(record.ruleset, books, end.tricks, blamed, seed, effort),
    )


def _facts(decision: Decision, seed: int, effort: Effort) -> Candidate:
    number = Random(f"{seed} facts {decision.round} {decision.ply}").getrandbits(48)
    return facts_of(decision.seen, decision.move.action, effort.facts, number)


def _change(rules: Ruleset, decision: Decision) -> float:
    return float(decision.luck[rules.side_of(decision.move.seat)])


def _tells(rules: Ruleset, decision: Decision, blamed: set[int]) -> bool:
    change = _change(rules, decision)
    is_blamed = change < 0 and decision.ply in blamed
    return not decision.forced and abs(change) >= TELLING and not is_blamed


def _of_bid(rules: Ruleset, bid: BidChance, blamed: set[int]) -> Fortune | None:
    """A bid that ended well or badly, where the cards had much to do with it."""
    chance: float = getattr(bid.facts, bid.came)
    change, decision = _change(rules, bid.decision), bid.decision
    fits = (bid.came == "exact") == (change > 0)
    if not (_tells(rules, decision, blamed) and fits and chance <= RARE):
        return None
    side = rules.side_of(decision.move.seat)
    return Fortune(side, bid.came, _seen_again(chance, bid.facts.worlds), change, decision)


def _of_cards(
    rules: Ruleset,
    books: RoundBooks,
    tricks: Sequence[Trick],
    blamed: set[int],
    seed: int,
    effort: Effort,
) -> Iterator[Fortune]:
    for decision in books.decisions:
        if not isinstance(decision.move.action, Play) or not _tells(rules, decision, blamed):
            continue
        number = sum(decision.seen.taken)
        trick = tricks[number] if number < len(tricks) else None
        facts, change = _facts(decision, seed, effort), _change(rules, decision)
        told = _surprises(facts, decision, trick, lucky=change > 0)
        if told:
            topic, chance = min(told, key=lambda one: one[1])
            side = rules.side_of(decision.move.seat)
            yield Fortune(side, topic, _seen_again(chance, facts.worlds), change, decision)


def _surprises(
    facts: Candidate, decision: Decision, trick: Trick | None, *, lucky: bool
) -> list[tuple[FortuneTopic, float]]:
    """Rare events that happened, welcome to a lucky side or unwelcome to an unlucky one."""
    seat = decision.move.seat
    taken = trick is not None and trick.taker == seat
    gold = trick is not None and trick.lowest == seat and trick.collected is not None
    wants_trick = tricks_needed(decision.seen) > 0
    came: list[tuple[FortuneTopic, float, bool]] = [
        ("taken", facts.takes, wants_trick)
        if taken
        else ("not-taken", 1 - facts.takes, not wants_trick),
        ("gold", facts.collects, True) if gold else ("no-gold", 1 - facts.collects, False),
    ]
    return [
        (topic, chance) for topic, chance, welcome in came if chance <= RARE and welcome == lucky
    ]


def _of_deal(
    step: Step, books: RoundBooks, seed: int, effort: Effort, judge: Judge
) -> Iterator[Fortune]:
    """Sides that the deal left much better or worse than before it, and how rare that is."""
    dealt = books.dealt
    changes = dealt.after - dealt.before
    if np.abs(changes).max() < TELLING:
        return
    others = deal_values(step, seed, effort, judge)
    for side in step.before.ruleset.each_side():
        change, value = float(changes[side]), float(dealt.after[side])
        beyond = others[:, side] <= value if change < 0 else others[:, side] >= value
        chance = _seen_again(float(beyond.mean()), len(others))
        if abs(change) >= TELLING and chance <= RARE:
            yield Fortune(side, "deal", chance, change)


def _seen_again(chance: float, worlds: int) -> float:
    """How often it happens, counting the real case too: what happened is never impossible."""
    return (chance * worlds + 1) / (worlds + 1)


def deal_values(
    step: Step, seed: int, effort: Effort, judge: Judge = REVIEWER
) -> npt.NDArray[np.float64]:
    """W after other deals of the same round, a row each."""
    rules, number = step.before.ruleset, step.round
    rng = Random(f"{seed} deals {number}")
    valuer = Valuer(
        network_mind(rules.seats),
        tables(rules),
        as_compiled(judge.packed),
        prospects(rules, judge).outlook(step.after),
    )
    out = np.zeros((effort.deals, rules.sides))
    chances = seeds(rng.getrandbits(63), effort.deals)
    playouts = seeds(rng.getrandbits(63), DEAL_PLAYOUTS)
    _value_deals(valuer, _undealt(step.before), chances, playouts, out)
    return out


def _undealt(match: Match) -> Any:
    """The standing alone: the round that was played before is off the table."""
    assert match.phase is Phase.DEAL
    return root_of(replace(match, round=None))


@compiled
def _value_deals(valuer: Any, blank: Any, chances: Any, playouts: Any, out: Any) -> None:
    work = blank.copy()
    for n in range(len(chances)):
        work[0] = blank[0]
        work[0].chance = chances[n]
        deal(valuer.rules, work[0])
        value_open(valuer, work, playouts, out[n], np.zeros(out.shape[1]))
