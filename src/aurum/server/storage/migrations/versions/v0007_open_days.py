"""The chain of the daily deals, and the days on which a server was there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_chain",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "open_days",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("guests_by_last_visit", "guests", ["seen"])


def downgrade() -> None:
    op.drop_index("guests_by_last_visit", "guests")
    op.drop_table("open_days")
    op.drop_table("daily_chain")
