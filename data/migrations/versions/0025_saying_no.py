"""Whom somebody has blocked, who may challenge them, when a challenge was declined, and whom the host has banned."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("blocker_id", _LONG, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("blocked_id", _LONG, sa.ForeignKey("players.id"), primary_key=True),
        sa.CheckConstraint("blocker_id <> blocked_id", name="blocks_two_people"),
    )
    op.create_index("blocks_by_blocked_id", "blocks", ["blocked_id"])
    op.create_table(
        "bans",
        sa.Column("discord_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("banned_at", sa.DateTime, nullable=False),
    )
    op.add_column(
        "preferences", sa.Column("challenges_from", sa.Text, nullable=False, server_default="everyone")
    )
    op.add_column("challenges", sa.Column("declined_at", sa.DateTime, nullable=True))
