"""What the play of others says about hidden hands: possible worlds, the likelier the more often.

Every world that fits the hard facts is possible. But a seat that bids high or saves a metal shows
something. So the round is played again in each possible world, up to the decision, and the world
weighs as much as the reference player would have been likely to bid, exchange and play so in it.
People are not the reference player, so the weight is tempered; and where few worlds would be left,
it is tempered more, down to none at all.

A question that wants likely worlds has a record LIKELY in its room. It copies its state there, sets
the state's `chance`, checks its past by `is_past`, and calls `likely_worlds`; or, in slices,
`begin_likely`, `weigh_likely` until all are weighed, and `draw_likely`. Then world number n has the
hands `likely.hands[likely.rows[n]]` (`put_world`), and belongs to the draw `likely.draws[n]`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.past import MOST_MOVES
from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import (
    BID,
    KEEP,
    NOBODY,
    PLAY,
    STATE,
    Rules,
    State,
)
from aurum.kernel.random_numbers import below, following
from aurum.kernel.rounds import apply, is_legal, legal_count
from aurum.kernel.sampling import unseen_cards
from aurum.thinking.checking import is_position
from aurum.thinking.exponentials import exponential, logarithm
from aurum.thinking.likelihood import action_chance
from aurum.thinking.worlds import MOST_WORLDS, WORLDS, count_worlds, list_worlds

TRUST = 0.5  # the exponent of a likelihood: 1 if everybody were the reference player
FEWEST = 0.1  # of the worlds: the effective number of weighted worlds is never smaller
PROPOSED = 2  # playouts for every world that is weighed
MOST_HALVINGS = 64  # of the trust: beyond it all worlds weigh the same
FINE = 1 << 20  # steps between 0 and 1 of a random fraction

LIKELY = np.dtype(
    [
        ("state", STATE),  # from which the seat asks; its generator is drawn from
        ("work", STATE),
        ("hands", WORLDS),  # of the worlds that were proposed
        ("logs", np.float64, (MOST_WORLDS,)),  # how likely each is; in the end its chance
        ("rows", np.int64, (MOST_WORLDS,)),  # by number of the likely world: its hands
        ("draws", np.int64, (MOST_WORLDS,)),  # and the draw that it belongs to
        ("count", np.int64),  # of likely worlds
        ("proposed", np.int64),
        ("weighed", np.int64),
        ("tells", np.int64),  # whether the past tells anything
        ("are_all", np.int64),  # whether all possible worlds were proposed
        ("unseen", np.int64),
    ]
)


@compiled
def likely_worlds(mind: Any, rules: Rules, past: Any, styles: Any, likely: Any, count: int) -> None:
    """So many worlds, the likelier the more often; all alike if the past tells nothing.

    A sampled world that is used several times is one draw. Where all possible worlds were weighed,
    nothing was sampled, and every world counts by itself.
    """
    begin_likely(rules, past, likely, count)
    while likely.weighed < likely.proposed:
        weigh_likely(mind, rules, past, styles, likely)
    draw_likely(likely)


@compiled
def is_past(rules: Rules, past: Any, likely: Any) -> bool:
    """Whether these moves were allowed, and led to what the seat that asks has before it."""
    if past.count == 0:
        return True
    if not 0 < past.count <= MOST_MOVES or not is_position(rules, past.start):
        return False
    work, state = likely.work, likely.state
    copy_record(work, past.start)
    if work.phase != BID or popcount(work.exposed) != popcount(state.exposed):
        return False
    for seat in range(rules.seats):
        if work.bids[seat] != NOBODY:
            return False
    for n in range(past.count):
        if not _is_next(rules, work, past.moves[n, 0], past.moves[n, 1]):
            return False
        apply(rules, work, past.moves[n, 1])
    return _is_hidden(rules, state) or _looks_the_same(rules, work, state)


@inner
def _is_next(rules: Rules, work: State, seat: int, action: int) -> bool:
    """Whether the seat may act so; face-down bids are laid in any order (R3.2)."""
    if not 0 <= seat < rules.seats or not BID <= work.phase <= PLAY:
        return False
    if seat != work.seat:
        if work.phase != BID or rules.face_down == 0 or work.bids[seat] != NOBODY:
            return False
        work.seat = seat
    return bool(is_legal(rules, work, action))


@inner
def _looks_the_same(rules: Rules, work: State, state: State) -> bool:
    """Whether two states cannot be told apart by the seat that asks."""
    same = (
        work.phase == state.phase
        and work.seat == state.seat
        and work.leader == state.leader
        and work.turn == state.turn
        and work.tricks == state.tricks
        and work.plays == state.plays
        and work.exposed == state.exposed
        and work.supply == state.supply
    )
    if not same:
        return False
    unseen = unseen_cards(rules, state, state.seat)
    for seat in range(rules.seats):
        one, other = work.hold[seat], state.hold[seat]
        if one & ~unseen != other & ~unseen or popcount(one) != popcount(other):
            return False
        if work.bids[seat] != state.bids[seat]:
            return False
        if work.returned[seat] & one != state.returned[seat] & other:  # what was played is gone
            return False
        if work.gold[seat] != state.gold[seat] or work.taken[seat] != state.taken[seat]:
            return False
    for n in range(state.plays):
        if work.played[n] != state.played[n]:
            return False
    return unseen == unseen_cards(rules, work, state.seat)


@inner
def _is_hidden(rules: Rules, state: State) -> bool:
    """R3.2: whether all bids still lie face down."""
    return state.phase == BID and rules.face_down == 1


@inner
def _tells(rules: Rules, past: Any, state: State) -> bool:
    """Whether others have done anything that the seat has seen."""
    if _is_hidden(rules, state):
        return False
    others = 0
    for n in range(past.count):
        others += past.moves[n, 0] != state.seat
    return others > 0


@compiled
def begin_likely(rules: Rules, past: Any, likely: Any, count: int) -> None:
    """Propose worlds: all if they are few, else a sample."""
    state = likely.state
    likely.count = min(count, MOST_WORLDS)
    likely.unseen = unseen_cards(rules, state, state.seat)
    likely.tells = 1 if _tells(rules, past, state) else 0
    most = max(1, likely.count // PROPOSED) if likely.tells else likely.count
    likely.are_all = 1 if count_worlds(rules, state) <= most else 0
    likely.proposed = list_worlds(rules, state, likely.hands, most)
    likely.weighed = 0 if likely.tells else likely.proposed
    for n in range(likely.proposed):
        likely.logs[n] = 0.0


@compiled
def weigh_likely(mind: Any, rules: Rules, past: Any, styles: Any, likely: Any) -> int:
    """Weigh the next world that was proposed; returns how many decisions were judged.

    That somebody kept a bid is left out: it happens nearly always, and says little.
    """
    n, state, judged = likely.weighed, likely.work, 0
    copy_record(state, past.start)
    _deal_again(rules, past.start, likely, n)
    for t in range(past.count):
        state.seat = past.moves[t, 0]
        action = past.moves[t, 1]
        if state.seat != likely.state.seat and action != KEEP and legal_count(rules, state) > 1:
            chance = action_chance(mind, rules, state, action, styles)
            likely.logs[n] += logarithm(chance)
            judged += 1
        apply(rules, state, action)
    likely.weighed += 1
    return judged


@inner
def _deal_again(rules: Rules, start: State, likely: Any, n: int) -> None:
    """The hands that were dealt in this world: an unseen card has never changed hands."""
    for seat in range(rules.seats):
        seen = start.hold[seat] & ~likely.unseen
        likely.work.hold[seat] = seen | (likely.hands[n, seat] & likely.unseen)


@compiled
def draw_likely(likely: Any) -> None:
    """The likely worlds, by what the weighing found."""
    if likely.tells:
        temper(likely.logs, likely.proposed)
        _draw_rows(likely)
    else:
        for n in range(likely.count):
            likely.rows[n] = n % likely.proposed
    for n in range(likely.count):
        likely.draws[n] = n if likely.are_all else likely.rows[n]


@compiled
def temper(logs: Any, count: int) -> None:
    """Make chances of log likelihoods, tempered so that enough worlds are left over."""
    top = logs[0]
    for n in range(1, count):
        top = max(top, logs[n])
    trust = TRUST
    for _ in range(MOST_HALVINGS):
        total, squares = 0.0, 0.0
        for n in range(count):
            weight = exponential(trust * (logs[n] - top))
            total += weight
            squares += weight * weight
        if total * total >= FEWEST * count * squares:
            break
        trust *= 0.5
    for n in range(count):
        logs[n] = exponential(trust * (logs[n] - top)) / total


@inner
def _draw_rows(likely: Any) -> None:
    """Each row as often as its chance says, up to one; no noise besides that."""
    state = likely.state
    state.chance = following(state.chance)
    offset = below(state.chance, FINE) / FINE
    row, added = 0, likely.logs[0]
    for n in range(likely.count):
        place = (n + offset) / likely.count
        while added <= place and row < likely.proposed - 1:
            row += 1
            added += likely.logs[row]
        likely.rows[n] = row


@compiled
def clustered_error(values: Any, draws: Any, count: int) -> float:
    """The standard error of the mean of these values, when some are of the same draw.

    Values of one draw stand side by side.
    """
    mean = 0.0
    for n in range(count):
        mean += values[n]
    mean /= count
    squares, together = 0.0, 0.0
    for n in range(count):
        if n > 0 and draws[n] != draws[n - 1]:
            squares += together * together
            together = 0.0
        together += values[n] - mean
    return float(np.sqrt(squares + together * together) / count)
