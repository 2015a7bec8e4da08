"""`aurum play --deal` and `aurum daily` from their options to their end, line by line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from aurum.again import SameDeal
from aurum.again.same_deal import Moment
from aurum.daily.attempts import Attempts
from aurum.game import AurumError
from aurum.terminal.commands import Commands
from aurum.terminal.same_deal import parse_moment
from aurum.terminal.session import Session
from aurum.terminal.steady_table import OneRoundTable
from aurum.texts import texts
from tests.again.lines import a_record
from tests.terminal.tables import Sitting, host

ANYTHING = "".join(f"{n % 12 + 1}\ny\n" for n in range(600))


def called(home: Path, *words: str) -> tuple[int, str, str]:
    """Somebody who tries every number until a card is taken, at a home of their own."""
    done = subprocess.run(
        [sys.executable, "-m", "aurum", *words, "--language", "en"],
        input=ANYTHING,
        env={**os.environ, "XDG_STATE_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_moments_are_read():
    assert parse_moment("1") == Moment(1, 0)
    assert parse_moment("1:12") == Moment(1, 12)
    for wrong in ("", "x", "1:2:3", "-1"):
        with pytest.raises(AurumError, match="not a moment"):
            parse_moment(wrong)


def test_a_deal_is_played_again_and_compared(tmp_path: Path):
    path = tmp_path / "old.jsonl"
    old = SameDeal(a_record(4), 0, "apprentice").played(lambda seen: seen.legal[-1], 1)
    path.write_text(f"{old}\n")
    code, shown, _ = called(
        tmp_path, "play", "--deal", str(path), "--from", "0:3", "--bots", "apprentice"
    )
    assert code == 0
    assert "The same deal, trick by trick" in shown
    assert "Points:" in shown
    assert "Press Enter for the next round" not in shown, "there is no next round"


def test_a_daily_deal_is_kept_and_counts_once(tmp_path: Path):
    code, shown, _ = called(tmp_path, "daily", "--deal", "2")
    assert code == 0
    assert "of the field" in shown
    (attempt,) = Attempts.read(tmp_path / "aurum" / "daily.jsonl").found.values()
    assert attempt.deal == 2
    assert attempt.result is not None
    assert (tmp_path / "aurum" / "daily-secret.json").stat().st_mode & 0o077 == 0
    code, _, complaint = called(tmp_path, "daily", "--deal", "2")
    assert code == 1
    assert "the first attempt counts" in complaint


class OneRound(Sitting):
    """A sitting at a deal that is played once."""

    def __init__(self, *, hints: bool) -> None:
        made = host()
        super().__init__(made)
        self.client = OneRoundTable(made, hints=hints)
        self.session = Session(self.client, texts("en"))
        self.commands = Commands(self.session)
        self.session.speak = self.said.append


async def test_a_deal_that_counts_gives_no_hints_and_takes_nothing_back():
    """Each is one sentence, and the deal goes on."""
    table, speak = await OneRound(hints=False).open(), texts("en")
    assert table.session.room is not None
    assert not table.session.room.hints
    assert not table.session.room.undo, "so the coach is not asked either"
    assert speak("reason-no-hints") in await table.type("hint")
    await table.type("1")
    await table.type("yes")
    assert table.session.view is not None
    phase = table.session.view.phase
    await table.commands.obey("undo")
    while speak("reason-no-undo-here") not in table.said:
        await table.hear()
    await table.until_asked()
    assert table.session.view.phase == phase
    await table.type("1")
    await table.client.close()


async def test_a_deal_that_does_not_count_gives_hints():
    table = await OneRound(hints=True).open()
    assert table.session.room is not None
    assert table.session.room.hints
    await table.client.close()
