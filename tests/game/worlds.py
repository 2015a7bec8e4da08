"""Random matches for property tests: rules, deals and choices, all from one seed."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from aurum.game import (
    Action,
    Deal,
    Event,
    Match,
    Phase,
    Ruleset,
    Seat,
    advance,
    deal,
    deal_cards,
    evolve_all,
    legal_actions,
    ruleset,
    start,
)

EDITION_IDS = ("english", "german", "russian", "designer", "french")

rulesets = st.builds(
    ruleset,
    st.sampled_from(EDITION_IDS),
    st.sampled_from([3, 4]),
    st.booleans(),
    st.sampled_from(["nuggets", "points"]),
)
seeds = st.integers(min_value=0, max_value=2**32)


def shuffled_deal(rules: Ruleset, chance: Random) -> Deal:
    deck = list(rules.deck)
    chance.shuffle(deck)
    return deal_cards(rules, deck)


def choice(match: Match, seat: Seat, chance: Random) -> Action:
    """A random action; exchanges are kept rare, so that rounds have all kinds of ends."""
    actions = legal_actions(match, seat).listed()
    if match.phase is Phase.EXCHANGE and chance.random() < 0.6:
        return actions[0]
    return chance.choice(actions)


def opened(rules: Ruleset, chance: Random) -> Match:
    """A match whose first round has just been dealt."""
    match = start(rules, chance.randrange(rules.seats))
    return evolve_all(match, deal(match, shuffled_deal(rules, chance)))


def story(rules: Ruleset, seed: int) -> Iterator[tuple[Match, tuple[Event, ...], Match]]:
    """Every step of a random match: before, events, after."""
    chance = Random(seed)
    match = start(rules, chance.randrange(rules.seats))
    while match.phase is not Phase.OVER:
        if match.phase is Phase.DEAL:
            events = deal(match, shuffled_deal(rules, chance))
            after = evolve_all(match, events)
        else:
            seat = chance.choice(match.to_act)
            after, events = advance(match, seat, choice(match, seat, chance))
        yield match, events, after
        match = after


def positions(rules: Ruleset, seed: int) -> Iterator[Match]:
    """All positions of a random match."""
    for before, _, after in story(rules, seed):
        if before.round is None:
            yield before
        yield after
