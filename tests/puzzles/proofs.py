"""A puzzle proved a second time, by the plain solver: what is wrong with it, if anything is."""

from game import Graduated, Kind, Won
from puzzles import Goal
from puzzles.solver import answered, placings, winning_turns


def faults(puzzle):
    """Everything that the puzzle says and the rules don't."""
    if puzzle.turns == 1:
        yield from faults_in_one_turn(puzzle)
        return
    first = puzzle.after_solution
    second = first.after(puzzle.defence)
    if winning_turns(puzzle.position, puzzle.turns) != (puzzle.solution,):
        yield "the solution is not the only turn that wins in time"
    if winning_turns(puzzle.position, puzzle.turns - 1):
        yield "it can be won in fewer turns"
    if puzzle.defence not in first.legal_turns():
        yield "the defence is no turn"
    for reply in first.legal_turns():
        position = first.after(reply)
        legal = [turn for turn in puzzle.answers if turn in position.legal_turns()]
        if not any(answered(position.after(turn), puzzle.turns - 2) for turn in legal):
            yield f"nothing answers {reply}"
    wins_later = winning_turns(second, puzzle.turns - 1) if puzzle.turns > 2 else ()
    if set(puzzle.then) != set(wins_later):
        yield "the second turns are not those that win"
    for turn, defence in puzzle.then.items():
        if defence not in second.after(turn).legal_turns():
            yield f"the defence to {turn} is no turn"
    later = {turn for turn in puzzle.later if answered(puzzle.position.after(turn), puzzle.turns)}
    if later != set(puzzle.later) or puzzle.solution in later:
        yield "a turn that is said to win later does not"


def faults_in_one_turn(puzzle):
    """Everything that a puzzle in one turn says and the rules of ``game`` alone don't; nothing is searched for that."""
    if puzzle.goal is Goal.HOLD:
        yield from faults_of_defence(puzzle)
        return
    position, solution = puzzle.position, puzzle.solution
    begun = list(position.beginnings())
    wins = [(each.kind, each.square) for each in begun if each.outcome]
    growing = [(each.kind, each.square) for each in begun if each.graduations]
    right = growing if puzzle.goal is Goal.GROW else wins
    if right != [(solution.kind, solution.square)]:
        yield "the solution is not the only placing that does it"
    if puzzle.goal is Goal.GROW and wins:
        yield "there is a win, which is better than growing up"
    if any(each.outcome for each in puzzle.after_solution.beginnings()):
        yield "it leaves a win to the other side"
    if solution.entry is not None or solution not in position.legal_turns():
        yield "the solution is no plain turn"
        return
    *_, last = position.play(solution).events
    if not (isinstance(last, Won) or (isinstance(last, Graduated) and last.kinds == (Kind.KITTEN,) * 3)):
        yield "the solution does something else"


def faults_of_defence(puzzle):
    """Everything that a defence says and the rules of ``game`` alone don't, or the plain solver."""
    position, solution = puzzle.position, puzzle.solution
    begun = list(position.beginnings())
    if any(each.outcome for each in begun):
        yield "there is a win, which is better than holding"
    holding = {
        (each.kind, each.square)
        for each in begun
        for entry in (None, *each.entries)
        for turn in each.turns(entry)
        if not can_win(position.after(turn))
    }
    if holding != {(solution.kind, solution.square)}:
        yield "the solution is not the only placing that holds"
    if {(each.kind, each.square) for each in placings(position, Goal.HOLD)} != holding:
        yield "the plain solver finds others that hold"
    if solution.entry is not None or solution not in position.legal_turns():
        yield "the solution is no plain turn"
    elif can_win(puzzle.after_solution) or winning_turns(puzzle.after_solution, 1):
        yield "the solution does not hold"


def can_win(position):
    """True if the side to move wins with a turn, by the rules of ``game`` alone."""
    return any(begun.outcome for begun in position.beginnings())
