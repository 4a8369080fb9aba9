"""The lean core: the rules on bit masks, with no objects in the way.

The public face (``game.position``), perft, random games and, one day, a search all stand on these few functions.
A mask has a bit a square, in rows of seven: the empty seventh file is a guard, so that a line shifted by one
never wraps round the edge. Everything is told from the side to move: its own pieces first.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple, TypeAlias

from game import geometry
from game.geometry import DIRECTIONS, ENTRIES, SQUARES, STITCH_SIDES, STITCHES, Ghost
from game.pieces import PIECES_A_SIDE, Edition

Mask: TypeAlias = int
#: A ghost is twice its stitch, plus one if it travels towards a or 1; in its pool it is IN_POOL.
GhostCode: TypeAlias = int
#: Own kittens, own cats, other kittens, other cats on the bed.
Bed: TypeAlias = tuple[Mask, Mask, Mask, Mask]
#: A bed, then how many of the eight are cats (own, other), then the ghosts (own, other).
State: TypeAlias = tuple[Mask, Mask, Mask, Mask, int, int, GhostCode, GhostCode]
#: Where each part of a bed, and of a state, is found: whoever is not this module asks by these names.
OWN_KITTENS, OWN_CATS, OTHER_KITTENS, OTHER_CATS, OWN_GROWN, OTHER_GROWN, OWN_GHOST, OTHER_GHOST = range(8)
#: Whether a cat is placed, the square, the ghost entering (or IN_POOL), what graduates (or 0).
TurnCode: TypeAlias = tuple[bool, int, GhostCode, Mask]

_ROW: Final = 7
#: One step along a rank, a file and both diagonals.
STEPS: Final = 1, _ROW, _ROW + 1, _ROW - 1
IN_POOL: Final = -1
START: Final[State] = (0, 0, 0, 0, 0, 0, IN_POOL, IN_POOL)
#: The start with a handicap: the side that begins has a cat in its pool.
START_AHEAD: Final[State] = (0, 0, 0, 0, 1, 0, IN_POOL, IN_POOL)

BIT: Final = tuple(1 << _ROW * (square // 6) + square % 6 for square in SQUARES)
SQUARE: Final = {bit: square for square, bit in enumerate(BIT)}


class Rules(NamedTuple):
    """The rules that set the editions apart: whether kittens grow up, and whether there are ghosts."""

    grows: bool
    haunted: bool


RULES: Final = {
    Edition.CLASSIC: Rules(grows=True, haunted=False),
    Edition.GHOST: Rules(grows=True, haunted=True),
    Edition.KITTENS: Rules(grows=False, haunted=False),
}


def _pushes(square: int) -> dict[Mask, Mask]:
    """For each neighbour's bit, the bit straight behind it: 0 off the bed."""
    file, rank = square % 6, square // 6
    pushes = {}
    for dx, dy in DIRECTIONS:
        near = geometry.square_at(file + dx, rank + dy)
        if near is not None:
            behind = geometry.square_at(file + 2 * dx, rank + 2 * dy)
            pushes[BIT[near]] = 0 if behind is None else BIT[behind]
    return pushes


def _ray(square: int, away_from: int) -> tuple[Mask, ...]:
    """The bits behind a square, outwards, seen from its neighbour."""
    dx, dy = square % 6 - away_from % 6, square // 6 - away_from // 6
    ray = []
    file, rank = square % 6 + dx, square // 6 + dy
    while (behind := geometry.square_at(file, rank)) is not None:
        ray.append(BIT[behind])
        file, rank = file + dx, rank + dy
    return tuple(ray)


def ghost_code(ghost: Ghost | None) -> GhostCode:
    """A ghost as the core keeps it."""
    if ghost is None:
        return IN_POOL
    return 2 * ghost.stitch + geometry.headings(ghost.stitch).index(ghost.heading)


def ghost_of(code: GhostCode) -> Ghost | None:
    """The ghost a code stands for."""
    if code == IN_POOL:
        return None
    stitch, backwards = divmod(code, 2)
    return Ghost(stitch, geometry.headings(stitch)[backwards])


def _ahead(code: GhostCode) -> GhostCode:
    ghost = ghost_of(code)
    stitch = geometry.stitch_ahead(ghost) if ghost else None
    return IN_POOL if stitch is None else 2 * stitch + code % 2


PUSHES: Final = tuple(_pushes(square) for square in SQUARES)
NEAR: Final = tuple(sum(pushes) for pushes in PUSHES)
AHEAD: Final = tuple(_ahead(code) for code in range(2 * len(STITCHES)))
ENTRY_CODES: Final = tuple(ghost_code(ghost) for ghost in ENTRIES.values())
#: For each stitch, for each of its two squares: its bit and the bits behind it, outwards.
RAYS: Final = tuple(((BIT[low], _ray(low, high)), (BIT[high], _ray(high, low))) for low, high in STITCH_SIDES)


