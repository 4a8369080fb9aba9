"""Leagues in words: a season, and the tables of its divisions."""

from __future__ import annotations

from contests.league.table import LeagueStanding
from data.records.contests import Contest, ContestPair, ContestState
from services.contests.announcing import joined_season
from services.contests.league.standings import DivisionTable
from services.contests.telling import ContestSeen
from services.people import Person
from words.catalogue import as_far_as_fits, run_on, say
from words.limits import ALT_TEXT
from words.pages.contests.naming import WINNERS, due, names
from words.play.contests import division_heading, division_title, named
from words.play.series import written_points
from words.turns.pieces import mention


def league_title(contest: Contest) -> str:
    """The heading of a season."""
    return say("league-title", contest=named(contest), season=str(contest.season))


def league_state(seen: ContestSeen) -> str:
    """The state of a season that has begun: who has won, or how much is played."""
    rows = [row for each in seen.divisions for row in each.rows]
    # As the tables count them, with what was won because somebody is out.
    played = sum(row.wins + row.draws + row.losses for row in rows)
    winners = [each.players[each.rows[0].contestant] for each in seen.divisions if not each.rows[0].is_out]
    rests = seen.contest.state is ContestState.RESTING
    return say(
        "league-state",
        state="nobody" if rests and not winners else seen.contest.state,
        over=str(played // 2),  # each is in the rows of both
        all=str(seen.all),
        due=due(seen.contest),
        winners=names(winners, WINNERS),
    )


def league_lines(seen: ContestSeen) -> list[str]:
    """The tables of all divisions."""
    return [line for number in range(len(seen.divisions)) for line in division_lines(seen, number)]


def in_league(seen: ContestSeen, person: Person) -> str:
    """The sentence that tells somebody if they play in the season that runs or are out of it, and if they are in the one that comes."""
    if seen.plays(person):
        where = "both" if seen.is_in(person) else "plays"
    elif seen.is_out(person):
        where = "out-joined" if seen.is_in(person) else "out"
    else:
        where = "joined" if seen.is_in(person) else "none"
    return say("league-you", where=where, season=str(joined_season(seen.contest)))


def division_lines(seen: ContestSeen, number: int) -> list[str]:
    """A division of a season: a heading, and a line for each row of its table."""
    division = seen.divisions[number]
    heading = say("between-facts").join((f"**{division_title(number)}**", say("league-columns")))
    rows = [_row(division, row) for row in division.rows]
    if number > 0:
        rows[0] = say("between-facts").join((rows[0], say("league-rises")))
    if number < len(seen.divisions) - 1:
        rows[-1] = say("between-facts").join((rows[-1], say("league-falls")))
    return [heading, *rows]


def playing_lines(seen: ContestSeen, number: int) -> list[str]:
    """The way to the matches of a division that are running, a link to each thread; nothing where there is none."""
    threads = [f"<#{thread}>" for thread in seen.divisions[number].threads]
    return (
        [say("league-playing", division=division_title(number), threads=" ".join(threads))] if threads else []
    )


def division_alt_text(seen: ContestSeen, number: int) -> str:
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
    heading = say("league-alt", contest=named(seen.contest), division=division_heading(seen.contest, number))
    return as_far_as_fits([heading, *rows], ALT_TEXT, run_on)


def league_pair(contest: Contest, pair: ContestPair, one: str, other: str) -> str:
    """The message of a pair, whose matches begin below it."""
    heading = division_heading(contest, pair.division)
    return say("league-pair", contest=named(contest), division=heading, one=one, other=other)


def _row(division: DivisionTable, row: LeagueStanding) -> str:
    return say(
        "league-row",
        place=str(row.place),
        player=mention(division.players[row.contestant]),
        points=written_points(row.points),
        played=str(row.wins + row.draws + row.losses),
        all=str(division.all_of(row.contestant)),
        out="yes" if row.is_out else "no",
    )
