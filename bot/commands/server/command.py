"""``/server``: what a server's moderators decide, by options or in forms."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import Number
from bot.commands.common.forms import Filled
from bot.commands.common.options import EDITIONS, PACES, Language, language_chosen, localised, offered
from bot.commands.common.permissions import (
    refuse_role,
    refuse_where_no_clubhouse_can_be,
    refuse_where_puzzles_cannot_come,
)
from bot.commands.puzzles import show_daily
from bot.commands.server import champion_role as role_choice
from bot.commands.server import ending
from bot.context import Interaction
from bot.delivery.permissions import missing_for_threads_in, missing_in
from bot.origin import is_commands_only, main_channel
from bot.replies import NOBODY, best_effort, edit_answer, send_ephemeral
from bot.tasks.roles import trouble_with
from bot.views.buttons import button, view_of
from bot.views.settings import server_form, server_view
from data import Clubhouse, Pace, ToldResults
from game import Edition
from services import servers
from services.clubhouse import choices, role, week
from services.clubhouse.choices import NO_ROLE, ClubhouseChanges
from services.clubhouse.role import RoleTrouble
from services.contests import telling
from services.people import Place
from services.refusals import Refusal, Refused
from services.servers import NOWHERE, ServerChanges, ServerSettings
from words.catalogue import say
from words.limits import OPTIONS
from words.pages import settings as words
from words.pages.settings import ServerForm

_BOARDS: Final = ("boards-move", "threads")
_CONTESTS: Final = ("anyone-announces",)
#: A form that was opened before an update has the daily puzzle in it, which is chosen with its channel now.
_POSTS: Final = ("house", "week", "season", "badges", "daily-puzzle")


async def open_form(interaction: Interaction, which: ServerForm) -> None:
    """Open a form with some of the server's settings, as they are now."""
    servers.refuse_others(interaction.permissions.manage_guild)
    database, guild_id = interaction.client.context.database, interaction.guild_id
    settings, house = (
        await database.read(servers.settings, guild_id),
        await database.read(choices.chosen, guild_id),
    )
    there = _channels(interaction) | _roles(interaction)
    await interaction.response.send_modal(server_form(which, settings, house, there))


async def change(interaction: Interaction, which: ServerForm, filled: Filled) -> None:
    """Change what was filled in, and show all settings where they were."""
    servers.refuse_others(interaction.permissions.manage_guild)
    of_house = _house_changes(which, filled)
    await _refuse_house(interaction, of_house)
    settings = await _choose(interaction, _changes(interaction, which, filled))
    house, to_give = await _open_house(interaction, of_house)
    if to_give:
        question = await role_choice.question(interaction, house, to_give)
        await edit_answer(interaction, **question, allowed_mentions=NOBODY)
        return
    told = await _told(interaction, settings, house, saved=True)
    where = words.puzzle_beside(settings.guild, house) if which is ServerForm.CLUBHOUSE else None
    await edit_answer(interaction, content="\n".join(filter(None, (told, where))), view=server_view())


async def give_role(interaction: Interaction, role_id: Number) -> None:
    """Let the champions have a role, after the question, and show all settings in its place. Refuses as ``_refuse_house`` does."""
    chosen = ClubhouseChanges(champion_role=role_id)
    await _refuse_house(interaction, chosen)
    await _store_house(interaction, chosen)
    await _show_all(interaction, saved=True)


async def keep_role(interaction: Interaction) -> None:
    """Show all settings in place of the question: the champions' role stays as it is."""
    servers.refuse_others(interaction.permissions.manage_guild)
    await _show_all(interaction, saved=False)


async def _show_all(interaction: Interaction, *, saved: bool) -> None:
    """Show all settings in place of a question."""
    read, guild_id = interaction.client.context.database.read, interaction.guild_id
    settings, house = await read(servers.settings, guild_id), await read(choices.chosen, guild_id)
    told = await _told(interaction, settings, house, saved=saved)
    await edit_answer(interaction, content=told, view=server_view(), allowed_mentions=NOBODY)


async def _puzzle_channel(interaction: Interaction) -> int | None:
    """The channel to which the daily puzzle comes."""
    settings = await interaction.client.context.database.read(servers.settings, interaction.guild_id)
    return settings.guild.puzzle_channel_id