def bits(mask: Mask) -> Iterator[Mask]:
    """The single bits of a mask, from a1 onwards."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def squares(mask: Mask) -> tuple[int, ...]:
    """The squares of a mask, by rank, then file."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(SQUARE[bit])
        mask ^= bit
    return tuple(found)


def mask_of(chosen: tuple[int, ...]) -> Mask:
    """The mask of some squares."""
    return sum(BIT[square] for square in chosen)


def move(bed: Bed, piece: Mask, to: Mask) -> Bed:
    """The bed after the piece on one bit went to another, or off the bed where that is 0."""
    own_kittens, own_cats, kittens, cats = bed
    step = piece | to
    if own_kittens & piece:
        return own_kittens ^ step, own_cats, kittens, cats
    if kittens & piece:
        return own_kittens, own_cats, kittens ^ step, cats
    if own_cats & piece:
        return own_kittens, own_cats ^ step, kittens, cats
    return own_kittens, own_cats, kittens, cats ^ step


def place_and_boop(bed: Bed, cat: bool, square: int) -> Bed:
    """The bed after placing a piece and booping its neighbours."""
    own_kittens, own_cats, kittens, cats = bed
    small = own_kittens | kittens
    occupied = small | own_cats | cats
    near = NEAR[square] & (occupied if cat else small)
    if near:
        pushes = PUSHES[square]
        while near:
            piece = near & -near
            near ^= piece
            beyond = pushes[piece]
            if not occupied & beyond:
                bed = move(bed, piece, beyond)
        own_kittens, own_cats, kittens, cats = bed
    if cat:
        return own_kittens, own_cats | BIT[square], kittens, cats
    return own_kittens | BIT[square], own_cats, kittens, cats


def glide(ghost: GhostCode, other: GhostCode) -> GhostCode:
    """The stitch where a ghost on the bed lands: one ahead, or the next one past the other ghost."""
    ghost = AHEAD[ghost]
    if ghost != IN_POOL and ghost >> 1 == other >> 1:
        ghost = AHEAD[ghost]
    return ghost


def scare(bed: Bed, ghost: GhostCode) -> Bed:
    """The bed after a ghost landed: the pieces on both sides of its stitch jump away from it."""
    occupied = bed[0] | bed[1] | bed[2] | bed[3]
    for piece, behind in RAYS[ghost >> 1]:
        if occupied & piece:
            free = next((to for to in behind if not occupied & to), 0)
            bed = move(bed, piece, free)
    return bed


def has_line(mask: Mask) -> bool:
    """True if three consecutive squares of a row, file or diagonal are in the mask."""
    # Twice the shift by one step; most beds have no such pair in most directions, which ends it early.
    return bool(
        ((pair := mask & mask >> 1) and pair & pair >> 1)
        or ((pair := mask & mask >> _ROW) and pair & pair >> _ROW)
        or ((pair := mask & mask >> _ROW + 1) and pair & pair >> _ROW + 1)
        or ((pair := mask & mask >> _ROW - 1) and pair & pair >> _ROW - 1)
    )


def lines(mask: Mask) -> list[Mask]:
    """Every line of three in the mask, each as a mask of its own."""
    return [
        start | start << step | start << 2 * step
        for step in STEPS
        for start in bits(mask & mask >> step & mask >> 2 * step)
    ]


def wins(own_kittens: Mask, own_cats: Mask, rules: Rules) -> bool:
    """True if the side that moved has won."""
    if not rules.grows:
        return has_line(own_kittens)
    return own_cats.bit_count() >= 3 and (own_cats.bit_count() == PIECES_A_SIDE or has_line(own_cats))


def choices(own_kittens: Mask, own_cats: Mask, rules: Rules) -> list[Mask]:
    """The masks of what may graduate (or be taken up) after a turn that did not win; empty if nothing must."""
    own = own_kittens | own_cats
    found = lines(own) if rules.grows and has_line(own) else []
    if own.bit_count() == PIECES_A_SIDE:
        found += bits(own)
    return found


def graduate(bed: Bed, grown: int, choice: Mask, rules: Rules) -> tuple[Bed, int]:
    """The bed without the chosen pieces, and how many cats the side has then."""
    own_kittens, own_cats, kittens, cats = bed
    if rules.grows:
        grown += (own_kittens & choice).bit_count()
    return (own_kittens & ~choice, own_cats & ~choice, kittens, cats), grown


def bed_of(state: State) -> Bed:
    """The pieces on the bed alone."""
    return state[:4]


