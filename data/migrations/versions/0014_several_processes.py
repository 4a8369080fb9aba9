"""Which process shows a match, and which one thinks in it, until when; ids and versions of 64 bit on PostgreSQL.

SQLite's integers have 64 bits already.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

#: Ids that are counted up, what refers to them, and versions, which a restore raises.
_LONG = (
    ("players", ("id",)),
    ("challenges", ("id", "challenger_id", "opponent_id")),
    (
        "matches",
        ("id", "orange_id", "gray_id", "version", "shown_version", "board_version", "offer_version"),
    ),
    ("turns", ("match_id", "version")),
    ("preferences", ("player_id",)),
    ("standings", ("player_id",)),
    ("rated_results", ("match_id", "player_id")),
    ("player_stats", ("player_id",)),
    ("first_squares", ("player_id",)),
    ("streaks", ("player_id",)),
    ("head_to_head", ("player_id", "opponent_id")),
    ("bot_scores", ("player_id",)),
    ("match_ends", ("number", "match_id")),
    ("notices", ("match_id", "player_id")),
    ("hints", ("match_id",)),
    ("reviews", ("match_id",)),
    ("puzzle_attempts", ("id", "player_id", "version")),
)


def upgrade() -> None:
    for doing in ("shown", "thought"):
        op.add_column("matches", sa.Column(f"{doing}_by", sa.Text, nullable=True))
        op.add_column("matches", sa.Column(f"{doing}_until", sa.DateTime, nullable=True))
    if op.get_bind().dialect.name == "sqlite":
        return
    for table, columns in _LONG:
        for column in columns:
            op.alter_column(table, column, type_=sa.BigInteger)
    for table in ("players", "challenges", "matches", "match_ends", "puzzle_attempts"):
        counted = "number" if table == "match_ends" else "id"
        op.execute(f"ALTER SEQUENCE {table}_{counted}_seq AS BIGINT")
