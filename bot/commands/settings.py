"""``/settings``: what a player decides for themselves."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.commands.common.options import Language, localised, offered
from bot.context import Interaction
from bot.origin import person
from bot.replies import send_ephemeral
from data import ReminderPlace
from services.players import preferences
from services.players.preferences import PreferenceChanges
from words.catalogue import speaking
from words.languages import language_for
from words.pages import settings as words

_REMINDERS: Final = [
    app_commands.Choice(name=localised("command-settings-reminders-name", reminders=where), value=where.value)
    for where in ReminderPlace
]


class SettingsCog(commands.Cog):
    """A player's own settings."""

    @app_commands.command(name="settings", description=localised("command-settings"))
    @app_commands.describe(
        reminders=localised("command-settings-reminders"),
        quiet_from=localised("command-settings-quiet-from"),
        quiet_until=localised("command-settings-quiet-until"),
        time_zone=localised("command-settings-time-zone"),
        boards_move=localised("command-settings-boards-move"),
        leaderboards=localised("command-settings-leaderboards"),
        language=localised("command-settings-language"),
        warnings=localised("command-settings-warnings"),
        puzzles_on_card=localised("command-settings-puzzles-on-card"),
        puzzles_for_server=localised("command-settings-puzzles-for-server"),
    )
    @app_commands.choices(reminders=_REMINDERS)
    async def settings(
        self,
        interaction: Interaction,
        reminders: app_commands.Choice[str] | None = None,
        quiet_from: int | None = None,
        quiet_until: int | None = None,
        time_zone: str | None = None,
        boards_move: bool | None = None,
        leaderboards: bool | None = None,
        language: app_commands.Transform[str, Language] | None = None,
        warnings: bool | None = None,
        puzzles_on_card: bool | None = None,
        puzzles_for_server: bool | None = None,
    ) -> None:
        """Change the settings that are given, and show all of them."""
        context = interaction.client.context
        database, languages = context.database, context.languages
        changes = PreferenceChanges(
            ReminderPlace(reminders.value) if reminders else None,
            quiet_from,
            quiet_until,
            time_zone,
            None if boards_move is None else not boards_move,
            None if leaderboards is None else not leaderboards,
            language,
            warnings,
            puzzles_on_card,
            puzzles_for_server,
        )
        if changes == PreferenceChanges():
            mine = await database.read(preferences.read, person(interaction))
        else:
            mine = await database.write(preferences.choose, person(interaction), changes)
        if language is not None:
            languages.choose(interaction.user.id, language)
        chosen = languages.chosen_by(interaction.user.id)
        with speaking(language_for(chosen or interaction.locale.value)):
            await send_ephemeral(interaction, words.mine(mine, chose_language=chosen is not None))

    @settings.autocomplete("time_zone")
    async def _zones(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones that fit what was typed."""
        return offered(words.zone_choices(preferences.zones(), typed))

    @settings.autocomplete("language")
    async def _languages(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Languages that fit what was typed."""
        return offered(words.language_choices(typed))
