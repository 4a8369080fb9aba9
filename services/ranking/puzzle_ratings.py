"""Ratings at puzzles: everybody's, and each puzzle's own. Glicko-2 as for matches, but kept apart from them.

Only first tries count: a puzzle counts as solved if every turn was right at once and no hint was taken. Whoever is wrong, takes the
hint or has the solution told has not solved it, whatever comes after. A puzzle's first rating follows from its difficulty.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import PuzzleAttempt, PuzzleRating, PuzzleResult, PuzzleState, PuzzleStrength, Rated
from data.queries.learning import attempts
from data.queries.learning import ratings as stored
from game import Edition
from puzzles import Outline, outlines
from services.ranking import glicko
from services.ranking.glicko import Rating

log = logging.getLogger(__name__)

#: Everybody's rating before their first try, and the deviation of a puzzle's before its first.
NEWCOMER: Final = Rating(deviation=200.0)
_UNTRIED: Final = 200.0
#: A puzzle at which the solvers fail so many times in a hundred begins with a newcomer's rating; each point is so many more.
_AVERAGE: Final = 50
_POINTS: Final = 12.0
#: A rating whose deviation is larger says little yet.
_UNSURE: Final = 110.0


class PuzzleStanding(NamedTuple):
    """A person's rating at puzzles, as it is shown, and the ``change`` by one of their tries.

    ``unsure``: after so few tries that it says little yet; ``puzzle`` is the rating of the puzzle that was tried.
    """

    rating: float
    unsure: bool
    change: float | None = None
    puzzle: float | None = None


def first_rating(outline: Outline) -> Rating:
    """The rating of a puzzle before its first try."""
    return Rating(glicko.START + _POINTS * (outline.difficulty - _AVERAGE), _UNTRIED)


def ratings_of(connection: Connection, edition: Edition) -> dict[int, float]:
    """The rating of each puzzle of an edition, by its number."""
    return {**_first_ratings(edition), **stored.of_edition(connection, edition)}


@cache
def _first_ratings(edition: Edition) -> Mapping[int, float]:
    return {number: first_rating(outline).rating for number, outline in outlines(edition).items()}


def rating_of(connection: Connection, player_id: int) -> float:
    """A player's rating; a newcomer's before their first try."""
    found = stored.of_player(connection, player_id)
    return found.rating if found else NEWCOMER.rating


def standing_of(connection: Connection, player_id: int) -> PuzzleStanding | None:
    """A player's rating as their card shows it; None before their first try."""
    found = stored.of_player(connection, player_id)
    return PuzzleStanding(found.rating, found.deviation > _UNSURE) if found else None


def course_of(connection: Connection, player_id: int, limit: int) -> Sequence[Rated]:
    """A player's rating after each of their last first tries, oldest first; empty before their first."""
    course, now = stored.course_of(connection, player_id, limit), stored.of_player(connection, player_id)
    if now is None or not course:
        return []
    # What was stored with a try is the deviation before it: that after it is the next one's.
    later = [*(each.deviation for each in course[1:]), now.deviation]
    return [each._replace(deviation=after) for each, after in zip(course, later, strict=True)]


def standing_after(connection: Connection, attempt: PuzzleAttempt) -> PuzzleStanding | None:
    """A player's rating as it is now, with what an attempt changed in it; None if it was not their first try at this puzzle.

    A try counts as soon as it is missed, or a hint is taken: others may have been counted since.
    """
    result, now = stored.result_in(connection, attempt.id), standing_of(connection, attempt.player_id)
    if result is None or now is None:
        return None
    puzzle = stored.of_puzzle(connection, attempt.edition, attempt.number)
    return now._replace(change=result.change, puzzle=puzzle.rating if puzzle else None)


def first_try(attempt: PuzzleAttempt) -> bool | None:
    """True if somebody solved a puzzle with their first try, False if not; None while that is open."""
    if attempt.misses or attempt.hinted or attempt.state is PuzzleState.FAILED:
        return False
    return True if attempt.state is PuzzleState.SOLVED else None


def count(connection: Connection, before: PuzzleAttempt, after: PuzzleAttempt, now: datetime) -> None:
    """Count the first try of an attempt, if what has just been done ended it."""
    if first_try(before) is None and first_try(after) is not None:
        _count(connection, after, now)


