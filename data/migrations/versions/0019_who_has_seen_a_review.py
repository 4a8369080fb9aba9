"""Which of a match's players have seen its review: once both have, it may be shown to everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    for side in ("orange", "gray"):
        seen = sa.Column(f"{side}_saw", sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("reviews", seen)
