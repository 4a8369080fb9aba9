"""Keeps the message of each league's season: what it says, with a picture of each division, in the league's channel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.delivery.arrivals import find_arrived
from bot.delivery.drawing import Asker, Drawing
from bot.delivery.retries import Background
from bot.delivery.status import UNKNOWN_CHANNEL, Status, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, nonce
from bot.views.leagues import is_of_season, season_view
from data import Database, DatabaseProblem
from data.leagues import NOWHERE, League, LeagueState
from renderer import TO_COME, LeagueRow, LeagueWords, LeagueZone, Pill, PillKind
from services.leagues import telling
from services.leagues.standings import DivisionTable
from services.leagues.telling import SeasonSeen
from words.catalogue import say, speaking
from words.pages import leagues as words
from words.play.leagues import division_heading
from words.play.series import written_points

log = logging.getLogger(__name__)

#: A message has ten files at most, and its text has the divisions after them.
_MOST_PICTURES: Final = 10


class SeasonTeller:
    """Sends the message of a season, and edits it whenever it says something else; one at a time for each league."""

    def __init__(
        self, client: discord.Client, database: Database, drawing: Drawing, languages: Languages
    ) -> None:
        self._client = client
        self._database = database
        self._drawing = drawing
        self._languages = languages
        self._one_each: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def tell(self, league_id: int) -> Status:
        """Let the message of a league say what is so now. Raises a DatabaseProblem.

        Status.LATER: it does not yet, because Discord fails for now.
        """
        async with self._one_each.setdefault(league_id, asyncio.Lock()):
            seen = await self._database.read(telling.read, league_id)
            if seen is None or seen.league.channel_id == NOWHERE:
                return Status.DONE
            if seen.league.state is LeagueState.ENDED and seen.league.message_id is None:
                return Status.DONE
            with speaking(self._languages.of_server(seen.league.guild_id)):
                return await self._show(seen)

    def keep_telling(self, league_id: int, background: Background) -> None:
        """In the background: tell, and try again for as long as Discord, or the database, fails for now."""

        async def attempt() -> Status:
            try:
                told = await self.tell(league_id)
            except DatabaseProblem:
                return Status.LATER
            return Status.LATER if told is Status.LATER else Status.DONE

        async def tell() -> None:
            if await attempt() is Status.LATER:
                background.retry(("league", league_id), attempt)

        background.spawn(tell())

    async def _show(self, seen: SeasonSeen) -> Status:
        league, text = seen.league, words.season_text(seen)
        told = blake2b(text.encode(), digest_size=8).hexdigest()
        if told == league.told:
            return Status.DONE
        try:
            message_id = await self._put(seen, text)
        except UNDELIVERED as error:
            if isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
                log.warning("League %s: its channel is gone", league.id)
                await self._database.write(telling.lose_channel, league)
                return Status.DONE
            log.info("League %s: its message could not be kept: %s", league.id, type(error).__name__)
            return status_of(error)
        await self._database.write(telling.set_told, league, message_id, told)
        return Status.DONE

    async def _put(self, seen: SeasonSeen, text: str) -> int:
        """Edit the message of a season, or send it where there is none; its id."""
        league = seen.league
        channel = self._client.get_partial_messageable(league.channel_id, guild_id=league.guild_id)
        files = await pictures(self._drawing, Asker(("league", league.id)), seen)
        ended = league.state is LeagueState.ENDED
        view = discord.ui.View() if ended else season_view(league)
        message_id = league.message_id or await self._arrived(channel, league)
        if message_id is not None:
            try:
                await channel.get_partial_message(message_id).edit(
                    content=text, attachments=files, view=view, allowed_mentions=NOBODY
                )
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    raise
                files = await pictures(self._drawing, Asker(("league", league.id)), seen)
            else:
                return message_id
        sent = await channel.send(
            text,
            files=files,
            view=view,
            allowed_mentions=NOBODY,
            nonce=nonce("league", league.id, league.season),
        )
        return sent.id

    async def _arrived(self, channel: discord.PartialMessageable, league: League) -> int | None:
        """The message of a season, if it arrived before a kill."""
        found = await find_arrived(self._client, channel, lambda message: is_of_season(message, league))
        return found.id if found else None


async def pictures(
    drawing: Drawing, asker: Asker, seen: SeasonSeen, only: int | None = None
) -> list[discord.File]:
    """A picture of each division of a season, or of one alone, in the language that is being spoken."""
    numbers = range(len(seen.divisions)) if only is None else [only]
    return [await _picture(drawing, asker, seen, number) for number in numbers[:_MOST_PICTURES]]


async def _picture(drawing: Drawing, asker: Asker, seen: SeasonSeen, number: int) -> discord.File:
    labels = LeagueWords(say("league-points"), say("league-rises"), say("league-falls"), say("league-out"))
    drawn = await drawing.league(
        asker,
        seen.league.name,
        division_heading(seen.league, number),
        league_rows(seen.divisions[number], number, len(seen.divisions)),
        labels,
    )
    return drawn.file(words.division_alt_text(seen, number), f"division-{number + 1}.png")


def league_rows(division: DivisionTable, number: int, divisions: int) -> Sequence[LeagueRow]:
    """The rows of a division's picture; the first goes up and the last down where there is a division to go to."""
    rows = division.rows
    return [
        LeagueRow(
            row.place,
            division.players[row.contestant].name or say("former-player"),
            f"{row.wins + row.draws + row.losses}/{2 * (len(rows) - 1)}",
            written_points(row.points),
            [_games(division, row.contestant, other.contestant) for other in rows],
            zone=_zone(at, len(rows), number, divisions),
            out=row.is_out,
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
