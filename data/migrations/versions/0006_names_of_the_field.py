"""Rename columns, tables and values to the standard words of the field; nothing else changes."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_COLUMNS = (
    ("challenges", "carried", "user_installed"),
    ("matches", "carried", "user_installed"),
    ("matches", "alarm", "reminder"),
    ("matches", "alarm_at", "remind_at"),
    ("matches", "moves", "relocations"),
    ("preferences", "still", "reduce_motion"),
    ("standings", "fades_at", "provisional_at"),
)
_TABLES = (("tallies", "player_stats"), ("meetings", "head_to_head"))


def upgrade() -> None:
    for name, table in (
        ("matches_aside", "matches"),
        ("matches_running_by_alarm_at", "matches"),
        ("standings_by_fading", "standings"),
        ("meetings_by_opponent_id", "meetings"),
    ):
        op.drop_index(name, table)
    for table, before, after in _COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {before} TO {after}")
    for before, after in _TABLES:
        op.rename_table(before, after)
    op.execute("UPDATE matches SET state = 'quarantined' WHERE state = 'aside'")
    _index("matches_quarantined", "id", "state = 'quarantined'")
    _index("matches_running_by_remind_at", "remind_at", "state = 'running'")
    op.create_index(
        "standings_by_provisional_at",
        "standings",
        ["guild_id", "edition", "season", "listed", "provisional_at"],
    )
    op.create_index("head_to_head_by_opponent_id", "head_to_head", ["opponent_id"])


def _index(name: str, column: str, where: str) -> None:
    clause = sa.text(where)
    op.create_index(name, "matches", [column], sqlite_where=clause, postgresql_where=clause)
