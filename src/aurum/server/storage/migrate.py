"""Bringing a database to the present schema with Alembic, in one transaction on either engine."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import StaticPool

if TYPE_CHECKING:
    import psycopg

MIGRATIONS = Path(__file__).parent / "migrations"


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def migrate(database: sqlite3.Connection, revision: str = "head") -> None:
    """Upgrade; when it is killed half way, the database is as it was before."""
    engine = create_engine("sqlite://", creator=lambda: database, poolclass=StaticPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _upgrade(connection, revision)


def migrate_postgres(database: psycopg.Connection[Any], revision: str = "head") -> None:
    """The same inside a transaction of the caller's, who also commits it."""
    engine = postgres_engine(database)
    with engine.connect() as connection:
        _upgrade(connection, revision)
        connection.commit()


def postgres_engine(database: psycopg.Connection[Any]) -> Engine:
    """SQLAlchemy on a connection that is open already."""
    return create_engine("postgresql+psycopg://", creator=lambda: database, poolclass=StaticPool)


def _upgrade(connection: Any, revision: str) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
