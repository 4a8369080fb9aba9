"""Ending a match, for whoever may manage its server: the list of those that run, the question before it, and the reason, if one is given."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.commands.common.arguments import MatchId, Number, Version
from bot.commands.common.forms import Filled
from bot.commands.common.reasons import reason_in
from bot.commands.common.showing import show_change
from bot.context import Interaction
from bot.origin import person
from bot.replies import NOBODY, UNDELIVERED, best_effort, edit_answer, nonce, send_ephemeral, write_to
from bot.views.buttons import button, menu, view_of
from bot.views.forms import form, reason_field
from data import Match
from data.queries.matches import running_matches
from data.queries.matches.match_rows import MatchWithPlayers
from services import servers
from services.play.match_selection import is_id
from services.play.snapshots import Snapshot, load
from services.refusals import Refusal, Refused
from words.catalogue import say, small, speaking
from words.choices import Choice
from words.limits import OPTIONS
from words.pages import settings as words


def cancel_view(match: Match) -> discord.ui.View:
    """Yes, with or without a reason, or no, before a match is ended."""
    return view_of(
        button(say("button-end-yes"), "cancel", match.id, match.version, style=discord.ButtonStyle.danger),
        button(say("button-end-why"), "cancelwhy", match.id, match.version),
        button(say("button-end-no"), "letgoon"),
    )


def ended_view() -> discord.ui.View:
    """The way back to the list, once a match is ended."""
    return view_of(button(say("button-end-list"), "endlist"))


async def open_running(interaction: Interaction) -> None:
    """List the server's running matches, for a moderator to choose one that is to end."""
    await send_ephemeral(interaction, **await _listed(interaction))


async def turn_to_running(interaction: Interaction) -> None:
    """List them in place of what has been said of one of them."""
    await edit_answer(interaction, **{"view": None, **await _listed(interaction)})


async def _listed(interaction: Interaction) -> dict[str, Any]:
    """The server's running matches to choose one from, as arguments for a message. Refuses NOT_A_MODERATOR."""
    servers.refuse_others(interaction.permissions.manage_guild)
    running = await _running(interaction, "")
    if not running:
        return {"content": say("server-end-none")}
    options = [
        discord.SelectOption(label=each.label, value=each.value, description=each.about)
        for each in words.match_options(running, interaction.client.context.clock.now())
    ]
    others = [small(say("server-end-others"))] if len(running) == OPTIONS else []
    lines = [say("server-end-which"), small(say("server-end-own")), *others]
    return {
        "content": "\n".join(lines),
        "view": view_of(menu(say("button-end-match"), options, "endthis")),
    }


async def ask_about(interaction: Interaction, match_id: Number) -> None:
    """Ask whether the match that was chosen in the list is to end, in place of the list."""
    snapshot = await _to_end(interaction, match_id)
    await interaction.response.edit_message(**_question(snapshot), allowed_mentions=NOBODY)


async def ask(interaction: Interaction, snapshot: Snapshot) -> None:
    """Ask whether the moderator is sure, before a match is ended."""
    await send_ephemeral(interaction, **_question(snapshot))


def _question(snapshot: Snapshot) -> dict[str, Any]:
    """The question before a match is ended, as arguments for a message."""
    return {"content": words.cancel_question(snapshot), "view": cancel_view(snapshot.match)}


async def _to_end(interaction: Interaction, match_id: int) -> Snapshot:
    """The match that a moderator wants to end; refuses as ``servers.to_cancel`` does."""
    return await interaction.client.context.database.read(
        servers.to_cancel,
        interaction.guild_id or 0,
        match_id,
        person(interaction),
        may_manage=interaction.permissions.manage_guild,
    )


async def search(interaction: Interaction, typed: str) -> list[Choice]:
    """The server's running matches that fit what was typed, as choices of autocomplete."""
    return words.match_choices(await _running(interaction, typed))


