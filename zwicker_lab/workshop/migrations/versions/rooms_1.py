"""The first tables: rooms, tokens, journals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "rooms_1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "room",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("life", sa.Float, nullable=False),
        sa.Column("led", sa.Integer, nullable=False),
    )
    op.create_table(
        "token",
        sa.Column("room", sa.Integer, sa.ForeignKey("room.id", ondelete="CASCADE"), nullable=False),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("room", sa.Integer, sa.ForeignKey("room.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("room", "n"),
        sa.UniqueConstraint("room", "key"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("journal", "token", "room"):
        op.drop_table(name)
