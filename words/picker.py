"""What the picker says: the question, what a turn would do, and each option."""

from __future__ import annotations

from game import BegunTurn, Event, Graduated, Graduation, Kind, TakenUp, square_name
from services.picking import Picking
from words.alt_text import describe, describe_choice
from words.catalogue import join_list, say
from words.effects import effects, pushes
from words.pieces import entry_name, kind_name, squares_named
from words.story import tell_ghost


def question(picking: Picking) -> str:
    """What to do next."""
    if picking.begun is None:
        return say("picker-square", kind=kind_name(picking.kind))
    told = say(
        "picker-would",
        kind=kind_name(picking.kind),
        square=square_name(picking.begun.square),
        effects=join_list(pushes(picking.begun)) or say("effect-none"),
    )
    lines = [told, tell_ghost(picking.begun.events), _entry(picking)]
    if picking.played is None:
        lines.append(say("picker-graduation"))
    else:
        lines += map(_graduation, picking.events)
        lines.append(say("picker-sure"))
    return "\n".join(filter(None, lines))


def _entry(picking: Picking) -> str:
    if not picking.entries:
        return ""
    if picking.request.entry is None:
        return say("picker-may-enter")
    return say("picker-enters", entry=entry_name(picking.request.entry))


def _graduation(event: Event) -> str:
    match event:
        case Graduated(_, (square,), _):
            return say("picker-grows-up", square=square_name(square))
        case Graduated(_, squares, kinds):
            kittens = kinds.count(Kind.KITTEN)
            return say("picker-graduates", squares=squares_named(squares), kittens=kittens)
        case TakenUp(piece, square):
            return say("picker-takes-up", square=square_name(square), kind=kind_name(piece.kind))
        case _:
            return ""


def square_effects(begun: BegunTurn) -> str:
    """What placing a piece there would do, in a few words."""
    return join_list(effects(begun))


def kind_button(kind: Kind) -> str:
    """The button that changes to another kind."""
    return say("picker-kind", kind=kind_name(kind))


def graduation_option(number: int, begun: BegunTurn, graduation: Graduation) -> str:
    """The option for a line: its number in the picture and its squares; for a piece: its kind and square."""
    kinds = [begun.pieces[square].kind for square in graduation]
    squares = squares_named(graduation)
    if len(graduation) > 1:
        return say("picker-line", number=number, squares=squares, kittens=kinds.count(Kind.KITTEN))
    return say("picker-piece", square=squares, kind=kind_name(kinds[0]))


def preview_alt_text(picking: Picking) -> str:
    """The preview in words."""
    if picking.played:
        return describe(picking.played.position, picking.played.events, preview=True)
    return describe_choice(picking.events, picking.graduations)
