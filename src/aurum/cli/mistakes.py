"""Where in a file a mistake is, in one sentence."""

from __future__ import annotations

from aurum.game import BadRecord


def located(file: str, line: int, error: BadRecord) -> str:
    """File, line, round and action (as far as they are known), what is wrong, and the clause."""
    where = ", ".join(filter(None, [file, f"line {line}", str(error.place)]))
    return f"{where}: {error.text} ({error.clause})"
