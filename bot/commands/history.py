"""``/history``, the finished matches page by page, and ``/replay``."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import HistoryPlace, MatchId, Number
from bot.commands.common.options import MatchNumber, localised, offered
from bot.commands.replays import open_record, open_replay
from bot.context import Interaction
from bot.origin import person
from bot.replies import NOBODY, send_ephemeral
from bot.views.buttons import button, menu, view_of
from services.play.telling import history
from services.play.telling.history import Finished, HistoryCursor
from services.refusals import Refusal, Refused
from words.catalogue import say
from words.choices import Choice
from words.play import history as words
from words.play.history import replay_option


def history_view(page: Sequence[Finished], further: HistoryCursor | None) -> discord.ui.View:
    """The menu of a page, and the button to the next one, if there is one."""
    items: list[discord.ui.Button[discord.ui.View] | discord.ui.Select[discord.ui.View]] = []
    if page:
        options = [
            discord.SelectOption(label=words.replay_option(item), value=str(item.match.id)) for item in page
        ]
        items.append(menu(say("history-replay"), options, "replay"))
    if further:
        ended_at = repr(further.ended_at.timestamp())
        items.append(button(say("button-further"), "history", ended_at, further.match_id))
    return view_of(*items)


async def open_history(interaction: Interaction) -> None:
    """Show the latest finished matches to the one who asks."""
    page, further = await interaction.client.context.database.read(history.finished, person(interaction))
    await send_ephemeral(interaction, words.history_text(page), view=history_view(page, further))


async def turn_to(interaction: Interaction, cursor: HistoryPlace) -> None:
    """Show another page."""
    database = interaction.client.context.database
    page, further = await database.read(history.finished, person(interaction), cursor)
    await interaction.response.edit_message(
        content=words.history_text(page), view=history_view(page, further), allowed_mentions=NOBODY
    )


async def replay(interaction: Interaction, match_id: MatchId, number: Number = 0) -> None:
    """Replay the match that was chosen, after a turn if one was shown."""
    await open_replay(interaction, match_id, number or None)


async def _latest(interaction: Interaction) -> int:
    """The last match that somebody has finished. Refuses WHAT_TO_REPLAY."""
    page, _ = await interaction.client.context.database.read(history.finished, person(interaction))
    if not page:
        raise Refused(Refusal.WHAT_TO_REPLAY)
    return page[0].match.id


class HistoryCog(commands.Cog):
    """Commands about finished matches and records."""

    @app_commands.command(name="history", description=localised("command-history"))
    async def history(self, interaction: Interaction) -> None:
        """One's finished matches, the latest first."""
        await open_history(interaction)

    @app_commands.command(name="replay", description=localised("command-replay"))
    @app_commands.describe(match=localised("command-replay-match"), file=localised("command-replay-file"))
    async def replay(
        self,
        interaction: Interaction,
        match: app_commands.Transform[int, MatchNumber] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Step through a match of one's own, the latest if none is named, or through a record."""
        if file is not None:
            await open_record(interaction, file)
        else:
            await open_replay(interaction, await _latest(interaction) if match is None else match)

    @replay.autocomplete("match")
    async def _finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The latest finished matches whose opponent fits what was typed."""
        page, _ = await interaction.client.context.database.read(history.finished, person(interaction))
        wanted = typed.casefold().strip()
        fitting = (item for item in page if wanted in item.opponent.name.casefold())
        return offered([Choice(replay_option(item), str(item.match.id)) for item in fitting])
