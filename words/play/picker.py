"""The words of the picker: the question, what a turn would do, and each option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from data import Hold
from game import (
    ENTRIES,
    BegunTurn,
    Event,
    GhostLeft,
    GhostMoved,
    Graduated,
    Graduation,
    Heading,
    Kind,
    Piece,
    Position,
    Push,
    Side,
    Square,
    Stitch,
    TakenUp,
    Won,
    by_piece_and_ghost,
    entry_number,
    square_name,
)
from services.learning.hints import MatchToPick
from services.play.matches import Taken
from services.play.picking import Picking
from services.play.snapshots import Snapshot
from teaching import wins_in
from words.catalogue import join_all, run_on, say, small
from words.limits import OPTION
from words.turns.alt_text import describe, describe_choice, grown_squares, pool_of, standing
from words.turns.effects import effects, effects_with_ways, what_is_chosen
from words.turns.hints import warning
from words.turns.pieces import kind_word, mention, mentions, seam_ends, side_word, squares_named
from words.turns.pushes import fallen, one_square, over_others
from words.turns.turn_names import turn_name
from words.turns.ways import blocked, ways


def question(found: MatchToPick, above: str | None = None) -> str:
    """The picker's question: first which square; then, by what the turn would do, what else there is to choose.

    ``above`` is a hint that the player has asked for.
    """
    picking = found.picking
    hint = [above] if above else []
    if found.stopped:
        hint.append(say("picker-plan-stopped", turn=found.stopped.notation))
    elif found.snapshot.match.plan_lapsed and picking.begun is None:
        hint.append(say("picker-plan-lapsed", opponent=mention(found.snapshot.waiting)))
    if picking.begun is None:
        return "\n".join([*hint, *asking(found.snapshot, picking)])
    return "\n".join(
        [*hint, would(picking, tuple(_cautions(found)), stands=bed_after(found.snapshot, picking))]
    )


def would(
    picking: Picking, cautions: Iterable[str] = (), sure: str | None = None, *, stands: str | None = None
) -> str:
    """The picker's text: what the turn would do as far as it is picked, what there is still to choose, and that it is not played yet.

    ``sure`` says that last thing in another way; ``stands``: the bed after the turn, for those who read boards in words.
    """
    begun = picking.begun
    told = (*_would(picking, begun), *_grown(picking)) if begun else ()
    moved = (*ways(begun.events, begun.before.side), *blocked(begun.events)) if begun else ()
    lines = [run_on(told), *map(small, filter(None, [run_on(moved)])), *_choice(picking)]
    if picking.tells_ends and picking.a_cat_wins:
        lines.append(say("picker-cat-wins"))
    if stands:
        lines.append(small(stands))
    if picking.played:
        # A caution in small print would be passed over.
        lines += [*cautions, small(sure or say("picker-sure"))]
    return "\n".join(lines)


def _cautions(found: MatchToPick) -> Iterator[str]:
    """The sentences of caution: that a pause ends, that the position has stood before, and about a win that the turn leaves."""
    played = found.picking.played
    if played is None or played.position.outcome:
        return
    if found.snapshot.match.clock.hold is Hold.PAUSED:
        yield say("picker-paused")
    if found.stood:
        yield say("picker-repeats", time=found.stood + 1)
    if found.warned and (told := warning(played.position)):
        yield told


def asking(snapshot: Snapshot, picking: Picking) -> Iterator[str]:
    """The question for the square, their side and what is in their pool; for those who read boards in words also how the bed lies.

    It is on the board above, too, and a button reads the board: here it would push the picture out of a phone's screen.
    """
    side = picking.position.side
    yield say("picker-where", kind=kind_word(picking.kind), opponent=mention(snapshot.waiting))
    if snapshot.match.clock.hold is Hold.PAUSED:
        yield say("picker-paused")
    if _a_cat_could_win(picking):
        yield say("picker-cat-could-win", kind=kind_word(Kind.CAT))
    if _all_cats_are_out(picking):
        yield small(say("picker-cats-out"))
    if not snapshot.in_words and any(isinstance(event, Graduated) for event in snapshot.events):
        # The picture, which is that of the board, shows them for the turn that it tells.
        yield small(say("picker-grown-free"))
    yield small(run_on([say("picker-side", side=side_word(side)), *_bed(snapshot, picking.position)]))


def _bed(snapshot: Snapshot, position: Position) -> Iterator[str]:
    """The bed, for those who read boards in words, and when their ghost may come in; for others what is in their own pool."""
    if snapshot.in_words:
        yield from standing(position, mentions(snapshot))
        if position.rules.haunted:
            yield say("picker-ghost-when", where="bed" if position.ghost(position.side) else "pool")
    else:
        yield pool_of(position, position.side, say("pool-yours"))


def bed_in_words(snapshot: Snapshot, position: Position) -> Iterator[str]:
    """The bed of a position in small print, for those who read boards in words."""
    if snapshot.in_words:
        yield small(run_on(standing(position, mentions(snapshot))))


def bed_after(snapshot: Snapshot, picking: Picking) -> str | None:
    """The bed after the turn as far as it is picked, for those who read boards in words: they compare turns by it."""
    return stands_after(picking, mentions(snapshot)) if snapshot.in_words else None


def stands_after(picking: Picking, names: Mapping[Side, str]) -> str:
    """The bed after the turn as far as it is picked, in words."""
    return run_on([say("alt-then"), *standing(picking.board, names)])


def as_told(*, turn: bool) -> str:
    """The alt text of a picture whose bed, and perhaps the ``turn`` before it, the text above tells: nobody is to hear it twice."""
    return say("picker-alt-told-turn" if turn else "picker-alt-told")


def _a_cat_could_win(picking: Picking) -> bool:
    """True if a cat wins somewhere and a kitten, whose menus are shown, nowhere: nobody is to look for it among the kittens in vain."""
    if picking.kind is Kind.CAT or not picking.tells_ends:
        return False
    wins = wins_in(picking.position.state, picking.position.rules)
    return bool(wins) and all(win.kind is Kind.CAT for win in wins)


def _all_cats_are_out(picking: Picking) -> bool:
    """True if the player has cats, and none of them in the pool: then there is no button to use one, and it must be said why."""
    position = picking.position
    out = any(piece == Piece(position.side, Kind.CAT) for piece in position.pieces.values())
    return out and not position.pool(position.side).cats


def _would(picking: Picking, begun: BegunTurn) -> Iterator[str]:
    """The effects of the turn, as far as it is picked, without its end."""
    by_piece, by_ghost = by_piece_and_ghost(begun.events)
    # It costs a turn and a place on the bed: a beginner is to see that before they press.
    yield from _own_falls(begun)
    yield say(
        "picker-would",
        kind=kind_word(picking.kind),
        square=square_name(begun.square),
        **one_square(by_piece).words,
    )
    yield from _ghost(begun, by_ghost)


def _grown(picking: Picking) -> Iterator[str]:
    """The end of a turn that is picked as a whole."""
    for event in picking.events if picking.played else ():
        yield from _after(event)


def _own_falls(begun: BegunTurn) -> Iterator[str]:
    """The warning which pieces of one's own fall, by kind."""
    side = begun.before.side
    kinds = Counter(each.piece.kind for each in fallen(begun.events) if each.piece.side is side)
    if not kinds:
        return
    named = {Kind.KITTEN: "picker-own-kittens", Kind.CAT: "picker-own-cats"}
    pieces = join_all(say(key, count=kinds[kind]) for kind, key in named.items() if kinds[kind])
    yield say("picker-own-falls", pieces=pieces)


