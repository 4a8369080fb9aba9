"""A board as a text diagram, for terminals, tests and playthroughs."""

from __future__ import annotations

from game.board import Board
from game.geometry import FILES, SIZE, between_files, stitch_name
from game.pieces import Side

_NAMES = {Side.ORANGE: "Orange", Side.GRAY: "Gray"}


def diagram(board: Board) -> str:
    """Six ranks of squares with coordinates (capitals are Orange's), then the pools, ghosts and who moves."""
    rows = [bed_diagram(board), ""]
    rows += [_side_line(board, side) for side in Side]
    if board.outcome:
        rows += ["", f"{_NAMES[board.outcome.winner]} has won: {board.outcome.ending.value}"]
    return "\n".join(rows)


def bed_diagram(board: Board) -> str:
    """The bed alone: six ranks of squares with coordinates; capitals are Orange's."""
    rows = []
    for rank in reversed(range(SIZE)):
        row = (str(board.piece_at(SIZE * rank + file) or ".") for file in range(SIZE))
        rows.append(f"{rank + 1}  {' '.join(row)}")
    return "\n".join([*rows, "", f"   {' '.join(FILES)}"])


def _side_line(board: Board, side: Side) -> str:
    pool = board.pool(side)
    parts = [f"{pool.kittens} K"]
    if board.rules.grows:
        parts.append(f"{pool.cats} C")
    if board.rules.haunted:
        parts.append(_ghost_words(board, side))
    to_move = "  <- to move" if side is board.side and not board.outcome else ""
    return f"{_NAMES[side]:<7}pool: {', '.join(parts)}{to_move}"


def _ghost_words(board: Board, side: Side) -> str:
    ghost = board.ghost(side)
    if ghost is None:
        return "ghost"
    arrow = ("v^" if between_files(ghost.stitch) else "<>")[ghost.heading.value in "ne"]
    return f"ghost at {stitch_name(ghost.stitch)} {arrow}"
