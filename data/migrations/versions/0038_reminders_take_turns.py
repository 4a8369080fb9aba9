"""Matches that know the last message which reminded of their clock, so that the next one takes its place."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    op.add_column("matches", sa.Column("notice_id", sa.BigInteger, nullable=True))
