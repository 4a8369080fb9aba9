"""``/help`` and ``/rules``: how to play on one page, and the pages of the rules."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import EditionName, Number
from bot.commands.common.options import EDITIONS, localised
from bot.context import Interaction
from bot.origin import person
from bot.replies import send_ephemeral
from bot.views.rules import help_view, rules_view
from game import Edition
from services.play import match_selection
from words.pages.help import help_text
from words.pages.rules import PAGES, page_text, page_turn
from words.turns.alt_text import describe


async def open_rules(interaction: Interaction, edition: Edition, number: int = 0) -> None:
    """Show a page, in private, to the one who asks."""
    page = await _page(interaction, edition, number)
    await send_ephemeral(interaction, page["content"], file=page["attachments"][0], view=page["view"])


async def read_rules(interaction: Interaction, edition: EditionName, number: Number = 0) -> None:
    """Show a page to whoever presses; the message that the button is on stays as it is."""
    await open_rules(interaction, edition, number)


async def show_help(interaction: Interaction, edition: EditionName) -> None:
    """Show how to play, in private."""
    await send_ephemeral(interaction, _text(interaction, edition), view=help_view(edition))


async def turn_help_to(interaction: Interaction, edition: EditionName) -> None:
    """Show how to play another edition, in place of this one."""
    await interaction.response.edit_message(content=_text(interaction, edition), view=help_view(edition))


async def turn_to(interaction: Interaction, edition: EditionName, number: Number = 0) -> None:
    """Show another page, the first of another edition if only that was chosen."""
    await interaction.response.edit_message(**await _page(interaction, edition, number))


def _text(interaction: Interaction, edition: Edition | None) -> str:
    """The page about an edition, for the one who asks."""
    manages = interaction.guild_id is not None and interaction.permissions.manage_guild
    return help_text(edition, manages=manages)


async def _page(interaction: Interaction, edition: Edition, number: int) -> dict[str, Any]:
    """A page as arguments for editing a message."""
    number = min(number, len(PAGES[edition]) - 1)
    shown = page_turn(edition, number)
    context = interaction.client.context
    picture = await context.drawing.example(context.asker(interaction), shown)
    return {
        "content": page_text(edition, number),
        "attachments": [picture.file(describe(shown.position, shown.events))],
        "view": rules_view(edition, number),
    }


async def _meant(interaction: Interaction, chosen: app_commands.Choice[str] | None) -> Edition | None:
    """The edition that is chosen, or else that which whoever asks plays, or has just played, here."""
    if chosen:
        return Edition(chosen.value)
    database = interaction.client.context.database
    where = (interaction.channel_id, interaction.guild_id)
    return await database.read(match_selection.edition_played, person(interaction), *where)


class HelpCog(commands.Cog):
    """The commands that tell how to play."""

    @app_commands.command(name="help", description=localised("command-help"))
    @app_commands.describe(edition=localised("command-edition"))
    @app_commands.choices(edition=EDITIONS)
    async def help(self, interaction: Interaction, edition: app_commands.Choice[str] | None = None) -> None:
        """The game and the commands on one page, for the one who asks."""
        meant = await _meant(interaction, edition)
        await send_ephemeral(interaction, _text(interaction, meant), view=help_view(meant or Edition.CLASSIC))

    @app_commands.command(name="rules", description=localised("command-rules"))
    @app_commands.describe(edition=localised("command-edition"))
    @app_commands.choices(edition=EDITIONS)
    async def rules(self, interaction: Interaction, edition: app_commands.Choice[str] | None = None) -> None:
        """The rules of an edition, page by page, with pictures."""
        await open_rules(interaction, await _meant(interaction, edition) or Edition.CLASSIC)
