"""What all tests share: which of them a run chooses and leaves out, their databases, and the stage."""

import gc
import logging
import os
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import pytest
from _pytest.pathlib import ImportMode, import_path
from aiohttp import web_app
from hypothesis import settings

from bot.delivery import drawing
from tests import asked, forkserver
from tests.databases import begin, running_cluster
from tests.stage import Stage, set_stage
from tests.transcript import transcript

HERE = Path(__file__).parent
#: How many tests a run has left out.
LEFT_OUT = pytest.StashKey[int]()
#: The queries that the tests of a process have asked on PostgreSQL.
ASKED = pytest.StashKey[asked.Asked]()
#: What can keep a test's database; also the marks of tests that are about one of them.
SQLITE, POSTGRES = "sqlite", "postgres"


def pytest_addoption(parser):
    """``--database=postgres`` runs every test that has a database, and is not about a file, on PostgreSQL."""
    parser.addoption(
        "--database", choices=(SQLITE, POSTGRES), default=SQLITE, help="what keeps the tests' databases"
    )
    parser.addoption(
        "--no-forkserver", action="store_true", help="start every program with a Python of its own"
    )


def pytest_configure(config):
    """Let no test fail because the machine is busy; unless told not to, start our programs without importing them each time."""
    settings.register_profile("unhurried", deadline=None)
    settings.load_profile("unhurried")
    if asks_on_postgres(config):
        config.stash[ASKED] = asked.Asked()
    if not config.getoption("--no-forkserver"):
        forkserver.install()


def pytest_collection(session):
    """Let each process of a whole run begin with other files: what has changed, or is new on a machine, is compiled by one alone."""
    number, count = (os.environ.get(f"PYTEST_XDIST_WORKER{more}", "") for more in ("", "_COUNT"))
    if not number or session.config.args != [HERE.name]:
        return
    for path in sorted(HERE.rglob("test_*.py"))[int(number.removeprefix("gw")) :: int(count)]:
        with suppress(Exception, pytest.skip.Exception):  # whoever collects it says so
            import_path(
                path,
                mode=ImportMode.importlib,
                root=session.config.rootpath,
                consider_namespace_packages=False,
            )


def asks_on_postgres(config):
    """True if all is run that shows what PostgreSQL answers, as ``make rest`` does: it names the tests marked ``both``."""
    whole = config.args == [HERE.name] and not config.getoption("keyword")
    return whole and config.getoption("--database") == POSTGRES and "both" in config.getoption("markexpr")


def kind_of(test):
    """What keeps a test's database: that for which it is marked, or else what was chosen."""
    marked = next((kind for kind in (SQLITE, POSTGRES) if test.get_closest_marker(kind)), None)
    return marked or test.config.getoption("--database")


def is_on_postgres(item):
    """True if a test has a database, and that is on PostgreSQL."""
    return "database_place" in item.fixturenames and kind_of(item) == POSTGRES


def needs_postgres(item, config):
    """True if a test has a database on PostgreSQL, and is not about the stand-in."""
    return is_on_postgres(item) and not item.path.is_relative_to(config.rootpath / "tests" / "sandbox")


def is_about_a_server(item):
    """True if a test starts a PostgreSQL server, whatever was chosen."""
    return "cluster" in item.fixturenames or is_on_postgres(item)


def is_over_the_wire(item, config):
    """True if a test plays over the wire, for which a bot has to start."""
    return item.path.is_relative_to(config.rootpath / "tests" / "wire")


def is_a_further_case(item, config):
    """True if a test over the wire has run with another case: one is enough for every day."""
    further = hasattr(item, "callspec") and any(item.callspec.indices.values())
    return further and is_over_the_wire(item, config)


