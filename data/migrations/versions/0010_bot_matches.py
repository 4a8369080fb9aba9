"""The bot may be a player: at which level, whether a match awaits it, and how people fared against each level."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("players", sa.Column("is_bot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "players_one_bot",
        "players",
        ["is_bot"],
        unique=True,
        sqlite_where=sa.text("is_bot = 1"),
        postgresql_where=sa.text("is_bot"),
    )
    op.add_column("matches", sa.Column("level", sa.Integer, nullable=True))
    op.add_column("matches", sa.Column("awaits_bot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "matches_awaiting_bot",
        "matches",
        ["changed_at"],
        sqlite_where=sa.text("awaits_bot = 1"),
        postgresql_where=sa.text("awaits_bot"),
    )
    op.create_table(
        "bot_scores",
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("level", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("run", sa.Integer, nullable=False),
    )