async def offer_puzzle_here(interaction: Interaction) -> None:
    """Ask whoever may settle that whether the daily puzzle is to come to this channel; show anybody else today's.

    Refuses a channel to which it can't come.
    """
    if not interaction.permissions.manage_guild or await _puzzle_channel(interaction):
        await show_daily(interaction)
        return
    here = main_channel(interaction)
    refuse_where_puzzles_cannot_come(interaction, here)
    asked = say("greeting-puzzle-ask", channel=f"<#{here}>")
    yes = button(say("button-post-daily"), "puzzlehereyes", style=discord.ButtonStyle.success)
    await send_ephemeral(interaction, asked, view=view_of(yes, button(say("button-see-daily"), "daily")))


async def post_puzzle_here(interaction: Interaction) -> None:
    """Have the daily puzzle come to this channel from now on. Refuses as ``_choose`` does."""
    here = main_channel(interaction)
    await _choose(interaction, ServerChanges(puzzle_channel=here))
    await edit_answer(interaction, content=say("greeting-puzzle", channel=f"<#{here}>"), view=None)


def _house_changes(which: ServerForm, filled: Filled) -> ClubhouseChanges:
    """The changes of the clubhouse that its form asks for; other forms ask for none. Refuses what no form sends."""
    if which is not ServerForm.CLUBHOUSE:
        return ClubhouseChanges()
    (channel,) = filled.ids("clubhouse", 1) or {NOWHERE}
    on = filled.boxes("posts", _POSTS)
    # A form that was opened before an update has no role in it.
    role = next(iter(filled.ids("champion-role", 1)), NO_ROLE) if filled.has("champion-role") else None
    return ClubhouseChanges(
        channel,
        filled.one("results", ToldResults),
        board="house" in on,
        week="week" in on,
        week_hour=filled.one("week-hour", words.hour_named),
        season="season" in on,
        badges="badges" in on,
        champion_role=role,
    )


def _changes(interaction: Interaction, which: ServerForm, filled: Filled) -> ServerChanges:
    """The changes that a form asks for, except those of the clubhouse itself. Refuses NO_SUCH_LANGUAGE and what no form sends."""
    match which:
        case ServerForm.MATCHES:
            on = filled.boxes("boards", _BOARDS)
            # A form that was opened before an update has nothing of contests in it.
            announces = filled.boxes("contests", _CONTESTS) if filled.has("contests") else None
            return ServerChanges(
                boards_move="boards-move" in on,
                threads="threads" in on,
                pace=filled.one("pace", Pace),
                edition=filled.one("edition", Edition),
                anyone_announces=None if announces is None else "anyone-announces" in announces,
            )
        case ServerForm.CHANNELS:
            (puzzle,) = filled.ids("daily-puzzle", 1) or {NOWHERE}
            # Where more channels were allowed than a menu can hold, the form has none.
            matches = filled.ids("matches-here", OPTIONS) if filled.has("matches-here") else None
            if not (matches or frozenset()) <= _channels(interaction):
                raise Refused(Refusal.OLD_BUTTON)
            return ServerChanges(match_channels=matches, puzzle_channel=puzzle)
        case ServerForm.LANGUAGE:
            return ServerChanges(language=filled.one("language", language_chosen))
        case ServerForm.CLUBHOUSE:
            return ServerChanges()


async def _choose(interaction: Interaction, changes: ServerChanges) -> ServerSettings:
    """Store what a moderator changes, if anything; returns all of the server's settings.

    Refuses NOT_A_MODERATOR, and a channel to which the daily puzzle can't come.
    """
    context, guild_id = interaction.client.context, interaction.guild_id or 0
    if changes == ServerChanges():
        return await context.database.read(servers.settings, guild_id)
    # A server can allow a command to others in Discord; only the permission to manage it counts here.
    may_manage = interaction.permissions.manage_guild
    servers.refuse_others(may_manage)
    if changes.puzzle_channel:
        before = await context.database.read(servers.settings, guild_id)
        if changes.puzzle_channel != before.guild.puzzle_channel_id:
            refuse_where_puzzles_cannot_come(interaction, changes.puzzle_channel)
    here = Place(guild_id, main_channel(interaction))
    settings = await context.database.write(servers.choose, here, changes, may_manage=may_manage)
    context.languages.choose_here(guild_id, settings.guild)
    if changes.language is not None:
        await context.say_anew(guild_id)
    return settings


