"""Vote matches between two servers: what one has offered, and where the end of such a match is to be shown."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "vote_offers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("offered_at", sa.DateTime, nullable=False),
    )
    op.create_index("vote_offers_by_code", "vote_offers", ["code"], unique=True)
    op.create_table(
        "vote_ends",
        sa.Column("match_id", _LONG, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("shown_at", sa.DateTime, nullable=True),
    )
    is_unshown = sa.text("shown_at IS NULL")
    op.create_index(
        "vote_ends_unshown",
        "vote_ends",
        ["match_id"],
        sqlite_where=is_unshown,
        postgresql_where=is_unshown,
    )
