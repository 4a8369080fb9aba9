"""The time that the player who waits had left, apart from that of a clock that stands still; one column held both."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("matches", sa.Column("waiting_left", sa.Integer, nullable=True))
    op.execute("UPDATE matches SET waiting_left = time_left, time_left = NULL WHERE hold IS NULL")
