"""A query is known as one that was asked once it is, and not before."""

from contextlib import contextmanager

from sqlalchemy import Engine, event

from data.queries import players
from tests.asked import Asked
from tests.databases import looking_into

QUERY = "data/queries/players.py: by_discord_id"


@contextmanager
def noting():
    noted = Asked()
    try:
        yield noted
    finally:
        event.remove(Engine, "before_cursor_execute", noted.note)


def test_a_query_that_is_asked_is_missing_no_more(database_place):
    with noting() as noted, looking_into(database_place) as connection:
        assert QUERY in noted.missing()
        players.by_discord_id(connection, 1)
        assert noted.queries == {QUERY}
        assert QUERY not in noted.missing()
