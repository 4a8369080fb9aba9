"""Turns that players plan ahead, and which turns were played by a plan."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "planned_turns",
        sa.Column("id", _LONG, primary_key=True),
        sa.Column("match_id", _LONG, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("player_id", _LONG, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("parent_id", _LONG, nullable=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("notation", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    for whose in ("match_id", "player_id"):
        op.create_index(f"planned_turns_by_{whose}", "planned_turns", [whose])
    op.add_column("matches", sa.Column("has_plans", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("turns", sa.Column("planned", sa.Boolean, nullable=False, server_default=sa.false()))
