"""A server's puzzle solvers: a page as a picture, a press away from its leaderboards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from sqlalchemy import Connection

from bot.commands.common.arguments import LeaderboardPlace, Number
from bot.commands.common.editions import edition_buttons
from bot.commands.common.permissions import refuse_elsewhere
from bot.commands.common.sharing import send_to_everybody, shown_once
from bot.commands.standings.reading import read_on
from bot.context import Context, Interaction
from bot.origin import person
from bot.replies import NOBODY, edit_answer, in_good_time
from bot.views.buttons import button, view_of
from data.queries.learning.solvers import Solver
from data.queries.standings import Leaderboard, LeaderboardCursor
from renderer import Likeness, Line, Results
from services.learning import solvers
from services.learning.solvers import Absence, SolversPage
from services.people import Person
from words.catalogue import say, speaking
from words.pages import solvers as words


def line_of(solver: Solver, likeness: Likeness, *, mine: bool) -> Line:
    """A line for the picture: its bar is full where a first try solved a puzzle, and hollow where not."""
    record = Results(solver.solved, 0, solver.tries - solver.solved)
    return Line(solver.place, solver.player.name, round(solver.strength), record, None, mine, likeness)


def solvers_view(page: SolversPage) -> discord.ui.View:
    """A page's buttons: taking part, the top, the next page, sharing it, and today's puzzle; and the leaderboards of matches."""
    guild_id, buttons = page.guild_id, []
    if page.own is Absence.NOT_ASKED:
        style = discord.ButtonStyle.success
        buttons.append(button(say("button-take-part"), "solversjoin", guild_id, style=style))
    if page.after:
        buttons.append(button(say("button-top"), "solvers", guild_id))
    if page.further:
        buttons.append(button(say("button-further"), "solvers", guild_id, *page.further.named))
    if page.lines:
        after = page.after.named if page.after else ()
        buttons.append(button(say("button-share"), "solversshare", guild_id, *after))
    buttons.append(button(say("button-daily"), "daily"))
    return view_of(*buttons, *edition_buttons("ladder", None, lambda each: Leaderboard(guild_id, each)))


async def turn_to(interaction: Interaction, guild_id: Number, cursor: LeaderboardPlace = None) -> None:
    """Show the page after the cursor that the button has; the top if it has none."""
    refuse_elsewhere(interaction, guild_id)
    await _show(interaction, guild_id, cursor)


async def take_part(interaction: Interaction, guild_id: Number) -> None:
    """Put whoever presses among the solvers, as soon as they have solved a daily puzzle here."""
    refuse_elsewhere(interaction, guild_id)
    await interaction.client.context.database.write(
        solvers.take_part, guild_id, person(interaction), interaction.created_at
    )
    await _show(interaction, guild_id)


async def share(interaction: Interaction, guild_id: Number, cursor: LeaderboardPlace = None) -> None:
    """Show the page to everybody here, without the asker's own line."""
    refuse_elsewhere(interaction, guild_id)
    context = interaction.client.context
    async with shown_once(interaction):
        page = await read_page(context, guild_id, person(interaction), cursor)
        with speaking(context.languages.here(interaction)):
            message = await _message(interaction, page._replace(own=Absence.NOT_ASKED), shared=True)
        await send_to_everybody(interaction, message)


async def read_page(
    context: Context, guild_id: int, asking: Person, after: LeaderboardCursor | None = None
) -> SolversPage:
    """A page of solvers; those who have left the server are not shown, and their places stay empty."""

    def rows_after(connection: Connection, cursor: LeaderboardCursor | None) -> Sequence[Solver]:
        return solvers.rows_after(connection, guild_id, cursor)

    lines, further = await read_on(context, guild_id, rows_after, after)
    own = await context.database.read(solvers.own, guild_id, asking)
    return SolversPage(guild_id, after, lines, further, own)


async def _show(interaction: Interaction, guild_id: int, cursor: LeaderboardCursor | None = None) -> None:
    """Show a page in place of what was pressed. Asking who is still here may take longer than Discord waits for a first answer."""
    context = interaction.client.context
    reading = read_page(context, guild_id, person(interaction), cursor)
    page = await in_good_time(interaction, reading, context.left(interaction))
    message = await in_good_time(interaction, _message(interaction, page), context.left(interaction))
    await edit_answer(interaction, **message, view=solvers_view(page), allowed_mentions=NOBODY)


async def _message(interaction: Interaction, page: SolversPage, *, shared: bool = False) -> dict[str, Any]:
    """A page as arguments for editing a message; ``shared``: everybody sees it."""
    context = interaction.client.context
    content = words.shared_text(page) if shared else words.text(page)
    if not page.lines:
        return {"content": content, "attachments": []}
    server, likeness_of = context.members.server_name(page.guild_id), context.avatars.likeness
    lines = [
        line_of(each, likeness_of(each.player), mine=each == page.own)
        for each in (*page.lines, *([page.apart] if page.apart else []))
    ]
    picture = await context.drawing.leaderboard(
        context.asker(interaction),
        say("solvers-title"),
        lines,
        below=("", ()),
        server=server,
        legend=say("solvers-picture-legend"),
    )
    described = words.alt_text(page, server) if shared else words.alt_beside_text(server)
    return {"content": content, "attachments": [picture.file(described)]}
