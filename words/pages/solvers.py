"""A server's puzzle solvers in words: the lines, the asker's own, and the picture's alt text."""

from __future__ import annotations

from data.queries.learning.solvers import Solver
from services.learning.solvers import Absence, SolversPage
from words.catalogue import as_far_as_fits, run_on, say
from words.limits import ALT_TEXT
from words.turns.pieces import mention


def text(page: SolversPage) -> str:
    """A page as text: the picture's lines, with mentions, which show everybody's current name."""
    lines = [say("solvers-line", player=mention(line.player), **_numbers(line)) for line in page.lines]
    if not lines:
        lines.append(say("leaderboard-passed" if page.further else "solvers-empty"))
    if page.more:
        lines.append(say("leaderboard-more", count=page.more))
    lines.append(_own(page.own))
    if page.lines:
        lines.append(say("solvers-legend"))
    return "\n".join([say("solvers-heading"), *lines])


def shared_text(page: SolversPage) -> str:
    """The text for everybody: the title alone, where the picture has the lines."""
    return "\n".join([say("solvers-heading"), *([] if page.lines else [say("solvers-empty")])])


def alt_text(page: SolversPage, server: str) -> str:
    """The picture's lines without markup, after the name of the ``server``; if there is no room, the last are left out."""
    shown = (*page.lines, *([page.apart] if page.apart else []))
    lines = [say("solvers-alt", name=line.player.name, **_numbers(line)) for line in shown]
    return as_far_as_fits([say("solvers-alt-title", server=server), *lines], ALT_TEXT, run_on)


def alt_beside_text(server: str) -> str:
    """The picture in words where the text above it has the lines."""
    return run_on((say("solvers-alt-title", server=server), say("leaderboard-alt-told")))


def _own(own: Solver | Absence) -> str:
    """The asker's own line, or how they get one."""
    if isinstance(own, Absence):
        return say("solvers-absent", why=own)
    rating, deviation = round(own.rating), round(own.deviation)
    return say("solvers-own", of=own.of, rating=str(rating), deviation=str(deviation), **_numbers(own))


def _numbers(line: Solver) -> dict[str, str | int]:
    return {
        "place": line.place,
        "strength": str(round(line.strength)),
        "solved": line.solved,
        "tries": line.tries,
    }
