"""A plain solver: what a proof is, in as few lines as can be, on the rules alone.

Slow on purpose. It knows nothing of the engine, so that what both find must be true.
"""

from __future__ import annotations

from game import BegunTurn, Kind, Position, Turn, core
from game.reading import turn_of
from puzzles.puzzle import Goal


def winning_turns(position: Position, within: int) -> tuple[Turn, ...]:
    """All turns with which the side to move forces a win within so many turns of its own, whatever the opponent does."""
    return tuple(
        turn_of(code)
        for code, after in core.turns(position.state, position.rules)
        if _loses(after, position.rules, within - 1)
    )


def answered(position: Position, within: int) -> bool:
    """True if the side that has just moved wins, at the latest with so many more turns of its own, against every reply."""
    return _loses(position.state, position.rules, within)


def placings(position: Position, goal: Goal) -> tuple[BegunTurn, ...]:
    """Every way to place a piece that wins at once, that lets anything grow up, or after which the opponent can't win at once."""
    match goal:
        case Goal.WIN:
            return tuple(begun for begun in position.beginnings() if begun.outcome)
        case Goal.GROW:
            return tuple(begun for begun in position.beginnings() if begun.graduations)
        case Goal.HOLD:
            holding = {
                code[:2]
                for code, after in core.turns(position.state, position.rules)
                if core.over(after, position.rules) or not wins_at_once(after, position.rules)
            }
            return tuple(
                begun for begun in position.beginnings() if (begun.kind is Kind.CAT, begun.square) in holding
            )


def _loses(state: core.State, rules: core.Rules, within: int) -> bool:
    """True if the side to move has lost, or loses to every reply of its own within so many turns of the other."""
    if core.over(state, rules):
        return True
    if within == 0:
        return False
    return all(
        not core.over(reply, rules) and _wins(reply, rules, within) for _, reply in core.turns(state, rules)
    )


def _wins(state: core.State, rules: core.Rules, within: int) -> bool:
    """True if the side to move forces a win within so many turns of its own."""
    if wins_at_once(state, rules):
        return True
    return within > 1 and any(_loses(after, rules, within - 1) for _, after in core.turns(state, rules))


def wins_at_once(state: core.State, rules: core.Rules) -> bool:
    """True if one of its turns wins: nobody does with fewer than two pieces of the line on the bed already."""
    if state[core.OWN_CATS if rules.grows else core.OWN_KITTENS].bit_count() < 2:
        return False
    for cat in core.kinds_at_hand(state):
        for square in core.SQUARE.values():
            if not core.occupied(state) & core.BIT[square]:
                bed, _ = core.begin(state, cat, square)
                if core.wins(bed[core.OWN_KITTENS], bed[core.OWN_CATS], rules):
                    return True
    return False
