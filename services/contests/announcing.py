"""Announcing a contest and correcting what was announced, joining and leaving it, taking somebody out, and moving it to another channel."""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from contests.cup.seeding import MAX_ENTRANTS, MIN_ENTRANTS
from contests.league.divisions import MIN_DIVISION
from data.queries import guilds, players
from data.queries.contests import contests
from data.records.contests import Contest, ContestEntry, ContestKind, ContestState, EntryState
from data.records.paces import Pace
from data.records.people import Player
from game import Edition
from services.contests.arena.sitting_out import come_in
from services.contests.outs import take_out
from services.people import Person
from services.refusals import Refusal, Refused

#: How many contests of a server go on at once, at most.
MAX_CONTESTS: Final = 5
#: So many of them may be on for somebody to announce one who does not manage the server: the last ones are left to those who do.
_MAX_FOR_OTHERS: Final = 3
#: The least time for a turn in a league.
_LEAGUE_TURN: Final = timedelta(days=1)
#: The longest name of a contest, in letters.
LONGEST_NAME: Final = 40
#: So many people a contest needs to begin, at least; and the most that it takes, if there is a most.
_LEAST: Final = {ContestKind.LEAGUE: MIN_DIVISION, ContestKind.CUP: MIN_ENTRANTS, ContestKind.ARENA: 0}
_MOST: Final = {ContestKind.CUP: MAX_ENTRANTS}
#: Characters that alone are no name: much of it is markup, which is left out where a name stands in a sentence.
_NO_NAME: Final = string.punctuation + string.whitespace + "“”"


class ContestTerms(NamedTuple):
    """The terms of a contest: its kind and name, what is played and with how much time, for how long people may join before it begins, and how long an arena lasts."""

    kind: ContestKind
    name: str
    edition: Edition
    pace: Pace
    joining: timedelta
    lasts: timedelta | None = None


def least(kind: ContestKind) -> int:
    """The number of people that a contest needs to begin."""
    return _LEAST[kind]


def fits(kind: ContestKind, pace: Pace) -> bool:
    """True if a contest of this kind may have a pace: an arena a quick one; a league, all boards of which are there at once, a day a turn or more."""
    if pace.time is None or pace.is_quick is not (kind is ContestKind.ARENA):
        return False
    return kind is not ContestKind.LEAGUE or pace.time >= _LEAGUE_TURN


def may_announce(connection: Connection, guild_id: int, *, may_manage: bool) -> bool:
    """True if somebody may announce a contest: those who manage the server and, if they allow it, everybody."""
    return may_manage or guilds.by_id(connection, guild_id).anyone_announces


def announce(
    connection: Connection,
    guild_id: int,
    channel_id: int,
    terms: ContestTerms,
    now: datetime,
    *,
    may_manage: bool = True,
) -> Contest:
    """Announce a contest of a server; it begins when people have had their time to join.

    Refuses as ``_on_terms``, ``refuse_more`` and ``_refuse_same_name`` do.
    """
    contest = Contest(
        id=0,
        kind=terms.kind,
        guild_id=guild_id,
        channel_id=channel_id,
        name=terms.name,
        edition=terms.edition,
        pace=terms.pace,
        state=ContestState.OPEN,
        season=1,
        created_at=now,
        due_at=None,
    )
    agreed = _on_terms(contest, terms, now)
    guilds.lock(connection, guild_id)
    refuse_more(connection, guild_id, may_manage=may_manage)
    _refuse_same_name(connection, agreed)
    return contests.add(connection, agreed)


def correct(
    connection: Connection, guild_id: int, contest_id: int, terms: ContestTerms, now: datetime
) -> tuple[Contest, Contest]:
    """Correct the terms of a contest that has yet to begin; the contest before and after. Refuses as ``to_correct``, ``_on_terms`` and ``_refuse_same_name`` do."""
    contest = to_correct(connection, guild_id, contest_id)
    agreed = _on_terms(contest, terms, now)
    # One that has had the name of another for long may keep it.
    if _word(agreed) != _word(contest):
        guilds.lock(connection, guild_id)
        _refuse_same_name(connection, agreed)
    return contest, contests.save(connection, agreed)


