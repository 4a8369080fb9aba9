"""``/profile``: a player's card, and the buttons that share it, and turn it to another edition."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import AnyEdition, EditionName, Number
from bot.commands.common.editions import edition_buttons
from bot.commands.common.options import EDITIONS, localised
from bot.commands.common.pictures import language_for_picture
from bot.commands.common.sharing import shown_once
from bot.context import Interaction
from bot.origin import is_user_installed, leaderboard_guild, person, person_of
from bot.replies import NOBODY, edit_answer, send_ephemeral
from bot.views.buttons import button, view_of
from bot.views.first_steps import learn_button
from data import Score
from game import Edition
from renderer import Chart, ChartPoint, Ladder, Results, Tile, writable
from services.people import Person
from services.play.levels import LEVELS, shown
from services.players import profiles
from services.players.profiles import Profile
from services.refusals import Refusal, Refused
from words.catalogue import say, speaking
from words.pages import profiles as words


def profile_view(whom: Person, profile: Profile) -> discord.ui.View:
    """The buttons that open the badges, and share the card; and those to the other editions in which there is a rating."""
    shown = profile.leaderboard.edition
    return view_of(
        button(say("button-badges"), "badges", whom.discord_id),
        button(say("button-share"), "card", whom.discord_id, shown),
        *edition_buttons("cardin", shown, lambda each: (whom.discord_id, each), profile.standings),
    )


def shared_view() -> discord.ui.View:
    """The buttons below a card that everybody sees: to one's own, and a first lesson for whoever has none."""
    return view_of(button(say("button-my-card"), "mycard"), learn_button())


def chart_of(profile: Profile, server: str) -> Chart | None:
    """The chart of the ratings of a ``server``, or of those at puzzles; None if there are none."""
    ratings = profile.charted
    if not ratings:
        return None
    points = [ChartPoint(rated.rated_at.timestamp(), rated.rating, rated.deviation) for rated in ratings]
    points[-1] = points[-1]._replace(deviation=words.deviation_of(profile))
    return Chart(words.chart_title(profile, server), points, *words.chart_days(profile))


def ladder_of(profile: Profile) -> Ladder | None:
    """The ladder of levels; None for whoever has never played with the bot."""
    if not profile.against_bot:
        return None
    return Ladder(words.ladder_title(profile), len(LEVELS), frozenset(map(shown, profile.levels_beaten)))


def tiles_of(profile: Profile) -> list[Tile]:
    """The tiles of the card."""
    records = {
        "record": Results(*_won_drawn_lost(profile.score)),
        "bot": Results(*_won_drawn_lost(profile.score_against_bot)),
    }
    return [Tile(*tile, records.get(tile[0])) for tile in words.tiles(profile)]


def _won_drawn_lost(score: Score) -> tuple[int, int, int]:
    return score.wins, score.draws, score.losses


def language_drawn(profile: Profile, server: str) -> str:
    """The language of the words in the card of somebody in a ``server``."""
    return language_for_picture(
        [
            *(label for _, _, label in words.tiles(profile)),
            words.chart_title(profile, server),
            words.ladder_title(profile),
        ]
    )


async def open_profile(
    interaction: Interaction, whom: Person, edition: Edition | None, *, here: bool
) -> None:
    """Show somebody's profile to the one who asks; ``here``: they are a member of this server."""
    profile = await _profile(interaction, whom, edition, here=here)
    extra: dict[str, Any] = {"file": await _card(interaction, profile)}
    # A press tells only an id. Where the bot is no member, it can't ask then whether that is a member's.
    if not is_user_installed(interaction) or profile.is_mine or profile.with_me.matches:
        extra["view"] = profile_view(whom, profile)
    await send_ephemeral(interaction, words.profile_text(profile), **extra)


async def open_own(interaction: Interaction) -> None:
    """Show their own card to whoever presses."""
    await open_profile(interaction, person(interaction), None, here=True)


