"""The modules of the sandbox import one another in no circle, not even for types."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

SANDBOX = Path(__file__).parents[2] / "sandbox"
MODULES = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in SANDBOX.glob("*.py")}


def imported(tree):
    """The modules of the sandbox that a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "sandbox":
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").removeprefix("sandbox.")
        elif isinstance(node, ast.Import):
            yield from (name.name.removeprefix("sandbox.") for name in node.names)


def test_no_modules_import_one_another_in_a_circle():
    graph = {name: set(imported(tree)) & MODULES.keys() for name, tree in MODULES.items()}
    assert list(TopologicalSorter(graph).static_order())
    assert graph["places"] == {"files", "payloads"}


def test_nothing_is_imported_for_types_only():
    names = {node.id for tree in MODULES.values() for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert "TYPE_CHECKING" not in names
