"""The language that players and servers have chosen, and the locale that Discord told of them last."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    for table in ("players", "guilds"):
        op.add_column(table, sa.Column("language", sa.Text, nullable=True))
        op.add_column(table, sa.Column("locale", sa.Text, nullable=True))
