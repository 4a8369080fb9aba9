"""Leagues in words: a season, its tables, its pairs, and what a player or a moderator reads of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from contests.league.divisions import MIN_DIVISION
from contests.league.table import LeagueStanding
from data import Pace, Player
from data.leagues import NOWHERE, League, LeaguePair, LeagueState
from services.leagues.announcing import joined_season
from services.leagues.standings import DivisionTable
from services.leagues.telling import SeasonSeen
from services.people import Person
from words.catalogue import as_far_as_fits, join_list, run_on, say, small
from words.choices import Option
from words.limits import ALT_TEXT, CONTENT
from words.play.boards import shortened
from words.play.leagues import division_heading, division_title, named
from words.play.series import written_points
from words.turns.pieces import mention

#: How many days people have to join, as a form offers it; and what it says at first.
_DAYS: Final = (1, 3, 7, 14)
_USUAL: Final = 3
#: The pace that a form says at first.
_PACE: Final = Pace.TWO_DAY_BANK
#: The room that names have, in characters: of those who have won, and of those who have joined. A server's leagues stand in one message.
_WINNERS: Final = 160
_JOINED: Final = 1000


def pace_options() -> list[Option]:
    """The paces of a league: all that have a clock."""
    return [
        Option(pace.value, say("command-pace-name", pace=pace), None, pace is _PACE)
        for pace in Pace
        if pace.time is not None
    ]


def begins_options() -> list[Option]:
    """The times after which a season begins."""
    return [Option(str(days), say("league-begins", days=days), None, days == _USUAL) for days in _DAYS]


def joining_in(value: str) -> timedelta:
    """The time for which people may join, as a form says it. Raises ValueError if the form does not offer it."""
    if int(value) not in _DAYS:
        raise ValueError(value)
    return timedelta(days=int(value))


def season_text(seen: SeasonSeen) -> str:
    """The message of a season: what is played, who is in it, how its divisions stand, and what comes next."""
    league = seen.league
    head = [_title(league), _now(seen), *_rules(league)]
    tables = [line for number in range(len(seen.divisions)) for line in division_lines(seen, number)]
    return as_far_as_fits([*head, *tables, *_joined(seen)], CONTENT)


def list_text(listed: Sequence[SeasonSeen]) -> str:
    """A server's leagues, a line each; or that there is none, and what a league is."""
    if not listed:
        return "\n".join((say("league-none"), small(say("league-rules"))))
    return as_far_as_fits([_line(seen) for seen in listed], CONTENT)


def page_text(seen: SeasonSeen, person: Person) -> str:
    """A league as one of its server's members reads it."""
    if seen.plays(person):
        where = "both" if seen.is_in(person) else "plays"
    else:
        where = "joined" if seen.is_in(person) else "none"
    told = say("league-you", where=where, season=str(joined_season(seen.league)))
    return "\n".join((_line(seen), told, small(say("league-rules"))))


def joined_text(league: League) -> str:
    """That somebody has joined, and what that means."""
    told = say("league-in", league=named(league), season=str(joined_season(league)))
    return "\n".join((told, small(say("league-blocked"))))


def left_text(league: League) -> str:
    """That somebody has left."""
    return say("league-left", league=named(league))


def leave_question(league: League) -> str:
    """The question before somebody leaves a season that runs."""
    return say("league-leave-sure", league=named(league))


def announced_text(league: League) -> str:
    """For the moderator who has announced a league: where it stands, and what comes next."""
    return say("league-announced", league=named(league), channel=f"<#{league.channel_id}>", due=_due(league))


def removed_text(league: League, discord_id: int) -> str:
    """For the moderator who has taken somebody out."""
    return say("league-removed", league=named(league), player=f"<@{discord_id}>")


def end_question(league: League) -> str:
    """The question before a league ends for good."""
    return say("league-end-sure", league=named(league))


def ended_text(league: League) -> str:
    """For the moderator who has ended a league."""
    return say("league-ended", league=named(league))


