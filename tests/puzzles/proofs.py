"""A puzzle proved a second time, by the plain solver: what is wrong with it, if anything is."""

from puzzles.solver import answered, winning_turns


def faults(puzzle):
    """Everything that the puzzle says and the rules don't."""
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
