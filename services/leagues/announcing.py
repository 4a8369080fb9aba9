"""Announcing a league, joining and leaving it, and what a moderator does with it."""

from __future__ import annotations

import string
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data.leagues import EntryState, League, LeagueEntry, LeagueState
from data.queries import players
from data.queries.contests import leagues
from data.records import Pace
from game import Edition
from services.leagues.outs import take_out
from services.people import Person
from services.refusals import Refusal, Refused

#: How many leagues of a server go on at once, at most.
MAX_LEAGUES: Final = 5
#: The longest name of a league, in letters.
LONGEST_NAME: Final = 40
#: Characters that alone are no name: much of it is markup, which is left out where a name stands in a sentence.
_NO_NAME: Final = string.punctuation + string.whitespace + "“”"


class LeagueTerms(NamedTuple):
    """The terms of a league: its name, what is played and with how much time, and for how long people may join before it begins."""

    name: str
    edition: Edition
    pace: Pace
    joining: timedelta


def announce(
    connection: Connection, guild_id: int, channel_id: int, terms: LeagueTerms, now: datetime
) -> League:
    """Announce a league of a server; its season begins when people have had their time to join.

    Refuses NO_LEAGUE_NAME, NO_LEAGUE_CLOCK and TOO_MANY_LEAGUES.
    """
    name = "".join(filter(str.isprintable, " ".join(terms.name.split())))[:LONGEST_NAME].strip()
    if not name.strip(_NO_NAME):
        raise Refused(Refusal.NO_LEAGUE_NAME)
    if terms.pace.time is None:
        raise Refused(Refusal.NO_LEAGUE_CLOCK)
    if len(leagues.of_guild(connection, guild_id)) >= MAX_LEAGUES:
        raise Refused(Refusal.TOO_MANY_LEAGUES, limit=MAX_LEAGUES)
    return leagues.add(
        connection,
        League(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            name=name,
            edition=terms.edition,
            pace=terms.pace,
            state=LeagueState.OPEN,
            season=1,
            created_at=now,
            due_at=now + terms.joining,
        ),
    )


def of_server(connection: Connection, guild_id: int, league_id: int) -> League:
    """A league of this server that goes on. Refuses NO_SUCH_LEAGUE."""
    league = leagues.by_id(connection, league_id)
    if league is None or league.guild_id != guild_id or league.state is LeagueState.ENDED:
        raise Refused(Refusal.NO_SUCH_LEAGUE)
    return league


def joined_season(league: League) -> int:
    """The season that somebody joins now: the one that is open, else the next."""
    return league.season if league.state is LeagueState.OPEN else league.season + 1


def join(connection: Connection, guild_id: int, league_id: int, person: Person, now: datetime) -> League:
    """Join the season that is open, or else the next one. Refuses NO_SUCH_LEAGUE and IN_LEAGUE_ALREADY."""
    league = of_server(connection, guild_id, league_id)
    player = players.get_or_create(connection, *person)
    season = joined_season(league)
    if leagues.entry(connection, league.id, season, player.id):
        raise Refused(Refusal.IN_LEAGUE_ALREADY)
    leagues.enter(connection, LeagueEntry(league.id, season, player.id, EntryState.IN, now))
    return league


def leave(connection: Connection, guild_id: int, league_id: int, person: Person, now: datetime) -> League:
    """Leave the season that one has joined or, if there is none, the one that runs. Refuses NO_SUCH_LEAGUE and NOT_IN_LEAGUE."""
    league = of_server(connection, guild_id, league_id)
    player = players.by_discord_id(connection, person.discord_id)
    if player is None:
        raise Refused(Refusal.NOT_IN_LEAGUE)
    season = joined_season(league)
    if leagues.entry(connection, league.id, season, player.id):
        leagues.withdraw(connection, league.id, season, player.id)
        return league
    entry = leagues.entry(connection, league.id, league.season, player.id)
    if entry is None or entry.state is not EntryState.IN or league.state is LeagueState.RESTING:
        raise Refused(Refusal.NOT_IN_LEAGUE)
    take_out(connection, league, entry, EntryState.LEFT, now)
    return league


def remove(connection: Connection, guild_id: int, league_id: int, whom: Person, now: datetime) -> League:
    """Take somebody out of the season that runs and of the next, as a moderator. Refuses NO_SUCH_LEAGUE and NOT_IN_LEAGUE."""
    league = of_server(connection, guild_id, league_id)
    player = players.by_discord_id(connection, whom.discord_id)
    found = [
        entry
        for season in {league.season, joined_season(league)}
        if player and (entry := leagues.entry(connection, league.id, season, player.id))
    ]
    if not found:
        raise Refused(Refusal.NOT_IN_LEAGUE)
    for entry in found:
        if entry.division is None:
            leagues.withdraw(connection, league.id, entry.season, entry.player_id)
        elif entry.state is EntryState.IN and league.state is not LeagueState.RESTING:
            take_out(connection, league, entry, EntryState.REMOVED, now)
    return league


def end(connection: Connection, guild_id: int, league_id: int) -> League:
    """End a league for good; the matches that run are played on, for themselves. Refuses NO_SUCH_LEAGUE."""
    league = of_server(connection, guild_id, league_id)
    leagues.drop_pairs(
        connection, [pair.id for pair in leagues.waiting(connection, league.id, league.season)]
    )
    return leagues.save(connection, league._replace(state=LeagueState.ENDED, due_at=None))


def pause(connection: Connection, guild_id: int, league_id: int, now: datetime, *, goes_on: bool) -> League:
    """Let a league begin no more matches, or let it go on again; nothing changes if it is so already.

    The clocks of the matches that run go on. Refuses NO_SUCH_LEAGUE and LEAGUE_RUNS_NOT.
    """
    league = of_server(connection, guild_id, league_id)
    if league.state not in {LeagueState.PAUSED, LeagueState.RUNNING}:
        raise Refused(Refusal.LEAGUE_RUNS_NOT)
    wanted = LeagueState.RUNNING if goes_on else LeagueState.PAUSED
    if league.state is wanted:
        return league
    return leagues.save(connection, league._replace(state=wanted, due_at=now if goes_on else None))


def move(connection: Connection, guild_id: int, league_id: int, channel_id: int) -> League:
    """Let a league be told in another channel from now on, and begin its pairs there. Refuses NO_SUCH_LEAGUE."""
    league = of_server(connection, guild_id, league_id)
    if league.channel_id == channel_id:
        return league
    return leagues.save(connection, league._replace(channel_id=channel_id, message_id=None, told=""))
