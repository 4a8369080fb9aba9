"""Databases on the tests' PostgreSQL server."""

import pytest

from data import open_database


@pytest.fixture
def bare(cluster):
    """A database that has no tables yet."""
    with cluster.database(template="template1") as place:
        yield place


@pytest.fixture
def empty(cluster):
    """A database with the newest tables, and nothing in them."""
    with cluster.database() as place:
        yield place


@pytest.fixture
async def database(empty):
    """The empty database, opened as a bot does."""
    database = await open_database(empty)
    yield database
    await database.close()
