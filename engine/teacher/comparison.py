"""A comparison of the turns of a position: which of them a hint shows, and what is told of it and of the others without another search."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from engine.answers import FAR_WIN, Analysis, ScoredTurn, chance, turns_to_end
from game import Position, Turn
from game.geometry import SIZE
from teaching import (
    WEIGHTY,
    Ahead,
    AsGood,
    Behind,
    Fact,
    FewHold,
    FollowUp,
    GhostComes,
    LeavesGrowing,
    LeavesWin,
    LoseAtOnce,
    LosesIn,
    PushesOff,
    ScaresOff,
    Tempting,
    WinsIn,
    facts_of,
    grown,
    growth_can_be_stopped,
    is_telling,
    what_follows,
    winning_squares,
)

#: Chances that differ by no more than the first are about alike, by the second apart.
_ALIKE, _APART = 0.05, 0.10
#: The same in hundredths of score, where the best chance is no more than that.
_LOW: Final = 15
#: Turns that are worse than the best by no more than this, in hundredths of score, are as good to a person, and a little more where kittens
#: grow up; so many at most are compared by their reasons.
_HAIR, _HAIR_TO_GROW, _COMPARED = 6, 20, 12
#: So many squares at most are warned of, because every turn there loses at once.
_WARNED_OF: Final = 6
#: After these a next turn is worth a word, too.
_PUSHES: Final = (PushesOff, ScaresOff)
#: The line of a turn, its reply and the next turn.
_FOLLOWS: Final = 3
#: A chance of so little, or so much, is told: its player is behind, or ahead.
_BEHIND, _AHEAD = 0.25, 0.85


def lose_at_once(position: Position, holding: Sequence[Turn], facts: Sequence[Fact]) -> LoseAtOnce | None:
    """The squares on which every turn loses at once, if they are few, and no win has been warned of."""
    if any(isinstance(fact, LeavesWin | FewHold) or _warns_of_a_win(fact) for fact in facts):
        return None
    held = {turn.square for turn in holding} | position.pieces.keys()
    squares = tuple(square for square in range(SIZE * SIZE) if square not in held)
    return LoseAtOnce(squares) if 0 < len(squares) <= _WARNED_OF else None


def _warns_of_a_win(fact: Fact) -> bool:
    """True if a square is warned of because the other side would win after it."""
    return isinstance(fact, Tempting) and isinstance(fact.because, LeavesWin | LosesIn)


def best_spoken_of(position: Position, analysis: Analysis) -> ScoredTurn:
    """The best turn, and of those within a hair of it the one with the weightiest reason; a ghost enters in it only for a reason that can be told."""
    place, best = next(
        (place, each) for place, each in enumerate(analysis.turns) if _can_be_told(position, each.turn)
    )
    if abs(best.score) > FAR_WIN:
        return best
    # Scores first: with ghosts there are hundreds of turns, and to find what can be told of each takes long.
    near = (
        each
        for each in analysis.turns[place + 1 :]
        if each.exact and each.score >= best.score - _HAIR_TO_GROW and _can_be_told(position, each.turn)
    )
    return min(
        (each for each in (best, *islice(near, _COMPARED - 1)) if _is_as_good(position, each, best)),
        key=lambda each: _lightness(facts_of(position, each.turn)),
    )


def _is_as_good(position: Position, each: ScoredTurn, best: ScoredTurn) -> bool:
    """True if a turn is worse than the best only by a hair, to a person; of one by which kittens grow up it may be a little more."""
    return each.score >= best.score - _HAIR or any(grown(position.play(each.turn)))


def _can_be_told(position: Position, turn: Turn) -> bool:
    """True unless a ghost enters in a turn for no reason that can be told."""
    return turn.entry is None or any(isinstance(fact, GhostComes) for fact in facts_of(position, turn))


def _lightness(facts: Sequence[Fact]) -> int:
    """The place of the weightiest of some facts among all that are weighty; after them all if none is."""
    kinds = {type(fact) for fact in facts if is_telling(fact)}
    return next((place for place, kind in enumerate(WEIGHTY) if kind in kinds), len(WEIGHTY))


def as_good(analysis: Analysis, best: ScoredTurn, held: Sequence[Turn]) -> AsGood | None:
    """The number of squares where a turn is about as good as the best; None if the search does not know. ``held``: what is not proved to lose."""
    # A search that is cut short has looked deeper at the best turn, which may have lost by it.
    highest = max(chance(each.score) for each in analysis.turns)
    least = highest - _ALIKE
    others = [each for each in analysis.turns if each.turn.square != best.turn.square]
    if all(chance(each.score) <= highest - _APART for each in others):
        return AsGood(1)
    if least <= 0:  # chances so low are all alike: scores tell them apart
        least = chance(max(each.score for each in analysis.turns) - _LOW)
    near = [each for each in analysis.turns if chance(each.score) >= least]
    if not all(each.exact for each in near):
        return None
    alike = {best.turn.square} | {each.turn.square for each in near if each.turn in held}
    return AsGood(len(alike)) if len(alike) > 1 else None


def expected(
    position: Position, best: ScoredTurn, analysis: Analysis, facts: Sequence[Fact]
) -> FollowUp | None:
    """The next turn that the search expects after one that at most sends a piece off, if that does something."""
    if any(
        isinstance(fact, WEIGHTY) and is_telling(fact) and not isinstance(fact, _PUSHES) for fact in facts
    ):
        return None
    if analysis.line[0] != best.turn:
        return None
    return what_follows(position, best.turn, next_two(analysis))


def next_two(analysis: Analysis) -> tuple[str, ...]:
    """The reply to the best turn and the next turn, in notation, as the search expects them; none where its line is of another turn."""
    first, *rest = analysis.line
    return tuple(map(str, rest[: _FOLLOWS - 1])) if first == analysis.best.turn else ()


def standing(position: Position, best: ScoredTurn) -> Behind | Ahead | None:
    """The standing of the player, if it is clear."""
    cats = position.grown(position.side), position.grown(position.side.other)
    if chance(best.score) <= _BEHIND:
        return Behind(*cats)
    return Ahead(*cats) if chance(best.score) >= _AHEAD else None


def anyway(position: Position, fact: Fact) -> Fact:
    """A fact, and of a line that they can make whether any turn stops it."""
    if isinstance(fact, LeavesGrowing) and not growth_can_be_stopped(position.state, position.rules):
        return LeavesGrowing(fact.squares, anyway=True)
    return fact


def forced_end(position: Position, best: ScoredTurn) -> WinsIn | LosesIn | None:
    """A forced end that was seen. With ghosts the search does not see every reply, so there none is told."""
    turns = turns_to_end(best.score)
    if turns is None or position.rules.haunted:
        return None
    return WinsIn((turns + 1) // 2) if best.score > FAR_WIN else LosesIn(turns // 2)


def win_seen(position: Position, best: ScoredTurn) -> int | None:
    """The number of turns in which the side to move was seen to force a win; None where it was not, or where a search does not see every reply."""
    seen = forced_end(position, best)
    return seen.turns if isinstance(seen, WinsIn) else None


def hardest(position: Position) -> Turn:
    """The turn after which they win on the fewest squares, for where every one loses at once: they may miss them."""
    plain = (way for begun in position.beginnings() for way in begun.turns())
    return min(plain, key=lambda turn: len(winning_squares(position.after(turn).state, position.rules)))


def plainest(turns: Sequence[Turn]) -> Turn:
    """Of several turns that win as soon, one in which no ghost enters, if there is one."""
    return min(turns, key=lambda turn: (turn.entry is not None, len(turn.graduation) == 1))
