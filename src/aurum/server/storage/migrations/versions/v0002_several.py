"""Snapshots, presence and due moments; a lobby that is found by an index; when guests were seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_tables()
    op.add_column(
        "guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    )
    op.execute("UPDATE guests SET seen = created")
    op.drop_index("tables_by_listing", "tables")
    op.create_index(
        "tables_in_lobby",
        "tables",
        ["touched", "code"],
        sqlite_where=sa.text("listed = 1 AND state <> 'over'"),
        postgresql_where=sa.text("listed AND state <> 'over'"),
    )
    op.create_index("tables_by_age", "tables", ["state", "touched"])
    op.create_index("seats_by_table", "seats", ["table_code"])
    op.create_index("moving_codes_by_guest", "moving_codes", ["guest"])


def _create_tables() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("trimmed", sa.Integer, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("connections", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("present_by_table", "present", ["table_code"])
    op.create_table(
        "due",
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("leased", sa.BigInteger, nullable=False),
        sa.Column("process", sa.Text, nullable=True),
    )
    op.create_index("due_by_time", "due", ["at"])


def downgrade() -> None:
    op.drop_index("moving_codes_by_guest", "moving_codes")
    op.drop_index("seats_by_table", "seats")
    op.drop_index("tables_by_age", "tables")
    op.drop_index("tables_in_lobby", "tables")
    op.create_index("tables_by_listing", "tables", ["listed", "touched"])
    op.drop_column("guests", "seen")
    for table in ("due", "present", "snapshots"):
        op.drop_table(table)
