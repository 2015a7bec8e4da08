"""The first minute in Python: start, play, look, take back, write down, load."""

import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import aurum
from aurum.game import (
    EDITIONS,
    IllegalAction,
    InvalidNotation,
    Move,
    audit,
    legal_actions,
    parse_action,
    ruleset,
    start,
    view,
)


def played_out(**options: object) -> aurum.Game:
    rng, game = random.Random(3), aurum.start(**options)  # type: ignore[arg-type]
    while not game.is_over:
        game.play(rng.choice(game.legal))
    return game


def test_the_same_seed_deals_the_same_match():
    one, two = aurum.start(seed=5), aurum.start(seed=5)
    assert one.match == two.match
    assert aurum.start(seed=6).match != one.match
    assert aurum.start().seed != aurum.start().seed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4])
def test_a_match_is_played_to_its_end_and_its_record_is_sound(edition: str, players: int):
    game = played_out(edition=edition, players=players, seed=1)
    assert game.winners == game.match.winners
    assert audit(game.record()).actions == sum(step.move is not None for step in game.steps)
    with pytest.raises(InvalidNotation, match="nobody is to act"):
        _ = game.seat


def test_a_move_is_text_with_or_without_its_seat_or_an_object():
    moves = ["{seat} {action}", "{action}", None, Move]
    matches = set()
    for kind in moves:
        game = aurum.start(seed=1)
        seat, action = game.seat, game.legal[3]
        if isinstance(kind, str):
            game.play(kind.format(seat=seat, action=action))
        else:
            game.play(action if kind is None else Move(seat, action))
        matches.add(game.match)
    assert len(matches) == 1


def test_what_is_not_allowed_changes_nothing():
    game = aurum.start(seed=1)
    before = game.match
    for wrong in ("keep", "0 play Bi1", "3 bid Bi1"):
        with pytest.raises(IllegalAction):
            game.play(wrong)
    with pytest.raises(InvalidNotation):
        game.play("bid Xx1")
    assert game.match is before


def test_undo_takes_back_a_decision_and_the_deal_after_it():
    game = aurum.start("german", seed=4)
    assert game.undo() is None
    rng, trail = random.Random(1), []
    while not game.is_over:
        trail.append(game.match)
        game.play(rng.choice(game.legal))
    assert any(a.rounds_played != b.rounds_played for a, b in pairwise(trail))
    for before in reversed(trail):
        assert isinstance(game.undo(), Move)
        assert game.match == before
    assert game.undo() is None


def test_legal_actions_are_a_sequence():
    game = aurum.start(seed=1)
    assert list(game.legal) == [game.legal[i] for i in range(len(game.legal))]
    assert game.legal[1:3] == tuple(game.legal)[1:3]
    assert random.Random(1).choice(game.legal) in game.legal
    assert len(random.Random(1).sample(game.legal, 3)) == 3


def test_a_seat_that_is_not_there_is_an_error():
    with pytest.raises(IllegalAction, match="9"):
        legal_actions(aurum.start(seed=1).match, 9)


def test_a_record_is_loaded_from_lines_or_from_one_object(tmp_path: Path):
    records = [played_out(seed=seed).record() for seed in (1, 2)]
    lines, pretty = tmp_path / "games.jsonl", tmp_path / "game.json"
    lines.write_text("".join(f"{record}\n" for record in records))
    pretty.write_text(str(records[0]).replace(", ", ",\n"))
    assert [str(record) for record in aurum.load(lines)] == [str(record) for record in records]
    assert [str(record) for record in aurum.load(pretty)] == [str(records[0])]


def test_a_match_prints_as_a_table_that_a_person_can_read():
    text = str(aurum.start("german", players=4, seed=7))
    lines = text.splitlines()
    assert lines[0] == "german-4-zeros-nuggets, round 1, nuggets 0 0: seat 1 to bid"
    assert [line.split()[:2] for line in lines[2:6]][1] == [">", "seat"]
    assert any(line.startswith("face up: ") for line in lines)
    assert max(map(len, lines)) < 100


def test_a_view_prints_no_card_of_the_others():
    game = aurum.start("english", seed=7)
    game.play(game.legal[0])
    for seat in range(3):
        text, round_ = str(game.view(seat)), game.match.round
        assert round_ is not None
        hidden = {str(c) for other in range(3) if other != seat for c in round_.hands[other]}
        hidden |= {str(bid) for s, bid in enumerate(round_.bids) if bid and s != seat}
        assert not hidden & set(text.split())
        assert all(str(card) in text.split() for card in round_.hands[seat])


def test_states_without_a_round_print_too():
    match = start(ruleset("english"), 0)
    assert str(match) == "english-3-zeros-nuggets, round 1, nuggets 0 0 0: to be dealt"
    assert str(view(match, 0)) == str(match)
    over = played_out(seed=1, scoring="points")
    assert "won by side" in str(over)
    assert ", points " in str(over)


def test_a_notebook_shows_the_table():
    html = aurum.start(seed=1)._repr_html_()
    assert html.count("<tr>") == 4
    assert "seat 2" in html
    assert "color:" in html


def test_a_ruleset_can_be_pasted():
    rules = ruleset("german", 4, False, "points")
    assert eval(repr(rules), {"ruleset": ruleset}) == rules
    assert len(repr(rules)) < 60


def test_all_names_are_there_and_wrong_ones_are_told_which():
    assert all(getattr(aurum, name) is not None for name in aurum.__all__)
    assert 20 <= len(aurum.__all__) <= 32
    assert set(aurum.__all__) <= set(dir(aurum))
    assert aurum.bots.make_bot is aurum.make_bot
    with pytest.raises(AttributeError, match="it has EDITIONS"):
        _ = aurum.nothing


def test_import_aurum_loads_nothing_else():
    code = "import sys, aurum; sys.exit(any(m.startswith('aurum.') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_position_leads_back():
    game = aurum.start(seed=2)
    game.play(parse_action(str(game.legal[0])))
    assert aurum.parse_position(game.position) == game.match
