"""Moving a contest to the channel in which a moderator looks at it, after a question."""

from __future__ import annotations

from bot.commands.common.arguments import Number
from bot.commands.contests.contests import going_on, may_manage, on_page, seen_by, turn_page
from bot.commands.contests.venues import venue_channel
from bot.context import Interaction
from bot.replies import NOBODY, best_effort, edit_answer
from bot.views.contests.contests import move_view
from services import servers
from services.contests import announcing
from words.pages.contests import answers


@on_page
async def ask_to_move(interaction: Interaction, contest_id: Number) -> None:
    """Ask a moderator, in place of the contest's page, whether it is to be told here, and say what stays where it is."""
    servers.refuse_others(may_manage(interaction))
    channel_id = await venue_channel(interaction)
    seen = await going_on(interaction, contest_id)
    if seen.contest.channel_id == channel_id:
        await turn_page(interaction, seen)
        return
    question = answers.move_question(seen.contest, channel_id)
    await edit_answer(interaction, content=question, view=move_view(seen.contest), allowed_mentions=NOBODY)


@on_page
async def move_here(interaction: Interaction, contest_id: Number) -> None:
    """Let a contest be told in this channel, and begin its pairs here, after the question."""
    servers.refuse_others(may_manage(interaction))
    channel_id = await venue_channel(interaction)
    context = interaction.client.context
    before, contest = await context.database.write(
        announcing.move, interaction.guild_id or 0, contest_id, channel_id
    )
    seen = await seen_by(interaction, contest_id)
    await best_effort(turn_page(interaction, seen, answers.moved_text(contest)))
    context.contests.keep_telling(contest.id, context.publisher.background)
    if before.channel_id != channel_id:
        await best_effort(context.contests.leave(before, contest))
