"""Leagues: who is in which season, who meets whom, and which matches are played there."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", _LONG, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("created_at", sa.DateTime, nullable=False),
        sa.Column("due_at", sa.DateTime, nullable=True),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("told", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    goes_on = sa.text("state <> 'ended'")
    op.create_index(
        "leagues_by_guild_id", "leagues", ["guild_id"], sqlite_where=goes_on, postgresql_where=goes_on
    )
    is_due = sa.text("due_at IS NOT NULL")
    op.create_index("leagues_by_due_at", "leagues", ["due_at"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_table(
        "league_entries",
        sa.Column("league_id", _LONG, sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("season", sa.Integer, primary_key=True),
        sa.Column("player_id", _LONG, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("joined_at", sa.DateTime, nullable=False),
        sa.Column("division", sa.Integer, nullable=True),
        sa.Column("seed", sa.Integer, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
    )
    op.create_index("league_entries_by_player_id", "league_entries", ["player_id"])
    op.create_table(
        "league_pairs",
        sa.Column("id", _LONG, primary_key=True),
        sa.Column("league_id", _LONG, sa.ForeignKey("leagues.id"), nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("division", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("one_id", _LONG, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("other_id", _LONG, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("tried", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("league_pairs_of_season", "league_pairs", ["league_id", "season"])
    # Alembic would add the reference by itself, which SQLite can't; with the column it can.
    whole = "INTEGER" if op.get_bind().dialect.name == "sqlite" else "BIGINT"
    op.execute(
        f"ALTER TABLE matches ADD COLUMN pair_id {whole} CONSTRAINT matches_pair_id REFERENCES league_pairs (id)"
    )
    in_league = sa.text("pair_id IS NOT NULL")
    op.create_index(
        "matches_by_pair_id", "matches", ["pair_id"], sqlite_where=in_league, postgresql_where=in_league
    )
