"""Mark the file as Boop Bot's, never give the id of a row again, and keep the order in which matches ended.

With AUTOINCREMENT the id of a challenge or match is not given again, even if the database is put back to an earlier state:
``restore`` raises the counters, so that a button on a message of the lost time finds nothing.
"""

import re
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

#: "boop" in ASCII.
_MARK = 0x626F6F70


def upgrade() -> None:
    _lineage()
    _ends()
    if op.get_bind().dialect.name != "sqlite":
        return  # others have no such mark, and their sequences never go back
    for table in ("players", "challenges", "matches"):
        _count_ids_of(table)
    op.execute(f"PRAGMA application_id = {_MARK}")


def _lineage() -> None:
    """What all copies of one database share."""
    op.create_table("lineage", sa.Column("id", sa.Text, primary_key=True))
    op.execute(f"INSERT INTO lineage VALUES ('{secrets.token_hex(16)}')")  # noqa: S608


def _ends() -> None:
    """In which order matches ended, and in which server: a match may be shown elsewhere afterwards."""
    op.create_table(
        "match_ends",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=True),
        sa.UniqueConstraint("match_id", name="match_ends_match_id_once"),
    )
    here = (
        "SELECT MAX(rated_results.guild_id) FROM rated_results"
        " WHERE rated_results.match_id = matches.id AND rated_results.guild_id <> 0"
    )
    op.execute(
        f"INSERT INTO match_ends (match_id, guild_id) SELECT id, ({here}) FROM matches"  # noqa: S608
        " WHERE state = 'over' ORDER BY changed_at, id"
    )


def _count_ids_of(table: str) -> None:
    """Make a table again with AUTOINCREMENT, because SQLite can't change a primary key."""
    driver = op.get_bind().exec_driver_sql
    made = "SELECT sql FROM sqlite_master WHERE tbl_name = ? AND type = ? AND sql IS NOT NULL"
    before = driver(made, (table, "table")).scalar_one()
    indexes = driver(made, (table, "index")).scalars().all()
    after = re.sub(rf'^CREATE TABLE "?{table}"?', "CREATE TABLE made_again", before)
    after = re.sub(r"\bid INTEGER NOT NULL,", "id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,", after)
    after = re.sub(r"(CONSTRAINT \w+ )?PRIMARY KEY \(id\),", "", after)
    driver(after)
    driver(f"INSERT INTO made_again SELECT * FROM {table}")  # noqa: S608
    driver(f"DROP TABLE {table}")
    driver(f"ALTER TABLE made_again RENAME TO {table}")
    for index in indexes:
        driver(index)
