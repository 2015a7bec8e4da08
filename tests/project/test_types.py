"""Seats and sides cannot be mixed up: the type checker holds them apart."""

from pathlib import Path

from mypy import api

MIXED = """
from aurum.game import Match, Seat, Side

def mixed(match: Match, seat: Seat, side: Side) -> None:
    match.ruleset.members(seat)  # a seat for a side
    match.ruleset.partner(side)  # a side for a seat
    match.nuggets[side]
    match.ruleset.members(match.ruleset.side_of(seat))
"""


def test_a_seat_is_no_side_and_a_side_no_seat(tmp_path: Path):
    file = tmp_path / "mixed.py"
    file.write_text(MIXED)
    said, _, _ = api.run(
        ["--strict", "--no-error-summary", "--cache-dir", str(tmp_path), str(file)]
    )
    wrong = [line for line in said.splitlines() if ": error:" in line and "mixed.py" in line]
    assert [line.split(":")[1] for line in wrong] == ["5", "6"], said
