"""Turns as autocomplete offers them: first squares; after a square the ghost's entry; then what graduates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from game import (
    BegunTurn,
    Graduation,
    IllegalTurn,
    Kind,
    Objection,
    Position,
    Stitch,
    Turn,
    TurnError,
    entry_number,
    read_turn,
    square_name,
    stitch_name,
)
from services.refusals import Refusal
from words.catalogue import say
from words.choices import Choice
from words.limits import OPTION, OPTIONS
from words.turns.effects import effects_in_line, effects_with_ways, interest, way_back
from words.turns.objections import objection_text
from words.turns.pieces import kind_word, seam_ends
from words.turns.turn_words import in_letters, in_notation, kind_words

#: The refusals that are told as the reason why there is no turn to choose.
REASONS: Final = frozenset(
    {
        Refusal.NO_MATCH,
        Refusal.NOTHING_AWAITS_YOU,
        Refusal.AWAITED_ELSEWHERE,
        Refusal.WHICH_MATCH,
        Refusal.NOT_YOUR_TURN,
        Refusal.MATCH_OVER,
        Refusal.NO_SUCH_MATCH,
        Refusal.NOT_YOUR_MATCH,
    }
)
_SQUARE: Final = re.compile("[a-f][1-6]")
_SEAM: Final = re.compile("g([a-f]{2}[1-6]|[a-f][1-6]{2})")
#: The value of a choice that only says why there is no turn to choose.
NO_TURN: Final = "-"
_PARTS: Final = re.compile(r"(?P<placed>[^g=]*)(?P<ghost>g[^=]*)?(?P<grown>=.*)?")


class _Typed(NamedTuple):
    """The parts of a turn that have been typed: None for a part that has not been begun."""

    placed: str
    ghost: str | None
    grown: str | None


def turn_choices(position: Position, typed: str, *, in_words: bool = False) -> list[Choice]:
    """The turns that fit what has been typed so far, at most as many as Discord shows.

    ``in_words``: each with where its pieces go, for those who read boards in words.
    """
    if picked := _labelled(position, typed, in_words=in_words):
        return [picked]
    wanted = _parts(typed)
    begun = [turn for turn in position.beginnings() if _fits(position, turn, wanted)]
    if len(begun) == 1:
        return list(islice(_completions(begun[0], wanted, in_words=in_words), OPTIONS))
    if len({turn.square for turn in begun}) == 1:
        # A square alone is a kitten if it is sent like that, so the kitten stands first.
        begun.sort(key=lambda turn: turn.kind is Kind.CAT)
    else:
        begun.sort(key=interest, reverse=True)
    return [_square_choice(turn, in_words=in_words) for turn in begun[:OPTIONS]]


def no_turns(why: Refusal | None, typed: str, position: Position | None = None) -> Choice:
    """The reason why there is no turn to choose: the only choice then, which fills in what was typed, or a dash.

    Of a whole turn that is typed in a ``position`` it is what sending it would be refused for.
    """
    haunted = position is None or position.rules.haunted
    other = "no-turn" if _parts(typed).ghost is None or not haunted else "no-ghost"
    told = (_objected(position, typed) or _ghost_objected(position, typed)) if position else None
    label = told or say("choice-why-none", why=why.value if why and why in REASONS else other)
    return Choice(label[:OPTION], typed[:OPTION] or NO_TURN)


def _objected(position: Position, typed: str) -> str | None:
    """The rule against a whole turn that was typed; None if it is none, or there is no rule against it."""
    try:
        position.resolve(read_turn(in_notation(typed)))
    except IllegalTurn as illegal:
        return objection_text(illegal.objection)
    except TurnError:
        return None
    return None


def _ghost_objected(position: Position, typed: str) -> str | None:
    """The rule against any ghost that comes in with this turn, where one was begun to be typed; None if it may come in."""
    wanted = _parts(typed)
    if wanted.ghost is None:
        return None
    if position.rules.haunted:
        return objection_text(Objection.GHOST_OUT) if position.ghost(position.side) else None
    # A g alone may be that of a square beside the bed.
    return objection_text(Objection.NO_GHOSTS_HERE) if wanted.placed else None


def _labelled(position: Position, typed: str, *, in_words: bool) -> Choice | None:
    """The choice whose whole label was typed: Discord puts a picked choice's label into the field."""
    square = typed.strip().lower()[:2]
    for begun in position.beginnings():
        if len(typed) > len(square) and square_name(begun.square) == square:
            for choice in _every_choice(begun, in_words=in_words):
                if choice.label == typed:
                    return choice
    return None


def _every_choice(begun: BegunTurn, *, in_words: bool) -> Iterator[Choice]:
    """The choices that there can be of a turn begun, also those that are listed only once the ghost's entry is typed."""
    yield _square_choice(begun, in_words=in_words)
    yield from _completions(begun, _Typed("", None, None), in_words=in_words)
    for entry in begun.entries if len(begun.graduations) > 1 else ():
        for turn in begun.turns(entry):
            yield _way_choice(begun, turn, in_words=in_words)


