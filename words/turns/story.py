"""A turn told in short sentences, each with how loud it is: the board tells the loudest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from game import (
    Ending,
    Event,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Piece,
    Placed,
    Position,
    Push,
    Scared,
    Side,
    Square,
    TakenUp,
    Won,
    square_name,
    with_pushes,
)
from services.play.matches import ENDINGS
from words.catalogue import run_on, say
from words.turns.alt_text import grown_squares
from words.turns.pieces import kind_word, seam_ends, squares_named
from words.turns.pushes import Pushes, one_square, over_others, own_falls, whether_all
from words.turns.ways import blocked, ways_by_ghost, ways_by_piece, ways_named


class Loudness(IntEnum):
    """The amount that a sentence tells of a turn."""

    NOTHING = 0
    SOMETHING = 1
    PUSHED = 2
    LOST = 3
    JUMPED = 4
    GROWN = 5
    WON = 6


class Sentence(NamedTuple):
    """A sentence about a turn; ``in_words`` tells also where each piece goes, for whoever can't see it.

    ``own`` adds that it is also pieces of one's own that fall; where only those fall, the sentence says so itself, and ``short`` is
    without that.
    """

    loudness: Loudness
    sentence: str
    own: str | None = None
    short: str | None = None
    in_words: str | None = None


def tell(names: Mapping[Side, str], events: Sequence[Event]) -> str:
    """All that a turn did, in order, and who was pushed where."""
    return run_on(each.in_words or each.sentence for each in _told(names, events, in_words=True))


def tell_last(names: Mapping[Side, str], events: Sequence[Event]) -> str:
    """The same beside the result of the match: of a win only where the line is, for by what it was won is told there."""
    every = _told(names, events, in_words=True)
    told = [each for each in every if each.loudness is not Loudness.WON]
    lines = [event for event in events if isinstance(event, Won) and event.ending is not Ending.EIGHT_CATS]
    where = (say("turn-won-line", squares=squares_named(event.squares)) for event in lines)
    return run_on([*(each.in_words or each.sentence for each in told), *where])


def loudest(names: Mapping[Side, str], events: Sequence[Event]) -> str:
    """The loudest that a turn did, for a board whose small print tells all else."""
    return _loudest(list(_told(names, events))).sentence


def tell_briefly(names: Mapping[Side, str], events: Sequence[Event]) -> str:
    """The same for a board that tells nothing else; before what grows up also how many the piece boops, for its picture is full."""
    *before, last = _brief(list(_told(names, events)))
    return run_on([*(each.short or each.sentence for each in before), last.sentence])


def besides(names: Mapping[Side, str], events: Sequence[Event]) -> str:
    """All that a turn did besides the loudest, in order, and whom its ghost pushed where: the picture shows whom the piece did."""
    told = list(_told(names, events))
    loud = _loudest(told)
    side = next(event.piece.side for event in events if isinstance(event, Placed))
    quieter = (each.sentence for each in told if each is not loud)
    return run_on([*quieter, *ways_by_ghost(events, side)])


def _loudest(told: Sequence[Sentence]) -> Sentence:
    return max(told, key=lambda each: each.loudness)


def _brief(told: Sequence[Sentence]) -> Sequence[Sentence]:
    """The loudest sentence, and the one about the piece before what grows up."""
    first, loud = told[0], _loudest(told)
    boops = first.loudness >= Loudness.PUSHED
    return (first, loud) if boops and loud.loudness is Loudness.GROWN else (loud,)


def most_telling(names: Mapping[Side, str], events: Sequence[Event]) -> str:
    """The sentences that a short film shows a turn for: a BOOO!, who grew up and a win, all that there is of them, and what a board tells."""
    told = list(_told(names, events))
    brief = _brief(told)
    loud = [each for each in told if each in brief or each.loudness >= Loudness.JUMPED]
    return run_on(part for each in loud for part in (each.sentence, each.own))


def tell_next_glide(names: Mapping[Side, str], position: Position) -> str | None:
    """The way of the side's ghost at the end of its turn; None if it is not on the bed."""
    side = position.side
    if position.ghost(side) is None:
        return None
    ahead = position.ghost_next(side)
    if ahead is None:
        return say("ghost-next", where="home", who=names[side], low="", high="")
    where = "past" if position.ghost_passes(side) else "on"
    return say("ghost-next", where=where, who=names[side], **seam_ends(ahead))


