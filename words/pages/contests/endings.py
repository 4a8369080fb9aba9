"""The news that a contest waits for more people, and that a season, a cup or an arena is over: who has won it and, of a league, who changes places and when it goes on; or that a moderator ended it."""

from __future__ import annotations

from typing import assert_never

from data.records.contests import ContestKind, ContestState
from services.contests.announcing import least
from services.contests.telling import ContestSeen
from words.catalogue import as_far_as_fits, join_all, say
from words.limits import CONTENT
from words.pages.contests.arenas import arena_over
from words.pages.contests.cups import cup_winners
from words.pages.contests.naming import due
from words.play.contests import division_title, named
from words.turns.pieces import mention


def over_text(seen: ContestSeen) -> str:
    """The message that tells of the end of a season, a cup or an arena."""
    contest = seen.contest
    if contest.called_off:
        key = "contest-called-off" if seen.has_begun else "contest-called-off-early"
        return say(key, contest=named(contest))
    match contest.kind:
        case ContestKind.LEAGUE:
            return _league_over(seen)
        case ContestKind.CUP:
            return say("cup-over", contest=named(contest), **cup_winners(seen))
        case ContestKind.ARENA:
            return arena_over(seen)
        case never:
            assert_never(never)


def waited_text(seen: ContestSeen) -> str:
    """The message that too few have joined a contest, which therefore begins a week later; it names those who have."""
    contest, joined = seen.contest, [mention(each.player) for each in seen.joined]
    return say(
        "contest-waited",
        contest=named(contest),
        count=len(joined),
        who=join_all(joined),
        least=least(contest.kind),
        due=due(contest),
    )


def _league_over(seen: ContestSeen) -> str:
    contest = seen.contest
    opening = [say("league-over", contest=named(contest), season=str(contest.season))]
    # A league that was ended for good meanwhile has no next season.
    goes_on = contest.state is ContestState.RESTING
    closing = [say("league-next", season=str(contest.season + 1), due=due(contest))] if goes_on else []
    lines = [line for number in range(len(seen.divisions)) if (line := _division_over(seen, number))]
    if not lines:
        lines = [say("league-over-nobody")]
    room = CONTENT - sum(len(line) + 1 for line in closing)
    return "\n".join((as_far_as_fits([*opening, *lines], room), *closing))


def _division_over(seen: ContestSeen, number: int) -> str | None:
    """The winner of a division, and who goes up and down; nothing if everybody got out of it."""
    division = seen.divisions[number]
    first, last = division.rows[0], division.rows[-1]
    if first.is_out:
        return None
    winner, lowest = (mention(division.players[row.contestant]) for row in (first, last))
    told = [say("league-over-division", division=division_title(number), winner=winner)]
    if number > 0:
        told.append(say("league-goes-up", player=winner))
    # Who is out has lost their place anyway.
    if number < len(seen.divisions) - 1 and not last.is_out:
        told.append(say("league-goes-down", player=lowest))
    return say("between-facts").join(told)
