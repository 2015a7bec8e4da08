"""Where servers kept the chain of the daily deals before it had a place in the store."""

from __future__ import annotations

from pathlib import Path

from aurum.daily.chain import Host
from aurum.daily.chain_files import BadChainFile, read_host
from aurum.server.storage.store import StorageTrouble

CHAIN_FILE = "daily-secret.json"


def chain_beside(folder: Path) -> Host | None:
    """The chain in the file of a data directory; None without a file."""
    path = folder / CHAIN_FILE
    try:
        return read_host(path) if path.exists() else None
    except (BadChainFile, OSError) as error:
        raise StorageTrouble(
            f"{error}. Put a sound copy in its place to deal from its chain, or move it away to "
            "begin a new one."
        ) from error
