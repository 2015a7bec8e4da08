"""The schema as it is now, for both engines. Migrations lead here; a test compares."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("line", Text, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("tables_by_listing", "listed", "touched"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("command", Text, nullable=True),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_code", "command", name="entries_command_once"),
)

seats = Table(
    "seats",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_code", Text, ForeignKey("tables.code"), primary_key=True),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_code", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

moving_codes = Table(
    "moving_codes",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
