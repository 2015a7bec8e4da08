"""Who we are on each server: a token, sent as a cookie and kept in a private file."""

from __future__ import annotations

import json
import os
from pathlib import Path

import platformdirs


class Identities:
    """Tokens by server."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or Path(platformdirs.user_config_path("aurum")) / "identities.json"
        self._kept: dict[str, str] = self._read()

    def token(self, server: str) -> str | None:
        return self._kept.get(server)

    def remember(self, server: str, token: str) -> None:
        """Keep a token in a file that has mode 0600 before anything is written to it."""
        if self._kept.get(server) != token:
            self._kept[server] = token
            self._write()

    def _read(self) -> dict[str, str]:
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def _write(self) -> None:
        write_private(self.path, json.dumps(self._kept))


def write_private(path: Path, text: str) -> None:
    """Write in one step to a file that has mode 0600 from the start."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = path.with_suffix(f".{os.getpid()}.part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
    part.replace(path)
