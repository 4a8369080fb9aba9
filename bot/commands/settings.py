"""``/settings``: what a player decides for themselves, by options or in forms."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.commands.common.forms import Filled
from bot.commands.common.options import Language, language_chosen, localised, offered
from bot.context import Interaction
from bot.origin import person
from bot.replies import edit_answer, send_ephemeral
from bot.views.settings import settings_form, settings_view
from data import ChallengesFrom, Preferences, ReminderPlace
from services import servers
from services.players import preferences
from services.players.preferences import PreferenceChanges
from words.catalogue import speaking
from words.languages import language_for
from words.pages import settings as words
from words.pages import zones
from words.pages.settings import SettingsForm

_REMINDERS: Final = [
    app_commands.Choice(name=localised("command-settings-reminders-name", reminders=where), value=where.value)
    for where in ReminderPlace
]
_CHALLENGES_FROM: Final = [
    app_commands.Choice(
        name=localised("command-settings-challenges-from-name", people=people), value=people.value
    )
    for people in ChallengesFrom
]


#: Hours from going to bed to getting up, where only one of them is given.
_A_NIGHT: Final = 10
_PLAY: Final = ("boards-move", "pushes-in-words", "warnings")
_DAILY: Final = ("puzzle-reminder",)
_PRIVACY: Final = ("leaderboards", "puzzles-on-card", "puzzles-for-server")


async def open_form(interaction: Interaction, which: SettingsForm) -> None:
    """Open a form with some of one's own settings, as they are now."""
    context = interaction.client.context
    mine = await context.database.read(preferences.read, person(interaction))
    chosen = context.languages.chosen_by(interaction.user.id)
    await interaction.response.send_modal(settings_form(which, mine, chosen))


async def change(interaction: Interaction, which: SettingsForm, filled: Filled) -> None:
    """Change what was filled in, and show all settings where they were."""
    before = await interaction.client.context.database.read(preferences.read, person(interaction))
    changes = _changes(which, filled, before)
    # A form that is refused is lost: so all else is stored if the zone is none.
    unknown = None if changes.zone is None or changes.zone in preferences.zones() else changes.zone
    mine = await _choose(interaction, changes._replace(zone=None) if unknown else changes)
    with speaking(_language_of(interaction)):
        told = await _told(interaction, mine, saved=not unknown)
        if unknown:
            told = "\n".join((told, words.unknown_zone(unknown, mine)))
        await edit_answer(interaction, content=told, view=settings_view())


def _quiet_hours(start: int | None, end: int | None, before: Preferences) -> tuple[int, int]:
    """The quiet hours that a form asks for, the same hour twice for none.

    A form that is refused is lost. So of those that had none, one end is enough, and the night has the usual length; and whoever
    takes one end away wants none any more.
    """
    if start is None and end is None:
        return 0, 0
    if (start is None or end is None) and before.quiet_from is not None:
        return 0, 0
    if start is None:
        start = ((end or 0) - _A_NIGHT) % 24
    return start, (start + _A_NIGHT) % 24 if end is None else end


def _changes(which: SettingsForm, filled: Filled, before: Preferences) -> PreferenceChanges:
    """The changes that a form asks for, where it was so ``before``. Refuses NO_SUCH_LANGUAGE and what no form sends."""
    match which:
        case SettingsForm.REMINDERS:
            start, end = (filled.one(name, _hour) for name in ("quiet-from", "quiet-until"))
            start, end = _quiet_hours(start, end, before)
            return PreferenceChanges(
                reminders=filled.one("reminders", ReminderPlace),
                quiet_from=start,
                quiet_until=end,
                zone=zones.zone_named(preferences.zones(), filled.one("time-zone", str)),
                daily_hour=filled.one("daily-hour", int) if filled.has("daily-hour") else None,
            )
        case SettingsForm.PRIVACY:
            on = filled.boxes("play", _PLAY) | filled.boxes("privacy", _PRIVACY)
            # A form that was opened before an update may lack these.
            asks, calls = filled.has("challenges-from"), filled.has("daily-puzzle")
            return PreferenceChanges(
                reduce_motion="boards-move" not in on,
                unlisted="leaderboards" not in on,
                in_words="pushes-in-words" in on,
                warned="warnings" in on,
                puzzles_shown="puzzles-on-card" in on,
                puzzles_counted="puzzles-for-server" in on,
                challenges_from=filled.one("challenges-from", ChallengesFrom) if asks else None,
                puzzle_reminder=bool(filled.boxes("daily-puzzle", _DAILY)) if calls else None,
            )
        case SettingsForm.LANGUAGE:
            return PreferenceChanges(language=filled.one("language", language_chosen))


