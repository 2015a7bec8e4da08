"""Facts are counted rightly: compared with the readable engine, world by world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import count as numbers
from typing import Any

import pytest

from aurum.analysis.facts import (
    Candidate,
    NothingToChoose,
    TooManyWorlds,
    analyse,
    compare,
    tried,
)
from aurum.analysis.reference import JUDGE, Judge
from aurum.bots.beliefs import beliefs
from aurum.engine.host import ask
from aurum.engine.packing import asked_state, from_view
from aurum.engine.questions.choice import Choice
from aurum.engine.questions.facts import LEAST_WORLDS
from aurum.engine.styles import Style
from aurum.engine.tables import tables
from aurum.game import (
    KEEP,
    Action,
    Card,
    Event,
    GoldCollected,
    Match,
    Phase,
    RoundEnded,
    TrickTaken,
    View,
    action_number,
    advance,
    gold_points,
    numbered_action,
    view,
)
from aurum.kernel.convert import bit_cards
from aurum.kernel.layout import BASE, as_compiled
from aurum.kernel.random_numbers import mixed
from aurum.kernel.rounds import apply
from aurum.kernel.sampling import resample
from aurum.kernel.tables import tables as kernel_tables
from aurum.thinking.policy import network_mind
from aurum.thinking.styles import draw_styles, style_of, styled_action
from tests.analysis.positions import decisions, late

WORLDS, SEED = 12, 5
GREEDY = Judge("greedy", (Style(1.0),))
CHANCES = ("takes", "lowest", "collects", "ends", "under", "exact", "over")
Hands = tuple[tuple[Card, ...], ...]


def in_world(match: Match, hands: Hands) -> Match:
    """The match with its hidden cards as in this world."""
    assert match.round is not None
    return replace(match, round=replace(match.round, hands=hands))


def played_on(
    match: Match, action: Action, choose: Callable[[Match], Action]
) -> tuple[Match, list[Event]]:
    """The round to its end on the readable engine, and what happened."""
    story: list[Event] = []
    taken: Action | None = action
    while match.phase not in (Phase.DEAL, Phase.OVER):
        match, events = advance(match, match.to_act[0], taken or choose(match))
        story += events
        taken = None
    return match, story


def facts_by_hand(seat: int, match: Match, story: list[Event]) -> Counter[str]:
    """The facts of one playout, read off its events."""
    first = next(e for e in story if isinstance(e, TrickTaken | RoundEnded))
    taken = isinstance(first, TrickTaken)
    gold = next((e for e in story if isinstance(e, GoldCollected | TrickTaken)), None)
    assert match.round is not None
    assert match.round.scored is not None
    rules = match.ruleset
    side = rules.side_of(seat)
    score = match.round.scored.sides[side]
    miss = score.tricks - score.bid
    found = {
        "takes": isinstance(first, TrickTaken) and first.seat == seat,
        "lowest": isinstance(first, TrickTaken) and first.lowest == seat,
        "collects": taken and isinstance(gold, GoldCollected) and gold.seat == seat,
        "ends": isinstance(first, RoundEnded) and first.seat == seat,
        "under": miss < 0,
        "exact": miss == 0,
        "over": miss > 0,
        "score": score.bid_points + score.gold_points,
        "gold": sum(gold_points(match.round.gold[one]) for one in rules.members(side)),
        f"tricks {score.tricks}": 1,
    }
    for other, sheet in enumerate(match.round.scored.sides):
        found[f"others {other}"] = sheet.tricks == sheet.bid
    return Counter({name: int(value) for name, value in found.items()})


def counted(found: Candidate) -> Counter[str]:
    """The same of a candidate, added up again."""
    names = (*CHANCES, "score", "gold")
    sums = {name: round(getattr(found, name) * found.worlds, 6) for name in names}
    sums |= {f"tricks {n}": chance * found.worlds for n, chance in enumerate(found.final_tricks)}
    sums |= {f"others {n}": chance * found.worlds for n, chance in enumerate(found.others_exact)}
    return Counter({name: round(value) for name, value in sums.items()})


class Playouts:
    """The playouts of one position, each with the engine's own random numbers."""

    def __init__(self, seen: View, *, keeps: bool) -> None:
        assert isinstance(seen.observer, int)
        self.seen, self.keeper = seen, seen.observer if keeps else -1
        self.rules = kernel_tables(seen.ruleset)
        self.mind, self.styles = network_mind(seen.ruleset.seats), as_compiled(JUDGE.packed)

    def world(self, number: int) -> Any:
        state = as_compiled(asked_state(self.seen))
        state.chance = mixed(SEED, 2 * number)
        resample(self.rules, state, int(state.seat))
        state.chance = mixed(SEED, 2 * number + 1)
        return state

    def facts(self, match: Match, action: Action, number: int) -> Counter[str]:
        """The compiled player chooses, the readable engine plays."""
        state = self.world(number)
        hands = tuple(bit_cards(int(hold) & BASE) for hold in state.hold[: self.rules.seats])
        apply(self.rules, state, action_number(action))
        drawn = draw_styles(self.rules, state, self.styles)

        def choose(there: Match) -> Action:
            style = style_of(drawn, state.seat)
            number = styled_action(self.mind, self.rules, state, self.styles, style)
            if there.phase is Phase.EXCHANGE and there.to_act[0] == self.keeper:
                number = action_number(KEEP)
            apply(self.rules, state, number)
            return numbered_action(int(number))

        end, story = played_on(in_world(match, hands), action, choose)
        assert isinstance(self.seen.observer, int)
        return facts_by_hand(self.seen.observer, end, story)


