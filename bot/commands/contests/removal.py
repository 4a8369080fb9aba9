"""Taking somebody out of a contest, for whoever may manage its server: whom, after a question, and a letter to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.commands.common.arguments import Number
from bot.commands.common.forms import Filled, person_in
from bot.commands.contests.contests import answer_and_tell, may_manage, seen_by, settle_and_tell
from bot.context import Interaction
from bot.replies import best_effort, send_ephemeral, write_to
from bot.views.contests.contests import let_in_view, remove_form, remove_view
from data.queries import players
from data.records.contests import Contest
from services import servers
from services.contests import announcing
from services.people import Person
from services.refusals import Refusal, Refused
from words.catalogue import speaking
from words.pages.contests import answers


async def ask_whom_to_remove(interaction: Interaction, contest_id: Number) -> None:
    """Ask a moderator, in a form, whom to take out of a contest."""
    servers.refuse_others(may_manage(interaction))
    seen = await seen_by(interaction, contest_id)
    await interaction.response.send_modal(remove_form(seen.contest))


async def remove(interaction: Interaction, contest_id: Number, filled: Filled) -> None:
    """Take somebody out of a contest; whoever plays in it, after a question."""
    servers.refuse_others(may_manage(interaction))
    gone = person_in(interaction, filled, "contest-member")
    if gone is None:
        raise Refused(Refusal.NOBODY_TO_REMOVE)
    seen, theirs = await seen_by(interaction, contest_id), Person(gone.id, gone.display_name)
    if seen.plays(theirs):
        question = answers.remove_question(seen.contest, gone.id, seen.forfeit_of(theirs))
        await send_ephemeral(interaction, question, view=remove_view(seen.contest, gone.id))
        return
    is_told = await interaction.client.context.database.read(announcing.is_kept_out, seen.contest, gone.id)
    contest = await _remove(interaction, contest_id, gone.id)
    told = answers.removed_text(contest, gone.id, played=False)
    await answer_and_tell(interaction, told, contest, view=let_in_view(contest, gone.id))
    if not is_told:
        await _write_to(interaction, gone.id, partial(answers.removed_letter, contest, played=False))


async def remove_for_sure(interaction: Interaction, contest_id: Number, discord_id: Number) -> None:
    """Take somebody who plays out of a contest, after the question."""
    servers.refuse_others(may_manage(interaction))
    forfeit = (await seen_by(interaction, contest_id)).forfeit_of(Person(discord_id, ""))
    contest = await _remove(interaction, contest_id, discord_id)
    await settle_and_tell(interaction, answers.removed_text(contest, discord_id, played=True), contest)
    letter = partial(answers.removed_letter, contest, forfeit=forfeit, played=True)
    await _write_to(interaction, discord_id, letter)


async def let_in(interaction: Interaction, contest_id: Number, discord_id: Number) -> None:
    """Let somebody join again who was taken out before it began."""
    servers.refuse_others(may_manage(interaction))
    contest, was_out = await interaction.client.context.database.write(
        announcing.let_in, interaction.guild_id or 0, contest_id, discord_id
    )
    await settle_and_tell(interaction, answers.let_in_text(contest, discord_id), contest)
    if was_out:
        await _write_to(interaction, discord_id, partial(answers.let_in_letter, contest))


async def _remove(interaction: Interaction, contest_id: int, discord_id: int) -> Contest:
    context = interaction.client.context
    return await context.database.write(
        announcing.remove, interaction.guild_id or 0, contest_id, discord_id, context.clock.now()
    )


async def _write_to(interaction: Interaction, discord_id: int, letter: Callable[[str], str]) -> None:
    """Write to somebody with whom a moderator has dealt, if they take direct messages; the letter names the server."""
    context, guild = interaction.client.context, interaction.guild
    player = await context.database.read(players.by_discord_id, discord_id)
    if player is None or player.reached_at is None or guild is None:
        return
    with speaking(context.languages.of_player(player, guild.id)):
        told = letter(guild.name)
    await best_effort(write_to(interaction.client, player.reached_at, told))
