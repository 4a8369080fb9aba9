"""``/leaderboard``: a page as a picture, and the buttons that turn and share it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from sqlalchemy import Connection

from bot.commands.common.arguments import EditionName, LeaderboardName, LeaderboardPlace
from bot.commands.common.editions import edition_buttons, edition_ranked
from bot.commands.common.options import EDITIONS, OF_ALL_SERVERS, WHERE, SeasonNumber, localised, offered
from bot.commands.common.permissions import refuse_elsewhere
from bot.commands.common.sharing import send_to_everybody, shown_once
from bot.commands.standings.reading import read_on
from bot.context import Context, Interaction
from bot.origin import leaderboard_guild, person
from bot.replies import NOBODY, edit_answer, in_good_time, open_answer
from bot.views.buttons import Button, button, in_row, view_of
from data import Player
from data.queries.standings import ALL_TIME, EVERYWHERE, Leaderboard, LeaderboardCursor, Row
from game import Edition
from renderer import Likeness, Line, Results
from services.people import Person
from services.ranking import leaderboards
from services.ranking.leaderboards import LeaderboardPage
from services.ranking.seasons import Season
from words.catalogue import say, speaking
from words.pages import leaderboards as words


def lines_of(
    page: LeaderboardPage, likeness_of: Callable[[Player], Likeness]
) -> tuple[list[Line], list[Line]]:
    """The lines of the picture, and those without a place, which are below them.

    ``likeness_of`` gives the looks of a player.
    """
    mine = page.mine.player.id if page.mine else None
    rows = [*page.rows, *([page.apart] if page.apart else [])]
    lines, provisional = (
        [line_of(row, likeness_of(row.player), mine=row.player.id == mine) for row in each]
        for each in (rows, page.provisional)
    )
    return lines, provisional


def line_of(row: Row, likeness: Likeness, *, mine: bool) -> Line:
    """A line for the picture."""
    standing = row.standing
    record = Results(standing.wins, standing.draws, standing.losses)
    change = standing.points_changed
    return Line(row.place, row.player.name, round(row.strength), record, change, mine, likeness)


def leaderboard_view(page: LeaderboardPage, now: datetime) -> discord.ui.View:
    """A page's buttons: this season, all time, the top, the next page, and sharing it; and the other editions."""
    leaderboard, season = page.leaderboard, Season.of(now).number
    buttons = []
    if leaderboard.season != season:
        buttons.append(button(say("button-season"), "ladder", *leaderboard._replace(season=season)))
    if leaderboard.season != ALL_TIME:
        buttons.append(button(say("button-all-time"), "ladder", *leaderboard._replace(season=ALL_TIME)))
    if page.after:
        buttons.append(button(say("button-top"), "ladder", *leaderboard))
    if page.further:
        buttons.append(button(say("button-further"), "ladder", *leaderboard, *page.further.named))
    if page.rows or page.provisional:
        buttons.append(
            button(say("button-share"), "share", *leaderboard, *(page.after.named if page.after else ()))
        )
    others = edition_buttons("ladder", leaderboard.edition, lambda each: leaderboard._replace(edition=each))
    return view_of(*buttons, *others, *_solvers_button(leaderboard.guild_id))


def _solvers_button(guild_id: int) -> tuple[Button, ...]:
    """The button to a server's puzzle solvers, beside those to the other leaderboards."""
    if guild_id == EVERYWHERE:
        return ()
    return in_row(1, button(say("button-solvers"), "solvers", guild_id))


def is_over(leaderboard: Leaderboard, now: datetime) -> bool:
    """True if no match counts for a leaderboard any more."""
    return leaderboard.season not in {ALL_TIME, Season.of(now).number}


async def open_leaderboard(interaction: Interaction, leaderboard: Leaderboard) -> None:
    """Show the top of a leaderboard to the one who asks."""
    message = await _page(interaction, leaderboard, None, anew=True)
    await open_answer(interaction, **message)


async def open_here(interaction: Interaction, edition: EditionName) -> None:
    """Show the top of this server's season to whoever presses; of all time while nobody has a place in the season."""
    context, guild_id = interaction.client.context, leaderboard_guild(interaction)
    now = context.clock.now()
    season = Leaderboard(guild_id, edition, Season.of(now).number)
    begun = await context.database.read(leaderboards.has_places, season, now)
    await open_leaderboard(interaction, season if begun else season._replace(season=ALL_TIME))


async def turn_to(
    interaction: Interaction, leaderboard: LeaderboardName, cursor: LeaderboardPlace = None
) -> None:
    """Show the page after the cursor that the button has; the top if it has none."""
    refuse_elsewhere(interaction, leaderboard.guild_id)
    await edit_answer(interaction, **await _page(interaction, leaderboard, cursor, anew=False))


