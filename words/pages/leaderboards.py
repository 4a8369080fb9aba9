"""A leaderboard in words: its title, its lines, and the picture's alt text."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from data.queries.standings import ALL_TIME, EVERYWHERE, Leaderboard, Row
from game import Edition
from services.ranking.leaderboards import LeaderboardPage
from services.ranking.seasons import Season
from words.catalogue import as_far_as_fits, join_list, run_on, say, small
from words.choices import Choice
from words.limits import ALT_TEXT, OPTIONS
from words.turns.pieces import mention, score_text

_TRENDS = {1: "up", 0: "even", -1: "down"}


def title(leaderboard: Leaderboard) -> str:
    """The leaderboard's title: its edition, server and season."""
    return say("leaderboard-title", **_named(leaderboard))


def _where(leaderboard: Leaderboard) -> str:
    return "everywhere" if leaderboard.guild_id == EVERYWHERE else "here"


def _named(leaderboard: Leaderboard) -> dict[str, str | int | Edition]:
    """The details of a leaderboard's title: the edition, where, and when."""
    named: dict[str, str | int | Edition] = {
        "edition": leaderboard.edition,
        "where": _where(leaderboard),
    }
    if leaderboard.season == ALL_TIME:
        return {**named, "when": "all-time"}
    return {**named, "when": "season", **_season(Season.numbered(leaderboard.season))}


def _which_matches(leaderboard: Leaderboard) -> dict[str, str | Edition]:
    """The details of the matches that count for a place."""
    return {
        "edition": leaderboard.edition,
        "where": _where(leaderboard),
        "span": "all-time" if leaderboard.season == ALL_TIME else "season",
    }


def _season(season: Season) -> dict[str, str | int | Edition]:
    return {"quarter": season.quarter, "year": str(season.year)}


def season_choices(seasons: Iterable[Season], now: datetime, typed: str) -> list[Choice]:
    """The seasons that autocomplete offers: all time, this season, and those before."""
    wanted = typed.casefold().strip()
    choices = [Choice(say("season-choice", when="all-time", quarter=0, year=""), str(ALL_TIME))]
    for season in seasons:
        when = "now" if season == Season.of(now) else "past"
        label = say("season-choice", when=when, **_season(season))
        choices.append(Choice(label, str(season.number)))
    return [choice for choice in choices if wanted in choice.label.casefold()][:OPTIONS]


def text(page: LeaderboardPage, when: str) -> str:
    """The leaderboard as text: the picture's lines, with mentions, which show everybody's current name.

    ``when`` is "running" or, for a season that has ended, "over".
    """
    heading = say("leaderboard-heading", **_named(page.leaderboard))
    lines = [_line(row) for row in page.rows]
    if not page.rows and page.further:
        lines.append(say("leaderboard-passed"))
    elif not page.rows and not page.provisional:
        lines.append(say("leaderboard-empty", when=when, **_which_matches(page.leaderboard)))
        lines += (
            [small(say("leaderboard-alone", where=_where(page.leaderboard)))] if when == "running" else []
        )
    if page.provisional:
        names = join_list(
            say("leaderboard-provisional-player", player=mention(row.player), **_strength(row))
            for row in page.provisional
        )
        which = _which_matches(page.leaderboard)
        lines.append(say("leaderboard-provisional", names=names, when=when, **which))
    if page.more:
        lines.append(say("leaderboard-more", count=page.more))
    if page.mine:
        lines.append(_own(page.mine, when))
    if page.rows:
        lines.append(say("leaderboard-legend"))
    return "\n".join([heading, *lines])


def shared_text(page: LeaderboardPage, when: str) -> str:
    """The leaderboard beside its picture for everybody: its title alone, where the picture has the lines."""
    if not page.rows and not page.provisional:
        return text(page, when)
    return say("leaderboard-heading", **_named(page.leaderboard))


def alt_text(page: LeaderboardPage, server: str) -> str:
    """The picture's lines without markup, first the name of the ``server`` if there is one; if there is no room, the last are left out."""
    lines = [_alt_title(page, server)]
    lines += [_in_alt(row) for row in (*page.rows, *([page.apart] if page.apart else []))]
    if page.provisional:
        provisional = (
            say("leaderboard-alt-provisional-one", name=row.player.name, **_strength(row))
            for row in page.provisional
        )
        lines.append(say("leaderboard-alt-provisional", names=join_list(provisional)))
    return as_far_as_fits(lines, ALT_TEXT, run_on)


def alt_beside_text(page: LeaderboardPage, server: str) -> str:
    """The picture in words where the text above it has the lines, so that nobody hears them twice."""
    return run_on((_alt_title(page, server), say("leaderboard-alt-told")))


def _alt_title(page: LeaderboardPage, server: str) -> str:
    return say("leaderboard-alt-title", server=server or "none", **_named(page.leaderboard))


def record(row: Row) -> str:
    """Wins, losses and draws."""
    return score_text(row.standing.score)


def _in_alt(row: Row) -> str:
    return say(
        "leaderboard-alt",
        place=row.place,
        name=row.player.name,
        **_strength(row),
        **row.standing.score._asdict(),
        **_trend(row),
    )


def _own(row: Row, when: str) -> str:
    """The asker's own line."""
    if row.place:
        return say("leaderboard-own", place=row.place, **_numbers(row))
    if row.standing.listed:
        return say("leaderboard-own-provisional", when=when, **_numbers(row))
    return say("leaderboard-own-unlisted", **_numbers(row))


def _line(row: Row) -> str:
    return say(
        "leaderboard-line",
        place=row.place,
        player=mention(row.player),
        record=record(row),
        **_strength(row),
        **_trend(row),
    )


def _strength(row: Row) -> dict[str, str]:
    """The number that orders the lines: the only one that a line has for a player's strength."""
    return {"strength": str(round(row.strength))}


def _numbers(row: Row) -> dict[str, str]:
    """The asker's own numbers: also the rating and its deviation, from which the one that orders the lines comes."""
    rating, deviation = round(row.standing.rating), round(row.standing.deviation)
    told = {"rating": str(rating), "deviation": str(deviation), "record": record(row)}
    return {**_strength(row), **told}


def _trend(row: Row) -> dict[str, str]:
    """The sign of the last match: it brought a rating up or down, and by how much."""
    change = row.standing.points_changed
    return {"trend": _TRENDS[(change > 0) - (change < 0)], "change": str(abs(change))}
