"""A match belongs to the window that plays it, and what is damaged is mended as far as possible."""

import io
import signal
from pathlib import Path
from random import Random

import pytest

from aurum.cli import main
from aurum.game import AurumError, Variant
from aurum.terminal.holding import InUse, held, is_held
from aurum.terminal.kept_log import read_log
from aurum.terminal.setup import new_match, old_match
from aurum.terminal.unfinished import listed
from aurum.texts import texts
from tests.terminal.programs import Program
from tests.terminal.tables import act


@pytest.fixture(autouse=True)
def same_home(own_home: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What this process does is a second window of the same person."""
    for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))


def only_log(home: Path) -> Path:
    (path,) = home.rglob("matches/*.jsonl")
    return path


def begun(home: Path) -> Program:
    """A match that waits for a card, in a window that stays open."""
    game = Program(home, "--bots", "random", "--seed", "5")
    game.play(until=lambda line: line.startswith("Trick 2."))
    asks = [game.texts(f"ask-{ask}") for ask in ("lead", "play")]
    while game.lines[-1] not in asks:
        assert game.read() is not None
    return game


def test_a_second_window_leaves_a_running_match_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    game = begun(tmp_path)
    path = only_log(tmp_path)
    before = path.read_bytes()
    (line, _) = listed(texts("en"))
    assert line.endswith("(being played in another window)")
    for name in ("1", str(path)):
        assert main(["play", "--plain", "--resume", name]) == 1
        assert f"{path} is being played in another window" in capsys.readouterr().err
    assert path.read_bytes() == before
    game.process.send_signal(signal.SIGKILL)  # a window that died blocks nobody
    game.process.communicate()
    assert "another window" not in listed(texts("en"))[0]
    with held(path):
        assert old_match(path, None)[0].is_begun


def test_a_lock_is_for_one_at_a_time_and_leaves_nothing(tmp_path: Path):
    file = tmp_path / "match.jsonl"
    with held(file):
        assert is_held(file)
        with pytest.raises(InUse, match="is being played in another window"), held(file):
            pass
        assert is_held(file)
    assert not is_held(file)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def log() -> Path:
    """The log of a match on this computer after forty decisions."""
    own, keeper = new_match(Variant("german"), bots="random", seed="7", name="Ada", record=None)
    own.begin()
    luck = Random(3)
    for _ in range(40):
        seat = own.match.to_act[0]
        act(own, seat, str(luck.choice(own.seen_by(seat).legal)))
    return keeper.path


DAMAGES = (
    b"",
    b"\x00\x00\xff",
    b"nonsense",
    b'[{"type":"acted","seat":7,"action":"keep"}]',
    b'[{"type":"acted","seat":0,"action":"play Zn99"}]',
    b'[{"type":"voted"}]',
)


@pytest.mark.parametrize("damage", DAMAGES, ids=repr)
def test_a_damaged_match_goes_on_from_its_longest_sound_part(log: Path, damage: bytes):
    lines = log.read_bytes().splitlines(keepends=True)
    bad = len(lines) // 2
    sound, rest = b"".join(lines[:bad]), b"".join([damage + b"\n", *lines[bad + 1 :]])
    log.write_bytes(sound + rest)
    (line, _) = listed(texts("en"))
    assert f"damaged: {log.name}; it goes on from just before the damage" in line
    assert log.read_bytes() == sound + rest, "a list changes nothing"
    own, keeper = old_match(log, None)
    assert log.read_bytes() == sound
    assert keeper.aside is not None
    assert keeper.aside.read_bytes() == rest
    again, keeper = old_match(log, None)
    assert keeper.aside is None
    assert again.match == own.match
    assert "damaged" not in listed(texts("en"))[0]


def test_every_line_that_was_kept_is_sound(log: Path):
    whole = read_log(log)
    assert not whole.is_damaged
    assert whole.size == log.stat().st_size


def test_a_log_without_a_sound_beginning_is_named(log: Path):
    log.write_bytes(b"\x00" * 512)
    assert listed(texts("en"))[-1].startswith(f"{log}")
    assert main(["play", "--resume", "1"]) == 1
    with pytest.raises(AurumError, match=log.name):
        old_match(log, None)


def test_a_person_is_told_that_their_match_was_mended(
    log: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    with log.open("ab") as file:
        file.write(b"nonsense\n")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    main(["play", "--plain", "--resume", "1", "--language", "en"])
    assert "A part of this match could not be read." in capsys.readouterr().out
    assert log.with_name(f"{log.name}.damaged-1").read_bytes() == b"nonsense\n"
