"""What a host should know of all matches: counted rightly, and by indexes that hold little."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest
from sqlalchemy import event

from data.queries.survey import Survey, survey
from tests.databases import looking_into
from tests.stage import set_stage

NOW = datetime(2030, 1, 1, tzinfo=UTC)


async def test_only_what_the_bot_should_have_done_is_counted(database_place):
    async with set_stage(database_place) as stage:
        await stage.begin()
        stage.copy_matches(5)
        assert await stage.database.read(survey, stage.clock.now()) == Survey((), (), 0)
    with looking_into(database_place) as connection:
        connection.exec_driver_sql("UPDATE matches SET remind_at = NULL")
        for match, change in (
            (1, "shown_version = 0"),
            (2, "shown_version = 0, user_installed = true"),
            (3, "shown_version = 0, state = 'over'"),
            (4, "shown_version = 0, state = 'quarantined'"),
            (5, "remind_at = '2029-12-31 23:58:59.000000'"),
            (6, "remind_at = '2029-12-31 23:59:30.000000'"),
        ):
            connection.exec_driver_sql(f"UPDATE matches SET {change} WHERE id = {match}")  # noqa: S608
        assert survey(connection, NOW) == Survey((1,), (4,), 1)


@pytest.mark.sqlite
def test_it_looks_through_no_table(database_place):
    statements = {}
    # On a connection of its own: a bot looks at more, by itself and now and then.
    with looking_into(database_place) as connection:
        event.listen(
            connection, "before_cursor_execute", lambda *given: statements.setdefault(given[2], given[3])
        )
        survey(connection, NOW)
    with closing(sqlite3.connect(database_place)) as file:
        plans = [
            row[3]
            for statement, parameters in statements.items()
            if statement.startswith("SELECT")
            for row in file.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]
    assert len(plans) >= 3
    assert all("USING INDEX" in plan or "USING COVERING INDEX" in plan for plan in plans), plans