def division_lines(seen: SeasonSeen, number: int) -> list[str]:
    """A division of a season: a heading, and a line for each row of its table."""
    division = seen.divisions[number]
    heading = say("between-facts").join((f"**{division_title(number)}**", say("league-columns")))
    rows = [_row(division, row) for row in division.rows]
    if number > 0:
        rows[0] = say("between-facts").join((rows[0], f"▲ {say('league-rises')}"))
    if number < len(seen.divisions) - 1:
        rows[-1] = say("between-facts").join((rows[-1], f"▼ {say('league-falls')}"))
    return [heading, *rows]


def division_alt_text(seen: SeasonSeen, number: int) -> str:
    """The picture of a division in words."""
    division = seen.divisions[number]
    rows = (
        say(
            "league-alt-row",
            place=str(row.place),
            name=division.players[row.contestant].name or say("former-player"),
            points=written_points(row.points),
            played=str(row.wins + row.draws + row.losses),
            out="yes" if row.is_out else "no",
        )
        for row in division.rows
    )
    heading = say("league-alt", league=named(seen.league), division=division_heading(seen.league, number))
    return as_far_as_fits([heading, *rows], ALT_TEXT, run_on)


def pair_text(league: League, pair: LeaguePair, one: Player, other: Player) -> str:
    """The message of a pair, whose matches begin below it."""
    return say(
        "league-pair",
        league=named(league),
        division=division_heading(league, pair.division),
        one=mention(one),
        other=mention(other),
    )


def pair_thread(league: League, one: Player, other: Player) -> str:
    """The name of a pair's thread, with plain names, because a thread's name has no markup."""
    return say(
        "league-thread", one=shortened(one.name), other=shortened(other.name), league=shortened(league.name)
    )


def _title(league: League) -> str:
    return say("league-title", league=named(league), season=str(league.season))


def _now(seen: SeasonSeen) -> str:
    """The state of a league: who has won, how much is played, or when what comes begins."""
    league = seen.league
    terms = say("between-facts").join(
        (say("edition-title", edition=league.edition), say("command-pace-name", pace=league.pace))
    )
    if league.state is LeagueState.OPEN:
        short = len(seen.joined) < MIN_DIVISION
        state = say("league-opens", due=_due(league), least=MIN_DIVISION, short="yes" if short else "no")
        return f"{terms}\n{state}"
    state = say(
        "league-state",
        state=league.state,
        over=str(seen.over),
        all=str(seen.over + sum(each.running + 2 * each.waiting for each in seen.divisions)),
        due=_due(league),
        winners=_names([each.players[each.rows[0].contestant] for each in seen.divisions], _WINNERS),
    )
    return f"{terms}\n{state}"


def _rules(league: League) -> list[str]:
    return [small(say("league-rules"))] if league.state is LeagueState.OPEN else []


def _joined(seen: SeasonSeen) -> list[str]:
    """The people who have joined the season that comes."""
    if not seen.joined:
        return []
    names = _names([each.player for each in seen.joined], _JOINED)
    when = "open" if seen.league.state is LeagueState.OPEN else "next"
    return [say("league-joined", when=when, count=len(seen.joined), names=names)]


def _row(division: DivisionTable, row: LeagueStanding) -> str:
    return say(
        "league-row",
        place=str(row.place),
        player=mention(division.players[row.contestant]),
        points=written_points(row.points),
        played=str(row.wins + row.draws + row.losses),
        all=str(2 * (len(division.players) - 1)),
        out="yes" if row.is_out else "no",
    )


def _line(seen: SeasonSeen) -> str:
    """A league in a list: its title, how it stands and, if so, that it has no channel."""
    lost = [say("league-nowhere")] if seen.league.channel_id == NOWHERE else []
    return "\n".join((_title(seen.league), _now(seen), *lost))


def _names(people: Sequence[Player], room: int) -> str:
    """As many people as there is room for, in characters, the first ones."""
    names = [mention(person) for person in people]
    told = as_far_as_fits(names, room, join_list)
    return told if told == join_list(names) else f"{as_far_as_fits(names, room, ', '.join)}, …"


def _due(league: League) -> str:
    return str(int(league.due_at.timestamp())) if league.due_at else "0"
