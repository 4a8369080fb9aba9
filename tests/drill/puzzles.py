"""Every puzzle of the stock is proved a second time by the plain solver, which knows nothing of the engine."""

from game import Edition
from puzzles import read_puzzle
from puzzles.stock import DEFENCES, ONE_TURN, lines_of, stock_path
from tests.drill.report import Row
from tests.puzzles.proofs import faults

#: Every puzzle, or one or a few of each edition: tests/puzzles/test_stock.py has a sample, too.
FULL = {"every": 1}
SHORT = {"every": 350}


async def run(every):
    for edition in Edition:
        lines = stock_path(edition).read_text(encoding="ascii").splitlines()
        lines += [*lines_of(edition, ONE_TURN), *lines_of(edition, DEFENCES)]
        wrong = {
            number: list(faults(read_puzzle(line)))
            for number, line in enumerate(lines, 1)
            if number % every == 0
        }
        proved = len(wrong)
        wrong = {number: found for number, found in wrong.items() if found}
        assert not wrong, wrong
        came = "each has one winning first turn, and an answer to every reply"
        yield Row(f"puzzles of {edition.value} proved by the plain solver", proved, came)
