"""Putting a leaderboard's pages together, turning and sharing them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from bot.components.leaderboards import is_over, leaderboard_view, lines_of
from bot.context import Context, Interaction
from bot.handlers.arguments import LeaderboardName, LeaderboardPlace
from bot.origin import person
from bot.replies import NOBODY
from data.standings import EVERYWHERE, Leaderboard, LeaderboardCursor, Row
from services import leaderboards
from services.leaderboards import PAGE, LeaderboardPage
from services.people import Person
from services.refusals import Refusal, Refused
from words import leaderboards as words
from words.catalogue import say, speaking

#: How many lines are read for one page at most: players who have left the server are skipped.
_MAX_READ: Final = 100


async def open_leaderboard(interaction: Interaction, leaderboard: Leaderboard) -> None:
    """Show the top of a leaderboard to the one who asks."""
    # Asking who is still here may take longer than Discord waits for a first answer.
    await interaction.response.defer(ephemeral=True, thinking=True)
    await _answer(interaction, leaderboard, None)


async def turn_to(
    interaction: Interaction, leaderboard: LeaderboardName, cursor: LeaderboardPlace = None
) -> None:
    """Show the page after the cursor that the button has; the top if it has none."""
    _refuse_elsewhere(interaction, leaderboard)
    await interaction.response.defer()
    await _answer(interaction, leaderboard, cursor)


async def share(
    interaction: Interaction, leaderboard: LeaderboardName, cursor: LeaderboardPlace = None
) -> None:
    """Show the page to everybody here, without the asker's own line."""
    _refuse_elsewhere(interaction, leaderboard)
    interaction.client.context.show_to_everybody(interaction)
    await interaction.response.defer(thinking=True)
    context = interaction.client.context
    page = await read_page(context, leaderboard, person(interaction), cursor)
    with speaking(context.languages.here(interaction)):
        message = await _message(interaction, page._replace(mine=None))
    await interaction.edit_original_response(**message, allowed_mentions=NOBODY)


def _refuse_elsewhere(interaction: Interaction, leaderboard: Leaderboard) -> None:
    """Refuse the leaderboard of another server: a press tells only its id, which anybody may know."""
    if leaderboard.guild_id not in {EVERYWHERE, interaction.guild_id}:
        raise Refused(Refusal.LEADERBOARD_ELSEWHERE)


async def _answer(
    interaction: Interaction, leaderboard: Leaderboard, cursor: LeaderboardCursor | None
) -> None:
    context = interaction.client.context
    page = await read_page(context, leaderboard, person(interaction), cursor)
    message = await _message(interaction, page)
    view = leaderboard_view(page, context.clock.now())
    await interaction.edit_original_response(**message, view=view, allowed_mentions=NOBODY)


async def read_page(
    context: Context, leaderboard: Leaderboard, asking: Person, after: LeaderboardCursor | None = None
) -> LeaderboardPage:
    """A page of a leaderboard; players who have left the server are not shown, and their places stay empty."""
    now = context.clock.now()
    rows, further = await _read_on(context, leaderboard, after)
    mine, provisional = await context.database.read(
        leaderboards.around, leaderboard, asking, now, first=after is None
    )
    return LeaderboardPage(
        leaderboard, after, rows, further, mine, await _still_here(context, leaderboard, provisional)
    )


async def _read_on(
    context: Context, leaderboard: Leaderboard, after: LeaderboardCursor | None
) -> tuple[list[Row], LeaderboardCursor | None]:
    """The next lines of players who are here, and the cursor of the next page, if there may be one."""
    shown: list[Row] = []
    for _ in range(_MAX_READ // PAGE):
        found = await context.database.read(leaderboards.rows_after, leaderboard, after, context.clock.now())
        here = await _still_here(context, leaderboard, found[:PAGE])
        for number, row in enumerate(found[:PAGE], 1):
            if row in here:
                shown.append(row)
            after = row.cursor
            if len(shown) == PAGE:
                return shown, after if number < len(found) else None
        if len(found) <= PAGE:
            return shown, None
    return shown, after


async def _still_here(context: Context, leaderboard: Leaderboard, rows: Sequence[Row]) -> list[Row]:
    """The lines whose players are known and still in the server; Discord is asked about all at once."""
    known = [(row, row.player.discord_id) for row in rows if row.player.discord_id is not None]
    if leaderboard.guild_id == EVERYWHERE:
        return [row for row, _ in known]
    answers = await asyncio.gather(
        *(context.members.is_here(leaderboard.guild_id, discord_id) for _, discord_id in known)
    )
    return [row for (row, _), here in zip(known, answers, strict=True) if here]


async def _message(interaction: Interaction, page: LeaderboardPage) -> dict[str, Any]:
    """A page as arguments for editing a message."""
    context = interaction.client.context
    when = "over" if is_over(page.leaderboard, context.clock.now()) else "running"
    content = words.text(page, when)
    lines, provisional = lines_of(page, context.avatars.of)
    if not lines and not provisional:
        return {"content": content, "attachments": []}
    heading = say("leaderboard-provisional-heading", when=when)
    picture = await context.presenter.leaderboard(
        context.asker(interaction),
        words.title(page.leaderboard),
        lines,
        below=(heading, provisional),
        server=context.members.server_name(page.leaderboard.guild_id),
    )
    return {"content": content, "attachments": [picture.file(words.alt_text(page))]}
