"""How players stand, every result that counted for it, and finding finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("rated_at", sa.DateTime, nullable=False),
        sa.Column("fades_at", sa.DateTime, nullable=False),
    )
    op.create_index(
        "standings_by_rating",
        "standings",
        ["guild_id", "edition", sa.text("rating DESC"), "player_id", "fades_at"],
    )
    op.create_index("standings_by_fading", "standings", ["guild_id", "edition", "fades_at"])
    op.create_table(
        "rated_results",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("rated_at", sa.DateTime, nullable=False),
    )
    op.create_index(
        "rated_results_of_a_player", "rated_results", ["player_id", "guild_id", "edition", "rated_at"]
    )
    over = sa.text("state = 'over'")
    for side in ("orange_id", "gray_id"):
        op.create_index(
            f"matches_over_by_{side}",
            "matches",
            [side, "changed_at", "id"],
            sqlite_where=over,
            postgresql_where=over,
        )
    rated = sa.text("rated")
    op.create_index(
        "matches_rated_by_pair",
        "matches",
        ["orange_id", "gray_id", "created_at"],
        sqlite_where=rated,
        postgresql_where=rated,
    )
