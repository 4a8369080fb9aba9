"""**Follow** under an onlooker's **More**: letters about somebody else's match."""

from __future__ import annotations

import discord

from bot.commands.common.arguments import MatchId
from bot.context import Interaction
from bot.origin import is_user_installed, person, place
from bot.replies import NOBODY, edit_answer, is_on_private_message, send_ephemeral
from bot.views.buttons import Button, button, view_of
from services.play.access import Watched, watched
from services.play.snapshots import Snapshot
from services.play.telling import follows
from services.play.telling.follows import Following
from words.catalogue import say
from words.play.boards.running import watching
from words.play.letters import following_text


async def open_watched(interaction: Interaction, seen: Watched) -> None:
    """Show an onlooker what there is to see of a match, and how they follow it."""
    content, view = await _watched(interaction, seen)
    await send_ephemeral(interaction, content, view=view)


async def follow(interaction: Interaction, match_id: MatchId, how: Following) -> None:
    """Follow a match in another way, or no longer; also from a letter about it."""
    context, me = interaction.client.context, person(interaction)
    if how is Following.NONE:
        await context.database.write(follows.unfollow, match_id, me)
    else:
        await context.database.write(follows.follow, match_id, me, place(interaction), how)
    if not is_on_private_message(interaction):
        await interaction.response.edit_message(view=None)
        await send_ephemeral(interaction, following_text(how, match_id))
        return
    seen = await context.database.read(watched, match_id, me, interaction.channel_id or 0)
    if seen is not None:
        content, view = await _watched(interaction, seen)
        content = f"{content}\n{following_text(how, match_id)}" if how is Following.NONE else content
        await edit_answer(interaction, content=content, view=view, allowed_mentions=NOBODY)


async def _watched(interaction: Interaction, seen: Watched) -> tuple[str, discord.ui.View]:
    """The words and the buttons for an onlooker."""
    match_id = seen.snapshot.match.id
    how = await interaction.client.context.database.read(follows.how, match_id, person(interaction))
    content = watching(seen.snapshot)
    if how is not Following.NONE:
        content = f"{content}\n{following_text(how, match_id)}"
    may_follow = interaction.guild_id is not None and not is_user_installed(interaction)
    return content, _onlooker_view(seen, how if may_follow and seen.snapshot.running else None)


def _onlooker_view(seen: Watched, following: Following | None) -> discord.ui.View:
    """The last turn, the rules and, if its players let others replay the match, the film so far and each turn; and how to follow it."""
    match = seen.snapshot.match
    buttons = []
    if seen.snapshot.last:
        buttons.append(button(say("button-watch"), "watch", match.id, match.version))
    if seen.snapshot.last and seen.may_replay:
        buttons.append(button(say("button-film-so-far"), "film", match.id))
        buttons.append(button(say("button-replay"), "replay", match.id))
    buttons += _follow_buttons(seen.snapshot, following)
    return view_of(*buttons, button(say("button-rules"), "readrules", match.edition))


def _follow_buttons(snapshot: Snapshot, following: Following | None) -> list[Button]:
    """The other ways to follow a match; None: it can't be followed."""
    others = [how for how in (Following.END, Following.TURNS, Following.NONE) if how is not following]
    if following is None:
        return []
    return [button(say("button-follow", how=how), "follow", snapshot.match.id, how) for how in others]
