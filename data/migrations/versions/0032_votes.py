"""Vote matches: a server plays the bot, as a team that is one player, and its members vote for each turn."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("players", sa.Column("guild_id", sa.BigInteger, nullable=True))
    is_team = sa.text("guild_id IS NOT NULL")
    op.create_index(
        "players_one_team_a_guild",
        "players",
        ["guild_id"],
        unique=True,
        sqlite_where=is_team,
        postgresql_where=is_team,
    )
    op.create_table(
        "vote_matches",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("due_at", sa.DateTime, nullable=False),
        sa.Column("match_id", _LONG, sa.ForeignKey("matches.id"), nullable=True),
        sa.Column("told", sa.Text, nullable=False),
    )
    for column in ("due_at", "match_id"):
        op.create_index(f"vote_matches_by_{column}", "vote_matches", [column])
    op.create_table(
        "votes",
        sa.Column("match_id", _LONG, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player_id", _LONG, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("notation", sa.Text, nullable=False),
        sa.Column("voted_at", sa.DateTime, nullable=False),
    )
    op.create_index("votes_by_player_id", "votes", ["player_id"])
