"""The house stands straight: no file is in an import circle, and none hides one from the type checker."""

import ast
import re
from collections import defaultdict
from functools import cache
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


@cache
def graph():
    """Every module, and those of ours that it imports."""
    return {name: {other for other in imports(name) if other in FILES and other != name} for name in FILES}


def refuse_circles(arrows):
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


@pytest.mark.long
def test_no_file_is_in_an_import_circle():
    refuse_circles(graph())


FOLDERS = sorted(name for name, path in FILES.items() if path.name == "__init__.py" and name != "tests")


def within(folder, name):
    """The file or folder right inside a folder that a module is, or is in."""
    inside = name.removeprefix(f"{folder}.")
    return None if inside == name else inside.split(".")[0]


@pytest.mark.long
def test_files_and_folders_side_by_side_import_one_way():
    for folder in FOLDERS:
        arrows = defaultdict(set)
        for name, imported in graph().items():
            for other in imported:
                one, two = within(folder, name), within(folder, other)
                if one and two and one != two:
                    arrows[f"{folder}.{one}"].add(f"{folder}.{two}")
        refuse_circles(arrows)


#: More files or folders than that, and nobody finds theirs at a glance.
DOORS = 20
#: Each migration is a file of its own, and they are read by their numbers.
LISTS = {Path("data/migrations/versions")}


@pytest.mark.parametrize("room", ROOMS[:-1])
def test_every_folder_has_few_doors(room):
    folders = {path.parent for path in Path(room).rglob("*.py")} - LISTS
    doors = {
        str(folder): [each.name for each in folder.iterdir() if each.name != "__pycache__"]
        for folder in folders
    }
    assert {folder: sorted(names) for folder, names in doors.items() if len(names) > DOORS} == {}


def test_the_data_knows_no_rule():
    taken = {
        alias.name
        for name, path in FILES.items()
        if name.split(".")[0] == "data"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "game"
        for alias in node.names
    }
    assert taken == {"Edition", "Side"}


@pytest.mark.parametrize("room", ROOMS[:-1])
def test_no_import_hides_from_the_program(room):
    hiding = [name for name, path in FILES.items() if "TYPE_CHECKING" in path.read_text(encoding="utf-8")]
    assert [name for name in hiding if name.split(".")[0] == room] == []


#: Who asks the other processes that have the same database, and what for.
PEERS = {
    "bot.delivery.publisher",  # claims a match while it shows it
    "bot.gateway.sharded",  # has its shards, and logs in with them
    "bot.invalidation",  # hears what others have changed
    "bot.tasks.opponent",  # claims a match while it thinks in it
    "bot.tasks.periodic",  # does what one process alone may do
    "bot.tasks.registration",  # registers what the application has once
}


def test_few_know_that_other_processes_have_the_same_database():
    known = {"peers", "_peers", "Peers", "Claim", "Topic", "Work"}
    knowing = {
        name
        for name, path in FILES.items()
        if name.split(".")[0] in {"bot", "services", "words"}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Attribute) and node.attr in known)
        or (isinstance(node, ast.alias) and node.name in known)
    }
    assert knowing == PEERS


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


def passed_on(function):
    """True if a function of a use case only passes on what it is given, to a query."""
    told = ast.get_docstring(function) is not None
    match function.body[told:]:
        case [
            ast.Return(ast.Call(func=ast.Attribute(), args=[ast.Name("connection"), *others], keywords=[]))
        ]:
            return all(isinstance(each, ast.Name) for each in others)
    return False


def test_a_use_case_does_more_than_to_pass_a_query_on():
    found = [
        f"{name}.{node.name}"
        for name, path in FILES.items()
        if name.startswith("services")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and passed_on(node)
    ]
    assert found == []


def test_a_person_is_written_to_in_one_way():
    writing = [name for name, path in FILES.items() if "create_dm(" in path.read_text(encoding="utf-8")]
    assert [name for name in writing if name.split(".")[0] == "bot"] == ["bot.replies"]


def test_the_image_has_every_room_that_the_bot_needs():
    kept = {line[1:] for line in Path(".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert set(ROOMS) - {"sandbox", "tests"} <= kept


@pytest.mark.parametrize("room", ["game", "puzzles", "teaching", "services", "words"])
def test_values_do_not_change(room):
    changing = [
        f"{path}: {node.name}"
        for path in Path(room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for decorator in map(ast.unparse, node.decorator_list)
        if decorator.startswith("dataclass") and "frozen=True" not in decorator
    ]
    assert changing == []


#: A first line that asks instead of telling: "What a player has chosen".
ASKING = re.compile(r"(What|Who|Whose|Whether|How|Where|When|Which|Why)\b")


@pytest.mark.parametrize("room", ROOMS[:-1])
def test_a_docstring_says_what_a_thing_is_or_does(room):
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    asking = [
        f"{path}: {text.splitlines()[0]}"
        for path in Path(room).rglob("*.py")
        if path.parent not in LISTS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, documented) and ASKING.match(text := ast.get_docstring(node) or "")
    ]
    assert asking == []
