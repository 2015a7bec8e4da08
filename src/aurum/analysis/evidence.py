"""What a seat's information says about hidden hands: possible worlds, the likelier the more often.

Every world that fits the hard facts is possible. But whoever bids high or saves a metal shows
something. So the round is played again in each sampled world, up to the decision, and the world
weighs as much as the reference player would have been likely to bid, exchange and play so in it.
People are not the reference player, so the weight is tempered; and where few worlds would be left,
it is tempered more, down to none at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from aurum.analysis.values import Valuer
from aurum.bots.search.beliefs import Masks, beliefs
from aurum.bots.search.rollouts import deal_world
from aurum.engine.questions.parts import BY_NETWORK, SHARE, SLIPS, TEMPERATURE
from aurum.game import Phase, Step, View, action_number, card_number
from aurum.kernel.compiled import compiled
from aurum.kernel.convert import from_match
from aurum.kernel.layout import BASE, CARDS, EXCHANGE, FIRST_SWAP, KEEP, STATE, Rules, State
from aurum.kernel.rounds import apply, legal_count
from aurum.thinking.heuristic import heuristic_action
from aurum.thinking.network import best_choice, value_choices

Floats = npt.NDArray[np.float64]

TRUST = 0.5  # the exponent of a likelihood: 1 if everybody were the reference player
FEWEST = 0.1  # of the worlds: the effective number of weighted worlds is never smaller
COLDEST = 0.2  # log odds by which an exchange is judged: the reference player's are without noise
DOUBT = 0.02  # everybody does anything now and then
PROPOSED = 2  # playouts for every world that is weighed


@dataclass(frozen=True, slots=True)
class Past:
    """A round up to a decision: the state after its deal, and rows of seat and action."""

    start: Any
    moves: npt.NDArray[np.int64]

    def until(self, ply: int) -> Past:
        """The round before this ply."""
        return Past(self.start, self.moves[:ply])


def past_of(steps: Sequence[Step]) -> Past:
    """A round from its deal and the decisions that followed."""
    start = np.zeros(1, STATE).view(np.recarray)
    start[0] = from_match(steps[0].after)
    moves = [step.move for step in steps if step.move is not None]
    rows = [(move.seat, action_number(move.action)) for move in moves]
    return Past(start, np.array(rows, np.int64).reshape(len(rows), 2))


def likely_worlds(
    seen: View, count: int, rng: Random, past: Past | None, valuer: Valuer
) -> tuple[Masks, npt.NDArray[np.int64]]:
    """Hands of so many worlds, and for each the draw it belongs to; without a past all alike.

    A sampled world that is used several times is one draw. Where all possible worlds are weighed,
    nothing was sampled, and every row counts by itself.
    """
    known, seat = beliefs(seen), seen.observer
    assert isinstance(seat, int), "only a seat has beliefs"
    if past is None or not _tells(seen, past):
        return known.sample_masks(count, rng), np.arange(count)
    proposed = max(1, count // PROPOSED)
    few = known.count <= proposed
    hands = known.all_masks() if few else known.sample_masks(proposed, rng)
    unseen = sum(1 << card_number(card) for card in known.hidden)
    logs = np.zeros(len(hands))
    weigh(valuer, past.start, past.moves, dealt_hands(past, hands, unseen), seat, logs)
    chosen = drawn(weights(logs), count, rng)
    return hands[chosen], np.arange(count) if few else chosen


def _tells(seen: View, past: Past) -> bool:
    """Whether others have done anything that the seat has seen: bids may lie face down (R3.2)."""
    hidden = seen.phase is Phase.BID and seen.ruleset.simultaneous_bids
    return not hidden and bool(np.any(past.moves[:, 0] != seen.observer))


def dealt_hands(past: Past, hands: Masks, unseen: int) -> Masks:
    """The hands that were dealt, world by world: an unseen card has never changed hands."""
    dealt = np.array([int(hold) & BASE for hold in past.start[0].hold[: hands.shape[1]]])
    whole: Masks = (dealt & ~unseen) | (hands & unseen)
    return whole


def weights(logs: Floats) -> Floats:
    """Tempered likelihoods, of which enough worlds are left over."""
    trust = TRUST
    while True:
        found: Floats = np.exp(trust * (logs - logs.max()))
        found /= found.sum()
        if 1 / (found**2).sum() >= FEWEST * len(logs):
            return found
        trust /= 2


def drawn(chances: Floats, count: int, rng: Random) -> npt.NDArray[np.int64]:
    """So many numbers, each as often as its chance says, up to one; no noise besides that."""
    places = (np.arange(count) + rng.random()) / count
    return np.minimum(np.searchsorted(np.cumsum(chances), places), len(chances) - 1)


def clustered_error(values: Floats, worlds: npt.NDArray[np.int64]) -> Floats:
    """The standard error of the mean by column, when some rows are of the same world."""
    off = values - values.mean(axis=0)
    sums = np.stack([np.bincount(worlds, column) for column in off.T], axis=1)
    error: Floats = np.sqrt((sums**2).sum(axis=0)) / len(values)
    return error


@compiled
def weigh(valuer: Any, start: Any, moves: Any, hands: Any, seat: int, logs: Any) -> None:
    """The log likelihood of what the other seats did, in every world.

    That somebody kept a bid is left out: it happens nearly always, and says little.
    """
    work, rules = start.copy(), valuer.rules
    for n in range(len(hands)):
        work[0] = start[0]
        state = work[0]
        deal_world(rules, state, hands[n])
        for t in range(len(moves)):
            state.seat = moves[t, 0]
            action = moves[t, 1]
            if state.seat != seat and action != KEEP and legal_count(rules, state) > 1:
                logs[n] += log(action_chance(valuer.mind, rules, state, action, valuer.styles))
            apply(rules, state, action)


@compiled
def action_chance(mind: Any, rules: Rules, state: State, action: int, styles: Any) -> float:
    """How likely the reference player does this here, as far as it is fit for evidence."""
    count = value_choices(mind, rules, state)
    place = place_of(mind, rules, state, action, count)
    chance, before = 0.0, 0.0
    for n in range(styles.count):
        share = styles.rows[n, SHARE] - before
        before = styles.rows[n, SHARE]
        if styles.rows[n, BY_NETWORK] == 0.0:
            same = heuristic_action(mind.heuristic, rules, state) == action
            chosen = 1.0 if same else 0.0
        else:
            coldest = COLDEST if state.phase == EXCHANGE else styles.rows[n, TEMPERATURE]
            chosen = softmax_chance(mind, count, place, max(coldest, 0.01))
        doubt = DOUBT + styles.rows[n, SLIPS]
        chance += share * ((1.0 - doubt) * chosen + doubt / count)
    return chance


@compiled
def place_of(mind: Any, rules: Rules, state: State, action: int, count: int) -> int:
    """Which of the choices this action is; exchanges are alike if bid and rank are. Else -1."""
    for n in range(count):
        option = mind.options[n]
        if option == action or (state.phase == EXCHANGE and _alike(rules, option, action)):
            return n
    return -1


@compiled
def _alike(rules: Rules, option: int, action: int) -> bool:
    if option == KEEP:
        return False
    one, other = option - FIRST_SWAP, action - FIRST_SWAP
    ranks = rules.rank[(one >> 1) % CARDS], rules.rank[(other >> 1) % CARDS]
    return one & 1 == other & 1 and ranks[0] == ranks[1]


@compiled
def softmax_chance(mind: Any, count: int, place: int, temperature: float) -> float:
    """How often softmax takes the choice at this place."""
    if place < 0:
        return 0.0
    top, total = mind.odds[best_choice(mind, count)], 0.0
    for n in range(count):
        total += exp((mind.odds[n] - top) / temperature)
    return exp((mind.odds[place] - top) / temperature) / total
