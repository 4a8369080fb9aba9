"""Which queries the tests ask on PostgreSQL: each of ``data/queries`` must be asked there by one of them.

Over the wire only those marked ``both`` run on PostgreSQL, so a new query might be asked on SQLite alone.
"""

import ast
import sys
from functools import cache
from itertools import takewhile
from pathlib import Path

from sqlalchemy import Engine, event

ROOT = Path(__file__).parents[1]
QUERIES = ROOT / "data" / "queries"
#: The methods of a connection that send a statement.
ASKING = {"execute", "scalar", "scalars"}
#: Functions that are asked only by a program of its own, or on SQLite alone; the tests of such programs run with either database.
ELSEWHERE = {"data/queries/restore_history.py: database_id_of"}


@cache
def _name(path):
    """The name of a module of queries by its file; None for any other file."""
    file = Path(path)
    return file.relative_to(ROOT).as_posix() if file.is_relative_to(QUERIES) else None


def _functions(node, around=()):
    """The functions in a piece of source that send statements themselves, by their names and those they stand in."""
    for child in ast.iter_child_nodes(node):
        names = (*around, child.name) if isinstance(child, ast.FunctionDef | ast.ClassDef) else around
        if isinstance(child, ast.Call) and getattr(child.func, "attr", "") in ASKING and names:
            yield ".".join(names)
        yield from _functions(child, names)


def queries():
    """All functions of ``data/queries`` that send statements themselves, as ``file: function``."""
    return {
        f"{_name(path)}: {function}"
        for path in QUERIES.rglob("*.py")
        for function in _functions(ast.parse(path.read_text()))
    }


class Asked:
    """The queries that have been asked in this process, from when it is made."""

    def __init__(self):
        self.queries = set()
        event.listen(Engine, "before_cursor_execute", self.note)

    def note(self, *_):
        """Take down which query sends a statement: the nearest function of ``data/queries`` among those that are running."""
        frame = sys._getframe(1)
        while frame and _name(frame.f_code.co_filename) is None:
            frame = frame.f_back
        if frame:
            names = frame.f_code.co_qualname.replace("<locals>.", "").split(".")
            function = ".".join(takewhile(lambda name: not name.startswith("<"), names))
            self.queries.add(f"{_name(frame.f_code.co_filename)}: {function}")

    def missing(self):
        """The queries that no test has asked, in order."""
        return sorted(queries() - self.queries - ELSEWHERE)
