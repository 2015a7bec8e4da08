"""Between the game and the records of the engine: rulesets, matches and views become records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aurum.engine import numbers
from aurum.engine.numbers import BASE, CARDS, NO_LOW, NOBODY, NOTHING, PLACES, SEATS
from aurum.engine.questions.past import Past
from aurum.engine.records import State
from aurum.engine.tables import tables
from aurum.game import (
    Card,
    EndReason,
    Match,
    Phase,
    Play,
    Round,
    RoundScored,
    Ruleset,
    Seat,
    Step,
    View,
    action_number,
    card_number,
    unseen_cards,
)

PHASES = (Phase.DEAL, Phase.BID, Phase.EXCHANGE, Phase.PLAY, Phase.OVER)
REASONS = (None, EndReason.STUCK, EndReason.EMPTY, EndReason.DECLINED)

Hands = Sequence[Iterable[Card]]
Bids = Sequence[Card | None]


def blank_state(chance: int = 1) -> State:
    """A match before its first deal, with seat 0 as first player."""
    state = State(chance=chance)
    state.seat = state.ended_by = state.high = NOBODY
    state.closed, state.low = numbers.GOLD, NO_LOW
    for seat in range(SEATS):
        state.bids[seat] = NOBODY
    return state


def card_bits(cards: Iterable[Card]) -> int:
    """Base cards as bits."""
    return sum(1 << card_number(card) for card in cards)


def from_match(match: Match, chance: int = 1) -> State:
    """The kernel's record of a match; `chance` is the state of its random generator."""
    state = _from_results(match, match.first, match.rounds_played, chance)
    if match.round is not None:
        round_ = match.round
        _put_table(state, match, round_)
        _put_hidden(state, match.ruleset, round_.hands, round_.bids)
        _put_scores(state, match.ruleset, round_.scored)
    return state


def from_view(view: View, hands: Hands | None = None, bids: Bids | None = None) -> State:
    """A state that fits what a seat knows, with these hands and bids in the hidden places.

    Without hands the unseen cards are put in in their order; `resample` then makes it random.
    """
    if not isinstance(view.observer, Seat) or not view.hand_sizes:
        raise ValueError(f"{view.observer!r} sees no hand; a state needs the view of a seat")
    rules = view.ruleset
    rounds = view.round_number + (view.ended is not None)
    state = _from_results(view, (view.first - view.round_number) % rules.seats, rounds, 1)
    _put_table(state, view, view)
    if hands is None:
        hands, bids = _any_world(view)
    _put_hidden(state, rules, hands, view.bids if bids is None else bids)
    return state


def asked_state(view: View) -> State:
    """The state from which a seat thinks.

    While bids are laid face down (R3.2), those of others are taken back into their hands: the
    observer decides first, and the others decide again in every world.
    """
    state = from_view(view)
    if view.phase is Phase.BID and view.ruleset.simultaneous_bids:
        assert isinstance(view.observer, int)
        state.seat = view.observer
        for seat in range(view.ruleset.seats):
            if state.bids[seat] != NOBODY:
                state.hold[seat] |= 1 << state.bids[seat]
                state.bids[seat] = NOBODY
    return state


def past_of(steps: Sequence[Step]) -> Past:
    """A round from its deal and the decisions that followed; set `count` for an earlier moment."""
    past = Past(start=from_match(steps[0].after))
    for step in steps:
        if step.move is not None:
            past.moves[past.count] = step.move.seat, action_number(step.move.action)
            past.count += 1
    return past


def _from_results(source: Match | View, match_first: Seat, rounds: int, chance: int) -> State:
    state = blank_state(chance)
    state.match_first, state.rounds = match_first, rounds
    state.first = state.leader = (match_first + rounds) % source.ruleset.seats
    state.phase = PHASES.index(source.phase)
    state.winners = sum(1 << int(side) for side in source.winners or ())
    for side in range(source.ruleset.sides):
        state.nuggets[side] = source.nuggets[side]
        state.points[side] = source.points[side]
    return state