async def _open_house(interaction: Interaction, changes: ClubhouseChanges) -> tuple[Clubhouse, int | None]:
    """Store what a moderator changes of the clubhouse, if anything; the clubhouse, and another role that is chosen for its champions.

    That is not stored: it would be given out at once, so a question comes first. Refuses NOT_A_MODERATOR.
    """
    before = await interaction.client.context.database.read(choices.chosen, interaction.guild_id)
    wanted = changes.champion_role
    if wanted in {None, NO_ROLE, before.role_id}:
        return await _store_house(interaction, changes), None
    return await _store_house(interaction, changes._replace(champion_role=None)), wanted


async def _store_house(interaction: Interaction, changes: ClubhouseChanges) -> Clubhouse:
    """Store what a moderator changes of the clubhouse, if anything, and return it; refuses NOT_A_MODERATOR.

    It is looked at by the next round of its tasks.
    """
    context, guild_id = interaction.client.context, interaction.guild_id or 0
    if changes == ClubhouseChanges():
        return await context.database.read(choices.chosen, guild_id)
    may_manage = interaction.permissions.manage_guild
    before = await context.database.read(choices.chosen, guild_id)
    after = await context.database.write(
        choices.choose, guild_id, changes, context.clock.now(), may_manage=may_manage
    )
    if before.channel_id and before.board_message_id and after.board_message_id is None:
        # It would tell for ever what was on when it was left there.
        channel = interaction.client.get_partial_messageable(before.channel_id, guild_id=guild_id)
        await best_effort(channel.get_partial_message(before.board_message_id).delete())
    return after


async def _refuse_house(interaction: Interaction, changes: ClubhouseChanges) -> None:
    """Refuse a change of the clubhouse that can't be, before anything is stored.

    Refuses NOT_A_MODERATOR, NO_CLUBHOUSES, a channel that can't be the clubhouse, and a role that champions can't be given.
    """
    if changes == ClubhouseChanges():
        return
    context = interaction.client.context
    servers.refuse_others(interaction.permissions.manage_guild)
    if not context.has_clubhouses:
        raise Refused(Refusal.NO_CLUBHOUSES)
    # Whoever changes something else in the form need not first mend what is in the way of what was chosen before.
    before = await context.database.read(choices.chosen, interaction.guild_id)
    if changes.channel and changes.channel != before.channel_id:
        refuse_where_no_clubhouse_can_be(interaction, changes.channel)
    if changes.champion_role and changes.champion_role != before.role_id:
        refuse_role(interaction, changes.champion_role)


async def _told(interaction: Interaction, settings: ServerSettings, house: Clubhouse, *, saved: bool) -> str:
    """The settings as a moderator reads them, with what the bot knows to be in the way."""
    context, guild_id = interaction.client.context, interaction.guild_id or 0
    champions = await context.database.read(role.holders, house)
    lately = await context.database.read(week.lately, guild_id, context.clock.now())
    language = context.languages.of_server(guild_id)
    chosen = {channel for channel in (settings.guild.puzzle_channel_id, house.channel_id) if channel}
    # Where the bot is no member it knows of no channels.
    gone = frozenset() if is_commands_only(interaction) else chosen - _channels(interaction)
    trouble = None if is_commands_only(interaction) else _trouble(interaction, house)
    missing = {channel: missing_in(interaction.guild, channel) for channel in chosen}
    if house.channel_id and (known := missing[house.channel_id]):
        # What the bot knows now is newer than what its last post met.
        house = house._replace(trouble=" ".join(known))
    puzzles = missing.get(settings.guild.puzzle_channel_id or 0, ())
    boards = {each: missing_in(interaction.guild, each) for each in settings.channels}
    contests = await context.database.read(telling.channels, guild_id)
    threads = _without_threads(interaction, settings, contests) if settings.guild.threads else {}
    no_contests = {each: missing_in(interaction.guild, each) for each in sorted(contests)}
    health = words.ServerHealth(
        gone,
        puzzles,
        boards,
        threads,
        no_contests,
        no_role=trouble,
        champions=champions,
        lately=lately,
    )
    return words.of_server(settings, house, health, language, saved=saved)


