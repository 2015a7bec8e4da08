"""The legal actions of a seat, as a collection that is worked out when it is asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from aurum.game.actions import END, KEEP, Action, Bid, Play, Swap
from aurum.game.cards import GOLD_CARDS
from aurum.game.rules import WHY_NOT, why_illegal, why_not_asked
from aurum.game.ruleset import Seat
from aurum.game.state import Match, Phase, Round


class LegalActions(Collection[Action]):
    """What a seat may do now: ``action in legal``, ``len(legal)``, ``for action in legal``."""

    __slots__ = ("_actions", "match", "seat")

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self._actions: tuple[Action, ...] | None = None

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        return why_illegal(self.match, self.seat, action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed())

    def __len__(self) -> int:
        return len(self.listed())

    def __repr__(self) -> str:
        return f"<legal for seat {self.seat}: {', '.join(map(str, self)) or 'nothing'}>"

    def listed(self) -> tuple[Action, ...]:
        """All legal actions in a fixed order: by card, gold last, `keep` first and `end` last."""
        if self._actions is None:
            self._actions = _listed(self.match, self.seat)
        return self._actions


def legal_actions(match: Match, seat: Seat) -> LegalActions:
    """What `seat` may do now; empty if it is not asked."""
    return LegalActions(match, seat)


def _listed(match: Match, seat: Seat) -> tuple[Action, ...]:
    if why_not_asked(match, seat) is not None or match.round is None:
        return ()
    why_not, round_ = WHY_NOT[match.phase], match.round
    candidates = _candidates(match.phase, round_, seat)
    return tuple(action for action in candidates if why_not(round_, seat, action) is None)


def _candidates(phase: Phase, round_: Round, seat: Seat) -> Iterator[Action]:
    """Every action made of the seat's own cards; the rules choose among them."""
    hand, gold = round_.hands[seat], sorted(set(round_.gold[seat]))
    if phase is Phase.BID:
        yield from map(Bid, hand)
    elif phase is Phase.EXCHANGE:
        yield KEEP
        targets = (False, True) if round_.ruleset.teams else (False,)
        for rank in gold:
            for card in hand:
                for partner in targets:
                    yield Swap(GOLD_CARDS[rank], card, partner)
    else:
        yield from map(Play, hand)
        yield from (Play(GOLD_CARDS[rank]) for rank in gold)
        yield END
