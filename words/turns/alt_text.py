"""The picture in words, so that people who cannot see it can play: at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from data import Match, MatchEnd, MatchState
from game import (
    Blocked,
    Board,
    Booped,
    Event,
    Fell,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Graduation,
    Kind,
    Obstacle,
    Piece,
    Placed,
    Position,
    Scared,
    Side,
    TakenUp,
    Won,
    square_name,
)
from services.play.snapshots import Snapshot
from words.catalogue import run_on, say
from words.limits import ALT_TEXT
from words.turns.pieces import kind_word, seam_ends, side_as_name, side_word, squares_named


class _SideNames(Mapping[Side, str]):
    """The sides' names, in the language that is being spoken."""

    def __getitem__(self, side: Side) -> str:
        return side_as_name(side)

    def __iter__(self) -> Iterator[Side]:
        return iter(Side)

    def __len__(self) -> int:
        return len(Side)


#: What the sides are called where nobody is known who plays them.
SIDES: Final[Mapping[Side, str]] = _SideNames()


def names_in(snapshot: Snapshot) -> Mapping[Side, str]:
    """The plain names of a match's players: nothing is mentioned in a description."""
    return {side: snapshot.player(side).name or say("former-player") for side in Side}


class Ended(NamedTuple):
    """The end of a match for alt text; by whom, if a player has brought it about, and the match in numbers if they are known."""

    ending: MatchEnd | None = None
    winner: Side | None = None
    by: Side | None = None
    numbers: str = ""


def ended(match: Match) -> Ended | None:
    """The end of a match, if it has ended."""
    if match.state is MatchState.RUNNING:
        return None
    return Ended(match.ending, match.winner, match.by)


def ended_in(snapshot: Snapshot) -> Ended | None:
    """The end of a match, if it has ended, with the numbers that its last picture shows."""
    end = ended(snapshot.match)
    return end._replace(numbers=run_on(_numbers(snapshot))) if end else None


def _numbers(snapshot: Snapshot) -> Iterator[str]:
    """The number of turns, and what each side did; nothing if that is not known."""
    summary = snapshot.summary
    if summary is None or summary.counts is None:
        return
    names = names_in(snapshot)
    yield say("alt-counted", turns=snapshot.match.turns)
    for side in Side:
        yield say(
            "alt-counted-side",
            who=names[side],
            rating=str(summary.ratings[side].after) if summary.ratings else "none",
            grows="yes" if snapshot.position.rules.grows else "no",
            **summary.counts[side]._asdict(),
        )


def describe(
    position: Position,
    events: Sequence[Event] = (),
    *,
    names: Mapping[Side, str] = SIDES,
    end: Ended | None = None,
    preview: bool = False,
    planned: bool = False,
    pieces: bool = True,
) -> str:
    """A position in words, the turn that led there first; ``names`` are those of the players.

    ``end``: how it ended, if nobody is to move any more; ``preview``: the turn has not been taken yet; ``planned``: it was
    planned ahead. Without ``pieces`` what stands on the bed is told elsewhere.
    """
    over = end is not None or bool(position.outcome)
    # The position matters most to the player to move; what did not move can be seen from it, and long names are spared.
    moved = [event for event in events if not isinstance(event, Blocked)]
    text = last = ""
    for called, told in ((names, events), (names, moved), (SIDES, moved)):
        moves = list(_told(called, told, preview=preview, planned=planned))
        stands = standing(position, called) if pieces else _beside_the_bed(position, called)
        # What stands is announced where it follows.
        text = run_on([*(moves if pieces else moves[:-1]), *stands])
        last = how_it_ended(called, end or Ended()) if over else _to_move(called, position.side)
        if len(run_on((text, last))) <= ALT_TEXT:
            break
    if preview:
        return text[:ALT_TEXT]
    numbers = end.numbers if end else ""
    if len(run_on((text, numbers, last))) <= ALT_TEXT:
        text = run_on((text, numbers))
    # Whose turn it is, or how the match ended, is never cut off.
    return run_on((text[: ALT_TEXT - len(last) - 1], last))


def describe_choice(
    board: Board, events: Sequence[Event], graduations: Sequence[Graduation], names: Mapping[Side, str]
) -> str:
    """A turn before its end, in words: what would happen, what stands then, and what may go back to the pool, if anything."""
    ways = "; ".join(map(squares_named, graduations))
    choice = [say("alt-choice", ways=ways)] if graduations else []
    told = _told(names, events, preview=True)
    return run_on([*told, *standing(board, names), *choice])[:ALT_TEXT]


def standing(position: Board, names: Mapping[Side, str]) -> Iterator[str]:
    """The position in words: what stands on the bed, and what is in the pools."""
    if not position.pieces:
        yield say("alt-bed-empty")
    for side in Side:
        for kind in Kind:
            if squares := [square for square, at in position.pieces.items() if at == (side, kind)]:
                words = {"kind": kind_word(kind), "squares": squares_named(squares)}
                yield say("alt-standing", who=names[side], count=len(squares), **words)
    yield from _beside_the_bed(position, names)


def _beside_the_bed(position: Board, names: Mapping[Side, str]) -> Iterator[str]:
    """The ghosts, which are on seams, and what is in the pools."""
    yield from ghosts_told(position, names)
    for side in Side:
        yield pool_of(position, side, say("pool-of", who=names[side]))


