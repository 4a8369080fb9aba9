"""The shelf of badges: opened from a profile; on one's own, a menu chooses three of them for the card, and a button shows them to everybody."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import discord

from bot.commands.common.arguments import AnyBadge, Number
from bot.commands.common.pictures import language_for_picture
from bot.commands.common.sharing import shown_once
from bot.commands.profiles import pressed_profile, shared_view
from bot.context import Interaction
from bot.origin import leaderboard_guild, person
from bot.replies import NOBODY, edit_answer, in_good_time, open_answer, send_ephemeral
from bot.views.buttons import Menu, button, menu, view_of
from data import Badge, Player
from renderer import BadgeTile
from services.players import shelf
from services.players.shelf import Shelf
from services.refusals import Refusal, Refused
from words.catalogue import say, speaking
from words.limits import OPTIONS
from words.pages import badges as words
from words.play.badges import badge_name, story_of


def _view(there: Shelf, discord_id: int) -> discord.ui.View:
    """The menu of one's badges for one's card, that of those still to come, and the button that shows these to everybody.

    Where there are more than a menu holds, it has the chosen and the latest ones.
    """
    latest = sorted(there.earned, key=lambda badge: (badge in there.chosen, there.earned[badge] or 0))
    options = [
        _option(badge, chosen=badge in there.chosen) for badge in there.earned if badge in latest[-OPTIONS:]
    ]
    if not options:
        return view_of(*_ahead(there))
    choose = menu(say("badge-choose"), options, "oncard", most=shelf.ON_CARD)
    return view_of(choose, *_ahead(there), button(say("button-share"), "shelfshare", discord_id))


def _ahead(there: Shelf) -> Iterator[Menu]:
    """The menu of the badges that are still to come, in which everybody reads what they are for."""
    if options := [_option(badge) for badge in there.ahead[:OPTIONS]]:
        yield menu(say("badge-what-for"), options, "badgewhat")


def _option(badge: Badge, *, chosen: bool = False) -> discord.SelectOption:
    """A badge in a menu, with what it is for."""
    return discord.SelectOption(
        label=badge_name(badge), value=badge.value, description=story_of(badge), default=chosen
    )


async def tell(interaction: Interaction, badge: AnyBadge) -> None:
    """Tell what a badge is for."""
    if badge is None:
        raise Refused(Refusal.OLD_BUTTON)
    await send_ephemeral(interaction, say("badge-line", badge=badge))


async def open_shelf(interaction: Interaction, discord_id: Number) -> None:
    """Show somebody's badges to whoever presses."""
    profile = await pressed_profile(interaction, discord_id, None)
    message = await _message(interaction, profile.player, profile.shelf, is_mine=profile.is_mine, anew=True)
    await open_answer(interaction, **message)


async def share(interaction: Interaction, discord_id: Number) -> None:
    """Show somebody's badges to everybody here, without those that are still to come."""
    profile = await pressed_profile(interaction, discord_id, None, shared=True)
    async with shown_once(interaction):
        with speaking(interaction.client.context.languages.here(interaction)):
            told = words.shelf_text(profile.player, profile.shelf, is_mine=False)
            picture = await _drawn(interaction, profile.player, profile.shelf, profile.shelf.earned)
            view = shared_view()
        await interaction.followup.send(told, file=picture, view=view, allowed_mentions=NOBODY)


async def put_on_card(
    interaction: Interaction,
    one: AnyBadge = None,
    two: AnyBadge = None,
    three: AnyBadge = None,
) -> None:
    """Put up to three of one's own badges on one's card; none of them lets the latest ones stand there."""
    context, now = interaction.client.context, interaction.client.context.clock.now()
    chosen = [badge for badge in (one, two, three) if badge]
    player, after = await context.database.write(
        shelf.choose, person(interaction), chosen, leaderboard_guild(interaction), now
    )
    message = await _message(interaction, player, after, is_mine=True, anew=False)
    await edit_answer(interaction, **message)


async def _message(
    interaction: Interaction, player: Player, there: Shelf, *, is_mine: bool, anew: bool
) -> dict[str, Any]:
    """A shelf as arguments for a message."""
    context = interaction.client.context
    drawing = _drawn(interaction, player, there, [badge for badge in Badge if badge not in there.hidden])
    picture = await in_good_time(interaction, drawing, context.left(interaction), anew=anew)
    view = {"view": _view(there, interaction.user.id)} if is_mine else {}
    return {
        "content": words.shelf_text(player, there, is_mine=is_mine),
        "attachments": [picture],
        "allowed_mentions": NOBODY,
        **view,
    }


async def _drawn(
    interaction: Interaction, player: Player, there: Shelf, shown: Collection[Badge]
) -> discord.File:
    """The picture of these badges of a player."""
    context = interaction.client.context
    with speaking(language_for_picture(map(badge_name, Badge))):
        tiles = [
            BadgeTile(badge.value, badge_name(badge), badge in there.earned, words.way_to(there, badge))
            for badge in shown
        ]
        title, count = words.picture_title(player), words.picture_count(there)
    picture = await context.drawing.badges(context.asker(interaction), title, tiles, count)
    return picture.file(words.shelf_alt_text(player, there))
