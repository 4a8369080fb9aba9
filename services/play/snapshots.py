"""A match as it is now with its last turn: all that is needed to show it or to play on."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from sqlalchemy import Connection

from data import Away, Badge, Instead, Match, MatchState, News, Player, StoredTurn
from data.queries import turns
from data.queries.contests import contest_pairs, contests, votes
from data.queries.contests.votes import Ballot
from data.queries.learning import hints
from data.queries.matches import matches, shown_matches
from data.queries.matches.shown_matches import MatchToShow, Meant
from data.records.contests import PlayedIn
from game import Event, Kind, Played, Position, Side, Square
from services.play.beginning.new_match import start_of
from services.play.beginning.series import SeriesScore, score_of
from services.play.beginning.ties import TieScore, tie_of
from services.play.kinds.news_kinds import line_tells_of_offer
from services.play.stories import Story, Told
from services.refusals import Refusal, Refused

log = logging.getLogger(__name__)


class RecordBroken(Instead):
    """A stored match contradicts itself: the use case is undone, the match quarantined, and MATCH_QUARANTINED refused."""

    def __init__(self, match_id: int, why: str) -> None:
        super().__init__(f"match {match_id}: {why}")
        self.match_id = match_id

    def write(self, connection: Connection) -> Exception:
        """Quarantine the match, and return the refusal."""
        quarantine(connection, self)
        return Refused(Refusal.MATCH_QUARANTINED, match=self.match_id)


class Placing(NamedTuple):
    """The kind of piece that a turn placed, and the square."""

    kind: Kind
    square: Square


class RatingChange(NamedTuple):
    """A rating after a match, and by how much the match changed it, as they are shown: in whole points."""

    after: int
    change: int

    @property
    def before(self) -> int:
        """The rating before the match."""
        return self.after - self.change


class SideCounts(NamedTuple):
    """A side's counts in a match: pieces it pushed, the other side's that it sent off the bed, kittens grown up, turns in which its ghost scared; and its own pieces that fell off, whoever pushed them."""

    boops: int
    off: int
    grown: int
    booos: int = 0
    lost: int = 0


class Summary(NamedTuple):
    """The summary of a match. Its ratings are None if it was friendly; its counts, if its turns can't be replayed.

    ``level`` is another one that the bot offers to play at; ``told`` is the story of the match; ``badges`` are those that it earned its
    winner; ``ladder`` is at how many levels of the bot they had then won without a hint, if they have beaten it: neither is told of
    somebody who keeps off the leaderboards.
    """

    ratings: Mapping[Side, RatingChange] | None
    counts: Mapping[Side, SideCounts] | None
    level: int | None = None
    told: Told = Told(Story.PLAIN)
    badges: Sequence[Badge] = ()
    ladder: int = 0


@dataclass(frozen=True)
class Snapshot:
    """A match, its players, its last turn as it was played (None before the first), and its position now.

    ``animated``: its boards are animated, because its server wants that and neither player has turned it off.
    ``may_move``: neither player has. ``previous`` is the turn before the last; ``undone`` is how many turns were taken back,
    if that is the news; ``summary`` is what a finished match came to, where it is to be shown.
    ``hints`` says how many each side has had; ``away`` when a player was, is or will be away. ``by_day`` are the sides whose players
    want one message a day, and no pings. ``in_words``: one of them wants to read which pieces a turn has pushed. ``planned``: the last turn was planned ahead; ``answered``: so was the one that has been
    played after it, whose board comes next. ``series`` is how its series stands, if it belongs to one; ``played_in`` is
    the contest in which it is played, and its pair there, if any; ``tie`` is how its tie stands, in a cup.
    ``ballot`` are the votes, if a whole server plays. ``together`` are the matches of its contest in its place of which one line tells
    that their clocks were stopped or started, itself among them; there are some only where that is to be shown.
    """

    match: Match
    orange: Player
    gray: Player
    last: Played | None
    position: Position
    animated: bool = False
    may_move: bool = False
    previous: Played | None = None
    undone: int = 0
    summary: Summary | None = None
    hints: Mapping[Side, int] = field(default_factory=dict)
    away: Mapping[Side, Away] = field(default_factory=dict)
    by_day: frozenset[Side] = frozenset()
    in_words: bool = False
    planned: bool = False
    answered: bool = False
    series: SeriesScore | None = None
    played_in: PlayedIn | None = None
    tie: TieScore | None = None
    ballot: Ballot | None = None
    together: Sequence[MatchToShow] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last turn."""
        return self.last.events if self.last else ()

    @property
    def placings(self) -> Sequence[Placing]:
        """The placings of the last two turns, or of as many as there are."""
        return [
            Placing(played.turn.kind, played.turn.square) for played in (self.previous, self.last) if played
        ]

    def player(self, side: Side) -> Player:
        """The player of a side."""
        return self.orange if side is Side.ORANGE else self.gray

    def side_of(self, discord_id: int) -> Side | None:
        """The side a person plays, or None if they don't play."""
        return next((side for side in Side if self.player(side).discord_id == discord_id), None)

    def seat_of(self, player: Player) -> Side:
        """The side that one of its players plays."""
        return Side.ORANGE if player.id == self.orange.id else Side.GRAY

    def opponent_of(self, discord_id: int) -> Player:
        """Whom a player plays."""
        return self.gray if self.orange.discord_id == discord_id else self.orange

    @property
    def bot_side(self) -> Side | None:
        """The side that the bot plays, or None if two people play."""
        return next((side for side in Side if self.player(side).is_bot), None)

    @property
    def between_servers(self) -> bool:
        """True if two whole servers play."""
        return self.orange.is_team and self.gray.is_team

    @property
    def running(self) -> bool:
        """True if there is a turn to play."""
        return self.match.state is MatchState.RUNNING

    @property
    def to_move(self) -> Player:
        """The player whose turn it is, or would be."""
        return self.player(self.position.side)

    @property
    def waiting(self) -> Player:
        """The player who waits for the other's turn."""
        return self.player(self.position.side.other)

    @property
    def told_beside(self) -> bool:
        """True if the line of another match in its place tells of its last change."""
        is_first = not self.together or self.together[0].match.id == self.match.id
        # Its own line has an offer besides, which no other one tells of.
        return not is_first and not line_tells_of_offer(self.match)

    @property
    def turn_is_news(self) -> bool:
        """True if the last turn is the last change."""
        match = self.match
        ended_by_turn = match.ending is not None and match.ending.by_turn
        return match.news is News.TURN and (self.running or ended_by_turn)

    @property
    def winner(self) -> Player | None:
        """The winner, if somebody has won."""
        return self.player(self.match.winner) if self.match.winner else None


