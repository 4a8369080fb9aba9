"""A leaderboard in words: its title, its lines, and the picture's alt text."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from data.standings import ALL_TIME, EVERYWHERE, Row, Table
from services.ladders import Page
from services.seasons import Season
from words.catalogue import listed, say
from words.choices import Choice
from words.limits import ALT_TEXT, OPTIONS
from words.pieces import mention, score_text

_TRENDS = {1: "up", 0: "even", -1: "down"}


def title(table: Table) -> str:
    """What the table is of."""
    edition = say("edition", edition=table.edition)
    where = "everywhere" if table.guild_id == EVERYWHERE else "here"
    told = say("ladder-title", edition=edition, where=where)
    if table.season == ALL_TIME:
        return told
    return say("ladder-title-season", title=told, season=season_name(Season.numbered(table.season)))


def season_name(season: Season) -> str:
    """A season by its months."""
    return say("season", quarter=season.quarter, year=str(season.year))


def season_choices(seasons: Iterable[Season], now: datetime, typed: str) -> list[Choice]:
    """What autocomplete offers: all time, this season, and those before."""
    wanted = typed.casefold().strip()
    choices = [Choice(say("season-choice", when="all-time", season=""), str(ALL_TIME))]
    for season in seasons:
        when = "now" if season == Season.of(now) else "past"
        label = say("season-choice", when=when, season=season_name(season))
        choices.append(Choice(label, str(season.number)))
    return [choice for choice in choices if wanted in choice.label.casefold()][:OPTIONS]


def text(page: Page, when: str) -> str:
    """The table as text: the same lines as the picture's, with everybody's own name of the moment.

    ``when`` is "running" or, for a season that is no more, "over".
    """
    heading = say("ladder-heading", title=title(page.table))
    lines = [_line(row) for row in page.rows]
    if not page.rows and page.further:
        lines.append(say("ladder-passed"))
    elif not page.rows and not page.unsure:
        lines.append(say("ladder-empty", when=when))
    if page.apart:
        lines += [say("ladder-own"), _line(page.apart)]
    if page.mine and not page.mine.place:
        lines.append(_without_place(page.mine, when))
    if page.unsure:
        names = ", ".join(
            say("ladder-unsure", player=mention(row.player), rating=str(round(row.standing.rating)))
            for row in page.unsure
        )
        lines.append(say("ladder-provisional", names=names, when=when))
    return "\n".join([heading, *lines])


def alt_text(page: Page) -> str:
    """The picture's lines without markup; those there is no room for are left out from below."""
    lines = [say("ladder-alt-title", title=title(page.table))]
    lines += [_in_alt(row) for row in (*page.rows, *([page.apart] if page.apart else []))]
    if page.unsure:
        unsure = (
            say("ladder-alt-unsure-one", name=row.player.name, rating=str(round(row.standing.rating)))
            for row in page.unsure
        )
        lines.append(say("ladder-alt-unsure", names=listed(unsure)))
    while len(" ".join(lines)) > ALT_TEXT:
        lines.pop()
    return " ".join(lines)


def record(row: Row) -> str:
    """Wins, losses and draws."""
    return score_text(row.standing.score)


def _in_alt(row: Row) -> str:
    return say(
        "ladder-alt",
        place=str(row.place),
        name=row.player.name,
        **_numbers(row),
        **_trend(row),
    )


def _without_place(row: Row, when: str) -> str:
    """One's own line where one has no place."""
    if row.standing.listed:
        return say("ladder-own-unsure", when=when, **_numbers(row))
    return say("ladder-own-unlisted", **_numbers(row))


def _line(row: Row) -> str:
    return say(
        "ladder-line",
        place=str(row.place),
        player=mention(row.player),
        **_numbers(row),
        **_trend(row),
    )


def _numbers(row: Row) -> dict[str, str]:
    """A rating, how sure it is, and the matches behind it."""
    standing = row.standing
    return {
        "rating": str(round(standing.rating)),
        "deviation": str(round(standing.deviation)),
        "record": record(row),
    }


def _trend(row: Row) -> dict[str, str]:
    """Whether the last match brought a rating up or down, and by how much."""
    change = round(row.standing.change)
    return {"trend": _TRENDS[(change > 0) - (change < 0)], "change": str(abs(change))}
