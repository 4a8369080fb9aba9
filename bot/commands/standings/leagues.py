"""``/league``: a server's leagues, joining and leaving them and, for its moderators, announcing and ending them."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import Number
from bot.commands.common.forms import Filled, person_in
from bot.commands.common.options import localised
from bot.commands.common.permissions import refuse_around_thread, refuse_where_boards_cannot_go
from bot.context import Interaction
from bot.delivery.leagues import pictures
from bot.origin import main_channel, person
from bot.replies import NOBODY, best_effort, edit_answer, send_ephemeral
from bot.views.leagues import announce_form, end_view, leave_view, list_view, page_view, remove_form
from data import Pace
from data.leagues import League
from game import Edition
from services import servers
from services.leagues import announcing, telling
from services.leagues.announcing import LeagueTerms
from services.leagues.telling import SeasonSeen
from services.people import Person
from services.refusals import Refusal, Refused
from words.pages import leagues as words


class LeaguesCog(commands.Cog):
    """The leagues of a server."""

    @app_commands.command(name="league", description=localised("command-league"))
    # All is said, because discord.py adds the tree's defaults to what is left out.
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def league(self, interaction: Interaction) -> None:
        """The leagues of this server."""
        _refuse_if_off(interaction)
        listed = await _listed(interaction)
        if len(listed) == 1:
            text, view = _page(interaction, listed[0])
            await send_ephemeral(interaction, text, view=view)
            return
        view = list_view(listed, may_manage=_may_manage(interaction))
        await send_ephemeral(interaction, words.list_text(listed), view=view)


async def turn_to(interaction: Interaction, league_id: Number) -> None:
    """Show one league to whoever chose it."""
    await _turn_page(interaction, await _seen(interaction, league_id))


async def table(interaction: Interaction, league_id: Number, _pair_or_season: Number) -> None:
    """Show whoever presses the table of their division in a league or, if they play in none, of the first."""
    seen = await _seen(interaction, league_id)
    if not seen.divisions:
        await send_ephemeral(interaction, words.page_text(seen, person(interaction)))
        return
    number = seen.division_of(person(interaction)) or 0
    context = interaction.client.context
    files = await pictures(context.drawing, context.asker(interaction), seen, number)
    await send_ephemeral(interaction, "\n".join(words.division_lines(seen, number)), files=files)


async def join(interaction: Interaction, league_id: Number) -> None:
    """Join a league."""
    _refuse_if_off(interaction)
    context = interaction.client.context
    league = await context.database.write(
        announcing.join, interaction.guild_id or 0, league_id, person(interaction), context.clock.now()
    )
    await _answer_and_tell(interaction, words.joined_text(league), league)


async def leave(interaction: Interaction, league_id: Number) -> None:
    """Leave a league: at once before it begins, and after a question while it runs."""
    seen = await _seen(interaction, league_id)
    if seen.is_in(person(interaction)) or not seen.plays(person(interaction)):
        await leave_for_sure(interaction, league_id)
        return
    await send_ephemeral(interaction, words.leave_question(seen.league), view=leave_view(seen.league))


async def leave_for_sure(interaction: Interaction, league_id: Number) -> None:
    """Leave a league."""
    context = interaction.client.context
    league = await context.database.write(
        announcing.leave, interaction.guild_id or 0, league_id, person(interaction), context.clock.now()
    )
    await _answer_and_tell(interaction, words.left_text(league), league)


async def open_form(interaction: Interaction) -> None:
    """Ask a moderator, in a form, for the terms of a new league."""
    _refuse_if_off(interaction)
    servers.refuse_others(_may_manage(interaction))
    await _channel_for_leagues(interaction)
    guild, _ = await interaction.client.context.database.read(servers.settings, interaction.guild_id)
    await interaction.response.send_modal(announce_form(guild))


async def announce(interaction: Interaction, filled: Filled) -> None:
    """Announce a league in this channel, on the terms that were filled in."""
    _refuse_if_off(interaction)
    servers.refuse_others(_may_manage(interaction))
    channel_id = await _channel_for_leagues(interaction)
    terms = LeagueTerms(
        filled.one("league-name", str),
        filled.one("edition", Edition),
        filled.one("pace", Pace),
        filled.one("league-begins", words.joining_in),
    )
    context = interaction.client.context
    league = await context.database.write(
        announcing.announce, interaction.guild_id or 0, channel_id, terms, context.clock.now()
    )
    await _answer_and_tell(interaction, words.announced_text(league), league)


async def pause(interaction: Interaction, league_id: Number) -> None:
    """Let a league begin nothing more."""
    await _pause(interaction, league_id, goes_on=False)


async def go_on(interaction: Interaction, league_id: Number) -> None:
    """Let a league that was paused go on."""
    await _pause(interaction, league_id, goes_on=True)


async def _pause(interaction: Interaction, league_id: int, *, goes_on: bool) -> None:
    servers.refuse_others(_may_manage(interaction))
    context = interaction.client.context
    change = partial(announcing.pause, goes_on=goes_on)
    league = await context.database.write(change, interaction.guild_id or 0, league_id, context.clock.now())
    await _tell_and_turn(interaction, league)


async def move_here(interaction: Interaction, league_id: Number) -> None:
    """Let a league be told in this channel, and begin its pairs here."""
    servers.refuse_others(_may_manage(interaction))
    channel_id = await _channel_for_leagues(interaction)
    league = await interaction.client.context.database.write(
        announcing.move, interaction.guild_id or 0, league_id, channel_id
    )
    await _tell_and_turn(interaction, league)


async def ask_whom_to_remove(interaction: Interaction, league_id: Number) -> None:
    """Ask a moderator, in a form, whom to take out of a league."""
    servers.refuse_others(_may_manage(interaction))
    seen = await _seen(interaction, league_id)
    await interaction.response.send_modal(remove_form(seen.league))


async def remove(interaction: Interaction, league_id: Number, filled: Filled) -> None:
    """Take somebody out of a league."""
    servers.refuse_others(_may_manage(interaction))
    gone = person_in(interaction, filled, "league-member")
    if gone is None:
        raise Refused(Refusal.NOT_IN_LEAGUE)
    whom = Person(gone.id, gone.display_name)
    context = interaction.client.context
    league = await context.database.write(
        announcing.remove, interaction.guild_id or 0, league_id, whom, context.clock.now()
    )
    await _answer_and_tell(interaction, words.removed_text(league, gone.id), league)


async def ask_to_end(interaction: Interaction, league_id: Number) -> None:
    """Ask a moderator whether a league is to end for good."""
    servers.refuse_others(_may_manage(interaction))
    seen = await _seen(interaction, league_id)
    await send_ephemeral(interaction, words.end_question(seen.league), view=end_view(seen.league))


async def end(interaction: Interaction, league_id: Number) -> None:
    """End a league for good."""
    servers.refuse_others(_may_manage(interaction))
    context = interaction.client.context
    league = await context.database.write(announcing.end, interaction.guild_id or 0, league_id)
    await _answer_and_tell(interaction, words.ended_text(league), league)


def _may_manage(interaction: Interaction) -> bool:
    return interaction.permissions.manage_guild


async def _channel_for_leagues(interaction: Interaction) -> int:
    """The channel in which a league that is announced here is told; for a thread, the channel it belongs to.

    Refuses as ``refuse_where_boards_cannot_go`` does, a forum among them.
    """
    await refuse_where_boards_cannot_go(interaction)
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        refuse_around_thread(channel)
    return main_channel(interaction)


def _refuse_if_off(interaction: Interaction) -> None:
    """Refuse where the host has switched leagues off."""
    if not interaction.client.context.has_contests:
        raise Refused(Refusal.NO_CONTESTS)


async def _listed(interaction: Interaction) -> list[SeasonSeen]:
    found = await interaction.client.context.database.read(telling.of_guild, interaction.guild_id or 0)
    return list(found)


async def _seen(interaction: Interaction, league_id: int) -> SeasonSeen:
    """A league of this server. Refuses NO_SUCH_LEAGUE."""
    seen = await interaction.client.context.database.read(telling.read, league_id)
    if seen is None or seen.league.guild_id != interaction.guild_id:
        raise Refused(Refusal.NO_SUCH_LEAGUE)
    return seen


async def _turn_page(interaction: Interaction, seen: SeasonSeen) -> None:
    """Let the private message show one league."""
    text, view = _page(interaction, seen)
    await edit_answer(interaction, content=text, view=view, allowed_mentions=NOBODY)


def _page(interaction: Interaction, seen: SeasonSeen) -> tuple[str, discord.ui.View]:
    """One league as this person reads it, and what they may do there."""
    me = person(interaction)
    is_in, plays = seen.is_in(me), seen.plays(me)
    view = page_view(seen, is_in=is_in, plays=plays, may_manage=_may_manage(interaction))
    return words.page_text(seen, me), view


async def _tell_and_turn(interaction: Interaction, league: League) -> None:
    """Show a league as it is now, in private and in its channel."""
    await _turn_page(interaction, await _seen(interaction, league.id))
    _tell(interaction, league)


async def _answer_and_tell(interaction: Interaction, text: str, league: League) -> None:
    """Answer in private, and let the league's message say what is so now."""
    await best_effort(send_ephemeral(interaction, text))
    _tell(interaction, league)


def _tell(interaction: Interaction, league: League) -> None:
    context = interaction.client.context
    context.seasons.keep_telling(league.id, context.publisher.background)
