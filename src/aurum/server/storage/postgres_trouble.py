"""What PostgreSQL says when something is wrong, as a sentence that says what to do."""

from __future__ import annotations

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from aurum.server.storage.store import Conflict, StorageTrouble

AWAY = "The database does not answer at the moment; the server keeps trying."
UNKNOWN = "The database broke off in the middle; whether this was stored will be seen in a moment."
FULL = "The disk of the database is full. Play goes on as soon as there is room again."
READ_ONLY = "The database takes no changes at the moment (it is read-only)."
REFUSED = "The database could not do it"

_HINTS = (
    (("password", "authentication", "pg_hba"), "Check the user and the password in the address."),
    (("role",), "Check the user in the address, or create it with createuser."),
    (("database", "does not exist"), "Create the database first (createdb), then start again."),
    (
        ("translate host name", "resolve", "refused", "No such file", "timeout", "unreachable"),
        "Check host and port in the address, and that PostgreSQL is running there.",
    ),
    (("too many", "reserved"), "Raise max_connections, or start fewer processes."),
    (("starting up", "shutting down", "recovery"), "Try again when PostgreSQL is ready."),
)


def shown(address: str) -> str:
    """The address without its password, for messages and logs."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "the address given"
    host, port = parts.get("host") or "local socket", parts.get("port") or "5432"
    name, user = parts.get("dbname") or parts.get("user") or "", parts.get("user")
    return f"postgresql://{f'{user}@' if user else ''}{host}:{port}/{name}"


def cannot_connect(address: str, error: psycopg.Error) -> StorageTrouble:
    """For the host, at the start."""
    said = " ".join(str(error).split())
    hint = next(
        (hint for words, hint in _HINTS if any(word in said for word in words)),
        "See docs/operations.md.",
    )
    return StorageTrouble(f"{shown(address)} cannot be used: {said.rstrip('.')}. {hint}")


def explained(error: psycopg.Error) -> StorageTrouble:
    """For players, while the server runs: calm, and without anything of the machine's."""
    match error:
        case errors.UniqueViolation():
            return Conflict("The log has moved on meanwhile.")
        case errors.DivisionByZero():  # see postgres_changes
            return Conflict("The table is not there any more.")
        case errors.DiskFull():
            return StorageTrouble(FULL)
        case errors.ReadOnlySqlTransaction():
            return StorageTrouble(READ_ONLY)
        case psycopg.OperationalError() | psycopg.InterfaceError():
            return StorageTrouble(AWAY)
        case _:
            return StorageTrouble(f"{REFUSED} ({error.sqlstate or type(error).__name__}).")


def is_lost(error: psycopg.Error, connection: psycopg.AsyncConnection[object]) -> bool:
    """Whether the connection broke, so that nobody knows what became of the statement."""
    return connection.closed or isinstance(
        error, errors.AdminShutdown | errors.CrashShutdown | errors.IdleSessionTimeout
    )
