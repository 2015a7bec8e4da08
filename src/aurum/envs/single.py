"""One game in the kernel, held for an environment that steps it from Python."""

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np

from aurum.envs.episodes import Episode, is_over, pay
from aurum.game import (
    ACTION_COUNT,
    IllegalAction,
    Match,
    Ruleset,
    Seat,
    numbered_action,
    why_illegal,
)
from aurum.kernel import (
    OBSERVATION_SIZE,
    Observation,
    apply,
    compiled,
    deal,
    from_match,
    is_legal,
    legal_action,
    legal_count,
    observe,
    open_round,
    resample,
    seeds,
    tables,
    to_match,
)
from aurum.kernel.layout import DEAL, RULES, SEATS, STATE, RulesArray, States
from aurum.kernel.sampling import has_hidden_bid, hidden_hand


class SingleGame:
    """A match that is stepped by action numbers; it deals automatically unless `deals` is false.

    Rules and state are arrays of one record, which cross into compiled code in a microsecond.
    """

    def __init__(self, ruleset: Ruleset, length: Episode, *, deals: bool = True) -> None:
        self.ruleset = ruleset
        self.deals = deals
        self.whole_match = length is Episode.MATCH
        self._rules = np.zeros(1, RULES)
        self._rules[0] = tables(ruleset)
        self._state = np.zeros(1, STATE)
        self._numbers = np.zeros(ACTION_COUNT, np.int64)

    def start(self, match: Match, seed: int | None = None) -> None:
        """Take up a match; a deal that is due is dealt from the seed."""
        self._state[0] = from_match(match, int(seeds(seed, 1)[0]))
        if self.deals:
            _deal_if_due(self._rules, self._state)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SingleGame":
        """Rules are shared; only the state is copied."""
        twin = copy.copy(self)
        twin._state = self._state.copy()  # noqa: SLF001 - a twin of our own kind
        return twin

    def deal(self, hands: Sequence[int]) -> None:
        """Open the next round with these hands, as bits; what is left of the deck lies face up."""
        dealt = 0
        for seat, hand in enumerate(hands):
            self._state["hold"][0, seat] = hand
            dealt |= hand
        self._state["exposed"] = int(self._rules["deck"][0]) & ~dealt
        _open_one(self._rules, self._state)

    def resample(self, observer: Seat, chance: int) -> None:
        """Deal the cards that the observer has not seen again, with this state of chance."""
        self._state["chance"] = chance
        _resample_one(self._rules, self._state, observer)

    def hidden(self, seat: Seat) -> int:
        """The cards of a seat that the others have not seen, a bid face down included; as bits."""
        return int(_hidden_one(self._rules, self._state, seat))

    def bid(self, seat: Seat) -> int:
        """The number of the bid card; -1 while there is none."""
        return int(self._state["bids"][0, seat])

    @property
    def match(self) -> Match:
        return to_match(self.ruleset, self._state.view(np.recarray)[0])

    @property
    def seat(self) -> Seat:
        """The seat to act; -1 when the episode is over."""
        return -1 if self.is_over else int(self._state["seat"][0])

    @property
    def waits_for_deal(self) -> bool:
        return int(self._state["phase"][0]) == DEAL and not self.is_over

    @property
    def is_over(self) -> bool:
        return bool(_over(self._state, self.whole_match))

    def apply(self, number: int) -> None:
        """Take an action, or raise `IllegalAction`; between rounds the next one is dealt."""
        if not _apply_checked(self._rules, self._state, number, self.deals and self.whole_match):
            raise self._why_not(number)

    def _why_not(self, number: int) -> IllegalAction:
        match = self.match
        seat = match.to_act[0] if match.to_act else 0
        reason = why_illegal(match, seat, numbered_action(number))
        assert reason is not None, f"kernel and game disagree about action {number} in {match}"
        return IllegalAction(reason)

    def legal(self) -> list[int]:
        """The numbers of the legal actions, sorted."""
        if self.is_over:
            return []
        count: int = _list_legal(self._rules, self._state, self._numbers)
        return list(self._numbers[:count].tolist())

    def mask(self) -> Observation:
        mask = np.zeros(ACTION_COUNT, np.int8)
        mask[self.legal()] = 1
        return mask

    def observation(self, seat: Seat) -> Observation:
        row = np.zeros(OBSERVATION_SIZE, np.int8)
        _observe_one(self._rules, self._state, seat, row)
        return row

    def payoffs(self) -> list[float]:
        """What every seat has gained; nothing before the end."""
        gains = np.zeros(SEATS)
        if self.is_over:
            _pay_one(self._rules, self._state, self.whole_match, gains)
        return list(gains[: self.ruleset.seats].tolist())


@compiled
def _deal_if_due(rules: RulesArray, states: States) -> None:
    if states[0].phase == DEAL:
        deal(rules[0], states[0])


@compiled
def _open_one(rules: RulesArray, states: States) -> None:
    open_round(rules[0], states[0])


@compiled
def _resample_one(rules: RulesArray, states: States, observer: int) -> None:
    resample(rules[0], states[0], observer)


@compiled
def _hidden_one(rules: RulesArray, states: States, seat: int) -> int:
    cards = hidden_hand(states[0], seat)
    if has_hidden_bid(rules[0], states[0], seat):
        cards |= 1 << states[0].bids[seat]
    return cards


@compiled
def _over(states: States, whole_match: bool) -> bool:
    return is_over(states[0], whole_match)


@compiled
def _apply_checked(rules: RulesArray, states: States, number: int, deals: bool) -> bool:
    """Whether the action was legal and is done."""
    state = states[0]
    if not is_legal(rules[0], state, number):
        return False
    apply(rules[0], state, number)
    if deals and state.phase == DEAL:
        deal(rules[0], state)
    return True


@compiled
def _list_legal(rules: RulesArray, states: States, numbers: Any) -> int:
    count = legal_count(rules[0], states[0])
    for n in range(count):
        numbers[n] = legal_action(rules[0], states[0], n)
    return count


@compiled
def _observe_one(rules: RulesArray, states: States, seat: int, row: Any) -> None:
    observe(rules[0], states[0], seat, row)


@compiled
def _pay_one(rules: RulesArray, states: States, whole_match: bool, gains: Any) -> None:
    pay(rules[0], states[0], whole_match, gains)
