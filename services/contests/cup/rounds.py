"""A cup goes on: it begins with its seeds, its ties are paired as soon as both people are known, and the final ends it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import Connection

from contests.cup.bracket import Tie
from contests.encounters import Pairing
from data.queries.contests import contest_pairs, contests
from data.records.contests import Contest, ContestPair, ContestState
from services.contests.cup.brackets import CupBracket, read, running
from services.contests.progress import ContestStep
from services.contests.seeding import seed


def advance(connection: Connection, contest: Contest, now: datetime) -> ContestStep:
    """Take the next step of a cup that is open or running, and is due."""
    if contest.state is ContestState.OPEN:
        seed(connection, contest)
        _go_on(connection, contest._replace(state=ContestState.RUNNING), now)
        return ContestStep.BEGAN
    return _go_on(connection, contest, now)


def _go_on(connection: Connection, contest: Contest, now: datetime) -> ContestStep:
    """Pair the ties that are due, or end the cup after its final. It stays due while matches are to begin."""
    cup = read(connection, contest)
    if cup is None:
        raise ValueError(f"cup {contest.id} runs without seeds")
    if cup.champion is not None:
        for player_id, place in cup.places.items():
            contests.enter(connection, cup.entries[player_id]._replace(place=place))
        contests.save(connection, contest._replace(state=ContestState.ENDED, due_at=None))
        return ContestStep.OVER
    missing = [pair for tie in cup.due for pair in _missing(contest, cup, tie)]
    if missing:
        contest_pairs.pair_up(connection, missing)
    is_due = contest_pairs.waiting(connection, contest.id, contest.season)
    contests.save(connection, contest._replace(due_at=now if is_due else None))
    return ContestStep.GOES_ON


def _missing(contest: Contest, cup: CupBracket, tie: Tie) -> Iterator[ContestPair]:
    """The pairs that a tie still needs: one for both its matches, one for the decider, or for a match that counted for nobody."""
    coming = set(_coming(cup))
    needed = [pairing for pairing in tie.due if pairing not in coming]
    games = len(needed) if len(needed) == len(tie.due) else 1
    for pairing in needed[:1] if games > 1 else needed:
        yield ContestPair(
            0,
            contest.id,
            contest.season,
            0,
            len(cup.rounds) - tie.round,
            pairing.first,
            pairing.second,
            games,
        )


def _coming(cup: CupBracket) -> Iterator[Pairing]:
    """The matches that are played now, or begin soon: who begins, and whom they meet."""
    begun = {match.pair_id for match in cup.played}
    for match in running(cup):
        yield Pairing(match.orange_id, match.gray_id)
    for pair in cup.pairs:
        if pair.id not in begun:
            yield Pairing(pair.one_id, pair.other_id)
            if pair.games > 1:
                yield Pairing(pair.other_id, pair.one_id)
