"""That a match's place is gone, until its players have been told; one message a day; who follows a match; notes."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("matches", sa.Column("place_lost", sa.Text, nullable=True))
    lost = sa.text("place_lost = 'due' AND state = 'running'")
    op.create_index("matches_place_lost", "matches", ["id"], sqlite_where=lost, postgresql_where=lost)
    op.add_column("preferences", sa.Column("daily_hour", sa.Integer, nullable=False, server_default="18"))
    op.add_column("preferences", sa.Column("daily_due", sa.DateTime, nullable=True))
    daily = sa.text("daily_due IS NOT NULL")
    op.create_index(
        "preferences_by_daily_due",
        "preferences",
        ["daily_due"],
        sqlite_where=daily,
        postgresql_where=daily,
    )
    op.add_column("matches", sa.Column("followed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "follows",
        sa.Column("player_id", _LONG, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("match_id", _LONG, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("each_turn", sa.Boolean, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
    )
    op.create_index("follows_by_match_id", "follows", ["match_id"])
    op.create_index(
        "follows_due",
        "follows",
        ["match_id"],
        sqlite_where=sa.text("due = 1"),
        postgresql_where=sa.text("due"),
    )
    op.create_table(
        "match_notes",
        sa.Column("player_id", _LONG, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("match_id", _LONG, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("note", sa.Text, nullable=False),
    )
