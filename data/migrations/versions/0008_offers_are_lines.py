"""Offers are lines of text: which change a board shows last, and where the line of an offer is.

Until now every change was a board, and an open offer was answered by the board of the latest change.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_COLUMNS = (
    sa.Column("board_version", sa.Integer, nullable=False, server_default="1"),
    sa.Column("offer_version", sa.Integer, nullable=True),
    sa.Column("offer_message_id", sa.BigInteger, nullable=True),
    sa.Column("settled", sa.Text, nullable=True),
)


def upgrade() -> None:
    for column in _COLUMNS:
        op.add_column("matches", column)
    op.execute("UPDATE matches SET board_version = version")
    op.execute("UPDATE matches SET offer_version = version WHERE offer IS NOT NULL")
