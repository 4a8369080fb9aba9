"""Series: several matches that make one result; and what beginning was worth in each match, which before was nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

_LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "series",
        sa.Column("id", _LONG, primary_key=True),
        sa.Column("games", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.add_column("challenges", sa.Column("games", sa.Text, nullable=False, server_default="one"))
    # Alembic would add the reference by itself, which SQLite can't; with the column it can.
    whole = "INTEGER" if op.get_bind().dialect.name == "sqlite" else "BIGINT"
    op.execute(
        f"ALTER TABLE matches ADD COLUMN series_id {whole} CONSTRAINT matches_series_id REFERENCES series (id)"
    )
    op.add_column("match_ends", sa.Column("ahead", sa.Float, nullable=False, server_default="0"))
    in_series = sa.text("series_id IS NOT NULL")
    op.create_index(
        "matches_by_series_id", "matches", ["series_id"], sqlite_where=in_series, postgresql_where=in_series
    )
