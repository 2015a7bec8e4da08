"""Who we are on each server: a token that comes back as a cookie, in a file for our eyes only."""

from __future__ import annotations

import json
from pathlib import Path

import platformdirs

from aurum.terminal.private_file import write_private


class Identities:
    """Tokens by server."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or Path(platformdirs.user_config_path("aurum")) / "identities.json"
        self._kept: dict[str, str] = self._read()

    def token(self, server: str) -> str | None:
        return self._kept.get(server)

    def remember(self, server: str, token: str) -> None:
        """Keep a token; the file is made with mode 0600 before anything is written to it."""
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
