"""The schema as it is now, for both engines. Migrations lead here; a test compares."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
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
    Column("host", Text, nullable=True),
    Index(
        "tables_in_lobby",
        "touched",
        "code",
        sqlite_where=text("listed AND state <> 'over'"),
        postgresql_where=text("listed AND state <> 'over'"),
    ),
    Index("tables_by_age", "state", "touched"),
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
    Index("seats_by_table", "table_code"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("trimmed", Integer, nullable=False),  # the log has been deleted up to here
)

present = Table(
    "present",
    metadata,
    Column("process", Text, primary_key=True),
    Column("table_code", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: spectators
    Column("connections", Integer, nullable=False),
    Column("since", BigInteger, nullable=False, server_default=text("0")),
    Column("expires", BigInteger, nullable=False),
    Index("present_by_table", "table_code"),
)

due = Table(
    "due",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("leased", BigInteger, nullable=False),  # until then it is a process's own
    Column("process", Text, nullable=True),
    Index("due_by_time", "at"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_code", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
)

played = Table(
    "played",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("match_id", Text, primary_key=True),
    Column("finished", BigInteger, nullable=False),
    Column("line", Text, nullable=False),  # the match as a list shows it
    Index("played_by_time", "guest", "finished", "match_id"),
)

daily_attempts = Table(
    "daily_attempts",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("actions", Text, nullable=False),
    Column("result", Text, nullable=True),  # none before the deal is over
)

daily_chain = Table(
    "daily_chain",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the only row
    Column("body", Text, nullable=False),  # with the secret
)

open_days = Table(
    "open_days",
    metadata,
    # Days since 1970 (UTC) on which a server was there
    Column("day", Integer, primary_key=True, autoincrement=False),
)

circles = Table(
    "circles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("link", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

circle_members = Table(
    "circle_members",
    metadata,
    Column("circle", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("member", Text, nullable=False),  # the guest towards the others
    Column("joined", BigInteger, nullable=False),
    Index("circles_by_guest", "guest"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match_id", Text, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default=text("0")),
    Column("moved", BigInteger, nullable=False, server_default=text("0")),  # the last new token
    Index(
        "guests_who_moved",
        "moved",
        sqlite_where=text("moved > 0"),
        postgresql_where=text("moved > 0"),
    ),
    Index("guests_by_last_visit", "seen"),
)

moving_codes = Table(
    "moving_codes",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("moving_codes_by_guest", "guest"),
)

budgets = Table(
    "budgets",
    metadata,
    Column("key", Text, primary_key=True),
    Column("used", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)
