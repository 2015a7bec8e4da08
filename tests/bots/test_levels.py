"""The levels stray as people do, and only there."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from aurum.bots import UNLIMITED, make_bot
from aurum.bots.beliefs import beliefs
from aurum.bots.lapses import Lapses
from aurum.bots.levels import Level, LevelBot
from aurum.bots.memory import FRESH, half_remembered
from aurum.bots.novice import Novice
from aurum.game import END, Action, Bid, Card, Match, Metal, Phase, Play, View, unseen_cards, view
from tests.bots.positions import decisions

WILD = Lapses(noise=1e5, hope=5.0, haste=50.0, greed=5.0, forgets=1.0)


def seen_at(players: int, seed: int, phase: Phase) -> list[View]:
    matches: list[Match] = [m for m in decisions(players, seed) if m.phase is phase]
    views = [view(match, match.to_act[0]) for match in matches]
    return [seen for seen in views if len(seen.legal) > 1]


@pytest.mark.parametrize("players", [3, 4])
def test_a_half_remembered_table_still_fits_the_hands(players: int):
    changed = 0
    for seen in seen_at(players, 5, Phase.PLAY):
        dim = half_remembered(seen, 1.0)
        changed += dim != seen
        assert beliefs(dim).places == beliefs(seen).places
        assert _metals(dim) == _metals(seen), "a card is mistaken for one of its metal"
        assert not {*unseen_cards(dim)} & {*seen.hand}
        assert dim.tricks[-FRESH:] == seen.tricks[-FRESH:]
        assert half_remembered(seen, 1.0) == dim
        assert half_remembered(seen, 0.0) == seen
    assert changed > 5


def _metals(seen: View) -> Counter[Metal]:
    return Counter(card.metal for card in unseen_cards(seen))


def test_what_is_forgotten_stays_forgotten():
    """Until every hidden card of the metal is taken for another: then one comes back to mind."""
    compared = 0
    for seed in range(12):
        views = [view(m, 0) for m in decisions(3, seed, "apprentice")]
        for early, late in pairwise(seen for seen in views if not _has_exchanged(seen)):
            for card in _mistaken(early) - _mistaken(late):
                alike = [one for one in _mistaken(late) if one.metal == card.metal]
                assert len(alike) == _metals(late)[card.metal]
            compared += bool(_mistaken(early))
    assert compared > 10


def _has_exchanged(seen: View) -> bool:
    return any(exchange.seat == seen.observer for exchange in seen.exchanges)


def _mistaken(seen: View) -> set[Card]:
    dim = half_remembered(seen, 0.5)
    pairs = zip(seen.tricks, dim.tricks, strict=True)
    return {a for old, new in pairs for a, b in zip(old.cards, new.cards, strict=True) if a != b}


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_strays_in_an_exchange(players: int):
    """Noise there only blunders (R4)."""
    sober, wild = (Level(lapses, lapses) for lapses in (Lapses(forgets=1.0), WILD))
    views = [seen for seed in (1, 2, 3) for seen in seen_at(players, seed, Phase.EXCHANGE)]
    assert len(views) > 5
    for seen in views:
        choices = {
            LevelBot("level", level).choose(seen, UNLIMITED, Random(seed))
            for level in (sober, wild)
            for seed in range(4)
        }
        assert len(choices) == 1
        novices = {Novice(WILD, WILD).choose(seen, UNLIMITED, Random(s)) for s in range(4)}
        assert len(novices) == 1


def test_nobody_ends_a_round_by_a_slip():
    """R5.3: giving up is a decision; everything else may happen by a slip."""
    seen = seen_at(3, 5, Phase.PLAY)[0]
    plays = [action for action in seen.legal if isinstance(action, Play)]
    actions: list[Action] = [*plays, END]
    values = [*(0.0 for _ in plays), -1.0]
    drawn = {Lapses(noise=30.0).chosen(seen, actions, values, Random(seed)) for seed in range(300)}
    assert drawn == {*plays}


def test_softmax_is_what_the_noise_means():
    seen = seen_at(3, 1, Phase.BID)[0]
    values = [1.0 if n == 0 else 0.0 for n in range(len(seen.legal))]
    drawn = sum(
        Lapses(noise=1.0).chosen(seen, seen.legal, values, Random(seed)) == seen.legal[0]
        for seed in range(4000)
    )
    expected = 2.718282 / (2.718282 + len(values) - 1)
    assert abs(drawn / 4000 - expected) < 0.03


def test_hope_raises_bids_and_haste_spends_gold():
    bids = seen_at(3, 4, Phase.BID)
    low, high = (_mean_bid(Lapses(hope=hope), bids) for hope in (-2.0, 2.0))
    assert low < high
    golden = next(v for s in range(9) for v in seen_at(3, s, Phase.PLAY) if _has_gold(v))
    hasty = Lapses(haste=1e3).chosen(golden, golden.legal, [0.0] * len(golden.legal), Random(1))
    assert isinstance(hasty, Play)
    assert hasty.card.is_gold


def _mean_bid(lapses: Lapses, views: list[View]) -> float:
    ranks = []
    for seen in views:
        action = LevelBot("level", Level(lapses, lapses)).choose(seen, UNLIMITED, Random(1))
        assert isinstance(action, Bid)
        ranks.append(action.card.rank)
    return sum(ranks) / len(ranks)


def _has_gold(seen: View) -> bool:
    return any(isinstance(a, Play) and a.card.is_gold for a in seen.legal)


@pytest.mark.parametrize("name", ["novice", "journeyman", "adept", "cautious", "greedy", "daring"])
def test_the_same_view_and_seed_lead_to_the_same_choice(name: str):
    bot = make_bot(name)
    for seen in seen_at(4, 2, Phase.PLAY)[:6]:
        assert len({bot.choose(seen, UNLIMITED, Random(7)) for _ in range(3)}) == 1
        assert bot.choose(seen, UNLIMITED, Random(7)) in seen.legal
