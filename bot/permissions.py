"""What the bot needs to be allowed to post a board."""

from __future__ import annotations

import discord

from bot.house import Interaction
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import Snapshot
from data import Player


def missing_for_boards(interaction: Interaction) -> list[str]:
    """The permissions the bot lacks where something was asked, by the names Discord's settings use."""
    has = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    sends = has.send_messages_in_threads if in_thread else has.send_messages
    needed = {
        "View Channel": has.view_channel,
        "Send Messages in Threads" if in_thread else "Send Messages": sends,
        "Attach Files": has.attach_files,
        "Read Message History": has.read_message_history,
    }
    return [name for name, given in needed.items() if not given]


def refuse_where_boards_cannot_go(interaction: Interaction) -> None:
    """Refuse NO_CHANNEL, naming what is missing, before anything is begun that could not be shown."""
    if missing := missing_for_boards(interaction):
        raise Refused(Refusal.NO_CHANNEL, missing=", ".join(missing))


async def refuse_where_opponent_cannot_see(interaction: Interaction, snapshot: Snapshot) -> None:
    """Refuse to take a match to a place where the other player could not follow it."""
    if interaction.channel_id == snapshot.match.channel_id or interaction.guild is None:
        return
    opponent = snapshot.opponent_of(interaction.user.id)
    try:
        member = await interaction.guild.fetch_member(opponent.discord_id or 0)
    except discord.NotFound:
        raise Refused(Refusal.OPPONENT_NOT_HERE, opponent=opponent) from None
    if not _sees(member, interaction.channel):
        raise Refused(Refusal.OPPONENT_NOT_HERE, opponent=opponent)


def refuse_where_unseen(interaction: Interaction, member: discord.User | discord.Member | None) -> None:
    """Refuse to challenge somebody where they could not see it."""
    if isinstance(member, discord.Member) and not _sees(member, interaction.channel):
        opponent = Player(0, member.id, member.display_name)
        raise Refused(Refusal.OPPONENT_NOT_HERE, opponent=opponent)


def _sees(member: discord.Member, channel: object) -> bool:
    """Whether somebody can see a channel or thread of their server, as far as the bot can know."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    return channel.permissions_for(member).view_channel
