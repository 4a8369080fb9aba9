"""The notation of positions: ``BOARD SIDE CATS GHOSTS EDITION``, read strictly and written exactly.

For example ``6/6/2k3/3K2/6/6 o 0/0 -/- classic``: ranks 6 to 1, the side to move, how many of each side's eight
are cats, the ghosts, the edition; Orange before Gray.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from game import core, geometry
from game.constants import Constant
from game.geometry import SIZE, SQUARES, Ghost, Heading
from game.pieces import PIECES, PIECES_A_SIDE, Edition, Kind, Piece, Side

_EDITIONS: Final = {edition.value: edition for edition in Edition}
_LETTERS: Final = {tuple(piece): letter for letter, piece in PIECES.items()}


class Malformed(Constant):
    """The reasons why a text is not a position."""

    FIELDS = "a position has five fields: board, side, cats, ghosts, edition"
    EDITION = "the edition is classic, ghost or kittens"
    SIDE = "the side to move is o or g"
    RANKS = "the board has six ranks of six squares, written with K C k c and digits"
    CATS = "the cats are two numbers from 0 to 8, as in 2/0"
    GHOSTS = "the ghosts are two stitches with headings, or -, as in bc3n/-"
    TOO_MANY_KITTENS = "a side has more kittens on the bed than it owns"
    TOO_MANY_CATS = "a side has more cats on the bed than it owns"
    MOVER_FULL = "the side to move has eight on the bed and could not place"
    OTHER_FULL = "the side that just moved has eight on the bed without having won"
    KITTENS_ONLY = "there are no cats in the kittens edition"
    NO_GHOSTS = "there are ghosts in the ghost edition only"
    SHARED_STITCH = "two ghosts can't stand on one stitch"
    HEADING = "a ghost travels along its stitch, not across it"


class InvalidPosition(ValueError):
    """A text that is no position, and why."""

    def __init__(self, fault: Malformed) -> None:
        super().__init__(fault)
        self.fault = fault

    def __str__(self) -> str:
        return self.fault.value


def write_position(edition: Edition, side: Side, state: core.State) -> str:
    """A position in notation."""
    letters = [" "] * len(SQUARES)
    owners = (side, Kind.KITTEN), (side, Kind.CAT), (side.other, Kind.KITTEN), (side.other, Kind.CAT)
    for mask, owner in zip(core.bed_of(state), owners, strict=True):
        for square in core.squares(mask):
            letters[square] = _LETTERS[owner]
    ranks = (letters[SIZE * rank : SIZE * (rank + 1)] for rank in reversed(range(SIZE)))
    board = "/".join(_fold("".join(rank)) for rank in ranks)
    *_, own_grown, grown, own_ghost, ghost = state
    orange_first = side is Side.ORANGE
    cats = f"{own_grown}/{grown}" if orange_first else f"{grown}/{own_grown}"
    codes = (own_ghost, ghost) if orange_first else (ghost, own_ghost)
    ghosts = "/".join(str(core.ghost_of(code) or "-") for code in codes)
    return f"{board} {side.value} {cats} {ghosts} {edition.value}"


@cache
def _fold(rank: str) -> str:
    """A rank of six with its runs of spaces counted."""
    for count in range(SIZE, 0, -1):
        rank = rank.replace(" " * count, str(count))
    return rank


def read_position(text: str) -> tuple[Edition, Side, core.State]:
    """The edition, the side to move and the state of a notation; InvalidPosition if it is not exactly one."""
    fields = text.split(" ")
    if len(fields) != 5:
        raise InvalidPosition(Malformed.FIELDS)
    board, side_letter, cats, ghosts, edition_name = fields
    if edition_name not in _EDITIONS:
        raise InvalidPosition(Malformed.EDITION)
    if side_letter not in {side.value for side in Side}:
        raise InvalidPosition(Malformed.SIDE)
    edition, side = _EDITIONS[edition_name], Side(side_letter)
    masks = _read_board(board)
    grown = _read_cats(cats)
    orange_ghost, gray_ghost = _read_ghosts(ghosts)
    own, other = (0, 1) if side is Side.ORANGE else (1, 0)
    codes = core.ghost_code(orange_ghost), core.ghost_code(gray_ghost)
    state = (*masks[own], *masks[other], grown[own], grown[other], codes[own], codes[other])
    if fault := _fault(edition, state):
        raise InvalidPosition(fault)
    return edition, side, state


def _read_board(board: str) -> tuple[tuple[core.Mask, core.Mask], tuple[core.Mask, core.Mask]]:
    """Kittens and cats of Orange, then of Gray."""
    masks = dict.fromkeys(PIECES.values(), 0)
    ranks = board.split("/")
    if len(ranks) != SIZE:
        raise InvalidPosition(Malformed.RANKS)
    for rank, text in zip(reversed(range(SIZE)), ranks, strict=True):
        for file, piece in _read_rank(text):
            masks[piece] |= core.BIT[SIZE * rank + file]
    orange, gray = ((masks[Piece(side, Kind.KITTEN)], masks[Piece(side, Kind.CAT)]) for side in Side)
    return orange, gray


@cache
def _read_rank(text: str) -> Sequence[tuple[int, Piece]]:
    """The files of a rank on which there are pieces. There are 5 to the power of 6 ranks; what is none is not kept."""
    spaced = "".join(" " * int(char) if char in "123456" else char for char in text)
    # Folding it back must give the text: so no two digits in a row, and nothing left out.
    if len(spaced) != SIZE or set(spaced) - {" ", *PIECES} or _fold(spaced) != text:
        raise InvalidPosition(Malformed.RANKS)
    return [(file, PIECES[char]) for file, char in enumerate(spaced) if char != " "]


def _read_cats(text: str) -> tuple[int, int]:
    numbers = text.split("/")
    if len(numbers) != 2 or any(
        number not in ["0", "1", "2", "3", "4", "5", "6", "7", "8"] for number in numbers
    ):
        raise InvalidPosition(Malformed.CATS)
    return int(numbers[0]), int(numbers[1])


def _read_ghosts(text: str) -> tuple[Ghost | None, Ghost | None]:
    names = text.split("/")
    if len(names) != 2:
        raise InvalidPosition(Malformed.GHOSTS)
    return _read_ghost(names[0]), _read_ghost(names[1])


def _read_ghost(name: str) -> Ghost | None:
    if name == "-":
        return None
    try:
        stitch, heading = geometry.parse_stitch(name[:-1]), Heading(name[-1:])
    except ValueError:
        raise InvalidPosition(Malformed.GHOSTS) from None
    if heading not in geometry.headings(stitch):
        raise InvalidPosition(Malformed.HEADING)
    return Ghost(stitch, heading)


def _fault(edition: Edition, state: core.State) -> Malformed | None:
    """The fault that keeps a readable state from being a position of this edition, or None."""
    rules = core.RULES[edition]
    own_kittens, own_cats, kittens, cats, own_grown, grown, own_ghost, ghost = state
    if not rules.grows and (own_grown or grown or own_cats or cats):
        return Malformed.KITTENS_ONLY
    for on_bed, owned in (own_kittens, PIECES_A_SIDE - own_grown), (kittens, PIECES_A_SIDE - grown):
        if on_bed.bit_count() > owned:
            return Malformed.TOO_MANY_KITTENS
    for on_bed, owned in (own_cats, own_grown), (cats, grown):
        if on_bed.bit_count() > owned:
            return Malformed.TOO_MANY_CATS
    if (own_kittens | own_cats).bit_count() == PIECES_A_SIDE:
        return Malformed.MOVER_FULL
    if (kittens | cats).bit_count() == PIECES_A_SIDE and not core.over(state, rules):
        return Malformed.OTHER_FULL
    if not rules.haunted and (own_ghost != core.IN_POOL or ghost != core.IN_POOL):
        return Malformed.NO_GHOSTS
    if own_ghost != core.IN_POOL and own_ghost >> 1 == ghost >> 1:
        return Malformed.SHARED_STITCH
    return None
