"""Aurum for OpenSpiel, as the Python game ``python_aurum``.

Chance is explicit: first who is first player (R2.4), then the cards one by one, seat after seat,
each hand in rising order. Face-down bids (R3.2) are asked for in seat order and hidden until
all have bid. Importing this module registers the game.
"""

from __future__ import annotations

from aurum.extras import demand

demand("openspiel", "aurum.envs.openspiel")

from dataclasses import fields, replace
from typing import Any

import numpy as np
import pyspiel

from aurum.envs.episodes import Episode, episode, payoff_range
from aurum.envs.histories import RoundHistory, card_words, empty_round, other_bid
from aurum.envs.single import SingleGame
from aurum.game import (
    ACTION_COUNT,
    BASE_CARDS,
    BASE_METALS,
    GOLD_CARDS,
    USUAL_VARIANT,
    MatchEnd,
    Ruleset,
    Scoring,
    Seat,
    Variant,
    numbered_action,
    position_text,
    start,
)
from aurum.kernel import OBSERVATION_SIZE, PIECES, pieces, seeds
from aurum.kernel.layout import CARDS, SEATS

VARIANT: dict[str, Any] = {
    each.name: getattr(USUAL_VARIANT.ruleset().variant, each.name) for each in fields(Variant)
}
PARAMETERS: dict[str, Any] = VARIANT | {
    "length": "round",
    "first": -1,  # -1: random
    "metals": 0,  # the last four make a smaller Aurum; 0 and "" leave the edition as it is
    "top_rank": 0,
    "hand_size": 0,
    "gold": "",  # gold cards by rank, such as "2 1 1 1"
}

GAME_TYPE = pyspiel.GameType(
    short_name="python_aurum",
    long_name="Aurum",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


def chosen_ruleset(parameters: dict[str, Any]) -> Ruleset:
    """The ruleset of the game's parameters; two players can only play a smaller Aurum."""
    players = parameters["players"]
    chosen = {name: parameters[name] for name in VARIANT} | {"players": max(players, 3)}
    rules = Variant(**chosen).ruleset()
    changes: dict[str, Any] = {"seats": players} if players == 2 else {}
    for key, most in (("metals", len(BASE_METALS)), ("top_rank", 10), ("hand_size", 50)):
        if not 0 <= parameters[key] <= most:
            raise ValueError(
                f"{key} is {parameters[key]}; it is from 1 to {most}, or 0 for the edition's own"
            )
    if parameters["metals"]:
        changes["metals"] = BASE_METALS[: parameters["metals"]]
    if parameters["gold"]:
        changes["gold"] = _gold(parameters["gold"])
    changes |= {key: parameters[key] for key in ("top_rank", "hand_size") if parameters[key]}
    smaller = replace(rules, **changes)
    if smaller.exposed_size < 0 or (players == 2 and not parameters["hand_size"]):
        raise ValueError(
            f"{players} players with {smaller.hand_size} cards each do not fit a deck of "
            f"{len(smaller.deck)}; choose metals, top_rank, hand_size and gold that do"
        )
    return smaller


def _gold(text: str) -> tuple[int, ...]:
    counts = text.split()
    if not all(count.isdecimal() for count in counts) or len(counts) > len(GOLD_CARDS):
        raise ValueError(
            f"gold is {text!r}; it is how many gold cards of rank 0, 1, 2 … there are, "
            "such as '2 1 1 1'"
        )
    return tuple(map(int, counts))


def most_rounds(rules: Ruleset, length: Episode) -> int:
    if length is Episode.ROUND:
        return 1
    by_nuggets = rules.scoring is Scoring.NUGGETS and rules.match_end is MatchEnd.FIRST_TO_TWO
    return rules.sides + 1 if by_nuggets else 3  # R10, R11.2


def most_moves(rules: Ruleset) -> int:
    """No round has more decisions: all bids, and in every trick an answer and a card of each."""
    gold = sum(map(len, rules.starting_gold()))
    tricks = (rules.seats * (rules.hand_size - 1) + gold) // (rules.seats - 1) + 1
    return rules.seats + tricks * 2 * rules.seats


class AurumGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """The rules and the length of an episode."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        values = PARAMETERS | (parameters or {})
        self.rules = chosen_ruleset(values)
        self.length = episode(values["length"])
        self.first: int = values["first"]
        if self.first not in range(-1, self.rules.seats):
            raise ValueError(f"first player {self.first} is not a seat, nor -1 for a random one")
        low, high = payoff_range(self.rules, self.length)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=CARDS,
            num_players=self.rules.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0,
            max_game_length=most_rounds(self.rules, self.length) * most_moves(self.rules),
        )
        super().__init__(GAME_TYPE, info, parameters or {})

    def new_initial_state(self) -> AurumState:
        return AurumState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> AurumObserver | None:
        """The observer for what one player knows; None for other types of information."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return (
            AurumObserver(self, kind.perfect_recall, params) if own and kind.public_info else None
        )


