"""Making puzzles: positions of games with errors in them, in which one turn alone forces a win within two or three turns.

A game is the same for the same seed and number, and gives one puzzle at most. Which games a stock came of is told by a
second file, so that making it can be ended at any time and goes on where it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from engine.engine import Engine
from engine.levels import Habits
from engine.training.contests import openings
from engine.training.puzzle_players import PLAYERS, SOLVERS
from game import MAX_TURNS, Edition, Position, Turn, core
from puzzles.puzzle import TRIES, Puzzle, read_puzzle
from puzzles.stock import stock_path
from puzzles.symmetry import canonical

#: In so many turns of one's own the puzzles of an edition are won; of each there is the same number.
_LENGTHS: Final = {Edition.CLASSIC: (2, 3), Edition.GHOST: (2,), Edition.KITTENS: (2, 3)}
#: A win in so many turns is the shortest that is no win at once.
_SHORTEST: Final = 2
#: More pieces than that on the bed are a crowd, not a puzzle.
_MOST_PIECES: Final = 10
#: Whoever is to lose has some chances too: so many pieces on the bed, and not many fewer cats.
_FEWEST_DEFENDERS: Final = 3
_MOST_CATS_AHEAD: Final = 3
#: Every proof is settled long before.
_NODES: Final = 5_000_000


@dataclass(frozen=True)
class _Stock:
    """The stock of an edition while it is made: its file, and the file with the number of each puzzle's game."""

    edition: Edition

    @property
    def _games_path(self) -> Path:
        return Path("build") / f"puzzles-{self.edition.value}.txt"

    def read(self) -> tuple[list[Puzzle], int]:
        """The puzzles so far, and the game to go on with. What was being written when the program ended is dropped.

        Without the file of the games it begins anew.
        """
        stock, games = stock_path(self.edition), self._games_path
        if not (stock.exists() and games.exists()):
            stock.write_text("", encoding="ascii")
            games.parent.mkdir(exist_ok=True)
            games.write_text("", encoding="ascii")
            return [], 0
        lines, numbers = _whole_lines(stock), _whole_lines(games)
        # A puzzle is written first, then its game.
        del lines[len(numbers) :]
        stock.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
        games.write_text("".join(f"{number}\n" for number in numbers), encoding="ascii")
        return [read_puzzle(line) for line in lines], int(numbers[-1]) + 1 if numbers else 0

    def add(self, puzzle: Puzzle, game: int) -> None:
        """Keep one more."""
        for path, line in ((stock_path(self.edition), str(puzzle)), (self._games_path, str(game))):
            with path.open("a", encoding="ascii") as file:
                file.write(f"{line}\n")


def _whole_lines(path: Path) -> list[str]:
    return path.read_text(encoding="ascii").split("\n")[:-1]


def make(edition: Edition, wanted: int, seed: int, tell: Callable[[str], None]) -> None:
    """Fill the stock of an edition until it has ``wanted`` puzzles; resumes a run that was interrupted."""
    engine, kept = Engine.load(), _Stock(edition)
    stock, game = kept.read()
    seen = {canonical(puzzle.position.state) for puzzle in stock}
    lengths = Counter(puzzle.turns for puzzle in stock)
    most = -(-wanted // len(_LENGTHS[edition]))
    while len(stock) < wanted:
        missing = [length for length in _LENGTHS[edition] if lengths[length] < most]
        puzzle = _puzzle_of_game(engine, edition, missing, seen, Random(f"{seed} {edition.value} {game}"))
        if puzzle:
            stock.append(puzzle)
            seen.add(canonical(puzzle.position.state))
            lengths[puzzle.turns] += 1
            kept.add(puzzle, game)
            tell(f"{edition.value} {len(stock)} (game {game}): {puzzle}")
        game += 1


def _puzzle_of_game(
    engine: Engine, edition: Edition, lengths: Sequence[int], seen: Iterable[core.State], rng: Random
) -> Puzzle | None:
    """A puzzle that came up in one game: one of those that are the longest to win, of lengths that are still wanted."""
    candidates: dict[core.State, tuple[Position, int, Turn]] = {}
    for position in positions_of_game(engine, edition, rng, PLAYERS):
        if not is_pleasant(position) or canonical(position.state) in seen:
            continue
        proof = engine.prove(position, max(lengths), nodes=_NODES)
        if proof.within and proof.within in lengths and len(proof.turns) == 1:
            candidates[canonical(position.state)] = position, proof.within, proof.turns[0]
    if not candidates:
        return None
    longest = max(turns for _, turns, _ in candidates.values())
    return _with_proof(engine, *rng.choice([one for one in candidates.values() if one[1] == longest]), rng)


def positions_of_game(
    engine: Engine, edition: Edition, rng: Random, known: Sequence[Habits]
) -> Iterator[Position]:
    """The positions of a game between two players of these habits, who err, after a random opening, but the last."""
    position, players = next(openings(edition, rng)), (rng.choice(known), rng.choice(known))
    for number in range(MAX_TURNS):
        if position.outcome:
            return
        yield position
        turn = engine.choose(position, players[number % 2], seed=rng.getrandbits(32))
        position = position.after(turn)


def is_pleasant(position: Position) -> bool:
    """True if a bed is easy to overlook, and both sides have chances."""
    theirs = sum(piece.side is not position.side for piece in position.pieces.values())
    ahead = position.grown(position.side) - position.grown(position.side.other)
    return theirs >= _FEWEST_DEFENDERS and ahead <= _MOST_CATS_AHEAD and len(position.pieces) <= _MOST_PIECES


def _with_proof(engine: Engine, position: Position, turns: int, solution: Turn, rng: Random) -> Puzzle:
    """A puzzle with all that is to be known of it."""
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


def found(
    engine: Engine, position: Position, is_right: Callable[[Turn], bool], rng: Random
) -> tuple[int, ...]:
    """The number of tries in which each solver finds what is right."""
    return tuple(
        sum(is_right(engine.choose(position, solver, seed=rng.getrandbits(32))) for _ in range(TRIES))
        for solver in SOLVERS
    )
