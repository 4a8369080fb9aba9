"""Time banks, matches that are lost on time by themselves, and players who are away."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    for table in ("challenges", "matches"):
        for column in ("loses_on_time", "nights_off"):
            op.add_column(table, sa.Column(column, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("rescued", sa.Text, nullable=False, server_default=""))
    op.add_column("preferences", sa.Column("away_from", sa.DateTime, nullable=True))
    op.add_column("preferences", sa.Column("away_until", sa.DateTime, nullable=True))
    for column in ("away_used", "away_year"):
        op.add_column("preferences", sa.Column(column, sa.Integer, nullable=False, server_default="0"))
    op.add_column("preferences", sa.Column("rescue", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column(
        "preferences", sa.Column("weekends_off", sa.Boolean, nullable=False, server_default=sa.false())
    )
