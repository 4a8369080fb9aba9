"""The messages that tell a channel of a match: who plays it, and then its result. Of those from before, none is known."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "announcements",
        sa.Column(
            "match_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.ForeignKey("matches.id"),
            primary_key=True,
        ),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
    )
    due = sa.text("due")
    op.create_index(
        "announcements_due", "announcements", ["match_id"], sqlite_where=due, postgresql_where=due
    )
