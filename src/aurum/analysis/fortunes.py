"""Misfortunes and strokes of luck: what came against the odds, and how often it really comes.

After a deal, or after a decision of its own, a side may stand much better or worse than it could
expect. Such a moment is told with one fact that was counted in possible deals. A decision that was
a mistake is no misfortune.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random

from aurum.analysis import values
from aurum.analysis.facts import Candidate, facts_of
from aurum.analysis.hints import tricks_needed
from aurum.analysis.ledgers import Decision, Effort, RoundBooks
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.shares import Shares, minus
from aurum.analysis.values import reckoning
from aurum.game import Bid, Play, Record, Ruleset, Side, SideScore, Step, Trick
from aurum.table.wire.review import FortuneTopic, Met

TELLING = 0.08  # of the match: less than this is no misfortune
RARE = 1 / 3  # what comes more often is no surprise
DEAL_PLAYOUTS = 20  # of each deal that a real one is compared with


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
    return decision.luck[rules.side_of(decision.move.seat)]


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
    changes = minus(dealt.after, dealt.before)
    if max(map(abs, changes)) < TELLING:
        return
    others = deal_values(step, seed, effort, judge)
    for side in step.before.ruleset.each_side():
        change, value = changes[side], dealt.after[side]
        beyond = sum(row[side] <= value if change < 0 else row[side] >= value for row in others)
        chance = _seen_again(beyond / len(others), len(others))
        if abs(change) >= TELLING and chance <= RARE:
            yield Fortune(side, "deal", chance, change)


def _seen_again(chance: float, worlds: int) -> float:
    """How often it happens, counting the real case too: what happened is never impossible."""
    return (chance * worlds + 1) / (worlds + 1)


def deal_values(step: Step, seed: int, effort: Effort, judge: Judge = REVIEWER) -> list[Shares]:
    """W after other deals of the same round; the noise of few playouts is taken off its spread."""
    by, rng = reckoning(step.after, judge), Random(f"{seed} deals {step.round}")
    found = values.deal_values(by, step.after, effort.deals, DEAL_PLAYOUTS, rng)
    sides = [
        _drawn_in([shares[side] for shares, _ in found], [errors[side] for _, errors in found])
        for side in step.before.ruleset.each_side()
    ]
    return list(zip(*sides, strict=True))


def _drawn_in(shares: list[float], errors: list[float]) -> list[float]:
    """The same numbers as close together as they would be without their errors."""
    mean = fsum(shares) / len(shares)
    spread = fsum((share - mean) ** 2 for share in shares)
    noise = fsum(error**2 for error in errors)
    left = sqrt(max(0.0, 1 - noise / spread)) if spread else 0.0
    return [mean + left * (share - mean) for share in shares]
