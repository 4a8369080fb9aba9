"""Long games: clocks, offers, how a match ended, turns taken back; what players and servers choose."""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

#: What was before had no clock and was friendly. A challenge of then is open for a week more; in a match of then, thirty
#: days of silence begin anew.
_CHALLENGES = (
    sa.Column("carried", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pace", sa.Text, nullable=False, server_default="none"),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("expires_at", sa.DateTime, nullable=False, server_default="2026-01-01 00:00:00"),
)
_MATCHES = (
    sa.Column("carried", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pace", sa.Text, nullable=False, server_default="none"),
    sa.Column("deadline", sa.DateTime, nullable=True),
    sa.Column("hold", sa.Text, nullable=True),
    sa.Column("time_left", sa.Integer, nullable=True),
    sa.Column("alarm", sa.Text, nullable=True),
    sa.Column("alarm_at", sa.DateTime, nullable=True),
    sa.Column("news", sa.Text, nullable=False, server_default="turn"),
    sa.Column("by", sa.Text, nullable=True),
    sa.Column("offer", sa.Text, nullable=True),
    sa.Column("offer_by", sa.Text, nullable=True),
    sa.Column("declined", sa.Text, nullable=False, server_default=""),
)
_GUILDS = (
    sa.Column("threads", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("pace", sa.Text, nullable=False, server_default="three-days"),
    sa.Column("edition", sa.Text, nullable=False, server_default="classic"),
    sa.Column("left_at", sa.DateTime, nullable=True),
)


def upgrade() -> None:
    for table, columns in (("challenges", _CHALLENGES), ("matches", _MATCHES), ("guilds", _GUILDS)):
        for column in columns:
            op.add_column(table, column)
    now = datetime.now(UTC).replace(tzinfo=None)
    challenges = sa.table("challenges", sa.column("expires_at", sa.DateTime))
    op.execute(sa.update(challenges).values(expires_at=now + timedelta(days=7)))
    op.execute("UPDATE matches SET news = 'begun' WHERE turns = 0")
    # Orange plays the odd turns; who resigned is not who won.
    op.execute("UPDATE matches SET \"by\" = CASE turns % 2 WHEN 1 THEN 'o' ELSE 'g' END WHERE turns > 0")
    op.execute(
        "UPDATE matches SET \"by\" = CASE winner WHEN 'o' THEN 'g' ELSE 'o' END WHERE ending = 'resigned'"
    )
    matches = sa.table("matches", sa.column("alarm"), sa.column("alarm_at", sa.DateTime), sa.column("state"))
    asked = sa.update(matches).where(matches.c.state == "running")
    op.execute(asked.values(alarm="ask", alarm_at=now + timedelta(days=30)))
    _index("challenges_open_by_challenger", "challenges", "challenger_id", "state = 'open'")
    _index("challenges_open_by_expiry", "challenges", "expires_at", "state = 'open'")
    for name in ("alarm_at", "guild_id"):
        _index(f"matches_running_by_{name}", "matches", name, "state = 'running'")
    op.create_table(
        "guild_channels",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "preferences",
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("reminders", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_until", sa.Integer, nullable=True),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("still", sa.Boolean, nullable=False),
        sa.Column("direct_blocked", sa.Boolean, nullable=False),
    )
    _turns_by_version()


def _turns_by_version() -> None:
    """A number can come again after a takeback; the version a turn made can't."""
    op.create_table(
        "turns_new",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("notation", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("played_at", sa.DateTime, nullable=False),
        sa.Column("taken_back", sa.Boolean, nullable=False),
    )
    no = sa.false().compile(dialect=op.get_bind().dialect)  # 0 in SQLite
    op.execute(
        "INSERT INTO turns_new (match_id, version, number, notation, position, played_at, taken_back)"  # noqa: S608
        f" SELECT match_id, version, number, notation, position, played_at, {no} FROM turns"
    )
    op.drop_table("turns")
    op.rename_table("turns_new", "turns")


def _index(name: str, table: str, column: str, where: str) -> None:
    clause = sa.text(where)
    op.create_index(name, table, [column], sqlite_where=clause, postgresql_where=clause)
