"""Which process does what only one may do, until when; and challenges by whom they were made to, to count them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("held_by", sa.Text, nullable=True),
        sa.Column("held_until", sa.DateTime, nullable=True),
    )
    op.execute("INSERT INTO leases (name) VALUES ('leader')")
    op.create_index("challenges_by_opponent", "challenges", ["opponent_id", "created_at"])
