"""Checking all that is stored: every match is replayed, and everything that was counted is counted again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Match, MatchState, StoredTurn, VoteMatch
from data.queries import recount, turns
from data.queries.contests import votes
from data.queries.learning import ratings as puzzle_results
from data.queries.matches import finished_matches, matches
from game import Outcome
from services.play import player_stats
from services.play.badges import earning
from services.play.beginning.new_match import start_of
from services.play.levels import is_level
from services.play.matches import ENDINGS
from services.ranking import puzzle_ratings, ratings

#: How many ids of matches are read at once.
_AT_ONCE: Final = 500
#: What a kind of row is called, and the names of its key.
_ROWS: Final = {
    "standings": "the rating of player {0} in {2} (server {1}, season {3})",
    "rated_results": "the rated result of match {0} for player {1} (server {2})",
    "player_stats": "what player {0} has done in {1} as {2}",
    "first_squares": "how often player {0} began on {1}",
    "streaks": "the winning streak of player {0}",
    "bot_scores": "the matches of player {0} against the bot at level {1}",
    "head_to_head": "the matches of player {0} against player {1}",
    "badges": "badge {1} of player {0}",
    "puzzle_ratings": "the rating at puzzles of player {0}",
    "puzzle_strengths": "the rating of {0} puzzle {1}",
    "puzzle_results": "first try {0} at a puzzle",
}


class Contradiction(NamedTuple):
    """A fault in a record, and where it is."""

    what: str
    why: str

    def __str__(self) -> str:
        return f"{self.what}: {self.why}"


def faults(connection: Connection) -> Iterator[Contradiction]:
    """Everything that contradicts itself.

    It changes the database while it counts: to be called in a transaction that is undone.
    """
    yield from _broken_matches(connection)
    for kept in votes.every(connection):
        if why := _fault_of_vote_match(connection, kept):
            yield Contradiction(f"the vote match of server {kept.guild_id}", why)
    yield from _untold_tries(connection)
    yield from _miscounted(connection)


def _broken_matches(connection: Connection) -> Iterator[Contradiction]:
    last = 0
    while ids := matches.ids_after(connection, last, _AT_ONCE):
        for match_id in ids:
            if why := _fault(connection, match_id):
                yield Contradiction(f"match {match_id}", why)
        last = ids[-1]


def _untold_tries(connection: Connection) -> Iterator[Contradiction]:
    puzzle_ratings.count_if_missing(connection)
    for attempt_id, why in puzzle_ratings.uncounted(connection):
        yield Contradiction(f"attempt {attempt_id} at a puzzle", why)


def _miscounted(connection: Connection) -> Iterator[Contradiction]:
    """Ratings, results and player stats that are not what follows from the finished matches and the first tries at puzzles."""
    player_stats.count_if_missing(connection)
    earning.count_if_missing(connection)
    tries = puzzle_results.all_results(connection)
    recount.set_aside(connection)
    puzzle_ratings.count_again(connection, tries)
    for ended in finished_matches.in_order_of_end(connection):
        try:
            if match := matches.by_id(connection, ended.match_id):
                # It may have been shown again in another server since.
                match = match._replace(guild_id=ended.guild_id, user_installed=False)
                ratings.count(connection, match, match.changed_at, ended.ahead)
            player_stats.count_again(connection, ended.match_id)
            earning.count_again(connection, ended)
        except ValueError:
            continue  # it can't be replayed: that has been told already
    recount.forget_the_forgotten(connection)
    for table, key, why in recount.differences(connection):
        yield Contradiction(_ROWS[table].format(*map(_shown, key)), why)


def _fault(connection: Connection, match_id: int) -> str | None:
    try:
        match = matches.by_id(connection, match_id)
        if match is None:
            return "it vanished while being read"
        if match.hints and match.rated:
            return "it is rated, but has hints"
        if turns.planned_in(connection, match_id) and not (
            match.has_plans and match.state is not MatchState.OVER
        ):
            return "turns are planned in it, but it knows nothing of that"
        return fault_of(match, turns.of(connection, match_id)) or _fault_of_bot(connection, match)
    except ValueError as error:
        return f"it can't be read: {error}"


def _fault_of_bot(connection: Connection, match: Match) -> str | None:
    """The fault in the bot's part in a match: it plays where there is a level, and only there. None if there is none."""
    found = matches.with_players(connection, match.id)
    bots = [player for player in found[1:] if player.is_bot] if found else []
    if match.level is None:
        return "the bot plays in it, but at no level" if bots else None
    if len(bots) != 1 or not is_level(match.level):
        return f"it is to be played by the bot at level {match.level}, and there is no such level, or the bot does not play in it"
    owes = match.offers.open is not None or match.mover_id == bots[0].id
    if match.state is MatchState.RUNNING and match.awaits_bot != owes:
        return "whether it awaits the bot is not what its turns and offers say"
    return None


def _fault_of_vote_match(connection: Connection, kept: VoteMatch) -> str | None:
    """The fault of a vote match whose match is none that its server plays, or is over; None if there is none."""
    if kept.match_id is None:
        return None
    found = matches.with_players(connection, kept.match_id)
    if found is None or kept.guild_id not in {found.orange.guild_id, found.gray.guild_id}:
        return f"the server does not play match {kept.match_id}"
    return f"match {kept.match_id} is over" if found.match.state is MatchState.OVER else None


def fault_of(match: Match, turns: Sequence[StoredTurn]) -> str | None:
    """The fault of a match's record that contradicts the rules or itself, or None."""
    position = start_of(match)
    for number, stored in enumerate(turns, 1):
        if stored.number != number:
            return f"turn {number} is missing"
        try:
            position = position.after(position.parse_turn(stored.notation))
        except ValueError as error:
            return f"turn {number}, {stored.notation!r}: {error}"
        if str(position) != stored.position:
            return f"turn {number} leads to {position}, but {stored.position} is stored"
    if len(turns) != match.turns:
        return f"it counts {match.turns} turns, but {len(turns)} are stored"
    if str(position) != match.position:
        return f"its turns lead to {position}, but {match.position} is stored"
    return _fault_of_ending(match, position.outcome)


def _fault_of_ending(match: Match, outcome: Outcome | None) -> str | None:
    if match.state is MatchState.RUNNING:
        if outcome or match.winner or match.ending:
            return "it is running, but has an end"
        return None
    if match.state is MatchState.OVER and (match.winner is not None) != bool(
        match.ending and match.ending.won
    ):
        return f"it is over, but how is unclear: {_shown(match.winner)} by {_shown(match.ending)}"
    kept = (match.winner, match.ending)
    if outcome and kept != (outcome.winner, ENDINGS[outcome.ending]):
        return (
            f"{outcome.winner.value} has won by {outcome.ending.value}, but {_shown(match.winner)} is stored"
        )
    return None


def _shown(value: object) -> object:
    """A stored value as a fault names it."""
    return value.value if isinstance(value, Enum) else value
