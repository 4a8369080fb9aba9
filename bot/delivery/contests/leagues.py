"""The pictures of a league: a division each, with its table and who beat whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.delivery.drawing import Asker, Drawing
from renderer import TO_COME, LeagueRow, LeagueWords, LeagueZone, Likeness, Pill, PillKind
from services.contests.league.standings import DivisionTable
from services.contests.telling import ContestSeen
from words.catalogue import say
from words.pages.contests.leagues import division_alt_text
from words.play.contests import division_heading
from words.play.series import written_points

#: A message has ten files at most, and its text has the divisions after them.
_MOST_PICTURES: Final = 10


async def division_pictures(
    drawing: Drawing, asker: Asker, seen: ContestSeen, only: int | None = None
) -> list[discord.File]:
    """A picture of each division of a season, or of one alone, in the language that is being spoken."""
    numbers = range(len(seen.divisions)) if only is None else [only]
    return [await _picture(drawing, asker, seen, number) for number in numbers[:_MOST_PICTURES]]


async def _picture(drawing: Drawing, asker: Asker, seen: ContestSeen, number: int) -> discord.File:
    labels = LeagueWords(say("league-points"), say("league-rises"), say("league-falls"), say("league-out"))
    drawn = await drawing.league(
        asker,
        seen.contest.name,
        division_heading(seen.contest, number),
        league_rows(seen.divisions[number], number, len(seen.divisions)),
        labels,
    )
    return drawn.file(division_alt_text(seen, number), f"division-{number + 1}.png")


def league_rows(division: DivisionTable, number: int, divisions: int) -> Sequence[LeagueRow]:
    """The rows of a division's picture; the first goes up and the last down where there is a division to go to."""
    rows = division.rows
    return [
        LeagueRow(
            row.place,
            division.players[row.contestant].name or say("former-player"),
            f"{row.wins + row.draws + row.losses}/{division.all_of(row.contestant)}",
            written_points(row.points),
            [_games(division, row.contestant, other.contestant) for other in rows],
            zone=_zone(at, len(rows), number, divisions),
            out=row.is_out,
            likeness=Likeness(row.contestant),
        )
        for at, row in enumerate(rows)
    ]


def _zone(at: int, rows: int, number: int, divisions: int) -> LeagueZone:
    if at == 0 and number > 0:
        return LeagueZone.RISES
    if at == rows - 1 and number < divisions - 1:
        return LeagueZone.FALLS
    return LeagueZone.STAYS


def _games(division: DivisionTable, one: int, other: int) -> Sequence[Pill]:
    """The results of somebody against an opponent, first of the match that they began; none against oneself."""
    if one == other:
        return ()
    found = {(each.first, each.second): each.points(one) for each in division.counted}
    return [_pill(found.get(pair)) for pair in ((one, other), (other, one))]


def _pill(points: float | None) -> Pill:
    if points is None:
        return TO_COME
    kind = PillKind.WON if points == 1 else PillKind.LOST if points == 0 else PillKind.DRAWN
    return Pill(kind, written_points(points))