def _told(
    names: Mapping[Side, str], events: Sequence[Event], *, in_words: bool = False
) -> Iterator[Sentence]:
    """The sentences about a turn, in order; those about the piece also ``in_words`` where that is asked for, which takes as long again."""
    for event, pushed in with_pushes(events):
        match event:
            case Placed(piece, square):
                told = _placed(names, piece, square, pushed)
                if in_words:
                    ways = (*ways_by_piece(pushed, piece.side), *blocked(events))
                    told = told._replace(in_words=run_on((told.sentence, *ways)))
                yield told
            case GhostEntered(side, ghost):
                sentence = say("turn-ghost-entered", who=names[side], **seam_ends(ghost.stitch))
                yield Sentence(Loudness.SOMETHING, sentence)
            case GhostMoved():
                yield from _glide(names, event, pushed)
            case GhostLeft(side):
                yield Sentence(Loudness.SOMETHING, say("turn-ghost-left", who=names[side]))
            case Graduated(side, (square,)):
                # Nobody sees a line: the reason is said.
                sentence = say("turn-grown-eight", who=names[side], kitten=square_name(square))
                yield Sentence(Loudness.GROWN, sentence)
            case Graduated(side):
                kittens, cats = grown_squares(event)
                counts = {"kittens_count": len(kittens), "cats_count": len(cats)}
                squares = {"kittens": squares_named(kittens), "cats": squares_named(cats)}
                yield Sentence(Loudness.GROWN, say("turn-grown", who=names[side], **squares, **counts))
            case TakenUp(piece, square):
                words = {"kind": kind_word(piece.kind), "square": square_name(square)}
                yield Sentence(Loudness.LOST, say("turn-taken-up", who=names[piece.side], **words))
            case Won():
                yield Sentence(Loudness.WON, won_text(event))


def _placed(names: Mapping[Side, str], piece: Piece, square: Square, pushed: Sequence[Push]) -> Sentence:
    """The sentence about the piece that was placed, and whom it boops."""
    pushes = one_square(pushed)
    who, kind, name = names[piece.side], kind_word(piece.kind), square_name(square)
    told = say("turn-placed", who=who, kind=kind, square=name, **pushes.words)
    loudness = max(Loudness.SOMETHING, _loudness(pushes))
    how = _own_how(pushed, piece.side)
    if how is None:
        return Sentence(loudness, told, _own_fallen(pushed, piece.side))
    own = say("turn-placed", who=who, kind=kind, square=name, **{**pushes.words, "how": how})
    return Sentence(loudness, own, short=told)


def won_text(won: Won) -> str:
    """The sentence by what a turn won, with the line's squares."""
    return say("turn-won", ending=ENDINGS[won.ending].value, squares=squares_named(won.squares))


def _glide(names: Mapping[Side, str], event: GhostMoved, pushed: Sequence[Push]) -> Iterator[Sentence]:
    """A ghost's glide, what it pushed, and what jumped."""
    pushes, jumps = one_square(pushed), over_others(pushed)
    who, other = names[event.side], names[event.side.other]
    if not jumps.pushed or pushes.pushed:
        if event.through is None:
            sentence = say("turn-ghost-glides", who=who, **pushes.words)
        else:
            sentence = say("turn-ghost-passes", who=who, other=other, **pushes.words)
        glided = [push for push in pushed if not isinstance(push, Scared)]
        in_words = say(
            "turn-ghost-pushes",
            who=who,
            other=other,
            through="no" if event.through is None else "yes",
            moves=ways_named(glided, event.side),
        )
        own = _own_fallen(glided, event.side)
        yield Sentence(_loudness(pushes), sentence, own, in_words=in_words if glided else None)
    if jumps.pushed:
        jumped = [push for push in pushed if isinstance(push, Scared)]
        told = say("turn-scared", who=who, **jumps.words)
        in_words = say("turn-ghost-scares", who=who, moves=ways_named(jumped, event.side))
        yield Sentence(Loudness.JUMPED, told, _own_fallen(jumped, event.side), in_words=in_words)


def _own_how(pushed: Sequence[Push], side: Side) -> str | None:
    """The word for a turn by which only pieces of its own side fall; None if none falls, or one of the other's does."""
    pushes = one_square(pushed)
    if not pushes.off or own_falls(pushed, side) < pushes.off:
        return None
    return "own-off" if pushes.off == pushes.pushed else "own-some"


def _own_fallen(pushed: Sequence[Push], side: Side) -> str | None:
    """The sentence that of the pieces which a side pushes off the bed some are its own: else the other would be taken to have lost them."""
    own = own_falls(pushed, side)
    return say("turn-own", own=own, all=whether_all(own, pushed)) if own else None


def _loudness(pushes: Pushes) -> Loudness:
    if pushes.off:
        return Loudness.LOST
    return Loudness.PUSHED if pushes.pushed else Loudness.NOTHING
