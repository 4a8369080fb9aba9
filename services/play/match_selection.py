"""A person's running matches, and finding the one that they mean."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Hold, Match, Player
from data.queries import players, turns
from data.queries.contests import contests
from data.queries.matches import finished_matches, shown_matches
from data.queries.matches.shown_matches import MatchToShow, Meant
from data.records.contests import Contest
from game import Edition, Side
from services.people import Person
from services.play.beginning.series import SeriesScore, score_of
from services.refusals import Refusal, Refused

#: The largest integer of the database, and its digits.
_MAX_ID: Final = 2**63 - 1
_MAX_DIGITS: Final = 19
#: Later than every deadline.
_NEVER: Final = datetime.max.replace(tzinfo=UTC)


class RunningMatch(NamedTuple):
    """A running match in somebody's list: against whom, whether it is their turn, whether they have planned turns ahead in it.

    And the contest in which it is played, or how its series stands.
    """

    found: MatchToShow
    opponent: Player
    awaits_me: bool
    planned: bool = False
    contest: Contest | None = None
    series: SeriesScore | None = None

    @property
    def match(self) -> Match:
        """The match."""
        return self.found.match

    @property
    def is_paused(self) -> bool:
        """True if the two have stopped the clock, or their contest is paused."""
        return self.match.clock.hold in {Hold.PAUSED, Hold.CONTEST}

    @property
    def is_due(self) -> bool:
        """True if this person's turn is awaited: it is theirs, and the match is not paused."""
        return self.awaits_me and not self.is_paused

    @property
    def awaits_answer(self) -> bool:
        """True if the other player offers something, which waits for an answer."""
        offers = self.match.offers
        theirs = Side.ORANGE if self.match.orange_id == self.opponent.id else Side.GRAY
        return offers.open is not None and offers.by is theirs


class WhichMatch(Refused):
    """WHICH_MATCH, and the matches that could be meant."""

    def __init__(self, candidates: Sequence[RunningMatch]) -> None:
        super().__init__(Refusal.WHICH_MATCH)
        self.candidates = candidates


def running(connection: Connection, person: Person) -> Sequence[RunningMatch]:
    """A person's running matches: those where their turn is due first, then those where an offer waits for their answer; the next due first, and without a clock the longest unchanged."""
    listed = []
    for found in shown_matches.of_person(connection, person.discord_id):
        match, orange, gray, *_ = found
        me, opponent = (orange, gray) if orange.discord_id == person.discord_id else (gray, orange)
        listed.append(RunningMatch(found, opponent, match.mover_id == me.id))
    return sorted(
        listed,
        key=lambda item: (
            not item.is_due,
            item.is_due or not item.awaits_answer,
            item.is_paused,
            item.match.clock.deadline or _NEVER,
        ),
    )


def listed(connection: Connection, person: Person) -> Sequence[RunningMatch]:
    """A person's running matches for their list: as ``running``, in which they have planned turns ahead, and of which contests or series they are."""
    found = in_contests(connection, running(connection, person))
    found = [item._replace(series=score_of(connection, item.match)) for item in found]
    me = players.by_discord_id(connection, person.discord_id)
    if me is None or not any(item.match.has_plans for item in found):
        return found
    mine = {turn.match_id for turn in turns.planned_by(connection, me.id)}
    return [item._replace(planned=item.match.id in mine) for item in found]


def in_contests(connection: Connection, found: Sequence[RunningMatch]) -> Sequence[RunningMatch]:
    """The matches, each with the contest in which it is played, if it is."""
    pair_ids = [item.match.pair_id for item in found if item.match.pair_id is not None]
    if not pair_ids:
        return found
    of_pair = contests.of_pairs(connection, pair_ids)
    return [item._replace(contest=of_pair.get(item.match.pair_id or 0)) for item in found]