def _ghost(begun: BegunTurn, by_ghost: Sequence[Push]) -> Iterator[str]:
    """The way that the ghost on the bed then goes by itself, and whom it pushes."""
    pushes, jumps = one_square(by_ghost), over_others(by_ghost)
    for event in begun.events:
        if isinstance(event, GhostMoved):
            yield say("picker-ghost-moves", **pushes.words, **seam_ends(event.to))
            if event.through is not None:
                yield say("picker-ghost-passes")
        elif isinstance(event, GhostLeft):
            yield say("picker-ghost-leaves")
    if jumps.pushed:
        yield say("picker-ghost-scares", **jumps.words)


def _after(event: Event) -> Iterator[str]:
    """The line about what goes back to the pool, or that the turn wins."""
    match event:
        case Graduated(_, (square,), _):
            yield say("picker-piece-grows", square=square_name(square))
        case Graduated():
            kittens, cats = grown_squares(event)
            back = squares_named(cats) if cats else "none"
            counts = {"kittens_count": len(kittens), "cats_count": len(cats)}
            yield say("picker-grows", squares=squares_named(kittens), cats=back, **counts)
        case TakenUp(piece, square):
            yield say("picker-piece-back", square=square_name(square), kind=kind_word(piece.kind))
        case Won():
            yield say("picker-wins")


