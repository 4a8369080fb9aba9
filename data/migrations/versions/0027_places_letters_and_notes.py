"""That a match's place is gone, until its players have been told."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("matches", sa.Column("place_lost", sa.Text, nullable=True))
    lost = sa.text("place_lost = 'due' AND state = 'running'")
    op.create_index("matches_place_lost", "matches", ["id"], sqlite_where=lost, postgresql_where=lost)
