"""The bracket of a cup, read off its matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from sqlalchemy import Connection

from contests.cup.bracket import Bracket, Tie
from data.queries.contests import contest_pairs, contests
from data.records.contests import Contest, ContestEntry, ContestPair, EntryState
from data.records.matches import Match, MatchState
from data.records.people import Player
from services.play.beginning.encounters import encounters_of


class CupBracket(NamedTuple):
    """A cup as it stands: its rounds from the first to the final, who they are in the order of their seeds, and the pairs that play or will.

    ``places`` are those of whoever is out, and at the end also the champion's.
    """

    rounds: Sequence[Sequence[Tie | None]]
    champion: int | None
    players: Mapping[int, Player]
    entries: Mapping[int, ContestEntry]
    pairs: Sequence[ContestPair]
    played: Sequence[Match]

    @property
    def due(self) -> Sequence[Tie]:
        """The ties that are being played."""
        return [tie for tie in chain(*self.rounds) if tie is not None and tie.winner is None]

    @property
    def round(self) -> int:
        """The round that is played now, from 0: the first in which somebody has yet to win, or else the final."""
        unfinished = (
            number
            for number, ties in enumerate(self.rounds)
            if any(tie is None or tie.winner is None for tie in ties)
        )
        return next(unfinished, len(self.rounds) - 1)

    @property
    def places(self) -> Mapping[int, int]:
        """The places of those whose cup is over: a round's losers share the one after all who went further."""
        found = {self.champion: 1} if self.champion is not None else {}
        return found | {loser: 1 + len(ties) for ties in self.rounds for loser in _losers(ties)}

    def is_in(self, player_id: int) -> bool:
        """True if somebody still plays for the cup: not if they left while it was not known yet whom they would meet next."""
        entry = self.entries.get(player_id)
        stays = entry is not None and entry.state is EntryState.IN
        return stays and player_id not in self.places and self.champion is None


def read(connection: Connection, contest: Contest) -> CupBracket | None:
    """The bracket of a cup; None before it has begun."""
    every = contests.entrants(connection, contest.id, contest.season)
    entrants = [each for each in every if each.entry.seed is not None]
    if not entrants:
        return None
    played = contest_pairs.matches_of(connection, contest.id, contest.season)
    out = sorted((each.entry.out_at, each.player.id) for each in entrants if each.entry.out_at)
    bracket = Bracket(
        [each.player.id for each in entrants],
        list(encounters_of(played)),
        [player_id for _, player_id in out],
    )
    return CupBracket(
        bracket.rounds(),
        bracket.champion,
        {each.player.id: each.player for each in entrants},
        {each.player.id: each.entry for each in entrants},
        contest_pairs.pairs_of(connection, contest.id, contest.season),
        played,
    )


def running(cup: CupBracket) -> Sequence[Match]:
    """The matches that are being played."""
    return [match for match in cup.played if match.state is MatchState.RUNNING]


def _losers(ties: Sequence[Tie | None]) -> Iterator[int]:
    """Whoever has lost one of these ties."""
    for tie in ties:
        if tie is not None and tie.winner is not None and tie.other is not None:
            yield tie.other if tie.winner == tie.better else tie.better
