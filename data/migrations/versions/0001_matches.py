"""Players, challenges, matches and their turns."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("discord_id", sa.BigInteger, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.UniqueConstraint("discord_id", name="players_discord_id_once"),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("challenger_id", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("opponent_id", sa.Integer, sa.ForeignKey("players.id"), nullable=True),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("first", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=True),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created_at", sa.DateTime, nullable=False),
        sa.CheckConstraint("challenger_id <> opponent_id", name="challenges_two_people"),
    )
    _index(
        "challenges_one_open_a_friend_and_channel",
        "challenges",
        ["channel_id", "challenger_id", "opponent_id"],
        "state = 'open'",
        unique=True,
    )
    _index(
        "challenges_one_open_to_all_a_channel",
        "challenges",
        ["channel_id", "challenger_id"],
        "state = 'open' AND opponent_id IS NULL",
        unique=True,
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("orange_id", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("gray_id", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=True),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("winner", sa.Text, nullable=True),
        sa.Column("ending", sa.Text, nullable=True),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("shown_version", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("created_at", sa.DateTime, nullable=False),
        sa.Column("changed_at", sa.DateTime, nullable=False),
        sa.CheckConstraint("orange_id <> gray_id", name="matches_two_people"),
        sa.CheckConstraint("shown_version <= version", name="matches_shown_what_was"),
    )
    for side in ("orange_id", "gray_id"):
        _index(f"matches_running_by_{side}", "matches", [side], "state = 'running'")
    _index("matches_unshown", "matches", ["id"], "shown_version < version")
    op.create_table(
        "turns",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("notation", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("played_at", sa.DateTime, nullable=False),
    )


def _index(name: str, table: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    clause = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=clause, postgresql_where=clause)