def _hour(value: str) -> int | None:
    return None if value == words.NO_HOUR else int(value)


async def _choose(interaction: Interaction, changes: PreferenceChanges) -> Preferences:
    """Store what somebody changes, if anything; returns all of their settings."""
    context, me = interaction.client.context, person(interaction)
    if changes == PreferenceChanges():
        return await context.database.read(preferences.read, me)
    changed = await context.database.write(preferences.choose, me, changes, context.clock.now())
    context.publisher.tell_away(changed.told)
    if changes.language is not None:
        context.languages.choose(interaction.user.id, changes.language)
    return changed.chosen


def _language_of(interaction: Interaction) -> str:
    """The language that somebody reads from now on."""
    chosen = interaction.client.context.languages.chosen_by(interaction.user.id)
    return language_for(chosen or interaction.locale.value)


async def _told(interaction: Interaction, mine: Preferences, *, saved: bool) -> str:
    context, here = interaction.client.context, interaction.guild_id
    chosen = context.languages.chosen_by(interaction.user.id)
    may_move = here is None or (await context.database.read(servers.settings, here)).guild.boards_move
    return words.mine(mine, chose_language=chosen is not None, saved=saved, may_move=may_move)


class SettingsCog(commands.Cog):
    """A player's own settings."""

    @app_commands.command(name="settings", description=localised("command-settings"))
    @app_commands.describe(
        reminders=localised("command-settings-reminders"),
        quiet_from=localised("command-settings-quiet-from"),
        quiet_until=localised("command-settings-quiet-until"),
        time_zone=localised("command-settings-time-zone"),
        boards_move=localised("command-settings-boards-move"),
        pushes_in_words=localised("command-settings-pushes-in-words"),
        leaderboards=localised("command-settings-leaderboards"),
        language=localised("command-settings-language"),
        warnings=localised("command-settings-warnings"),
        puzzles_on_card=localised("command-settings-puzzles-on-card"),
        puzzles_for_server=localised("command-settings-puzzles-for-server"),
        challenges_from=localised("command-settings-challenges-from"),
        daily_hour=localised("command-settings-daily-hour"),
        puzzle_reminder=localised("command-settings-puzzle-reminder"),
    )
    @app_commands.choices(reminders=_REMINDERS, challenges_from=_CHALLENGES_FROM)
    async def settings(
        self,
        interaction: Interaction,
        reminders: app_commands.Choice[str] | None = None,
        quiet_from: int | None = None,
        quiet_until: int | None = None,
        time_zone: str | None = None,
        boards_move: bool | None = None,
        pushes_in_words: bool | None = None,
        leaderboards: bool | None = None,
        language: app_commands.Transform[str, Language] | None = None,
        warnings: bool | None = None,
        puzzles_on_card: bool | None = None,
        puzzles_for_server: bool | None = None,
        challenges_from: app_commands.Choice[str] | None = None,
        daily_hour: int | None = None,
        puzzle_reminder: bool | None = None,
    ) -> None:
        """Change the settings that are given, and show all of them."""
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
            ChallengesFrom(challenges_from.value) if challenges_from else None,
            daily_hour,
            in_words=pushes_in_words,
            puzzle_reminder=puzzle_reminder,
        )
        mine = await _choose(interaction, changes)
        with speaking(_language_of(interaction)):
            told = await _told(interaction, mine, saved=changes != PreferenceChanges())
            await send_ephemeral(interaction, told, view=settings_view())

    @settings.autocomplete("time_zone")
    async def _zones(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones that fit what was typed."""
        return offered(zones.zone_choices(preferences.zones(), typed))

    @settings.autocomplete("language")
    async def _languages(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Languages that fit what was typed."""
        return offered(words.language_choices(typed))
