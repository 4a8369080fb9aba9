"""A handicap: whoever begins has a cat in their pool from the start. And that a plan was for other turns than the one played."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    for column in ("handicap", "plan_lapsed"):
        op.add_column("matches", sa.Column(column, sa.Boolean, nullable=False, server_default=sa.false()))