def _parts(typed: str) -> _Typed:
    """The parts of what was typed, without case, spaces and @, and with letters for the language's words for the pieces."""
    joined = "".join(typed.split()).casefold()
    if any(word.startswith(joined) for kind in Kind for word in kind_words(kind)):
        # Of a piece, however its letters might be read otherwise: Spanish has a g in its word for a cat.
        return _Typed(joined, None, None)
    plain = in_letters(joined).replace("@", "").replace("ghost", "g")
    found = _PARTS.fullmatch(plain)
    return _Typed(found["placed"], found["ghost"], found["grown"]) if found else _Typed("?", None, None)


def _fits(position: Position, begun: BegunTurn, wanted: _Typed) -> bool:
    """True if a turn, in one of its spellings, begins with what was typed."""
    square, letter = square_name(begun.square), begun.kind.value.lower()
    words = (letter, begun.kind.name.lower(), *kind_words(begun.kind))
    spellings = [spelling for word in words for spelling in (f"{word}{square}", f"{square}{word}")]
    if wanted.ghost is None and wanted.grown is None:
        # A square alone shows the cat, too, although it would be a kitten if it were sent like that.
        return any(spelling.startswith(wanted.placed) for spelling in spellings)
    if begun.kind is Kind.KITTEN or not position.pool(position.side).kittens:
        spellings.append(square)
    return wanted.placed in spellings


def _completions(begun: BegunTurn, wanted: _Typed, *, in_words: bool) -> Iterator[Choice]:
    """The ways to complete a turn: first without the ghost, then with its entries edge by edge."""
    if wanted.ghost is None:
        for turn in _ways(begun, None, wanted):
            yield _way_choice(begun, turn, in_words=in_words)
    if wanted.grown is not None and wanted.ghost is None:
        return
    entries = () if begun.outcome and wanted.ghost is None else begun.entries
    named = [entry for entry in entries if f"g{stitch_name(entry)}".startswith(wanted.ghost or "g")]
    fitting = named or [entry for entry in entries if _enters_there(entry, wanted.ghost or "g")]
    for entry in sorted(fitting, key=entry_number):
        ways = list(_ways(begun, entry, wanted))
        if len(ways) > 1 and len(fitting) > 1:
            # Too many to list at once: what graduates is asked after the ghost's entry.
            yield _entry_choice(begun, entry)
        else:
            for turn in ways:
                yield _way_choice(begun, turn, in_words=in_words)


def _enters_there(entry: Stitch, typed: str) -> bool:
    """True if an entry may be meant by what was typed for a ghost: its number, a square beside it, or both squares."""
    if _SEAM.fullmatch(typed):
        return False  # the name of one seam means no other
    squares = set(_SQUARE.findall(typed))
    numbered = typed == f"g{entry_number(entry)}"
    return numbered or (bool(squares) and squares <= set(seam_ends(entry).values()))


def _ways(begun: BegunTurn, entry: Stitch | None, wanted: _Typed) -> Iterator[Turn]:
    for turn in begun.turns(entry):
        grown = "=" + "".join(map(square_name, turn.graduation))
        if grown.startswith(wanted.grown or ""):
            yield turn


def _square_label(begun: BegunTurn, way: Graduation | None = None, *, in_words: bool) -> str:
    """The effects of a turn; for whoever reads boards in words, as far as there is room, also where each piece goes, and that rather than how many do."""
    label = ""
    for told in _tellings(begun, way, in_words=in_words):
        label = _label(begun, told)
        if len(label) <= OPTION:
            break
    return label[:OPTION]


def _tellings(begun: BegunTurn, way: Graduation | None, *, in_words: bool) -> Iterator[str]:
    """The ways to tell a turn's effects, the one that tells most first; whoever takes an early one spares the others."""
    if in_words:
        yield from effects_with_ways(begun, way)
    yield effects_in_line(begun, way)


def _label(begun: BegunTurn, told: str) -> str:
    return say("choice-turn", square=square_name(begun.square), kind=kind_word(begun.kind), effects=told)


def _square_choice(begun: BegunTurn, *, in_words: bool) -> Choice:
    # A turn that leaves a choice is filled in without it; typing more then lists the choices.
    ways = begun.turns()
    placed = f"{begun.kind.value}@{square_name(begun.square)}"
    return Choice(_square_label(begun, in_words=in_words), str(ways[0]) if len(ways) == 1 else placed)


def _entry_choice(begun: BegunTurn, entry: Stitch) -> Choice:
    square = square_name(begun.square)
    label = say("choice-entry", square=square, kind=kind_word(begun.kind), **seam_ends(entry))
    return Choice(label[:OPTION], f"{begun.kind.value}@{square} G@{stitch_name(entry)}")


def _way_choice(begun: BegunTurn, turn: Turn, *, in_words: bool) -> Choice:
    """A whole turn, labelled by what it does, what is chosen in it, and where the ghost comes in."""
    if turn.entry is None:
        return Choice(_square_label(begun, turn.graduation or None, in_words=in_words), str(turn))
    square, kind = square_name(turn.square), kind_word(turn.kind)
    if not turn.graduation:
        label = say("choice-entry", square=square, kind=kind, **seam_ends(turn.entry))
        return Choice(label[:OPTION], str(turn))
    # A turn that is typed has no preview: that pieces go back to the pool is said wherever the ghost comes in.
    told = way_back(begun, turn.graduation)
    label = say("choice-way-entry", square=square, kind=kind, effects=told, **seam_ends(turn.entry))
    return Choice(label[:OPTION], str(turn))
