"""The chain of the daily deals: one in the store, for all processes and all years."""

from __future__ import annotations

import logging
from datetime import date
from pathlib import Path

from aurum.daily.chain import Host, new_host
from aurum.daily.chain_files import BadChainFile, host_text, parse_host
from aurum.daily.series import Dealer
from aurum.server.logs import note
from aurum.server.storage.chain_file import CHAIN_FILE, chain_beside
from aurum.server.storage.store import StorageTrouble, Store


async def store_dealer(store: Store, folder: Path, today: date) -> Dealer:
    """Who deals from the store's chain. The first process to come keeps one there.

    It is the chain of an earlier version's file in this folder, else a new one. The file stays
    as it is; if it holds another chain than the store, the log says so and the store's is dealt.
    """
    if (kept := await store.daily_chain()) is None:
        first = chain_beside(folder) or new_host(today)
        kept = await store.keep_daily_chain(host_text(first))
    try:
        host = parse_host(kept, "The chain of the daily deals in the store")
    except BadChainFile as error:
        raise StorageTrouble(f"{error}. Restore a backup (docs/operations.md).") from error
    _compare(folder, host)
    return Dealer(host)


def _compare(folder: Path, host: Host) -> None:
    """Say that a file is not dealt from; nothing is done to it."""
    try:
        found = chain_beside(folder)
    except StorageTrouble as error:
        note("daily-chain-file-unread", logging.WARNING, advice=str(error))
        return
    if found is not None and found != host:
        advice = (
            f"The store deals from the chain {host.chain.anchor}; {folder / CHAIN_FILE} holds "
            f"another one, {found.chain.anchor}, which is not used: move it away."
        )
        note("daily-chain-differs", logging.WARNING, advice=advice)
