"""Opening a PostgreSQL database: whether it is ours, new enough, and of the present version."""

from __future__ import annotations

import re

import psycopg

from aurum.server.storage.data_directory import HEAD, KNOWN
from aurum.server.storage.postgres_connections import cannot_connect, conninfo, shown
from aurum.server.storage.postgres_store import PostgresStore
from aurum.server.storage.store import StorageTrouble

OLDEST = 14
LOCK = 0x617572756D  # "aurum": the process that migrates holds it, the others wait

PATIENCE = 15
"""Seconds that a start waits for a busy database; nobody plays here yet, so it may be longer."""

Database = psycopg.Connection[tuple[object, ...]]

_OTHERS = """
SELECT table_name FROM information_schema.tables
WHERE table_schema = current_schema() ORDER BY 1 LIMIT 1
"""


def open_postgres(address: str) -> PostgresStore:
    """The store at this address, created or brought up to date if need be."""
    prepare(address)
    return PostgresStore(address)


def prepare(address: str) -> None:
    """Find out whether the database can be used, and migrate it; or raise `StorageTrouble`."""
    try:
        with psycopg.connect(conninfo(address), connect_timeout=PATIENCE) as database:
            _check_server(database, address)
            if version(database, address) != HEAD:
                _bring_up_to_date(database, address)
    except psycopg.Error as error:
        raise cannot_connect(address, error) from error


def version(database: Database, address: str) -> str | None:
    """The version of the schema; None for an empty database. Another program's is refused."""
    found = database.execute("SELECT to_regclass('alembic_version')::text").fetchone()
    if found is None or found[0] is None:
        other = database.execute(_OTHERS).fetchone()
        if other is not None:
            raise _foreign(address, f"it has a table {other[0]!r} and no version")
        return None
    row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    number = None if row is None else str(row[0])
    ours = database.execute("SELECT to_regclass('entries')::text").fetchone()
    if number is not None and not re.fullmatch(r"\d{4}", number):
        raise _foreign(address, f"its version is {number!r}")
    if number is not None and number not in KNOWN:
        raise StorageTrouble(
            f"{shown(address)} was written by a newer Aurum (schema {number}, this one knows "
            f"{HEAD}): use that newer version, or another database. Nothing was changed."
        )
    if number is not None and (ours is None or ours[0] is None):
        raise _foreign(address, "it has a version and no table 'entries'")
    return number


def _bring_up_to_date(database: Database, address: str) -> None:
    """Under a lock, because processes that start together must not migrate together."""
    from aurum.server.storage.migrate import migrate_postgres

    # A lock of the session, which ends with the connection: SQLAlchemy rolls back when it begins.
    database.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
    database.commit()
    if version(database, address) != HEAD:  # somebody else may have done it while we waited
        migrate_postgres(database)
    database.commit()


def _check_server(database: Database, address: str) -> None:
    number = database.info.server_version // 10000
    if number < OLDEST:
        raise StorageTrouble(
            f"{shown(address)} runs PostgreSQL {number}; Aurum needs {OLDEST} or newer: "
            "upgrade the server, or use another one."
        )
    encoding = database.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StorageTrouble(
            f"{shown(address)} stores text as {encoding}; Aurum needs UTF8: create the database "
            "with createdb --encoding=UTF8 --template=template0."
        )


def _foreign(address: str, why: str) -> StorageTrouble:
    return StorageTrouble(
        f"{shown(address)} belongs to another program ({why}): create a database for Aurum alone "
        "with createdb. Nothing was changed."
    )
