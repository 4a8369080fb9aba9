"""A leaderboard in words: its title, its lines, and the picture's alt text."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.services.ladders import Page
from bot.services.ratings import EVERYWHERE
from bot.services.seasons import ALL_TIME, Season
from bot.words.catalogue import listed, say
from bot.words.choices import MOST, Choice
from bot.words.pieces import mention
from bot.words.profiles import score_text
from data import Score
from data.standings import Row, Table

#: Discord's limit for alt text, less a little.
_LONGEST_ALT = 1000
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
    return say("season", quarter=str(season.quarter), year=str(season.year))


def season_choices(seasons: Iterable[Season], now: datetime, typed: str) -> list[Choice]:
    """What autocomplete offers: all time, this season, and those before."""
    wanted = typed.casefold().strip()
    choices = [Choice(say("season-choice", when="all-time", season=""), str(ALL_TIME))]
    for season in seasons:
        when = "now" if season == Season.of(now) else "past"
        label = say("season-choice", when=when, season=season_name(season))
        choices.append(Choice(label, str(season.number)))
    return [choice for choice in choices if wanted in choice.label.casefold()][:MOST]


def text(page: Page) -> str:
    """The table as text: the same lines as the picture's, with everybody's own name of the moment."""
    heading = say("ladder-heading", title=title(page.table))
    lines = [_line(row) for row in page.rows]
    if not page.rows and page.further:
        lines.append(say("ladder-passed"))
    elif not page.rows and not page.unsure:
        lines.append(say("ladder-empty"))
    if page.apart:
        lines += [say("ladder-own"), _line(page.apart)]
    if page.mine and not page.mine.place:
        lines.append(_without_place(page.mine))
    if page.unsure:
        names = ", ".join(
            say("ladder-unsure", player=mention(row.player), rating=str(round(row.standing.rating)))
            for row in page.unsure
        )
        lines.append(say("ladder-provisional", names=names))
    return "\n".join([heading, *lines])


def alt_text(page: Page) -> str:
    """The picture's lines without markup."""
    lines = (
        say(
            "ladder-alt",
            place=str(row.place),
            name=row.player.name,
            rating=str(round(row.standing.rating)),
            deviation=str(round(row.standing.deviation)),
            record=record(row),
        )
        for row in page.rows
    )
    unsure = listed(row.player.name for row in page.unsure)
    rest = (say("ladder-alt-unsure", names=unsure),) if unsure else ()
    return " ".join((title(page.table) + ".", *lines, *rest))[:_LONGEST_ALT]


def record(row: Row) -> str:
    """Wins, losses and draws."""
    return score_text(Score(row.standing.wins, row.standing.losses, row.standing.draws))


def _without_place(row: Row) -> str:
    """One's own line where one has no place."""
    return say(
        "ladder-own-unsure" if row.standing.listed else "ladder-own-unlisted",
        rating=str(round(row.standing.rating)),
        deviation=str(round(row.standing.deviation)),
        record=record(row),
    )


def _line(row: Row) -> str:
    change = round(row.standing.change)
    return say(
        "ladder-line",
        place=str(row.place),
        player=mention(row.player),
        rating=str(round(row.standing.rating)),
        deviation=str(round(row.standing.deviation)),
        record=record(row),
        trend=_TRENDS[(change > 0) - (change < 0)],
        change=str(abs(change)),
    )
