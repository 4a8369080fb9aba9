"""**Note** under **More**: what a player writes to their match, for themselves alone."""

from __future__ import annotations

from bot.commands.common.arguments import MatchId
from bot.commands.common.forms import Filled
from bot.context import Interaction
from bot.origin import person
from bot.replies import NOBODY, is_on_private_message, send_ephemeral
from bot.views.forms import form, paragraph_field
from services.play.access import own_match
from services.play.plans.making import has_planned
from services.players import notes
from words.catalogue import say
from words.play.notes import more_text, said_note


async def open_note(interaction: Interaction, match_id: MatchId) -> None:
    """Open a form with a player's note to a match, as it is now."""
    database, me = interaction.client.context.database, person(interaction)
    await database.read(own_match, match_id, me)
    note = await database.read(notes.of, match_id, me)
    field = paragraph_field("note", say("form-note"), note, notes.LONGEST)
    await interaction.response.send_modal(form("note", [field], "noteform", match_id))


async def write_note(interaction: Interaction, match_id: MatchId, filled: Filled) -> None:
    """Keep what was written, and show it where it was asked for."""
    written = filled.one("note", str)
    database, me = interaction.client.context.database, person(interaction)
    match, note = await database.write(notes.write, match_id, me, written)
    if is_on_private_message(interaction):
        planned = await database.read(has_planned, match_id, me)
        content = more_text(match, note, planned=planned)
        await interaction.response.edit_message(content=content, allowed_mentions=NOBODY)
    else:
        await send_ephemeral(interaction, said_note(note) or say("note-none", match=str(match_id)))
