"""Streams that end early or were never open."""

import subprocess
import sys

import pytest

AURUM = f"{sys.executable} -m aurum"


def shell(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=False, timeout=120
    )


@pytest.mark.parametrize("command", ["simulate --seed 1 --matches 1000000", "puzzles --json"])
def test_output_that_nobody_reads_is_141_and_no_word(command: str):
    said = shell(f"{AURUM} {command} | true; exit ${{PIPESTATUS[0]}}")
    assert (said.returncode, said.stderr) == (141, "")


@pytest.mark.parametrize(
    ("command", "code"), [("rules 1 >&-", 0), ("check - <&-", 0), ("rules 99 2>&-", 2)]
)
def test_a_closed_stream_is_no_failure(command: str, code: int):
    said = shell(f"{AURUM} {command}")
    assert (said.returncode, said.stderr) == (code, "")


def test_a_full_disk_is_one_sentence():
    said = shell(f"{AURUM} rules > /dev/full")
    assert (said.returncode, said.stderr) == (1, "aurum: No space left on device\n")