class AurumState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A state is a game in the kernel and the history that a perfect memory needs."""

    def __init__(self, game: AurumGame) -> None:
        super().__init__(game)
        self.table = SingleGame(game.rules, game.length, deals=False)
        self.first = game.first
        self.rounds = [empty_round(game.rules)]
        if self.first >= 0:
            self.table.start(start(game.rules, self.first))

    @property
    def rules(self) -> Ruleset:
        return self.table.ruleset

    @property
    def current(self) -> RoundHistory:
        return self.rounds[-1]

    def current_player(self) -> Any:
        if self.first < 0 or self.table.waits_for_deal:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.table.is_over else self.table.seat

    def is_terminal(self) -> bool:
        return self.first >= 0 and self.table.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The first player (R2.4) or the next card; all hands are equally likely."""
        if self.first < 0:
            return [(seat, 1 / self.rules.seats) for seat in range(self.rules.seats)]
        return self.current.next_cards(self.rules)

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.table.legal() if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.first < 0:
            self.first = action
            self.table.start(start(self.rules, action))
        elif self.table.waits_for_deal:
            self._deal(action)
        else:
            self._decide(action)

    def _deal(self, card: int) -> None:
        self.current.hands[self.current.next_seat(self.rules)].append(card)
        if self.current.is_dealt(self.rules):
            self.table.deal([self.current.bits(seat) for seat in range(self.rules.seats)])

    def _decide(self, action: int) -> None:
        self.current.moves.append((self.table.seat, action))
        self.table.apply(action)
        if self.table.waits_for_deal:
            ended = self.table.match.round.ended  # type: ignore[union-attr]
            self.current.shown = f"; {ended.seat} shows {card_words(ended.hand)}"  # type: ignore[union-attr]
            self.rounds.append(empty_round(self.rules))

    def _action_to_string(self, player: Any, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(numbered_action(action))
        if self.first < 0:
            return f"first {action}"
        return f"deal {BASE_CARDS[action]} to {self.current.next_seat(self.rules)}"

    def returns(self) -> list[float]:
        return self.table.payoffs() if self.is_terminal() else [0.0] * self.rules.seats

    def __str__(self) -> str:
        if self.first < 0:
            return "who is first?"
        hands = "/".join(str(hand) for hand in self.current.hands) if self._is_dealing() else ""
        return position_text(self.table.match) + (f" dealing {hands}" if hands else "")

    def _is_dealing(self) -> bool:
        return self.table.waits_for_deal

    def memory(self, player: Seat) -> str:
        """Everything the player has seen since the match began."""
        story = " | ".join(history.text(self.rules, player) for history in self.rounds)
        return f"{self.rules.name} seat {player}, first {self.first} | {story}"

    def resample_from_infostate(self, player: Seat, sampler: Any) -> AurumState:
        """A random state that the player cannot tell from this one; all are equally likely.

        `sampler` is called without arguments for a number from 0 to 1, as OpenSpiel's bots do.
        """
        chances = seeds(int(sampler() * 2**52), len(self.rounds))
        other = self.get_game().new_initial_state()
        if self.get_game().first < 0:
            other.apply_action(self.first)
        for history, chance in zip(self.rounds, chances, strict=True):
            for action in self._resampled(history, player, int(chance)):
                other.apply_action(action)
        return other

    def _resampled(self, history: RoundHistory, player: Seat, chance: int) -> list[int]:
        """The actions of a round, chance and players, after the hidden cards moved."""
        if not history.is_dealt(self.rules):
            return [card for hand in history.hands for card in hand]
        table = SingleGame(self.rules, Episode.ROUND, deals=False)
        table.start(start(self.rules, history.moves[0][0] if history.moves else self.first))
        table.deal([history.bits(seat) for seat in range(self.rules.seats)])
        for _, action in history.moves:
            table.apply(action)
        seats = range(self.rules.seats)
        before = [table.hidden(seat) for seat in seats]
        table.resample(player, chance)
        hands = [
            history.bits(seat) ^ before[seat] ^ table.hidden(seat) if seat != player else 0
            for seat in seats
        ]
        hands[player] = history.bits(player)
        return [*_cards_of(hands), *_moves_of(history, table, self.rules, player)]


def _cards_of(hands: list[int]) -> list[int]:
    return [card for hand in hands for card in range(CARDS) if hand >> card & 1]


def _moves_of(history: RoundHistory, table: SingleGame, rules: Ruleset, player: Seat) -> list[int]:
    """The moves, with the cards that now lie face down as bids."""
    seen = history.seen_moves(rules, player)
    moves = [
        move if number is not None else other_bid(move, table.bid(move[0]))
        for move, (_, number) in zip(history.moves, seen, strict=True)
    ]
    return [number for _, number in moves]


class AurumObserver:
    """The pieces of `docs/observation.md`; with perfect recall also the deals and all moves."""

    def __init__(self, game: AurumGame, recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"an observation of Aurum takes no parameters, not {params}")
        self._recall = recall
        self._rules = game.rules
        rounds = most_rounds(game.rules, game.length)
        shapes: dict[str, tuple[int, ...]] = dict(PIECES)
        if self._recall:
            shapes |= {"dealt": (rounds, CARDS), "moves": (rounds * most_moves(game.rules), 2)}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: AurumState, player: Seat) -> None:
        self.tensor.fill(0)
        if state.first >= 0:
            self.tensor[:OBSERVATION_SIZE] = state.table.observation(player)
        if self._recall:
            self._recall_from(state, player)

    def _recall_from(self, state: AurumState, player: Seat) -> None:
        line = 0
        for number, history in enumerate(state.rounds):
            self.dict["dealt"][number, history.hands[player]] = 1
            for seat, action in history.seen_moves(self._rules, player):
                place = (seat - player) % self._rules.seats
                self.dict["moves"][line] = (1 + place, 0 if action is None else 1 + action)
                line += 1

    def string_from(self, state: AurumState, player: Seat) -> str:
        if self._recall or state.first < 0:
            return state.memory(player)
        named = pieces(state.table.observation(player))
        words = [f"{name}:{_numbers(piece)}" for name, piece in named.items() if piece.any()]
        return f"seat {player} " + " ".join(words)


def _numbers(piece: Any) -> str:
    """The places of all numbers other than zero, with their values unless these are one."""
    flat = piece.ravel()
    return ",".join(f"{i}" if flat[i] == 1 else f"{i}={flat[i]}" for i in np.flatnonzero(flat))


pyspiel.register_game(GAME_TYPE, AurumGame)