@pytest.mark.parametrize("keeps", [False, True])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("cards", [9, 4])
def test_the_facts_are_those_of_the_readable_engine(players: int, cards: int, keeps: bool):
    match = next(m for seed in numbers() if (m := late(seed, players, cards)) is not None)
    seen = view(match, match.to_act[0])
    playouts = Playouts(seen, keeps=keeps)
    for found in tried(seen, seen.legal, WORLDS, SEED, keeping=keeps):
        sums = Counter[str]()
        for number in range(WORLDS):
            sums.update(playouts.facts(match, found.action, number))
        assert +counted(found) == +sums, str(found.action)


def at_a_glance(match: Match) -> Action:
    """What the network does, asked from what the seat sees."""
    seen = view(match, match.to_act[0])
    question = Choice(rules=tables(seen.ruleset), state=from_view(seen))
    return numbered_action(ask(question).action)


@pytest.mark.parametrize(("players", "cards"), [(3, 3), (4, 2)])
def test_facts_are_those_of_all_possible_worlds(players: int, cards: int):
    """The greedy network plays every possible world out on the readable engine, one by one."""
    found = (m for seed in range(200) if (m := late(seed, players, cards)) is not None)
    match = next(m for m in found if 10 < beliefs(view(m, m.to_act[0])).count < 200)
    seen = view(match, match.to_act[0])
    assert isinstance(seen.observer, int)
    worlds = list(beliefs(seen).worlds())
    for one in tried(seen, seen.legal, 2000, SEED, GREEDY):
        sums = Counter[str]()
        for hands in worlds:
            end, story = played_on(in_world(match, hands), one.action, at_a_glance)
            sums.update(facts_by_hand(seen.observer, end, story))
        for name in CHANCES:
            truth = sums[name] / len(worlds)
            assert abs(getattr(one, name) - truth) <= 4 * one.error_of(truth), (one.action, name)


def test_the_chances_add_up():
    match = next(decisions(3, 3))
    analysis = analyse(view(match, match.to_act[0]), effort=0.2)
    for found in analysis.candidates:
        assert found.under + found.exact + found.over == pytest.approx(1)
        assert sum(found.final_tricks) == pytest.approx(1)


def test_the_same_seed_gives_the_same_facts():
    match = next(decisions(4, 4))
    seen = view(match, match.to_act[0])
    assert analyse(seen, effort=0.1) == analyse(seen, effort=0.1)
    assert analyse(seen, effort=0.1) != analyse(seen, seed=2, effort=0.1)


@pytest.mark.parametrize("players", [3, 4])
def test_every_percentage_is_within_four_errors_of_a_fresh_count(players: int):
    """Eight times the worlds, other random numbers; four errors, because many are compared."""
    for number, match in enumerate(decisions(8, players)):
        if number % 18:
            continue
        seen = view(match, match.to_act[0])
        often = analyse(seen, seed=99, effort=4.0)
        for found in analyse(seen, seed=1, effort=0.5).candidates[:2]:
            fresh = often.of(found.action)
            for name in ("takes", "lowest", "exact", "under", "over"):
                one, other = getattr(found, name), getattr(fresh, name)
                middle = (one * found.worlds + other * fresh.worlds) / (found.worlds + fresh.worlds)
                error = (found.error_of(middle) ** 2 + fresh.error_of(middle) ** 2) ** 0.5
                assert abs(one - other) <= 4 * error + 1e-9, (number, str(found.action), name)


def test_the_errors_are_those_of_many_counts():
    """Standard errors of the share and of being behind, over counts with other random numbers."""
    match = next(m for m in decisions(5, 3) if m.phase is Phase.PLAY)
    seen = view(match, match.to_act[0])
    pairs = [compare(seen, seen.legal[0], seen.legal[-1], 64, seed) for seed in range(120)]
    for stated, values in (
        (pairs[0][1].error, [other.win for _, other in pairs]),
        (pairs[0][1].behind_error, [other.behind for _, other in pairs]),
    ):
        middle = sum(values) / len(values)
        spread = (sum((value - middle) ** 2 for value in values) / len(values)) ** 0.5
        assert spread == pytest.approx(stated, rel=0.3)
    assert all(one.behind == 0.0 and one.behind_error == 0.0 for one, _ in pairs)
    assert all(other.behind == pytest.approx(one.win - other.win) for one, other in pairs)


def test_better_choices_are_tried_in_more_worlds_and_stand_first():
    match = next(decisions(3, 4))
    found = analyse(view(match, match.to_act[0]))
    worlds = [one.worlds for one in found.candidates]
    assert max(worlds) == 640
    assert min(worlds) == 96
    assert found.best.worlds == 640
    assert found.rival is not None
    assert found.rival.worlds == 640
    for one, other in zip(found.candidates, found.candidates[1:], strict=False):
        assert one.worlds > other.worlds or one.win >= other.win or found.rival in (one, other)


def test_whoever_stops_early_gets_what_was_counted_so_far():
    match = next(decisions(3, 4))
    found = analyse(view(match, match.to_act[0]), goes_on=lambda: False)
    assert len(found.candidates) == len(view(match, match.to_act[0]).legal)
    assert all(LEAST_WORLDS <= one.worlds < 640 for one in found.candidates)


def test_a_seat_that_is_not_asked_gets_a_sentence():
    match = next(decisions(2, 4))
    idle = next(seat for seat in range(4) if seat not in match.to_act)
    with pytest.raises(NothingToChoose, match=f"seat {idle} is not asked"):
        analyse(view(match, idle))


def test_too_many_worlds_get_a_sentence():
    match = next(decisions(2, 4))
    with pytest.raises(TooManyWorlds, match="64000 worlds cannot be counted, only up to 8192"):
        analyse(view(match, match.to_act[0]), effort=100.0)
