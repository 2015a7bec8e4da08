"""What all processes count together; who hosts a table; since when people are there; new tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.Text, nullable=True))
    for table, column in (("present", "since"), ("guests", "moved")):
        op.add_column(
            table, sa.Column(column, sa.BigInteger, nullable=False, server_default=sa.text("0"))
        )
    op.create_index(
        "guests_who_moved",
        "guests",
        ["moved"],
        sqlite_where=sa.text("moved > 0"),
        postgresql_where=sa.text("moved > 0"),
    )
    _create_lobby_index("listed AND state <> 'over'")
    op.create_table(
        "budgets",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _create_lobby_index(lobby: str) -> None:
    """The condition has the same words on both engines, because the queries have."""
    op.drop_index("tables_in_lobby", "tables")
    op.create_index(
        "tables_in_lobby",
        "tables",
        ["touched", "code"],
        sqlite_where=sa.text(lobby),
        postgresql_where=sa.text("listed AND state <> 'over'"),
    )


def downgrade() -> None:
    _create_lobby_index("listed = 1 AND state <> 'over'")
    op.drop_table("budgets")
    op.drop_index("guests_who_moved", "guests")
    for table, column in (("guests", "moved"), ("present", "since"), ("tables", "host")):
        op.drop_column(table, column)