async def _running(interaction: Interaction, typed: str) -> Sequence[MatchWithPlayers]:
    """The server's running matches that fit what was typed, as many as a list can hold; none of whoever asks, who may not end theirs so."""
    database, guild_id = interaction.client.context.database, interaction.guild_id or 0
    search_others = partial(running_matches.search, but_of=interaction.user.id)
    return await database.read(search_others, guild_id, typed.strip(), OPTIONS)


async def open_reason(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Ask, in a form, for the reason why the match is to end."""
    await _to_end(interaction, match_id)
    field = reason_field(say("form-about-end-reason"))
    await interaction.response.send_modal(form("end-reason", [field], "cancelform", match_id, version))


async def cancel_for_reason(
    interaction: Interaction, match_id: MatchId, version: Version, filled: Filled
) -> None:
    """End the match, and tell both players the reason, which is kept nowhere."""
    reason = reason_in(filled)
    is_over = await _cancel(interaction, match_id, version)
    if is_over and reason and not await _tell(interaction, match_id, reason):
        await best_effort(send_ephemeral(interaction, say("server-end-untold")))


async def _tell(interaction: Interaction, match_id: int, reason: str) -> bool:
    """Tell the reason below the last board or, where nothing can be posted, in direct messages; False if nobody can read it. The board has pinged both players."""
    context, client = interaction.client.context, interaction.client
    snapshot = await context.database.read(load, match_id)
    match = snapshot.match
    channel = client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
    try:
        with speaking(context.languages.of_match(snapshot, asked=False)):
            told = words.end_reason_text(match, reason)
            await channel.send(told, allowed_mentions=NOBODY, nonce=nonce("end-reason", match.id))
    except UNDELIVERED:
        return await _write_to_both(interaction, snapshot, reason)
    return True


async def _write_to_both(interaction: Interaction, snapshot: Snapshot, reason: str) -> bool:
    """Write the reason to both players; False if that reaches neither."""
    context, is_told = interaction.client.context, False
    for player in (snapshot.orange, snapshot.gray):
        if player.reached_at is None:
            continue
        with speaking(context.languages.of_player(player, snapshot.match.guild_id)):
            told = words.end_reason_text(snapshot.match, reason)
        try:
            await write_to(interaction.client, player.reached_at, told)
        except UNDELIVERED:
            continue
        is_told = True
    return is_told


async def cancel(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """End the match, and say so where the question stood."""
    await _cancel(interaction, match_id, version)


async def _cancel(interaction: Interaction, match_id: int, version: int) -> bool:
    """End the match, and say so where the question stood; False if it is asked anew there, because the match has gone on since."""
    context = interaction.client.context
    ending = partial(servers.cancel, version=version, may_manage=interaction.permissions.manage_guild)
    try:
        await context.database.write(
            ending, interaction.guild_id or 0, match_id, person(interaction), context.clock.now()
        )
    except Refused as refused:
        if refused.refusal is not Refusal.OUT_OF_DATE:
            raise
        asked = _question(await _to_end(interaction, match_id))
        asked["content"] = "\n".join((say("server-end-since"), asked["content"]))
        await edit_answer(interaction, **asked, allowed_mentions=NOBODY)
        return False
    told = words.cancelled_text(await context.database.read(load, match_id))
    answer = edit_answer(interaction, content=told, view=ended_view(), allowed_mentions=NOBODY)
    await best_effort(answer)
    await show_change(interaction, match_id, below=told)
    return True


async def let_go_on(interaction: Interaction) -> None:
    """Close the question: the match goes on."""
    await interaction.response.edit_message(content=say("server-kept"), view=None)


async def named(interaction: Interaction, end_match: str) -> Snapshot:
    """The match that is to end, by the number that was typed or chosen; refuses as ``_to_end`` does."""
    if not is_id(end_match):
        raise Refused(Refusal.NOT_IN_THIS_SERVER)
    return await _to_end(interaction, int(end_match))
