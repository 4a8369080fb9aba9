"""Matches with hints and each hint asked for; whether the preview warns a player; reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for table in ("challenges", "matches"):
        op.add_column(table, sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    # Against the bot there are always hints.
    op.execute("UPDATE matches SET hints = (level IS NOT NULL)")
    op.add_column("preferences", sa.Column("warned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "hints",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("position", sa.Text, primary_key=True),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("asked_at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("made_by", sa.Text, nullable=False),
        sa.Column("review", sa.Text, nullable=False),
    )
