"""The examples of the documents run as they are printed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = [
    pytest.param(code, id=f"{name}-{number}")
    for name in ("envs.md", "observation.md")
    for number, code in enumerate(
        re.findall(r"```python\n(.*?)```", (DOCS / name).read_text(), re.DOTALL)
    )
]


@pytest.mark.timeout(900)  # a process of its own, which may have to compile
@pytest.mark.parametrize("code", EXAMPLES)
def test_example(code: str, tmp_path: Path):
    """In a process of its own, where a deprecation somewhere in a framework is not our failure."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_there_are_examples_for_all_environments():
    text = (DOCS / "envs.md").read_text()
    assert len(EXAMPLES) == 5
    for name in ("aurum_v0.env(", "VectorEnv(", 'load_game("python_aurum"'):
        assert name in text