async def share(
    interaction: Interaction, leaderboard: LeaderboardName, cursor: LeaderboardPlace = None
) -> None:
    """Show the page to everybody here, without the asker's own line."""
    refuse_elsewhere(interaction, leaderboard.guild_id)
    context = interaction.client.context
    async with shown_once(interaction):
        page = await read_page(context, leaderboard, person(interaction), cursor)
        with speaking(context.languages.here(interaction)):
            message = await _message(interaction, page._replace(mine=None), shared=True)
        await send_to_everybody(interaction, message)


async def _page(
    interaction: Interaction, leaderboard: Leaderboard, cursor: LeaderboardCursor | None, *, anew: bool
) -> dict[str, Any]:
    """A page as arguments for a message. Asking who is still here may take longer than Discord waits for a first answer."""
    context = interaction.client.context
    reading = read_page(context, leaderboard, person(interaction), cursor)
    page = await in_good_time(interaction, reading, context.left(interaction), anew=anew)
    drawing = _message(interaction, page)
    message = await in_good_time(interaction, drawing, context.left(interaction), anew=anew)
    view = leaderboard_view(page, context.clock.now())
    return {**message, "view": view, "allowed_mentions": NOBODY}


async def read_page(
    context: Context, leaderboard: Leaderboard, asking: Person, after: LeaderboardCursor | None = None
) -> LeaderboardPage:
    """A page of a leaderboard; players who have left the server are not shown, and their places stay empty."""
    now = context.clock.now()

    def rows_after(connection: Connection, cursor: LeaderboardCursor | None) -> Sequence[Row]:
        return leaderboards.rows_after(connection, leaderboard, cursor, now)

    rows, further = await read_on(context, leaderboard.guild_id, rows_after, after)
    mine, more = await context.database.read(leaderboards.around, leaderboard, asking, further, now)
    placed = [row for row in rows if row.place]
    provisional = [row for row in rows if not row.place]
    shown = {row.player.id for row in provisional}
    if mine and mine.standing.listed and not mine.place and mine.player.id not in shown:
        provisional.append(mine)
    return LeaderboardPage(leaderboard, after, placed, further, mine, provisional, more)


async def _message(
    interaction: Interaction, page: LeaderboardPage, *, shared: bool = False
) -> dict[str, Any]:
    """A page as arguments for editing a message; ``shared``: everybody sees it."""
    context = interaction.client.context
    when = "over" if is_over(page.leaderboard, context.clock.now()) else "running"
    content = words.shared_text(page, when) if shared else words.text(page, when)
    lines, provisional = lines_of(page, context.avatars.likeness)
    if not lines and not provisional:
        return {"content": content, "attachments": []}
    heading = say("leaderboard-provisional-heading", when=when)
    server = context.members.server_name(page.leaderboard.guild_id)
    picture = await context.drawing.leaderboard(
        context.asker(interaction),
        words.title(page.leaderboard),
        lines,
        below=(heading, provisional),
        server=server,
        legend=say("leaderboard-picture-legend") if len(lines) > 1 else "",
    )
    described = words.alt_text(page, server) if shared else words.alt_beside_text(page, server)
    return {"content": content, "attachments": [picture.file(described)]}


class LeaderboardsCog(commands.Cog):
    """The leaderboards."""

    @app_commands.command(name="leaderboard", description=localised("command-leaderboard"))
    @app_commands.describe(
        edition=localised("command-edition"),
        where=localised("command-leaderboard-where"),
        season=localised("command-leaderboard-season"),
    )
    @app_commands.choices(edition=EDITIONS, where=WHERE)
    async def leaderboard(
        self,
        interaction: Interaction,
        edition: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
        season: app_commands.Transform[int, SeasonNumber] | None = None,
    ) -> None:
        """The ten strongest, here or everywhere, of a season or of all time, and the asker's own place."""
        everywhere = where is not None and where.value == OF_ALL_SERVERS
        guild_id = EVERYWHERE if everywhere else leaderboard_guild(interaction)
        played = await edition_ranked(interaction, edition, guild_id)
        await open_leaderboard(interaction, Leaderboard(guild_id, played, season or ALL_TIME))

    @leaderboard.autocomplete("season")
    async def _seasons(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seasons of the leaderboard that the options filled in so far mean."""
        context, filled_in = interaction.client.context, interaction.namespace
        guild_id = EVERYWHERE if filled_in.where == OF_ALL_SERVERS else leaderboard_guild(interaction)
        chosen = next((edition for edition in Edition if edition.value == filled_in.edition), None)
        leaderboard = Leaderboard(guild_id, chosen or await edition_ranked(interaction, None, guild_id))
        now = context.clock.now()
        found = await context.database.read(leaderboards.seasons, leaderboard, now)
        return offered(words.season_choices(found, now, typed))
