"""What servers have set: whether their boards move by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("boards_move", sa.Boolean, nullable=False),
    )
