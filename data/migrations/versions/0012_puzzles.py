"""Puzzles: what each person made of them, when the bot was there, and where a server wants the daily one."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("played", sa.Text, nullable=False),
        sa.Column("misses", sa.Integer, nullable=False),
        sa.Column("hinted", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=True),
        sa.Column("began_at", sa.DateTime, nullable=False),
        sa.Column("changed_at", sa.DateTime, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "puzzle_attempts_once", "puzzle_attempts", ["player_id", "day", "edition", "number"], unique=True
    )
    counted = sa.text("guild_id IS NOT NULL")
    op.create_index(
        "puzzle_attempts_of_a_guild",
        "puzzle_attempts",
        ["guild_id", "day"],
        sqlite_where=counted,
        postgresql_where=counted,
    )
    op.create_table(
        "puzzle_days",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hours", sa.Integer, nullable=False),
    )
    for name in ("puzzles_shown", "puzzles_counted"):
        op.add_column("preferences", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("guilds", sa.Column("puzzle_channel_id", sa.BigInteger, nullable=True))
    for name in ("puzzle_day", "puzzle_tried"):
        op.add_column("guilds", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    awaiting = sa.text("puzzle_channel_id IS NOT NULL AND left_at IS NULL")
    op.create_index(
        "guilds_awaiting_puzzle",
        "guilds",
        ["puzzle_day"],
        sqlite_where=awaiting,
        postgresql_where=awaiting,
    )