def edition_played(
    connection: Connection, person: Person, channel_id: int | None, guild_id: int | None
) -> Edition | None:
    """The edition that somebody plays in a channel, or has just played there; None if it is none, or several.

    On no server, where they read alone, that which they play anywhere counts too: elsewhere it would be of other people's matches.
    """
    played = shown_matches.places_of(connection, person.discord_id)
    here = {each.edition for each in played if each.channel_id == channel_id}
    anywhere = {each.edition for each in played} if guild_id is None else set()
    editions = here or _played_last(connection, person, channel_id) or anywhere
    return editions.pop() if len(editions) == 1 else None


def _played_last(connection: Connection, person: Person, channel_id: int | None) -> set[Edition]:
    """The edition of the latest match that somebody has finished, if that was in this channel."""
    player = players.by_discord_id(connection, person.discord_id)
    latest = finished_matches.latest_of(connection, player.id, 1) if player else ()
    return {each.match.edition for each in latest if each.match.channel_id == channel_id}


def next_awaiting(connection: Connection, person: Person, match_id: int) -> RunningMatch | None:
    """The match in which this person's turn is due next, other than the one just played."""
    others = (item for item in running(connection, person) if item.match.id != match_id)
    return next((item for item in others if item.is_due), None)


def choose(
    connection: Connection, person: Person, channel_id: int, named: str | None, *, to_play: bool
) -> int:
    """The id of the match meant, as ``find`` finds it."""
    meant = find(connection, person, channel_id, named, to_play=to_play)
    return meant if isinstance(meant, int) else meant.match.id


def find(
    connection: Connection, person: Person, channel_id: int, named: str | None, *, to_play: bool
) -> Meant:
    """The match meant: the one named, else the only one here, else the only one anywhere.

    With ``to_play``, only matches in which it is this person's turn are searched; those elsewhere only if they have none
    here. Refuses NO_MATCH, NOTHING_AWAITS_YOU, AWAITED_ELSEWHERE, WHICH_MATCH and NO_SUCH_MATCH.
    """
    listed = running(connection, person)
    if named is not None:
        return _named(listed, named)
    if not listed:
        raise Refused(Refusal.NO_MATCH)
    here = [item for item in listed if item.match.channel_id == channel_id]
    chosen = here or listed
    if to_play:
        chosen = [item for item in chosen if item.awaits_me]
    if len(chosen) == 1:
        return chosen[0].found
    if chosen:
        raise WhichMatch(chosen)
    opponent = (here or listed)[0].opponent
    # The list begins with the matches that await this person.
    if listed[0].is_due:
        match, other = listed[0].match, listed[0].opponent
        raise Refused(Refusal.AWAITED_ELSEWHERE, opponent=opponent, other=other, match=match.id, link=match)
    raise Refused(Refusal.NOTHING_AWAITS_YOU, opponent=opponent)


def choose_to_show(connection: Connection, person: Person, channel_id: int, named: str | None) -> int:
    """The id of the match to show: as ``choose`` finds it, or else a finished one whose end was not shown."""
    try:
        return choose(connection, person, channel_id, named, to_play=False)
    except Refused as refused:
        if refused.refusal is not Refusal.NO_MATCH:
            raise
        player = players.by_discord_id(connection, person.discord_id)
        unseen = shown_matches.unshown_of(connection, player.id) if player else []
        if not unseen:
            raise
        return unseen[-1]


def is_id(text: str) -> bool:
    """True if a text is a number that the database can hold as an id."""
    return text.isdecimal() and len(text) <= _MAX_DIGITS and int(text) <= _MAX_ID


def _named(listed: Sequence[RunningMatch], named: str) -> Meant:
    """The match with this number (as autocomplete fills it in), or against an opponent with this name.

    If nobody has this name, the beginning of one is enough.
    """
    wanted = named.casefold().strip().removeprefix("@")
    found = [item for item in listed if wanted in {str(item.match.id), item.opponent.name.casefold()}]
    if not found and is_id(wanted):
        return int(wanted)  # perhaps a finished one, or somebody else's: loading it will refuse that
    if not found and wanted:
        found = [item for item in listed if item.opponent.name.casefold().startswith(wanted)]
    if len(found) > 1:
        raise WhichMatch(found)
    if found:
        return found[0].found
    raise Refused(Refusal.NO_SUCH_MATCH)