def to_correct(connection: Connection, guild_id: int, contest_id: int) -> Contest:
    """A contest of this server that has yet to begin. Refuses NO_SUCH_CONTEST and CONTEST_HAS_BEGUN."""
    contest = of_server(connection, guild_id, contest_id)
    if contest.state is not ContestState.OPEN:
        raise Refused(Refusal.CONTEST_HAS_BEGUN)
    return contest


def _on_terms(contest: Contest, terms: ContestTerms, now: datetime) -> Contest:
    """A contest that begins on these terms. Refuses NO_CONTEST_NAME and NO_CONTEST_CLOCK."""
    name = "".join(filter(str.isprintable, " ".join(terms.name.split())))[:LONGEST_NAME].strip()
    if not name.strip(_NO_NAME):
        raise Refused(Refusal.NO_CONTEST_NAME)
    if not fits(terms.kind, terms.pace):
        raise Refused(Refusal.NO_CONTEST_CLOCK)
    begins = now + terms.joining
    ends = begins + terms.lasts if terms.lasts else None
    return contest._replace(name=name, edition=terms.edition, pace=terms.pace, due_at=begins, ends_at=ends)


def refuse_more(connection: Connection, guild_id: int, *, may_manage: bool) -> None:
    """Refuse TOO_MANY_CONTESTS to a server that has as many as there may be and, to whoever does not manage it, ENOUGH_CONTESTS."""
    there = contests.of_guild(connection, guild_id)
    if len(there) >= MAX_CONTESTS:
        names = ", ".join(contest.name for contest in there)
        raise Refused(Refusal.TOO_MANY_CONTESTS, limit=MAX_CONTESTS, names=names)
    if len(there) >= _MAX_FOR_OTHERS and not may_manage:
        raise Refused(Refusal.ENOUGH_CONTESTS, limit=_MAX_FOR_OTHERS)


def _refuse_same_name(connection: Connection, contest: Contest) -> None:
    """Refuse CONTEST_NAMED_SO where another contest of the server goes on by the name of this one, which nobody could tell from it."""
    for each in contests.of_guild(connection, contest.guild_id):
        if each.id != contest.id and _word(each) == _word(contest):
            raise Refused(Refusal.CONTEST_NAMED_SO, contest_kind=each.kind.value, name=each.name)


def _word(contest: Contest) -> str:
    """The name of a contest as it is compared: large and small letters are the same, and so is what only looks otherwise, as wide ones do."""
    alike = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", contest.name).casefold())
    return " ".join(alike.split())


def of_server(connection: Connection, guild_id: int, contest_id: int) -> Contest:
    """A contest of this server that goes on. Refuses NO_SUCH_CONTEST."""
    contest = contests.by_id(connection, contest_id)
    if contest is None or contest.guild_id != guild_id or contest.state is ContestState.ENDED:
        raise Refused(Refusal.NO_SUCH_CONTEST)
    return contest


def joined_season(contest: Contest) -> int:
    """The season that somebody joins now: the one that is open, else the next of a league; an arena takes people until it ends."""
    is_next = contest.kind is ContestKind.LEAGUE and contest.state is not ContestState.OPEN
    return contest.season + is_next


def join(connection: Connection, guild_id: int, contest_id: int, person: Person, now: datetime) -> Contest:
    """Join the season that is open, or else the next one of a league, or come into an arena that runs.

    Refuses NO_SUCH_CONTEST, IN_CONTEST_ALREADY, REMOVED_FROM_CONTEST, CUP_HAS_BEGUN and CONTEST_FULL.
    """
    contest = of_server(connection, guild_id, contest_id)
    player = players.get_or_create(connection, *person)
    season = joined_season(contest)
    if contest.kind is ContestKind.ARENA and contest.state is ContestState.RUNNING:
        return come_in(connection, contest, player.id, now)
    if there := contests.entry(connection, contest.id, season, player.id):
        raise Refused(Refusal.REMOVED_FROM_CONTEST if there.is_kept_out else Refusal.IN_CONTEST_ALREADY)
    if _is_closed(contest):
        raise Refused(Refusal.CUP_HAS_BEGUN)
    most = _MOST.get(contest.kind)
    if most is not None and len(contests.entrants(connection, contest.id, season)) >= most:
        raise Refused(Refusal.CONTEST_FULL, limit=most)
    contests.enter(connection, ContestEntry(contest.id, season, player.id, EntryState.IN, now))
    return contest


