"""The review of a finished match: made in the background, kept, and shown with a chart."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.commands.common.arguments import MatchId
from bot.context import Interaction
from bot.origin import person
from bot.replies import NOBODY, best_effort
from bot.tasks.teacher import MADE_BY
from renderer import Course
from services.learning import reviews
from services.learning.reviews import ReviewQuestion
from teaching import Review
from words.play import reviews as words

#: Seconds between two progress notes.
_NOTE_EVERY: Final = 2.5


async def review(interaction: Interaction, match_id: MatchId) -> None:
    """Show who stood better, the turns that changed it most, and what would have been better."""
    context, me = interaction.client.context, person(interaction)
    with context.reviewing.of(me.discord_id):
        asked = await context.database.read(reviews.ask, match_id, me, interaction.channel_id or 0, MADE_BY)
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = asked.kept or await _made(interaction, asked)
        snapshot = asked.snapshot
        marked = [moment.number for moment in found.moments]
        course = Course(found.chances, marked, snapshot.orange.name, snapshot.gray.name)
        picture = await context.drawing.course(context.asker(interaction), course)
        text, alt_text = await asyncio.to_thread(_words, asked, found)
        await interaction.edit_original_response(
            content=text, attachments=[picture.file(alt_text)], allowed_mentions=NOBODY
        )


async def _made(interaction: Interaction, asked: ReviewQuestion) -> Review:
    """The review, once it is made and kept; until then the answer tells how far it is."""
    context, match_id = interaction.client.context, asked.snapshot.match.id
    reviewing = context.teaching.review(match_id, asked.record)
    while not (await asyncio.wait({reviewing.review}, timeout=_NOTE_EVERY))[0]:
        note = words.review_progress(reviewing.done, reviewing.turns)
        await best_effort(interaction.edit_original_response(content=note))
    found = await reviewing.review
    await context.database.write(reviews.keep, match_id, MADE_BY, found)
    return found


def _words(asked: ReviewQuestion, found: Review) -> tuple[str, str]:
    """The text of the message, and its picture in words."""
    told = words.review_text(asked.snapshot, asked.record, found)
    return told, words.review_alt_text(asked.snapshot, found)
