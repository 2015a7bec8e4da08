"""Circles of friends who compare their daily deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "circles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("link", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "circle_members",
        sa.Column("circle", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("member", sa.Text, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("circles_by_guest", "circle_members", ["guest"])


def downgrade() -> None:
    op.drop_index("circles_by_guest", "circle_members")
    op.drop_table("circle_members")
    op.drop_table("circles")