def asks_as_others_do(item, config):
    """True if a test over the wire is not marked as one that asks what no other does; ``asked`` finds out if one more is needed."""
    return is_over_the_wire(item, config) and not item.get_closest_marker("both")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Count among the long tests what starts a server, and the further cases over the wire.

    With ``--database=postgres`` leave out what would be tested a second time: what has no database there, what is about the
    stand-in, and all cases of a test but its first, because they use the same queries; in ``make rest`` also those over the
    wire that ask what others do.
    """
    if config.getoption("--database") == POSTGRES:
        there = [item for item in items if needs_postgres(item, config)]
        if asks_on_postgres(config):
            there = [item for item in there if not asks_as_others_do(item, config)]
        first = {(item.path, item.originalname): item for item in reversed(there)}
        there = list(reversed(first.values()))
        config.hook.pytest_deselected(items=[item for item in items if item not in there])
        items[:] = there
    else:
        for item in items:
            if is_about_a_server(item) or is_a_further_case(item, config):
                item.add_marker("long")


def pytest_deselected(items):
    """Count what a run leaves out, for the one who started it: with several processes these count."""
    for config in {item.config for item in items}:
        config.stash[LEFT_OUT] = config.stash.get(LEFT_OUT, 0) + len(items)
        if hasattr(config, "workeroutput"):
            config.workeroutput["left_out"] = config.stash[LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """Take over what a process says that has run a part of the tests: the count of what each has left out, and what it has asked."""
    said = getattr(node, "workeroutput", {})
    node.config.stash[LEFT_OUT] = said.get("left_out", 0)
    if ASKED in node.config.stash:
        node.config.stash[ASKED].queries.update(said.get("asked", ()))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session):
    """Let a whole run on PostgreSQL fail if there is a query that none of its tests has asked."""
    if (noted := session.config.stash.get(ASKED, None)) is None:
        return
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["asked"] = sorted(noted.queries)
    elif noted.missing() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter, config):
    """Say what was left out, and how to run it; which queries were not asked; after a failure, how to get the same order again."""
    for query in config.stash[ASKED].missing() if ASKED in config.stash else ():
        terminalreporter.write_line(
            f"Asked by no test on PostgreSQL: {query}. Mark a test that does with both."
        )
    left_out = config.stash.get(LEFT_OUT, 0)
    if left_out and (config.getoption("markexpr"), config.getoption("keyword")) == (
        "not long",
        "",
    ):
        terminalreporter.write_line(
            f"{left_out} long tests were left out. These, and those on PostgreSQL: make rest; all there are: make test-all"
        )
    seed = config.getoption("randomly_seed", None)
    if seed and (terminalreporter.stats.get("failed") or terminalreporter.stats.get("error")):
        terminalreporter.write_line(f"The same order again: ARGS=--randomly-seed={seed}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """Print what was said on the stage of a test that fails."""
    report = yield
    stages = [value for value in getattr(item, "funcargs", {}).values() if isinstance(value, Stage)]
    if report.failed:
        report.sections += [("What was said on Discord", transcript(stage.server)) for stage in stages]
    return report


def pytest_collection_finish():
    """Let Python look for garbage seldom, and only in what the tests leave: looking took a tenth of their time."""
    gc.freeze()
    gc.set_threshold(200_000, 20, 20)


@pytest.fixture(autouse=True)
def nothing_kept():
    """Nothing is left of a stage after its test: aiohttp keeps the last thousand handlers, and through them whole servers."""
    yield
    web_app._cached_build_middleware.cache_clear()


@pytest.fixture(autouse=True, scope="session")
def drawn_once():
    """A board is drawn once for all bots of a process, however many show it: half of those drawn were drawn before."""

    def remembered(board, events=(), *choices, **named):
        return draw(board, tuple(events), *choices, **named)

    draw = lru_cache(maxsize=500)(drawing.draw_board)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing, "draw_board", remembered)
        yield


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL server that is used by this process of the tests alone."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def database_place(request, tmp_path):
    """An empty database for one test: on the kind of server that the test, or whoever runs it, has chosen."""
    if kind_of(request.node) == POSTGRES:
        with request.getfixturevalue("cluster").lent() as place:
            yield place
    else:
        yield begin(tmp_path / "boop.sqlite3")


@pytest.fixture
async def stage(database_place, caplog):
    """A stage with the bot running on it, and nothing but warnings in its log at the end."""
    async with set_stage(database_place) as stage:
        yield stage
    assert [
        record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR
    ] == []
