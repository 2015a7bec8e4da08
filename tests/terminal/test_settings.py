"""Settings that last, unfinished matches without paths, and the options of a new table."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aurum.cli import main
from aurum.game import AurumError, Variant
from aurum.roster import LADDER, START_LEVEL
from aurum.terminal.play import Climb
from aurum.terminal.settings import Settings, keep_settings, read_settings
from aurum.terminal.wishes import Wishes, checked, table_wish, wished
from tests.terminal.programs import Program
from tests.terminal.tables import played_host


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("HOME", str(tmp_path))


def test_settings_last_and_the_command_line_is_stronger():
    keep_settings({"language": "de", "players": 4, "plain": True})
    keep_settings({"name": "Käthe “K”"})
    assert read_settings() == Settings(
        language="de", variant={"players": 4}, plain=True, name="Käthe “K”"
    )
    wishes = wished({"players": 3, "plain": None, "language": None})
    assert (wishes.variant.players, wishes.plain, wishes.spoken) == (3, True, "de")
    assert wished({"plain": False}).plain is False


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("players = 7", "players"),
        ("players = '4'", "players"),
        ("scoring = 'luck'", "luck"),
        ("edition = 'martian'", "martian"),
        ("variant = {players = 4}", "write its fields"),
        ("colour = 1", "colour"),
        ("level = 'wizard'", "one of novice, apprentice"),
        ("name", "Expected '='"),
        ("plain = 1", "plain"),
    ],
)
def test_a_mistake_in_the_file_is_named(tmp_path: Path, text: str, said: str):
    path = tmp_path / "settings.toml"
    path.write_text(text)
    with pytest.raises(AurumError, match=said) as error:
        read_settings(path)
    assert str(path) in str(error.value)


@pytest.mark.parametrize("field", [field.name for field in fields(Variant)])
def test_every_field_of_a_variant_can_be_kept(field: str):
    """A field that is new to the game is a setting too, without a line here."""
    value = getattr(Variant("german", 4, False, "points"), field)
    keep_settings({field: value})
    assert read_settings().variant == {field: value}
    assert getattr(wished({}).variant, field) == value


def test_save_keeps_the_options(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr("aurum.terminal.play.play_match", lambda _: 0)
    assert main(["play", "--save", "--players", "4", "--bots", "random", "--seed", "7"]) == 0
    assert read_settings() == Settings(variant={"players": 4}, bots="random")


def test_aurum_plain_makes_lines_the_default(monkeypatch: pytest.MonkeyPatch):
    heard: list[Wishes] = []
    monkeypatch.setattr("aurum.terminal.play.play_match", heard.append)
    monkeypatch.setenv("AURUM_PLAIN", "1")
    main(["play"])
    main(["play", "--no-plain"])
    assert [wishes.plain for wishes in heard] == [True, False]


@pytest.mark.parametrize("command", ["play", "learn", "daily"])
def test_aurum_plain_holds_for_everything_that_opens_a_screen(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """The command line is stronger, and a word that means neither is named."""
    heard: list[bool] = []

    def screen(wishes: Wishes, *_: object) -> int:
        heard.append(wishes.plain)
        return 0

    for place in ("play", "learn", "daily"):
        monkeypatch.setattr(f"aurum.terminal.{place}.run_screen", screen)
    for said in ("1", "0", ""):
        monkeypatch.setenv("AURUM_PLAIN", said)
        assert main([command]) == 0
    assert main([command, "--plain"]) == 0
    monkeypatch.setenv("AURUM_PLAIN", "1")
    assert main([command, "--no-plain"]) == 0
    assert heard == [True, False, False, True, False]
    capsys.readouterr()
    monkeypatch.setenv("AURUM_PLAIN", "perhaps")
    assert main([command]) == 2
    assert "AURUM_PLAIN is 'perhaps'" in capsys.readouterr().err


def test_what_was_switched_in_a_match_stays(tmp_path: Path):
    game = Program(tmp_path, "--bots", "random")
    for line in ("brief", "ask", "quit"):
        game.write(line)
    assert game.end() == 0
    (path,) = tmp_path.rglob("settings.toml")
    assert read_settings(path) == Settings(brief=True, ask_exchange=True)


def test_unfinished_matches_are_listed_and_gone_on_with_by_number(
    capsys: pytest.CaptureFixture[str],
):
    assert main(["play", "--resume", "--language", "en"]) == 0
    assert "no unfinished match" in capsys.readouterr().out
    from aurum.terminal.setup import new_match

    for name in ("Ada", "Ben"):
        german = Variant("german")
        own, _ = new_match(german, bots="random", seed="7", name=name, record=None)
        own.begin()
    assert main(["play", "--resume", "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert {"Ada" in line for line in lines[:2]} == {True, False}
    assert "--resume 1" in lines[2]
    assert main(["play", "--resume", "9"]) == 1
    assert "no unfinished match 9" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"watch": True}, "--watch goes with --join"),
        ({"tables": True, "create": True}, "exclude each other"),
        ({"join": "x", "resume": "y"}, "exclude each other"),
    ],
)
def test_wishes_that_do_not_go_together(given: dict[str, Any], said: str):
    with pytest.raises(AurumError, match=said):
        checked(wished(given))


def test_every_option_of_a_new_table_can_be_chosen():
    wishes = wished(
        {
            "create": True, "bots": "open,random", "clock": "quick", "spectators": "delayed",
            "memory": False, "listed": True, "sit_in": 30, "edition": "russian",
        }
    )  # fmt: skip
    options = table_wish(wishes).options
    assert (options.clock, options.spectators, options.memory) == ("quick", "delayed", False)
    assert (options.listed, options.sit_in, options.rules.edition) == (True, 30, "russian")
    assert table_wish(wishes).seats == ("me", "open", "random")


def test_a_bot_that_a_server_does_not_seat_is_one_sentence():
    with pytest.raises(AurumError, match=r"'cmd:x' cannot have a seat.*random, novice, apprentice"):
        table_wish(wished({"create": True, "bots": "cmd:x"}))


def test_two_wins_offer_the_next_level():
    first = Climb()
    assert (first.level, first.offer) == (START_LEVEL, None)
    twice = Climb(START_LEVEL, 2)
    assert twice.offer == LADDER[LADDER.index(START_LEVEL) + 1]
    assert Climb(LADDER[-1], 9).offer is None


@pytest.mark.parametrize("seed", range(6))
def test_a_level_is_remembered_with_its_wins(seed: int):
    own = played_host(seed=str(seed))
    assert Climb().after(own) == Climb(), "random is no step of the ladder"
    for place in (1, 2):
        own.table.seats[place] = msgspec.structs.replace(own.table.seats[place], level="novice")
    won = own.match.winners is not None and own.person in own.match.winners
    assert Climb("expert", 5).after(own) == Climb("novice", int(won))
    assert Climb("novice", 1).after(own) == Climb("novice", 1 + won)
