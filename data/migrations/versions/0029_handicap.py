"""A handicap: whoever begins has a cat in their pool from the start."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("matches", sa.Column("handicap", sa.Boolean, nullable=False, server_default=sa.false()))
