"""Which messages tell of a match's clock, so that they can be made to say how that went on.

Until now nobody knew where these messages were: those that are out there stay as they are.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("matches", sa.Column("has_notices", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "notices",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), nullable=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("became", sa.Text, nullable=True),
        sa.Column("by", sa.Text, nullable=True),
    )
    for column in ("match_id", "player_id"):
        op.create_index(f"notices_by_{column}", "notices", [column])
    settled = sa.text("became IS NOT NULL")
    op.create_index(
        "notices_settled", "notices", ["match_id"], sqlite_where=settled, postgresql_where=settled
    )
