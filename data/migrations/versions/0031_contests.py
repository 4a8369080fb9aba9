"""Contests: leagues, and beside them cups and arenas."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    # An index keeps its name when its table is renamed.
    for index, table in (
        ("leagues_by_guild_id", "leagues"),
        ("leagues_by_due_at", "leagues"),
        ("league_entries_by_player_id", "league_entries"),
        ("league_pairs_of_season", "league_pairs"),
    ):
        op.drop_index(index, table)
    op.rename_table("leagues", "contests")
    op.rename_table("league_entries", "contest_entries")
    op.rename_table("league_pairs", "contest_pairs")
    # Alembic would copy the whole table on SQLite; every database that is supported can do this itself.
    for table in ("contest_entries", "contest_pairs"):
        op.execute(f"ALTER TABLE {table} RENAME COLUMN league_id TO contest_id")
    op.add_column("contests", sa.Column("kind", sa.Text, nullable=False, server_default="league"))
    op.add_column("contests", sa.Column("ends_at", sa.DateTime, nullable=True))
    op.add_column("contests", sa.Column("unsaid", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column(
        "guilds", sa.Column("anyone_announces", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("contest_entries", sa.Column("out_at", sa.DateTime, nullable=True))
    op.add_column("contest_pairs", sa.Column("games", sa.Integer, nullable=False, server_default="2"))
    op.create_index("contests_by_guild_id", "contests", ["guild_id"])
    is_due = sa.text("due_at IS NOT NULL")
    op.create_index(
        "contests_by_due_at", "contests", ["due_at"], sqlite_where=is_due, postgresql_where=is_due
    )
    ends = sa.text("ends_at IS NOT NULL")
    op.create_index("contests_by_ends_at", "contests", ["ends_at"], sqlite_where=ends, postgresql_where=ends)
    to_tell = sa.text("state <> 'ended' OR message_id IS NOT NULL")
    op.create_index("contests_to_tell", "contests", ["id"], sqlite_where=to_tell, postgresql_where=to_tell)
    unsaid = sa.text("unsaid")
    op.create_index("contests_unsaid", "contests", ["id"], sqlite_where=unsaid, postgresql_where=unsaid)
    op.create_index("contest_entries_by_player_id", "contest_entries", ["player_id"])
    op.create_index("contest_pairs_of_season", "contest_pairs", ["contest_id", "season"])
    off = sa.text("games = 0")
    op.create_index(
        "contest_pairs_called_off", "contest_pairs", ["id"], sqlite_where=off, postgresql_where=off
    )
    # Only matches of a pair can have ended so.
    op.execute(
        "UPDATE matches SET ending = 'left-contest' WHERE pair_id IS NOT NULL AND ending = 'left-league'"
    )
