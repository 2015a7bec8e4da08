"""Files for our eyes only."""

from __future__ import annotations

import os
from pathlib import Path


def write_private(path: Path, text: str) -> None:
    """Write in one step; the file has mode 0600 before anything is in it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = path.with_suffix(f".{os.getpid()}.part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
    part.replace(path)
