"""The part of docs/security.md that is made from the settings: every limit, once."""

from __future__ import annotations

from dataclasses import fields

from aurum.server.settings import Limits

BEGIN = "<!-- made from the server's settings by `make docs` -->"
END = "<!-- end of what is made -->"


def with_limits(document: str) -> str:
    """The document with its table of limits written again; the rest stays as it is."""
    before, _, rest = document.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def table() -> str:
    """Name, value and meaning of each limit."""
    limits = Limits()
    rows = [
        f"| `{one.name}` | {getattr(limits, one.name):,} | {one.metadata['text']} |"
        for one in fields(Limits)
    ]
    return "\n".join(["| limit | value | of what |", "|---|---:|---|", *rows])