async def turn_to(interaction: Interaction, discord_id: Number, edition: EditionName) -> None:
    """Show the same card with the ratings of another edition."""
    profile = await pressed_profile(interaction, discord_id, edition)
    await edit_answer(
        interaction,
        content=words.profile_text(profile),
        attachments=[await _card(interaction, profile)],
        view=profile_view(Person(discord_id, ""), profile),
        allowed_mentions=NOBODY,
    )


async def share(interaction: Interaction, discord_id: Number, edition: AnyEdition) -> None:
    """Show the profile to everybody here, without the asker's matches against the player."""
    profile = await pressed_profile(interaction, discord_id, edition, shared=True)
    async with shown_once(interaction):
        with speaking(interaction.client.context.languages.here(interaction)):
            card = await _card(interaction, profile, shared=True)
            told, view = words.shared_text(profile), shared_view()
        await interaction.followup.send(told, file=card, view=view, allowed_mentions=NOBODY)


async def pressed_profile(
    interaction: Interaction, discord_id: int, edition: Edition | None, *, shared: bool = False
) -> Profile:
    """The profile that a press asks for, which tells only an id; ``shared``: others read it too. Refuses as ``profiles.of`` does."""
    members, guild_id = interaction.client.context.members, interaction.guild_id
    mine = discord_id == interaction.user.id
    here = not mine and guild_id is not None and await members.is_member(guild_id, discord_id)
    return await _profile(interaction, Person(discord_id, ""), edition, here=here, shared=shared)


async def _profile(
    interaction: Interaction, whom: Person, edition: Edition | None, *, here: bool, shared: bool = False
) -> Profile:
    context = interaction.client.context
    return await context.database.read(
        profiles.of,
        person(interaction),
        whom,
        here=here,
        guild_id=leaderboard_guild(interaction),
        edition=edition,
        now=context.clock.now(),
        shared=shared,
    )


async def _card(interaction: Interaction, profile: Profile, *, shared: bool = False) -> discord.File:
    """The card; where it is ``shared``, no text beside it tells its numbers."""
    context = interaction.client.context
    server = context.members.server_name(profile.leaderboard.guild_id)
    # A name that the fonts can't write is not drawn; the picture in words has it.
    drawn = server if writable(server) else ""
    with speaking(language_drawn(profile, drawn)):
        tiles, chart, ladder = tiles_of(profile), chart_of(profile, drawn), ladder_of(profile)
    picture = await context.drawing.profile(
        context.asker(interaction),
        profile.player.name,
        tiles,
        chart,
        likeness=context.avatars.likeness(profile.player),
        badges=[badge.value for badge in profile.shelf.on_card],
        ladder=ladder,
    )
    described = words.alt_text(profile, server) if shared else words.alt_beside_text(profile, server)
    return picture.file(described)


class ProfilesCog(commands.Cog):
    """The profiles."""

    @app_commands.command(name="profile", description=localised("command-profile"))
    @app_commands.describe(
        member=localised("command-profile-member"), edition=localised("command-profile-edition")
    )
    @app_commands.choices(edition=EDITIONS)
    async def profile(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        edition: app_commands.Choice[str] | None = None,
    ) -> None:
        """Somebody's profile, or one's own."""
        whom = _whom(interaction, member)
        # Discord says of whom it knows to be a member of this server.
        here = isinstance(member, discord.Member)
        await open_profile(interaction, whom, Edition(edition.value) if edition else None, here=here)


async def open_member(interaction: Interaction, member: discord.User) -> None:
    """Show somebody's profile, from the menu that a member has."""
    here = isinstance(member, discord.Member)
    await open_profile(interaction, _whom(interaction, member), None, here=here)


def _whom(interaction: Interaction, member: discord.User | discord.Member | None) -> Person:
    """The person whose profile is meant; refused for a bot."""
    if member is None:
        return person(interaction)
    if member.bot:
        raise Refused(Refusal.PROFILE_BOT)
    return person_of(member)
