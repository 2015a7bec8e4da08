"""Which rows are kept no longer, for every engine. Parameters stand as question marks."""

from __future__ import annotations

from typing import Any

from aurum.server.storage.rows import Retention

OLD_GUESTS = """
seen < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id)
AND NOT EXISTS (SELECT 1 FROM moving_codes WHERE guest = guests.id)
"""
OLD_TABLES = """
((state = 'gathering' AND touched < ?) OR (state = 'over' AND touched < ?)
    OR (state = 'playing' AND touched < ?))
AND code NOT IN (SELECT table_code FROM present WHERE expires > ?)
"""
OLD_LOGS = "trimmed < seq AND at < ?"

COUNTED = f"""
SELECT (SELECT count(*) FROM guests WHERE {OLD_GUESTS}),
    (SELECT count(*) FROM tables WHERE {OLD_TABLES}),
    (SELECT coalesce(sum(seq - trimmed), 0) FROM snapshots WHERE {OLD_LOGS}),
    (SELECT count(*) FROM moving_codes WHERE expires <= ?)
"""  # noqa: S608 -- made of constants


def moments(retention: Retention) -> tuple[int, int, int, int]:
    """The parameters of `OLD_TABLES`."""
    return retention.gathering, retention.over, retention.playing, retention.now


def counted(retention: Retention) -> tuple[Any, ...]:
    """The parameters of `COUNTED`."""
    return retention.guests, *moments(retention), retention.logs, retention.now
