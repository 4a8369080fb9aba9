"""Small mistakes that a person could make: which there can be in the code, and what a file looks like with one."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

#: Half of the mistakes are made in the first rooms, half in the others.
ROOMS = (
    ("bot", "services"),
    ("contests", "data", "engine", "game", "puzzles", "renderer", "sandbox", "teaching", "words"),
)
#: Programs for development, and what no change may touch.
LEFT_OUT = ("engine/training/", "engine/build.py", "data/migrations/", "__main__.py", "sandbox/demo.py")
_COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_COMPUTED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult}
_JOINED = {ast.And: ast.Or, ast.Or: ast.And}


class Mutant(NamedTuple):
    """One mistake: where in a file (offsets of its bytes), and what stands there then."""

    path: str
    line: int
    begin: int
    end: int
    before: str
    after: str

    def applied_to(self, text: str) -> str:
        """The file with the mistake in it."""
        raw = text.encode()
        return (raw[: self.begin] + self.after.encode() + raw[self.end :]).decode()

    def __str__(self) -> str:
        before, after = (" ".join(text.split())[:70] for text in (self.before, self.after))
        return f"{self.path}:{self.line} | `{before}` → `{after}`".replace("||", "")


def chosen(folder: Path, count: int, seed: int) -> list[Mutant]:
    """So many mistakes over all rooms, always the same for a seed and the same code."""
    rng = Random(seed)
    found = []
    for number, rooms in enumerate(ROOMS):
        paths = sorted(path for room in rooms for path in (folder / room).rglob("*.py"))
        there = [
            mutant
            for path in paths
            if not any(part in path.as_posix() for part in LEFT_OUT)
            for mutant in mutants(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        ]
        found += rng.sample(there, count // 2 if number else count - count // 2)
    return found


def mutants(path: str, text: str) -> Iterator[Mutant]:
    """Every mistake that can be made in a file."""
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    tree = ast.parse(text)
    told = _annotations(tree)
    for node in ast.walk(tree):
        if node in told:
            continue
        for changed in _changed(node):
            begin = starts[node.lineno - 1] + node.col_offset
            end = starts[node.end_lineno - 1] + node.end_col_offset
            before = text.encode()[begin:end].decode()
            yield Mutant(path, node.lineno, begin, end, before, f"({ast.unparse(changed)})")


def _annotations(tree: ast.AST) -> set[ast.AST]:
    """What only tells types."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        for name in ("annotation", "returns"):
            told = getattr(node, name, None)
            if isinstance(told, ast.AST):
                found.update(ast.walk(told))
    return found


def _changed(node: ast.AST) -> Iterator[ast.expr]:
    """What could stand there by mistake."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        operator = _COMPARED[type(node.ops[0])]()
        yield ast.Compare(node.left, [operator], node.comparators)
    elif isinstance(node, ast.BinOp) and type(node.op) in _COMPUTED and not _is_text(node):
        yield ast.BinOp(node.left, _COMPUTED[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(_JOINED[type(node.op)](), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def _is_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(side, (ast.JoinedStr, ast.Constant)) and not _is_number(side)
        for side in (node.left, node.right)
    )


def _is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, (int, float))