def load(connection: Connection, meant: Meant) -> Snapshot:
    """The match that is meant.

    Refuses NO_SUCH_MATCH; raises RecordBroken if its last turn, replayed, does not lead to its position.
    """
    match_id = meant if isinstance(meant, int) else meant.match.id
    try:
        found = shown_matches.to_show(connection, meant) if isinstance(meant, int) else meant
        if found is None:
            raise Refused(Refusal.NO_SUCH_MATCH)
        match, orange, gray, motion, away, by_day, in_words = found
        # The last two, and the one that led to where they began.
        stored, start = turns.last_of(connection, match_id, 3), start_of(match)
        last = _replay(stored, start) if stored else None
        previous = _replay(stored[:-1], start) if stored[1:] else None
        position = last.position if last else start
    except ValueError as error:
        raise RecordBroken(match_id, f"it can't be read or its last turns replayed: {error}") from error
    numbers = [stored_turn.number for stored_turn in stored]
    if numbers != list(range(match.turns + 1 - len(stored), match.turns + 1)) or (match.turns and not stored):
        raise RecordBroken(match_id, f"it counts {match.turns} turns, but the last ones stored are {numbers}")
    if not {str(position)} == {match.position, *(stored_turn.position for stored_turn in stored[-1:])}:
        raise RecordBroken(match_id, "its position is not the one its last turn leads to")
    taken_back = match.news is News.TAKEN_BACK and match.state is MatchState.RUNNING
    undone = turns.number_of_latest(connection, match_id) - match.turns if taken_back else 0
    counted = hints.counts(connection, match_id) if match.hints else {}
    played = contest_pairs.played_in(connection, match)
    return Snapshot(
        *(match, orange, gray, last, position, motion.boards, motion.allowed, previous, undone),
        hints=counted,
        planned=bool(stored) and stored[-1].planned,
        away=away,
        by_day=by_day,
        in_words=in_words,
        series=score_of(connection, match),
        played_in=played,
        tie=tie_of(connection, match, played),
        ballot=_ballot_of(connection, match, orange, gray),
    )


def _ballot_of(connection: Connection, match: Match, *both: Player) -> Ballot | None:
    """The votes in a match that a whole server plays; of two servers those of the one where the match is shown."""
    teams = sorted(
        (player for player in both if player.is_team), key=lambda each: each.guild_id != match.guild_id
    )
    team = next(iter(teams), None)
    return votes.ballot_of(connection, match, team.id) if team else None


def as_answered(snapshot: Snapshot, until: Sequence[StoredTurn]) -> Snapshot:
    """A match as it was after the last of some turns, which a planned one has answered at once: for the board of that turn."""
    *before, turn = until
    match, start = snapshot.match, start_of(snapshot.match)
    played = _replay(until, start)
    as_it_was = match._replace(
        state=MatchState.RUNNING,
        winner=None,
        ending=None,
        position=turn.position,
        turns=turn.number,
        version=turn.version,
        news=News.TURN,
        by=played.side,
        changed_at=turn.played_at,
        offers=match.offers._replace(open=None, by=None, declined="", version=None),
        delivery=match.delivery._replace(board_version=turn.version),
    )
    return replace(
        snapshot,
        match=as_it_was,
        last=played,
        position=played.position,
        previous=_replay(before, start) if before else None,
        undone=0,
        summary=None,
        planned=turn.planned,
        answered=True,
    )


def earlier_positions(connection: Connection, match_id: int) -> Sequence[Position]:
    """The positions to which the turns of a match led, without the last one; the start never comes back."""
    return [Position.parse(turn.position) for turn in turns.of(connection, match_id)[:-1]]


def _replay(stored: Sequence[StoredTurn], start: Position) -> Played:
    """The last of some stored turns, played again in the position before it, which is the ``start`` for the first; ValueError if it can't be."""
    *before, turn = stored
    position = Position.parse(before[-1].position) if before else start
    return position.play(position.parse_turn(turn.notation))


def quarantine(connection: Connection, broken: RecordBroken) -> None:
    """Quarantine a broken match: nobody may play on before the host has looked at it."""
    log.error("Quarantined %s. To look closer: python -m bot check", broken, extra={"match": broken.match_id})
    matches.quarantine(connection, broken.match_id)
    contests.set_due_of_match(connection, broken.match_id)