def _is_closed(contest: Contest) -> bool:
    """True if nobody can join any more."""
    return contest.kind is ContestKind.CUP and contest.state is not ContestState.OPEN


def leave(connection: Connection, guild_id: int, contest_id: int, person: Person, now: datetime) -> Contest:
    """Leave the season that one has joined or, if there is none, the one that runs. Refuses NO_SUCH_CONTEST and NOT_IN_CONTEST."""
    contest = of_server(connection, guild_id, contest_id)
    player = players.by_discord_id(connection, person.discord_id)
    if player is None:
        raise Refused(Refusal.NOT_IN_CONTEST)
    season = joined_season(contest)
    joined = contests.entry(connection, contest.id, season, player.id)
    if joined and joined.division is None and not joined.is_kept_out:
        contests.withdraw(connection, contest.id, season, player.id)
        return contest
    entry = contests.entry(connection, contest.id, contest.season, player.id)
    if entry is None or entry.state is not EntryState.IN or contest.state is ContestState.RESTING:
        raise Refused(Refusal.NOT_IN_CONTEST)
    take_out(connection, contest, entry, EntryState.LEFT, now)
    return contest


def remove(connection: Connection, guild_id: int, contest_id: int, discord_id: int, now: datetime) -> Contest:
    """Take somebody out of the season that runs and of the next, as a moderator; they can't join again. Refuses NO_SUCH_CONTEST and NOBODY_TO_REMOVE."""
    contest = of_server(connection, guild_id, contest_id)
    player = players.by_discord_id(connection, discord_id)
    found = [
        entry
        for season in {contest.season, joined_season(contest)}
        if player and (entry := contests.entry(connection, contest.id, season, player.id))
    ]
    if not found:
        raise Refused(Refusal.NOBODY_TO_REMOVE)
    for entry in found:
        if entry.division is None:
            contests.enter(connection, entry._replace(state=EntryState.REMOVED, out_at=now))
        elif _is_there(contest, entry) and contest.state is not ContestState.RESTING:
            take_out(connection, contest, entry, EntryState.REMOVED, now)
    return contest


def kept_out(connection: Connection, contest: Contest) -> Sequence[Player]:
    """Everybody who was taken out of what comes before it began, and could join if a moderator let them."""
    return [] if _is_closed(contest) else contests.kept_out(connection, contest.id, joined_season(contest))


def is_kept_out(connection: Connection, contest: Contest, discord_id: int) -> bool:
    """True if somebody was taken out of what comes before it began."""
    entry = _entry_in_what_comes(connection, contest, discord_id)
    return entry is not None and entry.is_kept_out


def _entry_in_what_comes(connection: Connection, contest: Contest, discord_id: int) -> ContestEntry | None:
    player = players.by_discord_id(connection, discord_id)
    return player and contests.entry(connection, contest.id, joined_season(contest), player.id)


def let_in(connection: Connection, guild_id: int, contest_id: int, discord_id: int) -> tuple[Contest, bool]:
    """Let somebody join again who was taken out before what comes began, as a moderator; False beside the contest if they may already. Refuses NO_SUCH_CONTEST."""
    contest = of_server(connection, guild_id, contest_id)
    entry = _entry_in_what_comes(connection, contest, discord_id)
    if entry is None or not entry.is_kept_out:
        return contest, False
    contests.withdraw(connection, contest.id, entry.season, entry.player_id)
    return contest, True


def _is_there(contest: Contest, entry: ContestEntry) -> bool:
    """True if somebody plays in what runs, or sits out of an arena, from which they could come back."""
    sits_out = contest.kind is ContestKind.ARENA and entry.state is not EntryState.REMOVED
    return entry.state is EntryState.IN or sits_out


def move(connection: Connection, guild_id: int, contest_id: int, channel_id: int) -> tuple[Contest, Contest]:
    """Let a contest be told in another channel from now on, and begin its pairs there; the contest before and after. Refuses NO_SUCH_CONTEST."""
    contest = of_server(connection, guild_id, contest_id)
    if contest.channel_id == channel_id:
        return contest, contest
    moved = contest._replace(channel_id=channel_id, message_id=None, told="")
    return contest, contests.save(connection, moved)
