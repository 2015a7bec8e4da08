"""The browser's database as rows: a key is a list of words and numbers, a value is JSON text."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from aurum.browser.outside import Outside
from aurum.server.storage.store import Conflict, StorageTrouble

Key = tuple[str | int, ...]
Step = tuple[Literal["add", "put", "delete"], Key, str]
Row = tuple[list[Any], str]

TROUBLE = {
    "full": "The browser has no room left for this page.",
    "failed": "The browser could not store it.",
}
_rows = msgspec.json.Decoder(list[Row])


class Drawer:
    """Reads and writes rows; every write is in the browser's database when it returns."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def write(self, *steps: Step) -> None:
        """All steps or none; `Conflict` if a key that is added is there already."""
        outcome = await self._outside.write(msgspec.json.encode(steps).decode())
        if outcome == "exists":
            raise Conflict("Another window has written meanwhile.")
        if outcome:
            raise StorageTrouble(TROUBLE.get(outcome, TROUBLE["failed"]))

    async def rows(
        self, *prefix: str | int, after: Key = (), limit: int = 0, newest: bool = False
    ) -> list[Row]:
        """Rows whose keys begin so, in order or newest first, from beyond `after` on."""
        query = {"prefix": prefix, "after": after, "limit": limit, "newest": newest}
        found = await self._outside.read(msgspec.json.encode(query).decode())
        if found in TROUBLE:
            raise StorageTrouble(TROUBLE[found])
        return _rows.decode(found)

    async def value(self, *key: str | int) -> str | None:
        found = await self.rows(*key, limit=1)
        return found[0][1] if found and tuple(found[0][0]) == key else None
