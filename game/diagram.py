"""A position as a text diagram, for terminals, tests and playthroughs."""

from __future__ import annotations

from game.geometry import FILES, SIZE, between_files, stitch_name
from game.pieces import Edition, Side
from game.position import Position

_NAMES = {Side.ORANGE: "Orange", Side.GRAY: "Gray"}


def diagram(position: Position) -> str:
    """Six ranks of squares with coordinates (capitals are Orange's), then the pools, ghosts and who moves."""
    rows = [bed_diagram(position), ""]
    rows += [_side_line(position, side) for side in Side]
    if position.outcome:
        rows += ["", f"{_NAMES[position.outcome.winner]} has won: {position.outcome.ending.value}"]
    return "\n".join(rows)


def bed_diagram(position: Position) -> str:
    """The bed alone: six ranks of squares with coordinates; capitals are Orange's."""
    rows = []
    for rank in reversed(range(SIZE)):
        row = (str(position.piece_at(SIZE * rank + file) or ".") for file in range(SIZE))
        rows.append(f"{rank + 1}  {' '.join(row)}")
    return "\n".join([*rows, "", f"   {' '.join(FILES)}"])


def _side_line(position: Position, side: Side) -> str:
    pool = position.pool(side)
    parts = [f"{pool.kittens} K"]
    if position.edition is not Edition.KITTENS:
        parts.append(f"{pool.cats} C")
    if position.edition is Edition.GHOST:
        parts.append(_ghost_words(position, side))
    to_move = "  <- to move" if side is position.side and not position.outcome else ""
    return f"{_NAMES[side]:<7}pool: {', '.join(parts)}{to_move}"


def _ghost_words(position: Position, side: Side) -> str:
    ghost = position.ghost(side)
    if ghost is None:
        return "ghost"
    arrow = ("v^" if between_files(ghost.stitch) else "<>")[ghost.heading.value in "ne"]
    return f"ghost at {stitch_name(ghost.stitch)} {arrow}"
