"""Our shares in fair deals on disk, by server and match, so that a restart does not lose them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import platformdirs

from aurum.game import InvalidNotation
from aurum.game.fair_witness import Witness
from aurum.terminal.fair_share import FairShare
from aurum.terminal.private_file import write_private

KEPT_MATCHES = 50


class Deals:
    """A folder with one file for every match; without a folder they live in memory only."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    @classmethod
    def of_this_user(cls) -> Deals:
        return cls(Path(platformdirs.user_state_path("aurum")) / "deals")

    def share(self, server: str, match: str, seat: int) -> FairShare:
        """What we know of this match on this server; a seed never leaves it for another."""
        path = self._path(server, match)
        share = _read(path) or FairShare(Witness(server, match, seat))
        if (share.witness.server, share.witness.match, share.witness.seat) != (server, match, seat):
            share = FairShare(Witness(server, match, seat))
        if path is not None:
            share.keep = lambda: self._write(path, share)
        return share

    def _path(self, server: str, match: str) -> Path | None:
        name = hashlib.sha256(json.dumps([server, match]).encode()).hexdigest()[:32]
        return None if self._folder is None else self._folder / f"{name}.json"

    def _write(self, path: Path, share: FairShare) -> None:
        text = json.dumps({"witness": share.witness.as_json(), "seeds": share.secret})
        try:
            write_private(path, text)
            self._forget_old(path.parent)
        except OSError:
            return  # a disk that fails must not end the match; we still remember

    def _forget_old(self, folder: Path) -> None:
        files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for file in files[:-KEPT_MATCHES]:
            file.unlink(missing_ok=True)


def _read(path: Path | None) -> FairShare | None:
    if path is None:
        return None
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return FairShare(Witness.parse(data["witness"]), _seeds(data["seeds"]))
    except (OSError, ValueError, KeyError, TypeError, InvalidNotation):
        return None


def _seeds(data: dict[str, Any]) -> dict[int, str]:
    return {int(hand): str(seed) for hand, seed in data.items()}
