"""Ratings at puzzles: people's, the puzzles' own, and the first tries that both are made of.

The first tries that are there already are counted when the bot starts (``services/ranking/puzzle_ratings.py``).
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "puzzle_ratings",
        sa.Column("player_id", _LONG, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("rated_at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "puzzle_strengths",
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_results",
        sa.Column("place", _LONG, primary_key=True),
        sa.Column("attempt_id", _LONG, sa.ForeignKey("puzzle_attempts.id"), nullable=True),
        sa.Column("player_id", _LONG, sa.ForeignKey("players.id"), nullable=True),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
        sa.Column("rated_at", sa.DateTime, nullable=True),
        sa.UniqueConstraint("attempt_id", name="puzzle_results_attempt_id_once"),
    )
    op.create_index("puzzle_results_once", "puzzle_results", ["player_id", "edition", "number"], unique=True)
