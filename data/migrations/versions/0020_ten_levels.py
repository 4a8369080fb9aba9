"""Ten levels instead of six: results against the bot count for the level that has the name now. The six keep their numbers in matches.

Those of today are 11 to 20, so that a number means one level for ever: a match that runs goes on as it was begun.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

#: The level of today for each of the six. All are higher, so no row takes the number of one that is still to be changed.
_TODAY = {1: 11, 2: 14, 3: 16, 4: 18, 5: 19, 6: 20}


def upgrade() -> None:
    became = " ".join(f"WHEN {before} THEN {today}" for before, today in _TODAY.items())
    op.execute(f"UPDATE bot_scores SET level = CASE level {became} ELSE level END")  # noqa: S608 - the words are ours
    # How many matches in a row ended alike is asked for no more.
    with op.batch_alter_table("bot_scores") as table:
        table.drop_column("run")
    for side in ("orange_id", "gray_id"):
        op.create_index(
            f"matches_with_bot_by_{side}",
            "matches",
            [side, "changed_at", "id"],
            sqlite_where=sa.text("level IS NOT NULL"),
            postgresql_where=sa.text("level IS NOT NULL"),
        )
