"""The board of the house: who plays whom in a server, its contests, who looks for somebody, who leads the season, the streak of the daily puzzle.

Of many matches it says what matters: finals of cups, those near their end, and those that wait longest; the rest is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Match, Player
from data.queries import guilds, standings, turns
from data.queries.announcing import clubhouses, house
from data.queries.announcing.house import Running
from data.queries.contests import contests
from data.queries.matches import matches
from data.queries.standings import Leaderboard, Row
from data.records.contests import Contest
from game import Edition, Kind, Position, Side
from services.challenges.invitations import Invitation
from services.learning.daily import day_of, streak_in
from services.ranking.seasons import Season

#: How many matches the board names, of each kind: finals, near their end, and waiting longest; and in all.
_OF_A_KIND: Final = 3
_NAMED: Final = 6
#: With so many cats, or kittens on the bed beyond the first few, a match is near its end.
_NEAR: Final = 3
_FEW: Final = 3
#: How many challenges have a button.
_OPEN: Final = 3
#: How many players of the season it names.
_LEADING: Final = 3


class Cushion(NamedTuple):
    """A running match with its players; ``near_end``: somebody has so many cats that it may soon be over. ``final``: the cup whose final it is, if it is one.

    ``since`` is when its last turn was taken, or when it began: a match changes without a turn, too, as when somebody goes away.
    """

    match: Match
    orange: Player
    gray: Player
    since: datetime
    near_end: bool
    final: Contest | None = None

    @property
    def mover(self) -> Player:
        """The player whose turn it is."""
        return self.orange if self.match.mover_id == self.orange.id else self.gray


class House(NamedTuple):
    """Everything on a board of the house. ``running`` counts all; ``tried``: a new message may be there already.

    ``message_id`` is that of its message, if it has one, which shows what ``shows`` is the digest of.
    """

    guild_id: int
    channel_id: int
    message_id: int | None
    tried: bool
    shows: str
    edition: Edition
    cushions: Sequence[Cushion]
    running: int
    contests: Sequence[Contest]
    invitations: Sequence[Invitation]
    leading: Sequence[Row]
    streak: int


def read(connection: Connection, guild_id: int, now: datetime) -> House | None:
    """The board of the house of a server as it is now; None if it keeps none."""
    clubhouse = clubhouses.of_guild(connection, guild_id)
    if clubhouse is None or clubhouse.channel_id is None or not clubhouse.board:
        return None
    running = house.running(connection, guild_id)
    waiting = house.open_challenges(connection, guild_id, now, _OPEN)
    edition = guilds.by_id(connection, guild_id).edition
    season = Leaderboard(guild_id, edition, Season.of(now).number)
    return House(
        guild_id,
        clubhouse.channel_id,
        clubhouse.board_message_id,
        clubhouse.board_tried,
        clubhouse.board_shows,
        edition,
        _cushions(connection, running),
        len(running),
        contests.of_guild(connection, guild_id),
        [Invitation(each.challenge, each.challenger, None) for each in waiting],
        [row for row in standings.page(connection, season, now, _LEADING) if row.place],
        streak_in(connection, guild_id, day_of(now)).current,
    )


def begin_post(connection: Connection, guild_id: int) -> None:
    """Remember that a new message for the board of the house is about to be sent."""
    found = clubhouses.of_guild(connection, guild_id)
    if found:
        clubhouses.save(connection, guild_id, found._replace(board_tried=True))


def end_post(connection: Connection, shown: House, message_id: int, digest: str) -> None:
    """Remember the message with the board of the house, and the digest of what it shows; not if a moderator chose another channel meanwhile."""
    found = clubhouses.of_guild(connection, shown.guild_id)
    if found and found.channel_id == shown.channel_id:
        after = found._replace(board_message_id=message_id, board_shows=digest, board_tried=False, trouble="")
        clubhouses.save(connection, shown.guild_id, after)


def lose_message(connection: Connection, shown: House) -> None:
    """Remember that the message with the board of the house is gone, so that it is posted anew."""
    found = clubhouses.of_guild(connection, shown.guild_id)
    if found and found.board_message_id == shown.message_id:
        clubhouses.save(connection, shown.guild_id, found._replace(board_message_id=None, board_shows=""))


def _cushions(connection: Connection, running: Sequence[Running]) -> list[Cushion]:
    """The matches that matter: finals first, then the ones near their end."""
    finals = [each for each in running if each.final_of is not None][:_OF_A_KIND]
    others = [each for each in running if each not in finals]
    grown = {each: _progress(Position.parse(each.position)) for each in running}
    ending = sorted((each for each in others if grown[each] >= _NEAR), key=lambda each: -grown[each])
    ending = ending[:_OF_A_KIND]
    longest = [each for each in others if each not in ending]
    found = (
        _cushion(connection, each, grown[each] >= _NEAR) for each in (*finals, *ending, *longest)[:_NAMED]
    )
    return [cushion for cushion in found if cushion is not None]


def _cushion(connection: Connection, running: Running, near_end: bool) -> Cushion | None:
    found = matches.with_players(connection, running.match_id)
    if found is None:
        return None
    final = None if running.final_of is None else contests.by_id(connection, running.final_of)
    last = turns.last_of(connection, running.match_id, 1)
    since = last[0].played_at if last else found.match.created_at
    return Cushion(found.match, found.orange, found.gray, since, near_end, final)


def _progress(position: Position) -> int:
    """The progress of the side that is further: its cats; where kittens stay kittens, those that lie on the bed, of which three are few."""
    if position.rules.grows:
        on_bed = Counter(piece.side for piece in position.pieces.values() if piece.kind is Kind.CAT)
        return max(position.pool(side).cats + on_bed[side] for side in Side)
    on_bed = Counter(piece.side for piece in position.pieces.values())
    return max(on_bed[side] for side in Side) - _FEW
