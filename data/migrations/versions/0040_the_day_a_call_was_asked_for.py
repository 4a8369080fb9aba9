"""Players who have asked to be called to the daily puzzle, and on which day: until they are late for it, that counts as coming."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    op.add_column("preferences", sa.Column("call_asked", sa.Integer, nullable=True))
