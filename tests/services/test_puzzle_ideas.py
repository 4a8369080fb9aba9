"""The idea of a solution is told by what the opponent's next turns leave, their gliding ghost included."""

import pytest

from game import Edition, GhostEntered, GhostMoved, Graduated, Placed, Played
from puzzles import PuzzleId, puzzle
from services.learning.puzzles.ideas import idea_of


@pytest.mark.long
def test_a_threat_in_a_ghost_puzzle_is_a_win_once_the_opponents_ghost_has_glided():
    looked_at = 0
    for number in range(1, 101):
        each = puzzle(PuzzleId(Edition.GHOST, number))
        idea = idea_of(each, each.position.play(each.solution), each.turns)
        threats = {win.square for win in idea.threatens}
        replies = [each.after_solution.play(turn) for turn in each.after_solution.legal_turns()]
        quiet = [reply for reply in replies if is_quiet(reply) and reply.turn.square not in threats]
        if threats and quiet:
            looked_at += 1
            assert any(threats <= wins(reply) for reply in quiet), number
    assert looked_at > 40


def is_quiet(reply: Played) -> bool:
    """Whether the piece that is placed moves none, the ghost is where it was or glides, and nothing grows up."""
    events = reply.events
    start = next((at for at, event in enumerate(events) if isinstance(event, GhostMoved)), len(events))
    return all(isinstance(event, Placed) for event in events[:start]) and not any(
        isinstance(event, Graduated | GhostEntered) for event in events
    )


def wins(reply: Played) -> set[int]:
    return {begun.square for begun in reply.position.beginnings() if begun.outcome}
