"""Ending a contest for good, for whoever may manage its server: the question before it, and the reason, if one is given."""

from __future__ import annotations

from functools import partial

from bot.commands.common.arguments import Number
from bot.commands.common.forms import Filled
from bot.commands.common.reasons import reason_in
from bot.commands.contests.contests import going_on, may_manage, on_page, settle_and_tell
from bot.context import Interaction
from bot.replies import NOBODY, UNDELIVERED, best_effort, edit_answer, send_ephemeral
from bot.views.contests.contests import end_reason_form, end_view, ended_view
from data.records.contests import Contest
from services import servers
from services.contests import stopping
from words.catalogue import say
from words.pages.contests import answers


@on_page
async def ask(interaction: Interaction, contest_id: Number) -> None:
    """Ask a moderator, in place of the contest's page, whether it is to end for good."""
    servers.refuse_others(may_manage(interaction))
    seen = await going_on(interaction, contest_id)
    question = answers.end_question(seen.contest)
    await edit_answer(interaction, content=question, view=end_view(seen.contest), allowed_mentions=NOBODY)


@on_page
async def open_reason(interaction: Interaction, contest_id: Number) -> None:
    """Ask, in a form, for the reason why a contest is to end."""
    servers.refuse_others(may_manage(interaction))
    seen = await going_on(interaction, contest_id)
    await interaction.response.send_modal(end_reason_form(seen.contest))


@on_page
async def end(interaction: Interaction, contest_id: Number) -> None:
    """End a contest for good."""
    await _end(interaction, contest_id)


@on_page
async def end_for_reason(interaction: Interaction, contest_id: Number, filled: Filled) -> None:
    """End a contest for good, and let everybody read the reason in its channel; it is kept nowhere."""
    reason = reason_in(filled)
    ended = await _end(interaction, contest_id)
    if not reason:
        return
    try:
        await interaction.client.context.contests.tell_reason(ended, reason)
    except UNDELIVERED:
        await best_effort(send_ephemeral(interaction, answers.end_reason_untold()))


async def _end(interaction: Interaction, contest_id: int) -> Contest:
    """End a contest, and say so where the question stood; returns it as it was before, with the message that it had."""
    servers.refuse_others(may_manage(interaction))
    context = interaction.client.context
    before = await going_on(interaction, contest_id)
    end_it = partial(stopping.end, now=context.clock.now())
    contest = await context.database.write(end_it, interaction.guild_id or 0, contest_id)
    await settle_and_tell(interaction, answers.ended_text(before), contest, ended_view(contest))
    return before.contest


async def keep(interaction: Interaction) -> None:
    """Close the question: nothing ends."""
    await interaction.response.edit_message(content=say("contest-kept"), view=None)
