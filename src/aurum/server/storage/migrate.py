"""Bringing a database to the present schema with Alembic, in one transaction."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool

MIGRATIONS = Path(__file__).parent / "migrations"


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def migrate(database: sqlite3.Connection, revision: str = "head") -> None:
    """Upgrade; when it is killed half way, the database is as it was before."""
    engine = create_engine("sqlite://", creator=lambda: database, poolclass=StaticPool)
    config = configuration()
    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