def occupied(state: State | Bed) -> Mask:
    """The squares on which something stands."""
    return state[0] | state[1] | state[2] | state[3]


def kinds_at_hand(state: State) -> tuple[bool, ...]:
    """The kinds that the side to move can place: False for a kitten, True for a cat."""
    own_kittens, own_cats, grown = state[0], state[1], state[4]
    at_hand = []
    if own_kittens.bit_count() < PIECES_A_SIDE - grown:
        at_hand.append(False)
    if own_cats.bit_count() < grown:
        at_hand.append(True)
    return tuple(at_hand)


def entries(state: State, rules: Rules) -> tuple[GhostCode, ...]:
    """The ghost codes the side to move may enter with this turn."""
    own, other = state[6], state[7]
    if not rules.haunted or own != IN_POOL:
        return ()
    return tuple(code for code in ENTRY_CODES if code >> 1 != other >> 1)


def begin(state: State, cat: bool, square: int) -> tuple[Bed, GhostCode]:
    """Place, boop, and let a ghost already on the bed travel: the bed then, and the own ghost."""
    bed = place_and_boop(state[:4], cat, square)
    ghost = state[6]
    if ghost != IN_POOL:
        ghost = glide(ghost, state[7])
        if ghost != IN_POOL:
            bed = scare(bed, ghost)
    return bed, ghost


def complete(state: State, bed: Bed, ghost: GhostCode, choice: Mask, rules: Rules) -> State:
    """The state the opponent moves from, after the turn begun and a graduation (0: none)."""
    grown = state[4]
    if choice:
        bed, grown = graduate(bed, grown, choice, rules)
    own_kittens, own_cats, kittens, cats = bed
    return kittens, cats, own_kittens, own_cats, state[5], grown, state[7], ghost


def over(state: State, rules: Rules) -> bool:
    """True if the side that just moved has won."""
    return wins(state[2], state[3], rules)


def turns(state: State, rules: Rules) -> Iterator[tuple[TurnCode, State]]:
    """Every legal turn with the state after it; none from a state that is won."""
    if over(state, rules):
        return
    taken = occupied(state)
    entering = entries(state, rules)
    for cat in kinds_at_hand(state):
        for square in SQUARES:
            if taken & BIT[square]:
                continue
            bed, ghost = begin(state, cat, square)
            won = wins(bed[0], bed[1], rules)
            picks = (not won and choices(bed[0], bed[1], rules)) or (0,)
            for entry in (IN_POOL, *entering):
                landed = ghost if entry == IN_POOL else entry
                for choice in picks:
                    yield (cat, square, entry, choice), complete(state, bed, landed, choice, rules)


def count_turns(state: State, rules: Rules) -> int:
    """The number of legal turns, without making the states after them."""
    if over(state, rules):
        return 0
    taken = occupied(state)
    found = 0
    for cat in kinds_at_hand(state):
        for square in SQUARES:
            if not taken & BIT[square]:
                bed, _ = begin(state, cat, square)
                if wins(bed[0], bed[1], rules):
                    found += 1
                else:
                    found += len(choices(bed[0], bed[1], rules)) or 1
    return found * (1 + len(entries(state, rules)))


def perft(state: State, rules: Rules, depth: int) -> int:
    """The number of legal turn sequences of exactly that length."""
    if depth == 0:
        return 1
    if depth == 1:
        return count_turns(state, rules)
    return sum(perft(after, rules, depth - 1) for _, after in turns(state, rules))


def random_turns(rules: Rules, rng: Random, limit: int, state: State = START) -> list[TurnCode]:
    """One random game from the start, or from that state: kind, square, ghost and graduation each drawn evenly."""
    random = rng.random
    played: list[TurnCode] = []
    while len(played) < limit:
        own_kittens, own_cats, kittens, cats, grown, _, _, _ = state
        occupied = own_kittens | own_cats | kittens | cats
        cat = own_cats.bit_count() < grown and (
            own_kittens.bit_count() == PIECES_A_SIDE - grown or random() < 0.5
        )
        square = int(random() * 36)
        while occupied & BIT[square]:
            square = int(random() * 36)
        bed, ghost = begin(state, cat, square)
        entry = IN_POOL
        if rules.haunted and (entering := entries(state, rules)):
            # One more than there are: the last draw keeps the ghost back.
            pick = int(random() * (len(entering) + 1))
            if pick < len(entering):
                entry = ghost = entering[pick]
        if wins(bed[0], bed[1], rules):
            played.append((cat, square, entry, 0))
            return played
        found = choices(bed[0], bed[1], rules)
        choice = found[int(random() * len(found))] if found else 0
        played.append((cat, square, entry, choice))
        state = complete(state, bed, ghost, choice, rules)
    return played
