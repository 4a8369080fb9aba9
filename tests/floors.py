"""Counts what lies side by side in each room and in its wings: ``python -m tests.floors``.

A door is a file or folder right inside another folder. An arrow is one door that imports another. A door that imports no other is on
the first floor; every other one is a floor above the highest that it imports.
"""

import ast
from collections import defaultdict
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

ROOMS = (
    "game",
    "contests",
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
FOLDERS = sorted(name for name, path in FILES.items() if path.name == "__init__.py" and name != "tests")


class Plan(NamedTuple):
    """The doors, floors and arrows of a folder."""

    doors: int
    floors: int
    arrows: int


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


def within(folder, name):
    """The file or folder right inside a folder that a module is, or is in."""
    inside = name.removeprefix(f"{folder}.")
    return None if inside == name else inside.split(".")[0]


def arrows_in(folder):
    """Each door of a folder that imports another, with those that it imports."""
    arrows = defaultdict(set)
    for name, imported in graph().items():
        for other in imported:
            one, two = within(folder, name), within(folder, other)
            if one and two and one != two:
                arrows[f"{folder}.{one}"].add(f"{folder}.{two}")
    return arrows


def plan_of(folder):
    """The doors, floors and arrows of a folder; CycleError if some doors import one another in a circle."""
    arrows = arrows_in(folder)
    doors = {f"{folder}.{door}" for name in FILES if (door := within(folder, name))}
    floors = {}
    for door in TopologicalSorter({door: arrows[door] for door in doors}).static_order():
        floors[door] = 1 + max((floors[below] for below in arrows[door]), default=0)
    return Plan(len(doors), max(floors.values(), default=0), sum(map(len, arrows.values())))


def main():
    """Print a line for each folder."""
    print(f"{'':28}{'doors':>7}{'floors':>8}{'arrows':>8}")
    for folder in FOLDERS:
        plan = plan_of(folder)
        print(f"{folder:28}{plan.doors:7}{plan.floors:8}{plan.arrows:8}")


if __name__ == "__main__":
    main()
