"""A board without a picture, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game import Board, Side, square_name
from game.geometry import SIZE
from services.play.snapshots import Snapshot
from words.catalogue import join_list, say, small
from words.turns.alt_text import describe, ended
from words.turns.pieces import kind_word, mentions


def board_as_text(snapshot: Snapshot) -> str:
    """The board without a picture: the last turn, what is beside the bed and, row by row, what stands on it."""
    names = mentions(snapshot)
    planned = snapshot.planned
    told = describe(
        snapshot.position,
        snapshot.events,
        names=names,
        end=ended(snapshot.match),
        planned=planned,
        pieces=False,
    )
    tip = [] if snapshot.in_words else [small(say("rows-tip"))]
    return "\n".join([told, say("board-rows"), *_rows(snapshot.position, names), *tip])


def _rows(board: Board, names: Mapping[Side, str]) -> Iterator[str]:
    """The pieces in each row, the top one first."""
    for rank in reversed(range(SIZE)):
        row = range(SIZE * rank, SIZE * (rank + 1))
        pieces = [
            say(
                "board-row-piece",
                square=square_name(square),
                kind=kind_word(piece.kind),
                who=names[piece.side],
            )
            for square in row
            if (piece := board.piece_at(square))
        ]
        yield say("board-row", rank=str(rank + 1), pieces=join_list(pieces) if pieces else "none")
