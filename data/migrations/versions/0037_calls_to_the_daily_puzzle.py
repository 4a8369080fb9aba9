"""Players who want to be called to the next daily puzzle, and when."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.add_column("preferences", sa.Column("call_due", sa.DateTime, nullable=True))
    called = sa.text("call_due IS NOT NULL")
    op.create_index(
        "preferences_by_call_due", "preferences", ["call_due"], sqlite_where=called, postgresql_where=called
    )