def _without_threads(
    interaction: Interaction, settings: ServerSettings, contests: Collection[int]
) -> dict[int, list[str]]:
    """The channels for matches (here, if they are played everywhere), and of ``contests``, in which no thread can be made, each with what is missing."""
    channels = sorted({*(settings.channels or [interaction.channel_id or 0]), *contests})
    missing = {each: missing_for_threads_in(interaction.guild, each) for each in channels}
    return {channel: names for channel, names in missing.items() if names}


def _trouble(interaction: Interaction, house: Clubhouse) -> RoleTrouble | None:
    """The reason why the champions don't have their role: one that the bot knows of now, or else that of the last try."""
    found = interaction.guild.get_role(house.role_id) if interaction.guild and house.role_id else None
    if house.role_id and interaction.guild and found is None:
        return RoleTrouble.GONE
    if found and (trouble := trouble_with(found, found.guild.me)):
        return trouble
    if not house.role_trouble:
        return None
    return RoleTrouble.GONE if house.role_trouble == RoleTrouble.GONE.value else RoleTrouble.REFUSED


def _roles(interaction: Interaction) -> frozenset[int]:
    """The roles of the server, as far as the bot knows."""
    return frozenset(role.id for role in interaction.guild.roles) if interaction.guild else frozenset()


def _channels(interaction: Interaction) -> frozenset[int]:
    """The channels of the server, as far as the bot knows."""
    return (
        frozenset(channel.id for channel in interaction.guild.channels) if interaction.guild else frozenset()
    )


class ServerCog(commands.Cog):
    """A server's settings, for those who may manage it."""

    @app_commands.command(name="server", description=localised("command-server"))
    @app_commands.describe(
        boards_move=localised("command-server-boards-move"),
        threads=localised("command-server-threads"),
        pace=localised("command-server-pace"),
        edition=localised("command-server-edition"),
        matches_here=localised("command-server-matches-here"),
        daily_puzzle=localised("command-server-daily-puzzle"),
        clubhouse=localised("command-server-clubhouse"),
        champion_role=localised("command-server-champion-role"),
        end_match=localised("command-server-end-match"),
        language=localised("command-server-language"),
    )
    @app_commands.choices(pace=PACES, edition=EDITIONS)
    # All is said, because discord.py adds the tree's defaults to what is left out.
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.default_permissions(manage_guild=True)
    async def server(
        self,
        interaction: Interaction,
        boards_move: bool | None = None,
        threads: bool | None = None,
        pace: app_commands.Choice[str] | None = None,
        edition: app_commands.Choice[str] | None = None,
        matches_here: bool | None = None,
        daily_puzzle: bool | None = None,
        clubhouse: bool | None = None,
        champion_role: discord.Role | None = None,
        end_match: str | None = None,
        language: app_commands.Transform[str, Language] | None = None,
    ) -> None:
        """Change the settings that are given, and show all of them."""
        puzzle = None if daily_puzzle is None else main_channel(interaction) if daily_puzzle else NOWHERE
        changes = ServerChanges(
            boards_move,
            threads,
            Pace(pace.value) if pace else None,
            Edition(edition.value) if edition else None,
            matches_here,
            language,
            puzzle_channel=puzzle,
        )
        # First, so that a match that can't be ended leaves the settings as they are.
        to_end = None if end_match is None else await ending.named(interaction, end_match)
        moved = ClubhouseChanges(
            None if clubhouse is None else main_channel(interaction) if clubhouse else NOWHERE,
            champion_role=champion_role.id if champion_role else None,
        )
        await _refuse_house(interaction, moved)
        settings = await _choose(interaction, changes)
        house, to_give = await _open_house(interaction, moved)
        if to_end is not None:
            await ending.ask(interaction, to_end)
        if to_give:
            await send_ephemeral(interaction, **await role_choice.question(interaction, house, to_give))
        if to_end is not None or to_give:
            return
        saved = (changes, moved) != (ServerChanges(), ClubhouseChanges())
        told = await _told(interaction, settings, house, saved=saved)
        if interaction.permissions.manage_guild:
            await send_ephemeral(interaction, told, view=server_view())
        else:
            await send_ephemeral(interaction, told)

    @server.autocomplete("language")
    async def _languages(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Languages that fit what was typed."""
        return offered(words.language_choices(typed))

    @server.autocomplete("end_match")
    async def _running(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The server's running matches that fit what was typed."""
        if not interaction.permissions.manage_guild:
            return []
        return offered(await ending.search(interaction, typed))
