"""The permissions the bot needs to post a board and to give a role, and where boards are allowed."""

from __future__ import annotations

from functools import partial

import discord

from bot.context import Interaction
from bot.delivery.permissions import missing_in_channel, missing_to_post
from bot.invite import invite_link
from bot.origin import is_commands_only, is_user_installed, main_channel, person_of
from bot.replies import UNDELIVERED
from bot.tasks.roles import trouble_with
from bot.views.forms import WITH_MESSAGES
from data import Player
from data.queries.matches import running_matches
from data.queries.standings import EVERYWHERE
from services import servers
from services.clubhouse.role import RoleTrouble
from services.people import Person
from services.play.snapshots import Snapshot
from services.refusals import Refusal, Refused


def missing_for_boards(interaction: Interaction) -> list[str]:
    """The permissions the bot lacks where something was asked, as the catalogue tells them apart."""
    has = interaction.app_permissions
    if is_user_installed(interaction) or interaction.context.dm_channel:
        # As a user-installed app it only answers. In a direct message it may read and write without a permission.
        return [] if has.attach_files else ["attach-files"]
    known = interaction.guild.get_channel(interaction.channel_id or 0) if interaction.guild else None
    if known is not None:
        return missing_in_channel(known, has)
    return missing_to_post(has, in_thread=isinstance(interaction.channel, discord.Thread))


def refuse_elsewhere(interaction: Interaction, guild_id: int) -> None:
    """Refuse the leaderboard or the champions of another server: a press tells only its id, which anybody may know."""
    if guild_id not in {EVERYWHERE, interaction.guild_id}:
        raise Refused(Refusal.LEADERBOARD_ELSEWHERE)


def refuse_where_puzzles_cannot_come(interaction: Interaction, channel_id: int) -> None:
    """Refuse a channel of the server in which the daily puzzle could not be posted.

    Refusals: NOT_A_MEMBER, NO_PUZZLE_IN_FORUM and NO_PUZZLE_THERE, naming what is missing; OLD_BUTTON if there is no such channel.
    """
    if missing := _missing_in(interaction, channel_id, Refusal.NO_PUZZLE_IN_FORUM):
        raise Refused(Refusal.NO_PUZZLE_THERE, channels=frozenset({channel_id}), missing=" ".join(missing))


def refuse_where_no_clubhouse_can_be(interaction: Interaction, channel_id: int) -> None:
    """Refuse a channel of the server that can't be its clubhouse: NOT_A_MEMBER, NO_CLUBHOUSE_IN_FORUM, NO_CLUBHOUSE_THERE, OLD_BUTTON."""
    if missing := _missing_in(interaction, channel_id, Refusal.NO_CLUBHOUSE_IN_FORUM):
        raise Refused(Refusal.NO_CLUBHOUSE_THERE, channels=frozenset({channel_id}), missing=" ".join(missing))


def refuse_role(interaction: Interaction, role_id: int) -> None:
    """Refuse a role of the server that champions can't be given, or that is not for whoever asks to give away.

    Refusals: NOT_A_MEMBER, those of ROLE_…; OLD_BUTTON if there is no such role.
    """
    if is_commands_only(interaction):
        link = invite_link(interaction.application_id, interaction.guild_id)
        raise Refused(Refusal.NOT_A_MEMBER, invite=link)
    guild, asker = interaction.guild, interaction.user
    role = guild.get_role(role_id) if guild else None
    if guild is None or role is None or not isinstance(asker, discord.Member):
        raise Refused(Refusal.OLD_BUTTON)
    if trouble := trouble_with(role, guild.me):
        missing = {"missing": "manage-roles"} if trouble is RoleTrouble.NOT_ALLOWED else {}
        raise Refused(Refusal(f"role-{trouble.value}"), **missing)
    # Discord lets nobody give away a role that is not below their own; neither do we in their name.
    if asker.id != guild.owner_id and role >= asker.top_role:
        raise Refused(Refusal.ROLE_ABOVE_YOU)


def _missing_in(interaction: Interaction, channel_id: int, in_forum: Refusal) -> list[str]:
    """The permissions that are missing in a channel of the server; refuses one in which nothing can be posted at all."""
    if is_commands_only(interaction):
        link = invite_link(interaction.application_id, interaction.guild_id)
        raise Refused(Refusal.NOT_A_MEMBER, invite=link)
    channel = interaction.guild.get_channel(channel_id) if interaction.guild else None
    if interaction.guild is None or channel is None:
        raise Refused(Refusal.OLD_BUTTON)
    if channel.type not in WITH_MESSAGES:
        raise Refused(in_forum)
    is_here = interaction.channel_id == channel_id
    return missing_in_channel(channel, interaction.app_permissions if is_here else None)


async def refuse_where_boards_cannot_go(interaction: Interaction, *, homeless: bool = False) -> None:
    """Refuse a place where boards can't be posted, or are not allowed, before anything is begun there.

    ``homeless``: it is for a match that has lost its place, which may live in any channel then. Refusals: NOT_A_MEMBER, with the link that adds the bot; NO_CHANNEL, naming what is missing; ANSWERS_HIDDEN; NOT_IN_THIS_CHANNEL, naming where they are allowed.
    """
    if (
        is_user_installed(interaction)
        and interaction.guild_id
        and not interaction.permissions.use_external_apps
    ):
        raise Refused(Refusal.ANSWERS_HIDDEN)
    if is_commands_only(interaction):
        link = invite_link(interaction.application_id, interaction.guild_id)
        raise Refused(Refusal.NOT_A_MEMBER, invite=link)
    # First what would be so with all permissions: nobody is to ask for some that help nobody.
    if not homeless:
        await refuse_where_matches_may_not_live(interaction)
    if missing := missing_for_boards(interaction):
        raise Refused(Refusal.NO_CHANNEL, missing=" ".join(missing))


