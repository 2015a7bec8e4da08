"""Who we are on each server: a token that comes back as a cookie, in a file for our eyes only."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from pathlib import Path

import platformdirs


class Identities:
    """Tokens by server, and one secret from which the seeds of fair deals are made."""

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

    def seed(self, match: str, hand: int) -> bytes:
        """Our share in a deal: random to everybody else, and found again after a restart."""
        if "secret" not in self._kept:
            self._kept["secret"] = secrets.token_hex(32)
            self._write()
        return hashlib.sha256(f"{self._kept['secret']}/{match}/{hand}".encode()).digest()

    def _read(self) -> dict[str, str]:
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part = self.path.with_suffix(f".{os.getpid()}.part")
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            json.dump(self._kept, file)
        part.replace(self.path)
