"""The source files of our rooms: read once, and parsed only where their text can have what is looked for."""

import ast
import re
from functools import cache
from pathlib import Path


@cache
def text_of(path):
    """The text of a source file."""
    return path.read_text(encoding="utf-8")


def files_of(*rooms):
    """The source files of some rooms."""
    return [path for room in rooms for path in sorted(Path(room).rglob("*.py"))]


def parsed(paths, wanted=""):
    """Each of these files whose text the pattern ``wanted`` is found in, with its syntax tree.

    Parsing and walking all of them takes half a second, and ten tests look for ten things.
    """
    for path in paths:
        if re.search(wanted, text_of(path), re.MULTILINE):
            yield path, ast.parse(text_of(path))


def definitions(node):
    """The functions and classes in a syntax tree, however deep; expressions are passed over, and are most of it."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.stmt | ast.excepthandler | ast.match_case):
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield part
            yield from definitions(part)
