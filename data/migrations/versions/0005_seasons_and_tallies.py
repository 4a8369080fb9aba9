"""Seasons, who stands on no ladder, and what a profile counts."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_STANDING = "player_id, guild_id, edition, rating, deviation, volatility, change, wins, losses, draws, rated_at, fades_at"


def upgrade() -> None:
    op.add_column("preferences", sa.Column("unlisted", sa.Boolean, nullable=False, server_default=sa.false()))
    _standings_by_season()
    _rated_by_side()
    _over_by_side()
    for side in ("challenger_id", "opponent_id"):
        op.create_index(f"challenges_by_{side}", "challenges", [side])
    aside = sa.text("state = 'aside'")
    op.create_index("matches_aside", "matches", ["id"], sqlite_where=aside, postgresql_where=aside)
    op.create_table(
        "tallies",
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("side", sa.Text, primary_key=True),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("graduations", sa.Integer, nullable=False),
        sa.Column("boops_off", sa.Integer, nullable=False),
    )
    op.create_table(
        "first_squares",
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("square", sa.Text, primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.create_table(
        "streaks",
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("current", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
    )
    op.create_table(
        "meetings",
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("opponent_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
    )
    op.create_index("meetings_by_opponent_id", "meetings", ["opponent_id"])


def _standings_by_season() -> None:
    """What was before is of all time."""
    op.create_table(
        "standings_new",
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("rated_at", sa.DateTime, nullable=False),
        sa.Column("fades_at", sa.DateTime, nullable=False),
    )
    yes = sa.true().compile(dialect=op.get_bind().dialect)  # 1 in SQLite
    op.execute(
        f"INSERT INTO standings_new ({_STANDING}, season, listed) SELECT {_STANDING}, 0, {yes} FROM standings"  # noqa: S608
    )
    op.drop_table("standings")
    op.rename_table("standings_new", "standings")
    for name, columns in (
        ("standings_by_rating", [sa.text("rating DESC"), "player_id", "fades_at"]),
        ("standings_by_fading", ["fades_at"]),
    ):
        op.create_index(name, "standings", ["guild_id", "edition", "season", "listed", *columns])


def _over_by_side() -> None:
    """Revision 0004 was still changed once it was in use: a database may have come by it without these."""
    over = sa.text("state = 'over'")
    for side in ("orange_id", "gray_id"):
        op.create_index(
            f"matches_over_by_{side}",
            "matches",
            [side, "changed_at", "id"],
            if_not_exists=True,
            sqlite_where=over,
            postgresql_where=over,
        )


def _rated_by_side() -> None:
    """The index there was could not be used: no query said in its words which rows are in it."""
    op.drop_index("matches_rated_by_pair", "matches")
    for side in ("orange_id", "gray_id"):
        op.create_index(
            f"matches_rated_by_{side}",
            "matches",
            [side, "created_at"],
            sqlite_where=sa.text("rated = 1"),
            postgresql_where=sa.text("rated"),
        )
