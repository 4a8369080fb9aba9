"""Players who want their boards to say in words which pieces a turn has pushed."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.add_column("preferences", sa.Column("in_words", sa.Boolean, nullable=False, server_default=sa.false()))
