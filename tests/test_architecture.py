"""The house stands straight: no file is in an import circle, and none hides one from the type checker."""

import ast
import re
from collections import defaultdict
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests import floors
from tests.floors import FILES, FOLDERS, ROOMS, Plan, arrows_in, graph, plan_of
from tests.sources import definitions, files_of, parsed, text_of

#: The modules by their files.
NAMES = {path: name for name, path in FILES.items()}


def modules(*rooms, wanted):
    """Each module of some rooms whose text the pattern is found in, with its syntax tree."""
    files = [path for name, path in FILES.items() if name.split(".")[0] in rooms]
    return ((NAMES[path], tree) for path, tree in parsed(files, wanted))


def refuse_circles(arrows):
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


@pytest.mark.long
def test_no_file_is_in_an_import_circle():
    refuse_circles(graph())


@pytest.mark.long
def test_files_and_folders_side_by_side_import_one_way():
    for folder in FOLDERS:
        refuse_circles(arrows_in(folder))


#: How much each room may have at most: one that would have more is to be arranged anew. ``python -m tests.floors`` counts every folder.
PLANS = {
    "bot": Plan(doors=20, floors=10, arrows=53),
    "contests": Plan(doors=4, floors=2, arrows=3),
    "data": Plan(doors=15, floors=6, arrows=30),
    "engine": Plan(doors=12, floors=6, arrows=28),
    "game": Plan(doors=16, floors=9, arrows=56),
    "puzzles": Plan(doors=4, floors=2, arrows=2),
    "renderer": Plan(doors=8, floors=7, arrows=17),
    "services": Plan(doors=15, floors=7, arrows=46),
    "teaching": Plan(doors=8, floors=3, arrows=14),
    "words": Plan(doors=12, floors=9, arrows=32),
}


@pytest.mark.long
@pytest.mark.parametrize("room", PLANS)
def test_a_room_is_no_more_of_a_maze_than_it_was(room):
    found, most = plan_of(room), PLANS[room]
    assert all(here <= there for here, there in zip(found, most, strict=True)), f"{room}: {found}"


@pytest.mark.long
def test_doors_floors_and_arrows_are_counted(capsys):
    assert plan_of("teaching") == Plan(8, 3, 14), "verdicts are made of effects, and those of facts"
    floors.main()
    told = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines()[1:]}
    assert told["teaching"] == ["8", "3", "14"]
    assert len(told) == len(FOLDERS)


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
        for _, tree in modules("data", wanted=r"\bgame\b")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "game"
        for alias in node.names
    }
    assert taken == {"Edition", "Side"}


@pytest.mark.parametrize("room", ROOMS[:-1])
def test_no_import_hides_from_the_program(room):
    assert [str(path) for path in files_of(room) if "TYPE_CHECKING" in text_of(path)] == []


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
        for name, tree in modules("bot", "services", "words", wanted="|".join(known))
        for node in ast.walk(tree)
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
        for name, tree in modules("services", "data", wanted=r"\b(async|await)\b")
        if name not in WAITING and any(isinstance(node, waiting) for node in ast.walk(tree))
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
        for name, tree in modules("services", wanted=r"return [\w.]+\(\s*connection\b")
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and passed_on(node)
    ]
    assert found == []


def test_a_person_is_written_to_in_one_way():
    writing = [NAMES[path] for path in files_of("bot") if "create_dm(" in text_of(path)]
    assert writing == ["bot.replies"]


def test_the_image_has_every_room_that_the_bot_needs():
    kept = {line[1:] for line in Path(".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert set(ROOMS) - {"sandbox", "tests"} <= kept


@pytest.mark.parametrize("room", ["game", "contests", "puzzles", "teaching", "services", "words"])
def test_values_do_not_change(room):
    changing = [
        f"{path}: {node.name}"
        for path, tree in parsed(files_of(room), "dataclass")
        for node in definitions(tree)
        if isinstance(node, ast.ClassDef)
        for decorator in map(ast.unparse, node.decorator_list)
        if decorator.startswith("dataclass") and "frozen=True" not in decorator
    ]
    assert changing == []


def test_a_name_stands_for_one_class():
    """The sandbox speaks Discord's words, and no room of the product knows it."""
    where = defaultdict(list)
    for name, tree in modules(*set(ROOMS) - {"sandbox", "tests"}, wanted=r"^ *class \w"):
        for node in definitions(tree):
            if isinstance(node, ast.ClassDef):
                where[node.name.lstrip("_")].append(name)
    assert {name: rooms for name, rooms in where.items() if len(rooms) > 1} == {}


#: A first line that asks instead of telling: "What a player has chosen".
ASKING = r"(What|Who|Whose|Whether|How|Where|When|Which|Why)\b"


@pytest.mark.parametrize("room", ROOMS[:-1])
def test_a_docstring_says_what_a_thing_is_or_does(room):
    files = [path for path in files_of(room) if path.parent not in LISTS]
    asking = [
        f"{path}: {text.splitlines()[0]}"
        for path, tree in parsed(files, rf"['\"]\s*{ASKING}")
        for node in (tree, *definitions(tree))
        if re.match(ASKING, text := ast.get_docstring(node) or "")
    ]
    assert asking == []
