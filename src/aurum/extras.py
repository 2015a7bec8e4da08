"""The extras of the distribution, and a clear sentence if one is missing.

The base plays in the terminal, against all bots. Large or rarely needed packages are extras in
`pyproject.toml`; the code that needs one asks here before it imports anything.
"""

from __future__ import annotations

from importlib.util import find_spec

from aurum.game import AurumError

DISTRIBUTION = "aurum-cards"

EXTRAS = {
    "server": ("starlette", "uvicorn", "sqlalchemy", "alembic", "prometheus_client"),
    "postgres": ("psycopg",),
    "kernel": ("numpy", "numba"),
    "arena": ("numpy", "numba", "scipy", "matplotlib"),
    "ray": ("ray",),
    "envs": ("numpy", "numba", "gymnasium", "pettingzoo", "PIL"),
    "openspiel": ("numpy", "numba", "pyspiel"),
}
"""Name of an extra: the modules by which it is recognised."""


class MissingExtra(AurumError, ImportError):
    """An extra is not installed; the message names it and the command that installs it."""


def is_installed(extra: str) -> bool:
    return not _missing(extra)


def demand(extra: str, purpose: str, instead: str = "", offer: str = "") -> None:
    """Raise `MissingExtra` unless the extra is installed; `purpose` is the subject of its sentence.

    `offer` is the extra to name instead, if a larger one serves people better.
    """
    missing = _missing(extra)
    if missing:
        rest = f"; {instead}" if instead else ""
        raise MissingExtra(f"{purpose} needs {_all(missing)}: {install(offer or extra)}{rest}")


def _all(names: list[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def install(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install '{DISTRIBUTION}[{extra}]'"


def _missing(extra: str) -> list[str]:
    return [module for module in EXTRAS[extra] if find_spec(module) is None]
