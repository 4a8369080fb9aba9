"""Leaderboards in the order of cautious ratings; a place after three matches, kept for 180 days without one."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.drop_index("standings_by_rating", "standings")
    op.create_index(
        "standings_by_strength",
        "standings",
        [
            *("guild_id", "edition", "season", "listed"),
            sa.text("(rating - deviation) DESC"),
            *("player_id", "provisional_at"),
        ],
    )
    # SQLite adds days to a moment without its microseconds, which stand from the twentieth letter on.
    later = (
        "datetime(rated_at, '+180 days') || substr(rated_at, 20)"
        if op.get_bind().dialect.name == "sqlite"
        else "rated_at + interval '180 days'"
    )
    placed = f"CASE WHEN wins + losses + draws >= 3 THEN {later} ELSE rated_at END"
    op.execute(f"UPDATE standings SET provisional_at = {placed}")  # noqa: S608 - the words are ours