def _to_move(names: Mapping[Side, str], mover: Side) -> str:
    named = "no" if names is SIDES else "yes"
    return say("alt-to-move", who=names[mover], side=side_word(mover), named=named)


def how_it_ended(names: Mapping[Side, str], end: Ended) -> str:
    """That the match is over; who has won and how, where that is not told by the last turn."""
    ending, winner = end.ending, end.winner
    if ending is None or (winner and ending.by_turn):
        return say("alt-over")
    if winner:
        return say("alt-won-by", ending=ending, winner=names[winner], loser=names[winner.other])
    if ending.drawn:
        return say("alt-drawn", ending=ending, orange=names[Side.ORANGE], gray=names[Side.GRAY])
    return say("alt-closed", ending=ending, by=names[end.by or Side.ORANGE])


def ghosts_told(position: Board, names: Mapping[Side, str]) -> Iterator[str]:
    """The ghosts on the bed: where each is, and where it goes next."""
    for side in Side:
        yield from _ghost(position, side, names)


def _ghost(position: Board, side: Side, names: Mapping[Side, str]) -> Iterator[str]:
    ghost = position.ghost(side)
    if ghost is None:
        return
    here, ahead = seam_ends(ghost.stitch), position.ghost_next(side)
    there = seam_ends(ahead) if ahead is not None else {"low": "", "high": ""}
    where = "home" if ahead is None else "past" if position.ghost_passes(side) else "on"
    following = {"next_low": there["low"], "next_high": there["high"]}
    yield say("alt-ghost", who=names[side], where=where, **here, **following)


def pool_of(position: Board, side: Side, whose: str) -> str:
    """The pieces in a side's pool, in words; ``whose`` names it."""
    waits = position.rules.haunted and not position.ghost(side)
    return say(
        "alt-pool",
        whose=whose,
        edition=position.edition,
        ghost="yes" if waits else "no",
        **position.pool(side)._asdict(),
    )


def _told(
    names: Mapping[Side, str], events: Sequence[Event], *, preview: bool, planned: bool = False
) -> Iterator[str]:
    if events:
        first = say("alt-planned") if planned else say("alt-last")
        yield say("alt-preview") if preview else first
        yield from (_event(names, event) for event in events)
        # To the ear nothing else divides what happened from what stands there.
        yield say("alt-then") if preview else say("alt-now")


def _event(names: Mapping[Side, str], event: Event) -> str:
    match event:
        case Placed(piece, square):
            return say("alt-placed", square=square_name(square), **_whose(names, piece))
        case Booped(piece, origin, to):
            return say("alt-booped", to=square_name(to), **_from(origin), **_whose(names, piece))
        case Fell(piece, origin):
            return say("alt-fell", **_from(origin), **_whose(names, piece))
        case Blocked(piece, square, obstacle):
            why = "cat" if obstacle is Obstacle.CAT_BEFORE_KITTEN else "behind"
            return say("alt-blocked", square=square_name(square), why=why, **_whose(names, piece))
        case GhostEntered() | GhostMoved() | GhostLeft():
            return _ghost_event(names, event)
        case Scared(piece, origin, to, over):
            landed = "off" if to is None else square_name(to)
            words = {"to": landed, "over": squares_named(over)}
            return say("alt-scared", **words, **_from(origin), **_whose(names, piece))
        case Graduated():
            return _grown(names, event)
        case TakenUp(piece, square):
            return say("alt-taken-up", square=square_name(square), **_whose(names, piece))
        case Won(side, _, squares):
            return say("alt-won", who=names[side], squares=squares_named(squares))


def _grown(names: Mapping[Side, str], event: Graduated) -> str:
    kittens, cats = grown_squares(event)
    return say(
        "alt-grown",
        who=names[event.side],
        kittens=squares_named(kittens),
        kittens_count=len(kittens),
        cats=squares_named(cats) if cats else "none",
        cats_count=len(cats),
    )


def grown_squares(event: Graduated) -> tuple[list[int], list[int]]:
    """The squares of the kittens that grew up, and those of the cats that went back to the pool with them."""
    kittens, cats = (
        [square for square, found in zip(event.squares, event.kinds, strict=True) if found is kind]
        for kind in (Kind.KITTEN, Kind.CAT)
    )
    return kittens, cats


def _ghost_event(names: Mapping[Side, str], event: GhostEntered | GhostMoved | GhostLeft) -> str:
    who = names[event.side]
    match event:
        case GhostEntered(_, ghost):
            return say("alt-ghost-entered", who=who, **seam_ends(ghost.stitch))
        case GhostMoved(_, _, to, None):
            return say("alt-ghost-moved", who=who, **seam_ends(to))
        case GhostMoved(side, _, to, _):
            return say("alt-ghost-through", who=who, other=names[side.other], **seam_ends(to))
        case GhostLeft():
            return say("alt-ghost-left", who=who)


def _whose(names: Mapping[Side, str], piece: Piece) -> dict[str, str]:
    return {"who": names[piece.side], "kind": kind_word(piece.kind)}


def _from(square: int) -> dict[str, str]:
    return {"from": square_name(square)}