def _choice(picking: Picking) -> Iterator[str]:
    """The line about what is still to choose, and whether the ghost comes in."""
    if picking.begun and picking.played is None:
        lines = sum(len(way) > 1 for way in picking.graduations)
        what = what_is_chosen(picking.begun)
        grows = say("picker-eight-grows") if what != "line" and picking.position.rules.grows else None
        yield run_on((say("picker-which", what=what, count=lines), grows))
    if not picking.entries:
        return
    if picking.request.entry is None:
        yield small(say("picker-may-enter"))
    else:
        yield say("picker-enters", **seam_ends(picking.request.entry))


def done(taken: Taken, *, says_last: bool = False) -> str:
    """The note that a turn is taken: whether it ended the match or is answered already, and in which match the player is awaited next; if it ``says_last``, also that they are in none."""
    snapshot, following = taken.snapshot, taken.following
    told = [say("picker-done", turn=turn_name(snapshot.last))] if snapshot.last else []
    if not snapshot.running:
        # Only lines of whoever has moved count: nobody loses by a turn of their own.
        told.append(say("picker-done-over", how="won" if snapshot.winner else "drawn"))
    if taken.answer:
        words = {"opponent": mention(snapshot.to_move), "turn": turn_name(taken.answer)}
        told.append(say("picker-done-answered", again="yes" if following else "no", **words))
    elif following:
        waits = {"opponent": mention(following.opponent), "match": str(following.match.id)}
        told.append(say("picker-done-next", **waits))
    elif taken.is_last and says_last:
        told.append(say("picker-done-last"))
    return run_on(told)


def square_effects(picking: Picking, square: Square, *, in_words: bool = False) -> str:
    """The effects of placing a piece there, in a few words; none where it pushes nobody: said of most squares, that would have to be listened to each time.

    ``in_words``: with where each piece goes, if an option has room for that.
    """
    begun = picking.squares[square]
    if in_words and picking.is_mine:
        for told in effects_with_ways(begun, tells_ends=picking.tells_ends):
            if len(told) <= OPTION:
                return told
    return effects(begun, tells_ends=picking.tells_ends, is_mine=picking.is_mine)


def kind_button(kind: Kind) -> str:
    """The button that changes to another kind."""
    return say("picker-kind", kind=kind_word(kind))


def what_menu(begun: BegunTurn) -> str:
    """The question of the menu of lines and pieces."""
    return say("picker-what-grows", what=what_is_chosen(begun))


def graduation_option(number: int, begun: BegunTurn, way: Graduation) -> str:
    """The option for a line, or for a piece: its number in the picture, and where it is."""
    squares = squares_named(way)
    if len(way) > 1:
        return say("picker-line", number=number, squares=squares)
    return say("picker-piece", number=number, square=squares, kind=kind_word(begun.pieces[way[0]].kind))


def graduation_does(begun: BegunTurn, way: Graduation) -> str:
    """The effect of the option."""
    kinds = [begun.pieces[square].kind for square in way]
    if len(way) > 1:
        return say("picker-line-does", kittens=kinds.count(Kind.KITTEN), cats=kinds.count(Kind.CAT))
    if kinds[0] is Kind.CAT:
        return say("picker-piece-does", what="stays-cat")
    return say("picker-piece-does", what="grows" if begun.before.rules.grows else "stays-kitten")


def entry_option(stitch: Stitch) -> str:
    """A ghost's entry as an option: its number in the picture, the edge, and the rows or columns."""
    heading, (low, high) = ENTRIES[stitch].heading, seam_ends(stitch).values()
    part = slice(1, 2) if heading in {Heading.EAST, Heading.WEST} else slice(0, 1)
    number = entry_number(stitch)
    return say("picker-entry", number=number, heading=heading, low=low[part], high=high[part])


def entry_where(stitch: Stitch) -> str:
    """Between which squares it starts, and which way it faces."""
    return say("picker-entry-where", heading=ENTRIES[stitch].heading.value, **seam_ends(stitch))


def preview_alt_text(names: Mapping[Side, str], picking: Picking) -> str:
    """The preview in words; ``names`` are those of the players."""
    if picking.played and picking.shows_end:
        return describe(picking.played.position, picking.played.events, names=names, preview=True)
    return describe_choice(picking.board, picking.events, picking.graduations, names)
