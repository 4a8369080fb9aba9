"""Puzzles in two and three turns: one turn alone forces a win in so many, whatever the opponent does.

Most such turns threaten to win at once, which is a first thing to look for; quiet ones, which don't, are rarer and wanted more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from engine.engine import Engine
from engine.training.puzzles.players import PLAYERS, found, is_pleasant, positions_of_game
from game import Edition, Position, Turn, core
from puzzles.puzzle import Puzzle
from puzzles.symmetry import canonical
from teaching import passed, winning_squares

#: In so many turns of one's own the puzzles of an edition are won.
_LENGTHS: Final = {Edition.CLASSIC: (2, 3), Edition.GHOST: (2,), Edition.KITTENS: (2, 3)}
#: A win in so many turns is the shortest that is no win at once.
_SHORTEST: Final = 2
#: While less than this share of the puzzles is quiet, only quiet ones are taken.
_QUIET_SHARE: Final = 1 / 5
#: Every proof is settled long before.
_NODES: Final = 5_000_000


@dataclass(frozen=True)
class _Candidate:
    """A position in which one turn alone forces a win within so many turns."""

    position: Position
    within: int
    solution: Turn


def win_in_game(engine: Engine, edition: Edition, made: Sequence[Puzzle], rng: Random) -> Puzzle | None:
    """A puzzle that came up in one game: one of those that are the longest to win; a quiet one, while these are few."""
    there = [*_candidates(engine, edition, rng)]
    if sum(_is_quiet(each.position, each.solution) for each in made) < _QUIET_SHARE * len(made):
        there = [each for each in there if _is_quiet(each.position, each.solution)]
    if not there:
        return None
    longest = max(each.within for each in there)
    return _with_proof(engine, rng.choice([each for each in there if each.within == longest]), rng)


def _candidates(engine: Engine, edition: Edition, rng: Random) -> Iterator[_Candidate]:
    """The positions of one game that could be puzzles, each but once however the bed is turned."""
    seen: set[core.State] = set()
    for position in positions_of_game(engine, edition, rng, PLAYERS):
        if not is_pleasant(position) or canonical(position.state) in seen:
            continue
        seen.add(canonical(position.state))
        proof = engine.prove(position, max(_LENGTHS[edition]), nodes=_NODES)
        if proof.within in _LENGTHS[edition] and len(proof.turns) == 1:
            yield _Candidate(position, proof.within, proof.turns[0])


@cache
def _is_quiet(position: Position, solution: Turn) -> bool:
    """True if the opponent, could they pass, would be left no win to stop."""
    after = position.after(solution)
    state = passed(after.state, after.rules)
    return state is not None and not winning_squares(state, after.rules)


def _with_proof(engine: Engine, candidate: _Candidate, rng: Random) -> Puzzle:
    """A puzzle with all that is to be known of it."""
    position, turns, solution = candidate.position, candidate.within, candidate.solution
    after = position.after(solution)
    wins = _ways_to_win(engine, after, turns - 1)
    defence = _best_defence(wins)
    then = {}
    if turns > 2:
        second = after.after(defence)
        then = {
            turn: _best_defence(_ways_to_win(engine, second.after(turn), turns - 2))
            for turn in wins[defence].turns
        }
    tries = found(engine, position, lambda turn: turn == solution, rng)
    later = tuple(_later(engine, position, solution)) if turns == _SHORTEST else ()
    return Puzzle(position, turns, tries, solution, _cover(wins), defence, then, later)


def _later(engine: Engine, position: Position, solution: Turn) -> Iterator[Turn]:
    """The turns that force a win too, but need a turn more than the solution; no ghost enters by them."""
    refuting: list[Turn] = []
    for turn in position.legal_turns():
        if turn != solution and turn.entry is None:
            refutation = _refutation(engine, position.after(turn), refuting)
            if refutation is None:
                yield turn
            else:
                # What refutes one turn mostly refutes the next.
                refuting = [refutation, *(each for each in refuting if each != refutation)]


def _refutation(engine: Engine, position: Position, first: Sequence[Turn]) -> Turn | None:
    """A reply after which the win is not forced within the shortest time; those that are likely are tried first."""
    legal = position.legal_turns()
    known = set(legal)
    for reply in (*(turn for turn in first if turn in known), *legal):
        after = position.after(reply)
        if after.outcome or not engine.prove(after, _SHORTEST, nodes=_NODES).within:
            return reply
    return None


@dataclass(frozen=True)
class _Ways:
    """After a reply: within how many turns the win is forced, and by which turns in so many."""

    within: int
    turns: tuple[Turn, ...]


def _ways_to_win(engine: Engine, lost: Position, within: int) -> Mapping[Turn, _Ways]:
    """For every reply in a position that is lost within so many turns of the other side, how it is met."""
    ways = {}
    for reply in lost.legal_turns():
        proof = engine.prove(lost.after(reply), within, nodes=_NODES)
        if not proof.within:
            raise ValueError(f"{reply} refutes what was proved: {lost}")
        ways[reply] = _Ways(proof.within, proof.turns)
    return ways


def _best_defence(wins: Mapping[Turn, _Ways]) -> Turn:
    """The reply that holds out the longest, and leaves the fewest ways to win; the first of several."""
    return max(wins, key=lambda reply: (wins[reply].within, -len(wins[reply].turns)))


def _cover(wins: Mapping[Turn, _Ways]) -> tuple[Turn, ...]:
    """Few turns of which one meets each reply, found greedily: the turn first that meets the most."""
    left, chosen = dict(wins), []
    while left:
        met = Counter(turn for ways in left.values() for turn in ways.turns)
        chosen.append(max(met, key=lambda turn: (met[turn], turn.entry is None, str(turn))))
        left = {reply: ways for reply, ways in left.items() if chosen[-1] not in ways.turns}
    return tuple(chosen)
