"""A table in this process, without any input or output."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from aurum.game import USUAL_VARIANT, Phase, audit
from aurum.game.record_parser import parse_record
from aurum.table.refusals import Refusal
from aurum.table.wire import commands as wire
from aurum.terminal.own_table import OwnTable
from aurum.terminal.setup import new_match, old_match
from tests.terminal.tables import act, dealt_host, fresh, played_host, resumed


def reached(stop: int, made: OwnTable) -> bool:
    return made.table.seq >= stop


def undo(made: OwnTable) -> None:
    made.command(wire.Undo("undo", made.play.id, made.play.seq))


@pytest.mark.parametrize("players", [3, 4])
def test_the_record_of_a_match_stands_up_to_an_audit(players: int):
    record = parse_record(str(played_host(players).record()))
    assert audit(record).actions > 50
    assert record.winners is not None


def test_the_same_seed_deals_the_same_cards():
    first, again, other = dealt_host(seed="a"), dealt_host(seed="a"), dealt_host(seed="b")
    assert first.match == again.match
    assert first.match.round != other.match.round


def test_a_seed_deals_the_same_rounds_whatever_was_played():
    one, two = played_host(seed="5"), dealt_host(seed="5")
    luck = Random("something else")
    while two.match.rounds_played < 1:
        seat = two.match.to_act[-1]
        act(two, seat, str(luck.choice(two.seen_by(seat).legal)))
    two.deal()
    deals = [round_.deal for round_ in one.record().rounds]
    assert [round_.deal for round_ in two.record().rounds] == deals[:2]


@pytest.mark.parametrize("players", [3, 4])
def test_a_match_goes_on_from_its_record_as_if_nothing_had_happened(players: int, tmp_path: Path):
    whole = played_host(players)
    luck = Random(5)
    for _ in range(8):
        stop = luck.randrange(6, whole.table.seq)
        part = played_host(players, until=partial(reached, stop))
        again = resumed(parse_record(str(part.record())), tmp_path / "match.jsonl")
        assert again.match == part.match
        assert again.record() == part.record()
        assert fresh(again).view == fresh(part).view


def test_undo_takes_back_the_last_choice_and_what_came_of_it():
    made = played_host(
        until=lambda made: made.match.phase is Phase.PLAY and made.match.to_act == (0,)
    )
    before, asked = made.match, fresh(made).own
    act(made, 0, str(made.seen_by(0).legal[0]))
    assert made.match != before
    undo(made)
    assert made.match == before
    update = made.news()
    assert update is not None
    assert (update.fresh, update.undone) == (True, True)
    assert update.own is not None
    assert asked is not None
    assert update.own.legal == asked.legal


def test_undo_stops_at_the_deal():
    made = dealt_host()
    with pytest.raises(Refusal, match="no move"):
        undo(made)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("keep", "must-bid"),
        ("bid Au0", "gold-bid"),
        ("nonsense", "unreadable-action"),
        ("", "unreadable-action"),
    ],
)
def test_what_is_not_allowed_changes_nothing(action: str, code: str):
    made = dealt_host()
    before = made.match
    with pytest.raises(Refusal) as refusal:
        act(made, 0, action)
    assert refusal.value.reason.code == code
    assert made.match is before


def test_the_person_is_never_told_a_card_of_others():
    made = played_host(until=lambda made: made.match.phase is Phase.PLAY)
    update = fresh(made)
    assert made.match.round is not None
    hidden = {str(card) for seat in (1, 2) for card in made.match.round.hands[seat]}
    known = {card for seat in update.view.seats for card in seat.known}
    text = str(update)
    assert not [card for card in hidden - known if f"'{card}'" in text]


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_a_bid_that_overtakes_another_is_not_lost(seed: str, tmp_path: Path):
    """R3.2: all choose at once, but a record lists bids in seat order from the first player."""
    made = dealt_host(seed=seed)
    last = made.match.to_act[-1]
    act(made, last, str(made.seen_by(last).legal[3]))
    record = parse_record(str(made.record()))
    assert audit(record).actions == 0
    assert resumed(record, tmp_path / "match.jsonl").match == made.match


def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, bots: str = "random") -> OwnTable:
    """A table that keeps its log in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    own, keeper = new_match(USUAL_VARIANT, bots=bots, seed="7", name="Ada", record=None)
    own.begin()
    assert keeper.path.is_relative_to(tmp_path)
    return own


@pytest.mark.parametrize(("language", "name"), [("en", "Maria"), ("ru", "Мария")])
def test_bots_have_names_of_the_language(tmp_path: Path, language: str, name: str):
    own, _ = new_match(
        USUAL_VARIANT,
        bots="random",
        seed="7",
        name="Ada",
        record=tmp_path / "match.jsonl",
        language=language,
    )
    assert [own.table.name_of(seat) for seat in (0, 1)] == ["Ada", name]


def log_of(tmp_path: Path) -> Path:
    (path,) = tmp_path.rglob("*.jsonl")
    return path


def play_on(made: OwnTable, decisions: int) -> None:
    luck = Random(3)
    for _ in range(decisions):
        seat = made.match.to_act[0]
        act(made, seat, str(luck.choice(made.seen_by(seat).legal)))


def test_a_log_is_gone_on_with_down_to_the_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    made = kept(tmp_path, monkeypatch)
    play_on(made, 12)
    again, _ = old_match(log_of(tmp_path), None)
    assert again.match == made.match
    for table in (made, again):
        undo(table)
        play_on(table, 3)
    assert again.match == made.match
    assert old_match(log_of(tmp_path), None)[0].table.seq > made.table.seq - 1


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    made = kept(tmp_path, monkeypatch)
    play_on(made, 5)
    before = made.match
    play_on(made, 1)
    path = log_of(tmp_path)
    path.write_bytes(path.read_bytes()[:-4])
    again, _ = old_match(path, None)
    assert again.match == before
    play_on(again, 2)
    assert old_match(path, None)[0].match == again.match


def test_a_program_that_a_foreign_file_names_is_not_started(tmp_path: Path):
    made = dealt_host()
    record = str(made.record()).replace('"random"', '"cmd:touch gotcha"')
    path = tmp_path / "sent.jsonl"
    path.write_text(record)
    with pytest.raises(Exception, match="wants to start a program"):
        old_match(path, None)
    assert old_match(path, "random")[0].match == made.match