def count_if_missing(connection: Connection) -> None:
    """Count all first tries if none is counted yet, as after an update from a version that did not count."""
    if not stored.are_missing(connection):
        return
    ended = attempts.ended(connection)
    log.info("Counting %d first tries at puzzles for the ratings, once", len(ended))
    for attempt in ended:
        _count(connection, attempt, attempt.changed_at)


def _count(connection: Connection, attempt: PuzzleAttempt, now: datetime) -> None:
    """Count a try, unless the stock has its puzzle no more, or it is the player's second at it, as when a daily one comes again."""
    edition, number = attempt.edition, attempt.number
    known = stored.result_of(connection, attempt.player_id, edition, number)
    if known is None and number in outlines(edition):
        solved = bool(first_try(attempt))
        result = PuzzleResult(0, attempt.id, attempt.player_id, edition, number, solved, 0, 0, 0, now)
        _rate(connection, result)


def count_again(connection: Connection, results: Sequence[PuzzleResult]) -> None:
    """Count first tries once more, in their order; of people who have been forgotten it takes the rating that they had then."""
    for result in results:
        _rate(connection, result)


def _rate(connection: Connection, result: PuzzleResult) -> None:
    """Store a try, and the ratings after it. Both new ones come from both old ones."""
    stood = stored.of_puzzle(connection, result.edition, result.number) or _untried(result)
    puzzle = Rating(stood.rating, stood.deviation)
    if result.player_id is not None and result.rated_at is not None:
        result = _rate_player(connection, result, result.player_id, result.rated_at, puzzle)
    player = Rating(result.rating, result.deviation)
    # A puzzle stays as it is, however long nobody tries it.
    proved = glicko.rated(puzzle, ((player, 1.0 - result.solved),), days=0)
    after = stood._replace(rating=proved.rating, deviation=proved.deviation, tries=stood.tries + 1)
    stored.save(connection, after)
    stored.add_result(connection, result)


def _rate_player(
    connection: Connection, result: PuzzleResult, player_id: int, now: datetime, puzzle: Rating
) -> PuzzleResult:
    """Store a player's rating after a try; returns the try with their rating before it, and by how much that has changed."""
    stood = stored.of_player(connection, player_id)
    stood = stood or PuzzleRating(player_id, *NEWCOMER, tries=0, rated_at=now)
    before, idle = _rating(stood), max(now - stood.rated_at, timedelta())
    after = glicko.rated(before, ((puzzle, float(result.solved)),), days=idle / timedelta(days=1))
    stored.save(
        connection, PuzzleRating(player_id, *after, tries=stood.tries + 1, rated_at=stood.rated_at + idle)
    )
    return result._replace(
        rating=before.rating,
        deviation=before.after(idle).deviation,
        change=after.rating - before.rating,
    )


def _untried(result: PuzzleResult) -> PuzzleStrength:
    """The rating of a puzzle before its first try; of one that the stock has no more, that of an average one."""
    outline = outlines(result.edition).get(result.number, Outline(1, _AVERAGE))
    first = first_rating(outline)
    return PuzzleStrength(result.edition, result.number, first.rating, first.deviation, 0)


def _rating(stands: PuzzleRating) -> Rating:
    return Rating(stands.rating, stands.deviation, stands.volatility)


def uncounted(connection: Connection) -> Iterator[tuple[int, str]]:
    """The attempts, by id, whose result is not what became of their first try, and why. One that was left untouched has none."""
    results = stored.all_results(connection)
    by_attempt = {result.attempt_id: result for result in results}
    counted = {(result.player_id, result.edition, result.number) for result in results}
    for attempt in attempts.ended(connection):
        result = by_attempt.get(attempt.id)
        if result and result.solved is not first_try(attempt):
            yield attempt.id, f"its first try counts as {'solved' if result.solved else 'not solved'}"
        untouched = not (attempt.misses or attempt.hinted) and attempt.state is PuzzleState.FAILED
        known = (attempt.player_id, attempt.edition, attempt.number) in counted
        if not (result or untouched or known) and attempt.number in outlines(attempt.edition):
            yield attempt.id, "its first try is not counted"
