"""The first schema: tables with their logs, finished matches, guests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_listing", "tables", ["listed", "touched"])
    op.create_table(
        "entries",
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.Text, nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_code", "command", name="entries_command_once"),
    )
    op.create_table(
        "seats",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_code", sa.Text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    _create_guests()


def _create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "moving_codes",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("moving_codes", "guests", "matches", "seats", "entries", "tables"):
        op.drop_table(table)