def refuse_around_thread(thread: discord.Thread) -> None:
    """Refuse a thread around which, in the channel it belongs to, the bot can post nothing: NO_CHANNEL, naming what is missing."""
    parent = thread.parent
    if parent is None:
        return  # a channel that the bot has not heard of yet
    missing = missing_in_channel(parent)
    if parent.type not in WITH_MESSAGES:
        missing = ["send-messages"]  # a forum takes nothing but posts
    if missing:
        raise Refused(Refusal.NO_CHANNEL, missing=" ".join(missing))


async def refuse_where_matches_may_not_live(interaction: Interaction, channel_id: int | None = None) -> None:
    """Refuse a channel, or this one, in which its server allows no matches: NOT_IN_THIS_CHANNEL."""
    if interaction.guild_id is None or is_user_installed(interaction):
        return
    channels = await interaction.client.context.database.read(
        servers.keeps_matches_out, interaction.guild_id, channel_id or main_channel(interaction)
    )
    if channels:
        raise Refused(Refusal.NOT_IN_THIS_CHANNEL, channels=channels)


async def refuse_in_thread_of_others(
    interaction: Interaction, opponent: Person | None, *, undecided: bool = False
) -> None:
    """Refuse to challenge somebody, or anybody, in a thread that the bot made for a match of others: THREAD_OF_OTHERS, naming the channel around it.

    ``undecided``: whom they mean to challenge is not known yet, so it may be the one with whom they play here.
    """
    here, discord_id = interaction.channel, opponent.discord_id if opponent else None
    if await is_thread_of_others(interaction, discord_id, both=not undecided):
        around = here.parent_id if isinstance(here, discord.Thread) else 0
        raise Refused(Refusal.THREAD_OF_OTHERS, channels=frozenset({around}))


async def is_thread_of_others(interaction: Interaction, discord_id: int | None, *, both: bool = True) -> bool:
    """True in a thread that the bot made for a match in which somebody plays who is neither this person nor the other one, if there is one.

    Not ``both``: in which this person does not play.
    """
    here, bot = interaction.channel, interaction.client.user
    if not isinstance(here, discord.Thread) or bot is None or here.owner_id != bot.id:
        return False
    among = [interaction.user.id, *([discord_id] if discord_id else [])]
    of_others = partial(running_matches.is_of_others, both=both)
    return await interaction.client.context.database.read(of_others, here.id, among)


def refuse_alone_with_the_bot(interaction: Interaction) -> None:
    """Refuse a match in a direct conversation with the bot, where nobody else is."""
    if interaction.context.dm_channel:
        raise Refused(Refusal.NOBODY_ELSE_HERE)


async def refuse_where_opponent_cannot_see(interaction: Interaction, snapshot: Snapshot) -> None:
    """Refuse to move a match to a place where the other player could not see it."""
    if interaction.channel_id == snapshot.match.channel_id:
        return
    if snapshot.bot_side is not None:
        if is_user_installed(interaction):
            raise Refused(Refusal.BOT_IS_GUEST)
        return
    if interaction.context.dm_channel:
        raise Refused(Refusal.BOARD_NOT_ALONE)
    if interaction.guild is None or is_user_installed(interaction):
        return  # the bot can't know who is there; the player who moves the match does
    opponent = snapshot.opponent_of(interaction.user.id)
    if opponent.discord_id is None:
        return  # the opponent was forgotten
    try:
        member = await interaction.guild.fetch_member(opponent.discord_id)
    except discord.NotFound:
        raise Refused(Refusal.OPPONENT_NOT_HERE, opponent=opponent) from None
    if not _sees(member, interaction.channel):
        raise Refused(Refusal.OPPONENT_NOT_HERE, opponent=opponent)


async def refuse_if_gone(interaction: Interaction, player: Player) -> None:
    """Refuse a match with somebody who has left the server, as far as the bot can know."""
    if interaction.guild is None or is_user_installed(interaction) or player.reached_at is None:
        return
    try:
        await interaction.guild.fetch_member(player.reached_at)
    except discord.NotFound:
        raise Refused(Refusal.CHALLENGED_STRANGER) from None
    except UNDELIVERED:
        return  # nobody knows


def refuse_where_unseen(interaction: Interaction, member: discord.User | discord.Member | None) -> None:
    """Refuse to challenge somebody where they could not see it, as far as the bot can know."""
    if is_user_installed(interaction):
        return
    if isinstance(member, discord.Member) and not _sees(member, interaction.channel):
        unseen = person_of(member)
        opponent = Player(0, unseen.discord_id, unseen.name)
        raise Refused(Refusal.OPPONENT_NOT_HERE, opponent=opponent)


def _sees(member: discord.Member, channel: object) -> bool:
    """True if somebody can see a channel or thread of their server, as far as the bot can know."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return True  # of a channel that the bot has not heard of yet
    return channel.permissions_for(member).view_channel
