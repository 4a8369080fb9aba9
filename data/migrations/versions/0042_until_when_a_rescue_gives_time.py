"""Until when away days last gave a player time in a match, so that their other matches are not stopped by that."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.add_column("preferences", sa.Column("rescued_until", sa.DateTime, nullable=True))
