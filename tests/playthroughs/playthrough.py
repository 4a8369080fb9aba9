"""Writing a playthrough anew from its script."""

from pathlib import Path

from game import (
    Blocked,
    Booped,
    Fell,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Kind,
    Placed,
    Position,
    Scared,
    Side,
    TakenUp,
    TurnError,
    Won,
    square_name,
    stitch_name,
)
from game.diagram import diagram

FOLDER = Path(__file__).parent
SIDES = {Side.ORANGE: "Orange", Side.GRAY: "Gray"}
KINDS = {Kind.KITTEN: "kitten", Kind.CAT: "cat"}


def files():
    return sorted(FOLDER.glob("*.txt"))


def written(text):
    """The file's text with everything indented made anew."""
    position = None
    lines = []
    for line in text.splitlines():
        if line.startswith("    "):
            continue
        lines.append(line.rstrip())
        if not line.startswith("> "):
            continue
        command = line.removeprefix("> ").strip()
        if command.startswith("start "):
            position = Position.parse(command.removeprefix("start "))
            told = board(position)
        elif command.startswith("! "):
            told = [f"refused: {refusal(position, command.removeprefix('! '))}"]
        else:
            turn = position.parse_turn(command)
            played = position.play(turn)
            position = played.position
            told = [str(turn), *map(event_line, played.events), *board(position)]
        lines += [f"    {line}".rstrip() or "    " for line in told]
    # A blank line in an indented block keeps its indentation, so that it is known as written.
    return "\n".join(lines) + "\n"


def positions(text):
    """Every position that a playthrough shows."""
    shown = (line.strip() for line in text.splitlines() if line.startswith("    "))
    return [Position.parse(line) for line in shown if line.count("/") == 7]


def board(position):
    return [str(position), *(line or " " for line in diagram(position).splitlines())]


def refusal(position, text):
    try:
        position.parse_turn(text)
    except TurnError as error:
        return str(error)
    raise AssertionError(f"{text} is not refused")


def event_line(event):
    match event:
        case Placed(piece, square):
            return f"- placed: {named(piece)} on {square_name(square)}"
        case Booped(piece, origin, to):
            return f"- booped: {named(piece)} from {square_name(origin)} to {square_name(to)}"
        case Fell(piece, origin):
            return f"- fell: {named(piece)} from {square_name(origin)}, back to its pool"
        case Blocked(piece, square, obstacle):
            return f"- stays: {named(piece)} on {square_name(square)} ({obstacle.value})"
        case GhostEntered(side, ghost):
            return f"- ghost enters: {SIDES[side]}'s on {ghost}"
        case GhostMoved(side, origin, to, through):
            passed = f", through the other on {stitch_name(through)}" if through is not None else ""
            return f"- ghost moves: {SIDES[side]}'s from {stitch_name(origin.stitch)} to {stitch_name(to)}{passed}"
        case GhostLeft(side, origin):
            return f"- ghost leaves: {SIDES[side]}'s from {stitch_name(origin.stitch)}, back to its pool"
        case Scared(piece, origin, to, over):
            end = "off the bed" if to is None else f"to {square_name(to)}"
            return f"- BOOO: {named(piece)} from {square_name(origin)} {end}, over {names(over)}"
        case Graduated(side, squares, kinds):
            grown = ", ".join(f"{square_name(s)} ({KINDS[k]})" for s, k in zip(squares, kinds, strict=True))
            return f"- graduates: {SIDES[side]}'s {grown}"
        case TakenUp(piece, square):
            return f"- taken up: {named(piece)} from {square_name(square)}, as it is"
        case Won(side, ending, squares):
            return f"- won: {SIDES[side]}, {ending.value}, on {names(squares)}"


def named(piece):
    return f"{SIDES[piece.side]}'s {KINDS[piece.kind]}"


def names(squares):
    return ", ".join(map(square_name, squares))
