"""Matches that know the last line about them which has buttons, so that it loses them once something newer is shown."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    op.add_column("matches", sa.Column("line_id", sa.BigInteger, nullable=True))
