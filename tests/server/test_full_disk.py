"""The disk of the database is full: players are told calmly, lose nothing, and play on."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

from aurum.server.storage.postgres_opening import open_postgres
from aurum.server.storage.store import StorageTrouble
from tests.server.player import Player
from tests.server.postgres import PostgresServer
from tests.server.running import running
from tests.server.small_disk import small_disk
from tests.server.stores import ADDRESS, plain

SIZES = (4000, 10)
"""Entries of these sizes are stored until none fits: then the pages that were there are full."""


async def told(address: str) -> list[str]:
    """What the store says when it cannot grow any more."""
    found: list[str] = []
    store = open_postgres(address)
    for seq in itertools.count(1):
        change = plain("junk", seq - len(found))
        entry = change.entries[0]._replace(body="x" * SIZES[len(found)])
        try:
            await store.append(change._replace(entries=(entry,)))
        except StorageTrouble as trouble:
            found.append(str(trouble))
        if len(found) == len(SIZES):
            break
    await store.close()
    return found


async def test_a_full_disk_is_told_and_play_goes_on_afterwards(
    postgres: PostgresServer, tmp_path: Path
):
    async def scenario() -> None:
        with small_disk(postgres) as disk:
            (tmp_path / ADDRESS).write_text(disk.address)
            async with (
                running(tmp_path / "", bot_threads=1) as server,
                Player(server.address) as ada,
            ):
                await ada.create(["me", "random", "random"])
                await ada.follow()
                while not ada.is_asked():
                    await ada.answer_seeds()
                    await ada.receive()
                with disk.full():
                    said = await told(disk.address)
                    assert all("disk of the database is full" in text for text in said), said
                    answer = await ada.act(ada.legal()[0])
                    assert answer["reason"]["code"] == "storage-trouble"
                assert (await ada.act(ada.legal()[0]))["type"] == "update"
                await ada.play_on(moves=3)

    await asyncio.wait_for(scenario(), 120)
