"""The clubhouses of servers, and the results that they have yet to tell. Nothing is posted before a channel is chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "clubhouses",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=True),
        sa.Column("results", sa.Text, nullable=False),
        sa.Column("board", sa.Boolean, nullable=False),
        sa.Column("week", sa.Boolean, nullable=False),
        sa.Column("week_hour", sa.Integer, nullable=False),
        sa.Column("season", sa.Boolean, nullable=False),
        sa.Column("trouble", sa.Text, nullable=False),
        sa.Column("board_message_id", sa.BigInteger, nullable=True),
        sa.Column("board_shows", sa.Text, nullable=False),
        sa.Column("board_tried", sa.Boolean, nullable=False),
        sa.Column("week_told", sa.Integer, nullable=False),
        sa.Column("week_tried", sa.Integer, nullable=False),
        sa.Column("season_told", sa.Integer, nullable=False),
        sa.Column("season_tried", sa.Integer, nullable=False),
    )
    op.create_index("clubhouses_by_channel_id", "clubhouses", ["channel_id"])
    op.create_table(
        "queued_results",
        sa.Column("match_id", _LONG, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("leader", sa.Text, nullable=True),
        sa.Column("batch", _LONG, nullable=True),
    )
    op.create_index("queued_results_by_guild_id", "queued_results", ["guild_id", "match_id"])
    over = sa.text("state = 'over'")
    op.create_index(
        "matches_over_by_guild_id",
        "matches",
        ["guild_id", "changed_at"],
        sqlite_where=over,
        postgresql_where=over,
    )