def _put_table(state: State, source: Match | View, table: Round | View) -> None:
    """What lies open: all but the hands and the bids."""
    seats = source.ruleset.seats
    assert table.leader is not None
    state.first, state.leader = table.first, table.leader
    to_act = source.to_act
    state.seat = to_act[0] if to_act else NOBODY
    state.exposed = card_bits(table.exposed)
    state.supply = sum(count << 4 * rank for rank, count in enumerate(table.supply))
    for seat in range(seats):
        state.taken[seat] = table.taken[seat]
        state.returned[seat] = card_bits(table.known[seat])
        for rank in table.gold[seat]:
            state.gold[seat] += 1 << 4 * rank
            state.hold[seat] |= 1 << CARDS + rank
    if table.ended is not None:
        state.ended_by = table.ended.seat
        state.reason = REASONS.index(table.ended.reason)
    _put_tricks(state, table)
    _put_trick(state, source.ruleset, table)


def _put_tricks(state: State, table: Round | View) -> None:
    for trick in table.tricks:
        number = int(state.tricks)
        state.leaders[number] = trick.leader
        state.takers[number] = trick.taker
        state.collected[number] = NOTHING if trick.collected is None else trick.collected
        state.tricks = number + 1
        _put_plays(state, trick.cards)


def _put_plays(state: State, cards: Iterable[Card]) -> None:
    for card in cards:
        state.played[state.plays] = action_number(Play(card))
        state.plays += 1


def _put_trick(state: State, ruleset: Ruleset, table: Round | View) -> None:
    """The trick on the table, and the place in it (or in the exchange) of the seat to act."""
    _put_plays(state, table.trick)
    state.turn = len(table.trick)
    if state.phase == numbers.EXCHANGE:
        state.turn = (state.seat - state.leader) % ruleset.seats
    if table.ended is None:
        _add_up_trick(state, ruleset, table.trick)


def _add_up_trick(state: State, ruleset: Ruleset, cards: Sequence[Card]) -> None:
    rules = tables(ruleset)
    for place, card in enumerate(cards):
        number = action_number(Play(card))
        state.closed = (state.closed & BASE) | rules.closes[number]
        state.high = max(state.high, rules.high[number] + place)
        state.low = min(state.low, rules.low[number] + PLACES - 1 - place)
        state.pot += 1 << 4 * card.rank if card.is_gold else 0


def _put_hidden(state: State, ruleset: Ruleset, hands: Hands, bids: Bids) -> None:
    for seat in range(ruleset.seats):
        state.hold[seat] |= card_bits(hands[seat])
        bid = bids[seat]
        state.bids[seat] = NOBODY if bid is None else card_number(bid)


def _put_scores(state: State, ruleset: Ruleset, scored: RoundScored | None) -> None:
    if scored is None:
        return
    for side, sheet in enumerate(scored.sides):
        state.score[side] = sheet.score
    state.nugget = sum(1 << int(side) for side in scored.nuggets)
    if scored.tie_break is not None:
        state.tie_break = ruleset.tie_breaks.index(scored.tie_break) + 1


def _any_world(view: View) -> tuple[list[list[Card]], list[Card | None]]:
    """Hands and bids that fit the view: the unseen cards in their order."""
    unseen = iter(unseen_cards(view))
    hands: list[list[Card]] = []
    bids = list(view.bids)
    for seat, size in enumerate(view.hand_sizes):
        if bids[seat] is None and view.placed[seat]:
            bids[seat] = next(unseen)
        hand = _hand_seen(view, seat)
        hands.append(hand + [next(unseen) for _ in range(size - len(hand))])
    return hands, bids


def _hand_seen(view: View, seat: Seat) -> list[Card]:
    if view.ended is not None and seat == view.ended.seat:
        return list(view.ended.hand)  # R7.3
    return list(view.hand if seat == view.observer else view.known[seat])
