"""Which guests played a finished match; their first attempts at daily deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("match_id", sa.Text, primary_key=True),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_index("played_by_time", "played", ["guest", "finished", "match_id"])
    op.create_table(
        "daily_attempts",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("daily_attempts")
    op.drop_index("played_by_time", "played")
    op.drop_table("played")
