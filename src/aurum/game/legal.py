"""The legal actions of a seat, as a collection computed on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from aurum.game.action_ids import action_number, numbered_action
from aurum.game.actions import END, KEEP, Action, Bid, Play, Swap
from aurum.game.bidding import why_no_bid
from aurum.game.cards import BASE_CARDS, GOLD_CARDS, Card, Metal
from aurum.game.errors import IllegalAction
from aurum.game.exchange import why_no_exchange
from aurum.game.reasons import Fault, Reason, because
from aurum.game.rules import why_illegal
from aurum.game.rulesets import Seat
from aurum.game.state import Match, Round
from aurum.game.tricks import why_no_play

WhyNot = Callable[[Round, Seat, Action], Reason | None]


def _numbered(action: Action) -> Action:
    """The shared instance of an action."""
    return numbered_action(action_number(action))


BIDS: dict[Card, Action] = {card: _numbered(Bid(card)) for card in BASE_CARDS}
PLAYS: dict[Card, Action] = {card: _numbered(Play(card)) for card in BASE_CARDS + GOLD_CARDS}
SWAPS: tuple[dict[Card, tuple[Action, Action]], ...] = tuple(
    {card: (_numbered(Swap(gold, card)), _numbered(Swap(gold, card, True))) for card in BASE_CARDS}
    for gold in GOLD_CARDS
)
"""By the rank of the gold and the card laid down: on one's own bid, and on the partner's."""


class LegalActions(Sequence[Action]):
    """What a seat may do now: ``action in legal``, ``len(legal)``, ``legal[0]``, ``for …``."""

    __slots__ = ("_actions", "_barred", "match", "seat")

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self._actions: tuple[Action, ...] | None = None
        self._barred: dict[Metal, Reason] = {}

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        return why_illegal(self.match, self.seat, action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed())

    def __len__(self) -> int:
        return len(self.listed())

    @overload
    def __getitem__(self, place: int) -> Action: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Action, ...]: ...

    def __getitem__(self, place: int | slice) -> Action | tuple[Action, ...]:
        return self.listed()[place]

    def __repr__(self) -> str:
        return f"<legal for seat {self.seat}: {', '.join(map(str, self)) or 'nothing'}>"

    def listed(self) -> tuple[Action, ...]:
        """All legal actions in a fixed order: by card, gold last, `keep` first and `end` last."""
        if self._actions is None:
            self._actions = self._list()
        return self._actions

    def barred(self) -> dict[Metal, Reason]:
        """Why the other cards may not be played; cards of one metal share one reason."""
        self.listed()
        return self._barred

    def _list(self) -> tuple[Action, ...]:
        round_, seat = self.match.round, self.seat
        if round_ is None or seat not in round_.to_act:
            return ()
        if not round_.bids_open:
            return _bids(round_, seat)
        return _exchanges(round_, seat) if round_.chances else _plays(round_, seat, self._barred)


def legal_actions(match: Match, seat: Seat) -> LegalActions:
    """What `seat` may do now; empty if it is not asked."""
    if seat not in range(match.ruleset.seats):
        raise IllegalAction(because(Fault.NOT_SEATED, seat=seat, seats=match.ruleset.seats))
    return LegalActions(match, seat)


# To the rules, actions with a seat's own cards differ in few ways (a bid is a bid, a metal is a
# metal), so the predicate is asked once for all that are alike; tests ask it for each one.


def _bids(round_: Round, seat: Seat) -> tuple[Action, ...]:
    return _if_first(round_, seat, why_no_bid, [BIDS[card] for card in round_.hands[seat]])


def _exchanges(round_: Round, seat: Seat) -> tuple[Action, ...]:
    hand, ranks = round_.hands[seat], sorted(set(round_.gold[seat]))
    if round_.ruleset.teams:
        swaps = [swap for rank in ranks for card in hand for swap in SWAPS[rank][card]]
    else:
        swaps = [SWAPS[rank][card][0] for rank in ranks for card in hand]
    return (KEEP, *_if_first(round_, seat, why_no_exchange, swaps))


def _plays(round_: Round, seat: Seat, barred: dict[Metal, Reason]) -> tuple[Action, ...]:
    gold = [GOLD_CARDS[rank] for rank in sorted(set(round_.gold[seat]))]
    free: set[Metal] = set()
    actions: list[Action] = []
    for card in (*round_.hands[seat], *gold):
        metal = card.metal
        if metal not in free and metal not in barred:
            why = why_no_play(round_, seat, PLAYS[card])
            if why is None:
                free.add(metal)
            else:
                barred[metal] = why
        if metal in free:
            actions.append(PLAYS[card])
    if why_no_play(round_, seat, END) is None:
        actions.append(END)
    return tuple(actions)


def _if_first(
    round_: Round, seat: Seat, why_not: WhyNot, alike: Sequence[Action]
) -> tuple[Action, ...]:
    """All of these actions if the first is legal; otherwise none."""
    return tuple(alike) if alike and why_not(round_, seat, alike[0]) is None else ()
