"""Programs that run in Node: the machine's, or the one that the page is built with."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from scripts.page import find_npm

ROOT = Path(__file__).parents[1]


def node() -> str:
    return str(Path(find_npm()[0]).with_name("node"))


def answer_of(script: Path, question: Any) -> Any:
    """What a script answers to JSON on its standard input."""
    done = subprocess.run(
        [node(), script], input=json.dumps(question), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
