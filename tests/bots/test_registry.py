"""Bots by name."""

import subprocess
import sys

import pytest

from aurum.bots import LEVELS, UnknownBot, make_bot
from aurum.roster import LADDER


def test_the_bots_to_play_against_weakest_first() -> None:
    assert LADDER == ("novice", "apprentice", "journeyman", "adept", "expert", "master")
    assert [level for level in LEVELS if level in LADDER] == [*LADDER]


OTHERS = ("policy", "policy:60000", "instinct:500", "ismcts", "ismcts:77", "adept:5000")


@pytest.mark.parametrize("name", [*LEVELS, *OTHERS])
def test_a_bot_bears_its_name(name: str) -> None:
    bot = make_bot(name)
    assert bot.name == name
    bot.close()


@pytest.mark.parametrize("name", ["", "grandmaster", "random:5", "master:", "ismcts:0", "adept:x"])
def test_an_unknown_bot_is_told_who_there_is(name: str) -> None:
    with pytest.raises(UnknownBot, match="the bots are random, novice, apprentice, journeyman"):
        make_bot(name)


def test_naming_the_bots_loads_no_compiler() -> None:
    """The terminal and the server start quickly."""
    code = "import sys, aurum.bots; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
