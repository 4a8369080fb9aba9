"""Servers that get daily puzzles: how many were posted since somebody opened one there."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("puzzle_unseen", sa.Integer, nullable=False, server_default="0"))
