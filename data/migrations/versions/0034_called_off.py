"""Contests that a moderator has ended: a message of their own says so."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.add_column("contests", sa.Column("called_off", sa.Boolean, nullable=False, server_default=sa.false()))
