"""Taking somebody out of a contest, and letting them join again, for whoever may manage its server: whom, after a question, and a letter to them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from bot.commands.common.arguments import Number
from bot.commands.common.forms import Filled
from bot.commands.common.reasons import reason_in
from bot.commands.contests.contests import (
    going_on,
    may_manage,
    on_page,
    read_kept_out,
    tell_and_turn,
    turn_page,
)
from bot.context import Interaction
from bot.replies import NOBODY, UNDELIVERED, best_effort, edit_answer, send_ephemeral, write_to
from bot.views.contests.contests import let_in_form, remove_form, remove_reason_form, remove_view
from data.queries import players
from services import servers
from services.contests import announcing
from services.people import Person
from services.refusals import Refusal, Refused
from words.catalogue import speaking
from words.pages.contests import answers

log = logging.getLogger(__name__)


@on_page
async def ask_whom_to_remove(interaction: Interaction, contest_id: Number) -> None:
    """Ask a moderator, in a form, whom to take out of a contest; where nobody is left, its page says so by having no such button."""
    servers.refuse_others(may_manage(interaction))
    seen = await going_on(interaction, contest_id)
    if seen.members:
        await interaction.response.send_modal(remove_form(seen.contest, seen.members))
    else:
        await turn_page(interaction, seen)


@on_page
async def remove(interaction: Interaction, contest_id: Number, filled: Filled) -> None:
    """Ask a moderator, in place of the contest's page, whether the person chosen is to be taken out, and say what that means."""
    servers.refuse_others(may_manage(interaction))
    discord_id = _chosen(filled, "contest-member")
    seen, theirs = await going_on(interaction, contest_id), Person(discord_id, "")
    if seen.is_there(theirs):
        question = answers.remove_question(seen, discord_id)
        view = remove_view(seen.contest, discord_id)
        await edit_answer(interaction, content=question, view=view, allowed_mentions=NOBODY)
        return
    if not await interaction.client.context.database.read(announcing.is_kept_out, seen.contest, discord_id):
        raise Refused(Refusal.NOBODY_TO_REMOVE)
    await turn_page(interaction, seen, answers.removed_text(seen, discord_id))


@on_page
async def remove_for_sure(interaction: Interaction, contest_id: Number, discord_id: Number) -> None:
    """Take somebody out of a contest, after the question."""
    await _remove(interaction, contest_id, discord_id)


@on_page
async def ask_why(interaction: Interaction, contest_id: Number, discord_id: Number) -> None:
    """Ask a moderator, in a form, for the reason why somebody is to be taken out; where they are out already, the page says so."""
    servers.refuse_others(may_manage(interaction))
    seen = await going_on(interaction, contest_id)
    if seen.is_there(Person(discord_id, "")):
        await interaction.response.send_modal(remove_reason_form(seen.contest, discord_id))
    else:
        await turn_page(interaction, seen)


@on_page
async def remove_for_reason(
    interaction: Interaction, contest_id: Number, discord_id: Number, filled: Filled
) -> None:
    """Take somebody out of a contest, and let them read the reason, which is kept nowhere."""
    await _remove(interaction, contest_id, discord_id, reason_in(filled))


async def _remove(interaction: Interaction, contest_id: int, discord_id: int, reason: str = "") -> None:
    """Take somebody out of a contest, and write to them; nothing changes for whoever is out already."""
    servers.refuse_others(may_manage(interaction))
    context, guild_id = interaction.client.context, interaction.guild_id or 0
    before = await going_on(interaction, contest_id)
    contest = await context.database.write(
        announcing.remove, guild_id, contest_id, discord_id, context.clock.now()
    )
    if not before.is_there(Person(discord_id, "")):
        await turn_page(interaction, before)
        return
    await tell_and_turn(interaction, contest, answers.removed_text(before, discord_id))
    letter = partial(answers.removed_letter, before, discord_id, reason=reason)
    if not await _write_to(interaction, discord_id, letter) and reason:
        await best_effort(send_ephemeral(interaction, answers.reason_untold()))


@on_page
async def ask_whom_to_let_in(interaction: Interaction, contest_id: Number) -> None:
    """Ask a moderator, in a form, who may join again of those who were taken out before it began."""
    servers.refuse_others(may_manage(interaction))
    seen = await going_on(interaction, contest_id)
    if kept_out := await read_kept_out(interaction, seen.contest):
        await interaction.response.send_modal(let_in_form(seen.contest, kept_out))
    else:
        await turn_page(interaction, seen)


@on_page
async def let_in_chosen(interaction: Interaction, contest_id: Number, filled: Filled) -> None:
    """Let the person join again who was chosen in the form."""
    await let_in(interaction, contest_id, _chosen(filled, "contest-kept-out"))


@on_page
async def let_in(interaction: Interaction, contest_id: Number, discord_id: Number) -> None:
    """Let somebody join again who was taken out before it began."""
    servers.refuse_others(may_manage(interaction))
    contest, was_out = await interaction.client.context.database.write(
        announcing.let_in, interaction.guild_id or 0, contest_id, discord_id
    )
    await tell_and_turn(interaction, contest, answers.let_in_text(contest, discord_id))
    if was_out:
        await _write_to(interaction, discord_id, partial(answers.let_in_letter, contest))


def _chosen(filled: Filled, name: str) -> int:
    """Discord's id of the person who was chosen; refuses NOBODY_TO_REMOVE where a menu of everybody was left empty."""
    for discord_id in filled.ids(name, 1):
        return discord_id
    raise Refused(Refusal.NOBODY_TO_REMOVE)


async def _write_to(interaction: Interaction, discord_id: int, letter: Callable[[str], str]) -> bool:
    """Write to somebody with whom a moderator has dealt; the letter names the server. False if they take no direct messages."""
    context, guild = interaction.client.context, interaction.guild
    player = await context.database.read(players.by_discord_id, discord_id)
    if player is None or player.reached_at is None or guild is None:
        return False
    with speaking(context.languages.of_player(player, guild.id)):
        told = letter(guild.name)
    try:
        await write_to(interaction.client, player.reached_at, told)
    except UNDELIVERED as error:
        log.info("A letter of a moderator did not go out: %s", type(error).__name__)
        return False
    return True
