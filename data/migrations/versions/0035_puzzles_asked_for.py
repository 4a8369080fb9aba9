"""The difficulty that was asked for with a puzzle, for the next one is of the same; and the step at which its last hint was taken."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    op.add_column("puzzle_attempts", sa.Column("difficulty", sa.Text, nullable=True))
    op.add_column("puzzle_attempts", sa.Column("hinted_step", sa.Integer, nullable=True))
