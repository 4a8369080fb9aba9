"""The words for people, their scores, sides, pieces and squares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from data import Player, Score
from game import Kind, Side, Square, Stitch, square_name
from game.geometry import FILES, RANKS, SIZE, STITCH_SIDES, square_file, square_rank
from services.play.snapshots import Snapshot
from words.catalogue import join_list, quoted, say

#: So much of a name is shown where two stand beside each other.
_MAX_NAME: Final = 32
_SIDES = {Side.ORANGE: "orange", Side.GRAY: "gray"}


def mention(player: Player) -> str:
    """A mention of a person, which the client shows with their current name; or a server's name, which is no mention."""
    if player.is_team:
        return quoted(player.name).strip() or say("team-unnamed")
    return f"<@{player.discord_id}>" if player.discord_id else say("former-player")


def mentions(snapshot: Snapshot) -> Mapping[Side, str]:
    """Both players as they are mentioned in a message."""
    return {side: mention(snapshot.player(side)) for side in Side}


def shortened(name: str, most: int = _MAX_NAME) -> str:
    """A name cut so short that two fit into a hundred characters, or to ``most`` characters."""
    return name if len(name) <= most else name[: most - 1] + "…"


def side_as_name(side: Side) -> str:
    """A side's name where nobody is known who plays it."""
    return say("side-as-name", side=_SIDES[side])


def side_word(side: Side) -> str:
    """The word by which the catalogue tells the sides apart."""
    return _SIDES[side]


def kind_word(kind: Kind) -> str:
    """The word by which the catalogue tells the kinds apart."""
    return kind.name.lower()


def seam_ends(stitch: Stitch) -> dict[str, str]:
    """The squares on both sides of a seam: the sentences name it by them, ``between b3 and c3``."""
    low, high = map(square_name, STITCH_SIDES[stitch])
    return {"low": low, "high": high}


def quarter(square: Square) -> str:
    """The word by which the catalogue tells in which quarter of the bed a square is."""
    upper = "top" if square_rank(square) >= SIZE // 2 else "bottom"
    return f"{upper}-{'left' if square_file(square) < SIZE // 2 else 'right'}"


def quarter_lines(square: Square, *, off_edges: bool = False) -> dict[str, str]:
    """The outermost columns and rows of that quarter, as the sentences name them; ``off_edges``: of its squares that are on no edge."""
    half, edge = SIZE // 2, int(off_edges)
    (left, right), (lower, upper) = (
        (edge, half - 1) if place < half else (half, SIZE - 1 - edge)
        for place in (square_file(square), square_rank(square))
    )
    return {"left": FILES[left], "right": FILES[right], "lower": RANKS[lower], "upper": RANKS[upper]}


def score_text(score: Score) -> str:
    """Wins, losses and draws."""
    return say("score", **score._asdict())


def squares_named(squares: Iterable[Square]) -> str:
    """Squares in a sentence: ``c3, d4, e5``."""
    return join_list(map(square_name, squares))
