"""The house stands straight: no file is in an import circle, and none hides one from the type checker."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOMS = (
    "game",
    "puzzles",
    "teaching",
    "engine",
    "renderer",
    "data",
    "services",
    "words",
    "bot",
    "sandbox",
    "tests",
)
FILES = {
    ".".join(path.with_suffix("").parts).removesuffix(".__init__"): path
    for room in ROOMS
    for path in sorted(Path(room).rglob("*.py"))
}


def imports(name):
    """The modules of ours that a module imports, for whatever reason; of a package's parts, those alone."""
    for node in ast.walk(ast.parse(FILES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            parts = [f"{node.module}.{alias.name}" for alias in node.names]
            inside = [part for part in parts if part in FILES]
            yield from inside
            if len(inside) < len(parts):
                yield node.module


@pytest.mark.long
def test_no_file_is_in_an_import_circle():
    graph = {name: {other for other in imports(name) if other in FILES and other != name} for name in FILES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


@pytest.mark.parametrize("room", ROOMS[:-1])
def test_no_import_hides_from_the_program(room):
    hiding = [name for name, path in FILES.items() if "TYPE_CHECKING" in path.read_text(encoding="utf-8")]
    assert [name for name in hiding if name.split(".")[0] == room] == []


#: What lets the event loop wait for the database, so that use cases need not.
WAITING = {
    "data.database",
    "data.opening",
    "data.peers",
    "data.postgres.connection",
    "data.postgres.database",
    "data.postgres.listener",
    "data.postgres.peers",
    "data.postgres.sessions",
    "data.postgres.pool",
    "data.sqlite.database",
    "data.sqlite.worker",
    "data.tasks",
}


def test_the_use_cases_wait_for_nothing():
    waiting = (ast.AsyncFunctionDef, ast.Await, ast.AsyncWith, ast.AsyncFor)
    found = [
        name
        for name, path in FILES.items()
        if name.startswith(("services", "data")) and name not in WAITING
        if any(isinstance(node, waiting) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    ]
    assert found == []


def test_the_image_has_every_room_that_the_bot_needs():
    kept = {line[1:] for line in Path(".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert set(ROOMS) - {"sandbox", "tests"} <= kept
