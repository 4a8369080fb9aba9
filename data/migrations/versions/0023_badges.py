"""The badges that players have earned, what they show on their cards, and the role of a server's champions."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "badges",
        sa.Column("player_id", _LONG, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("badge", sa.Text, primary_key=True),
        sa.Column("match_id", _LONG, sa.ForeignKey("matches.id"), nullable=False),
    )
    op.create_index("badges_by_match_id", "badges", ["match_id"])
    op.add_column("preferences", sa.Column("badges", sa.Text, nullable=False, server_default=""))
    op.add_column("clubhouses", sa.Column("badges", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("clubhouses", sa.Column("role_id", sa.BigInteger, nullable=True))
    op.add_column("clubhouses", sa.Column("role_holders", sa.Text, nullable=False, server_default=""))
    with_role = sa.text("role_id IS NOT NULL OR role_holders != ''")
    op.create_index(
        "clubhouses_with_role",
        "clubhouses",
        ["guild_id"],
        sqlite_where=with_role,
        postgresql_where=with_role,
    )
    op.add_column("clubhouses", sa.Column("role_season", sa.Integer, nullable=False, server_default="0"))
    op.add_column("clubhouses", sa.Column("role_trouble", sa.Text, nullable=False, server_default=""))
