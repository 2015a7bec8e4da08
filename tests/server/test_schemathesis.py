"""The HTTP interface keeps its promises, looked at in a pytest of its own.

The plugin of schemathesis and the cases that it builds cost many seconds before the first test. So
no other pytest loads it (`-p no:schemathesis` in `pyproject.toml`).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ANSWERS = Path(__file__).with_name("documented_answers.py")
PLUGIN = "schemathesis.pytest.plugin"


@pytest.mark.timeout(900)
def test_every_endpoint_answers_as_documented():
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", PLUGIN, str(ANSWERS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
