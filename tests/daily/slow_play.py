"""The reference player on the readable engine: slow, and written without the compiled code.

A style's choice is drawn from the log odds that the engine states for each action.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from aurum.again.steady import STRICT, steady
from aurum.bots import UNLIMITED, make_bot
from aurum.engine.host import ask
from aurum.engine.packing import asked_state
from aurum.engine.questions.choice import Choice
from aurum.engine.styles import Style
from aurum.engine.tables import tables
from aurum.game import Action, End, Match, Phase, Seat, View, advance, numbered_action, view


def drawn(styles: tuple[Style, ...], rng: Random) -> Style:
    return rng.choices(styles, [style.share for style in styles])[0]


def choice(seen: View, style: Style, rng: Random) -> Action:
    """What a seat of this style does."""
    is_exchange = seen.phase is Phase.EXCHANGE
    if not is_exchange and rng.random() < style.slips:
        return rng.choice(slips(seen))
    if not style.by_network:
        return make_bot("policy").choose(seen, UNLIMITED, rng)
    found = ask(Choice(rules=tables(seen.ruleset), state=asked_state(seen)))
    actions = [numbered_action(action) for action in found.actions[: found.count]]
    values = list(found.values[: found.count])
    if is_exchange or style.temperature == 0:
        return actions[values.index(max(values))]
    weights = [exp((value - max(values)) / style.temperature) for value in values]
    return rng.choices(actions, weights)[0]


def slips(seen: View) -> Sequence[Action]:
    """Any card to bid; to play, any base card before gold, and never the end (R5.3)."""
    cards: list[Action] = [action for action in seen.legal if not isinstance(action, End)]
    base = [action for action in cards if not str(action).startswith("play Au")]
    return base or cards


def chair_score(match: Match, chair: Seat, styles: tuple[Style, ...], rng: Random) -> int:
    """The chair is played in a style of the mixture, the others as steady bots play."""
    style, others = drawn(styles, rng), steady(STRICT)
    while match.to_act:
        seat = match.to_act[0]
        seen = view(match, seat)
        action = choice(seen, style, rng) if seat == chair else others.answer(seen)
        match, _ = advance(match, seat, action)
    return scored(match, chair)


def reference_score(match: Match, seat: Seat, styles: tuple[Style, ...], rng: Random) -> int:
    """Every seat draws a style for the rest of the round; the score of the seat's side."""
    players = [drawn(styles, rng) for _ in range(match.ruleset.seats)]
    while match.to_act:
        acting = match.to_act[0]
        action = choice(view(match, acting), players[acting], rng)
        match, _ = advance(match, acting, action)
    return scored(match, seat)


def scored(match: Match, seat: Seat) -> int:
    assert match.round is not None
    assert match.round.scored is not None
    return match.round.scored.sides[match.ruleset.side_of(seat)].score
