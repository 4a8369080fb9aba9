"""Taking a turn by taps, in private, with a preview before it is done.

Boop! opens the picker; a square from either menu shows the preview; Boop it! plays. Every tap brings the whole request.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.commands.common import previews
from bot.commands.common.arguments import SEEN, MatchId, Picked, Seen, Version
from bot.commands.common.picker import Picker, Tap
from bot.commands.common.showing import show_change
from bot.context import Interaction
from bot.origin import person
from bot.replies import (
    NOBODY,
    best_effort,
    edit_answer,
    in_good_time,
    is_on_private_message,
    send_ephemeral,
)
from bot.views.offers import answer_buttons
from bot.views.picker import NOTHING_PICKED, next_view, picker_view
from game import TurnRequest
from services.learning import hints
from services.learning.hints import MatchToPick
from services.play import matches
from services.play.access import own_match
from services.refusals import Refusal, Refused
from teaching import Hint
from words.play import picker as words
from words.play.offers import asks
from words.turns.hints import found_text, hint_text
from words.turns.looks import look_text, says_no_place


async def open_picker(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Ask the player to move for a square; the board is shown beside the menus."""
    await open_with(interaction, Seen(match_id, version), NOTHING_PICKED)


async def open_with(interaction: Interaction, seen: Seen, request: TurnRequest) -> None:
    """Open the picker with what is picked already: below a board, or in place of one that only its player sees."""
    found = await _load(interaction, seen, lambda _: request)
    snapshot, picking = found.snapshot, found.picking
    question, view = words.question(found), picker_view(snapshot, picking)
    if is_on_private_message(interaction) and not picking.begun:
        # The picture stays; the board's buttons would be out of date once the turn is taken.
        await edit_answer(interaction, content=question, view=view, allowed_mentions=NOBODY)
        return
    shown = await previews.opened(interaction, snapshot, picking)
    await send_ephemeral(interaction, question, view=view, **shown)


async def hint(
    interaction: Interaction, match_id: MatchId, version: Version, request: Picked = NOTHING_PICKED
) -> None:
    """Say where to look for a good turn, and what there is to do, or that the one picked is as good as any; the hint is counted once for each position.

    Where there is nothing to say but that the middle is fine, it is not counted. What was picked stays picked; the buttons of early releases don't name it.
    """

    def beside(found: Hint) -> TurnRequest:
        # The question below the hint is for the piece that the hint speaks of.
        return request._replace(kind=found.turn.kind) if request.square is None else request

    found, shown = await _hint(interaction, Seen(match_id, version), beside)
    played, position = shown.picking.played, shown.picking.position
    if played and played.turn == found.turn:
        await _answer(interaction, shown, found_text(position, found))
    else:
        await _answer(interaction, shown, look_text(position, found), looked=True)


async def show_turn(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Show the preview of the turn that the bot would play, and why; where to look is part of the same hint."""
    found, shown = await _hint(interaction, Seen(match_id, version), lambda found: TurnRequest(*found.turn))
    await _answer(interaction, shown, hint_text(shown.picking.position, found))


async def _hint(
    interaction: Interaction, seen: Seen, beside: Callable[[Hint], TurnRequest]
) -> tuple[Hint, MatchToPick]:
    """A hint that is thought of, and the match with what is picked ``beside`` it; counted, unless no square is picked and it says no place."""
    context, me = interaction.client.context, person(interaction)
    with context.hinting.of(me.discord_id):
        asked = await context.database.read(hints.ask, seen.id, me, seen.version)
        thinking = context.teaching.hint(asked.snapshot.position, asked.history)
        found = await in_good_time(interaction, thinking, context.left(interaction))
        request = beside(found)
        if request.square is None and says_no_place(asked.snapshot.position, found):
            return found, await context.database.read(
                hints.to_pick, seen.id, me, seen.version, lambda _: request
            )
        shown = await context.database.write(
            hints.count, seen.id, me, seen.version, context.clock.now(), request=request
        )
    return found, shown


async def play(interaction: Interaction, match_id: MatchId, version: Version, request: Picked) -> None:
    """Take the turn."""
    if request.square is None:
        raise Refused(Refusal.OLD_BUTTON)
    context = interaction.client.context
    taken = await context.database.write(
        matches.play_picked, match_id, person(interaction), request, context.clock.now(), version=version
    )
    # Of the notes that lead on only the last stays; kept before it shows, because its button may be pressed at once.
    before = context.last_notes.swap(interaction.user.id, interaction if taken.leads_elsewhere else None)
    await best_effort(_close(interaction, taken))
    # Where that has failed, the board itself is the answer.
    noted = interaction.response.is_done() and not taken.leads_elsewhere
    if (
        await show_change(interaction, match_id, taken.snapshot, below=words.done(taken, says_last=True))
        and noted
    ):
        # The board says it all: of a long match no private notes are left behind.
        await best_effort(interaction.delete_original_response())
    if before:
        await best_effort(before.delete_original_response())


async def show_next(interaction: Interaction, match_id: MatchId) -> None:
    """Show a match's board in private, from a list of matches; it can be played from here."""
    board = await _board(interaction, match_id)
    await interaction.response.send_message(**board, ephemeral=True)


async def follow_on(interaction: Interaction, match_id: MatchId) -> None:
    """Show the next match's board instead of the word that a turn was taken in another: below the board of that one, which has come since."""
    context, pressed = interaction.client.context, interaction.message
    board = await _board(interaction, match_id)
    note = context.last_notes.swap(interaction.user.id)
    if note is None or note.message != pressed:
        await interaction.response.edit_message(attachments=[board.pop("file")], **board)
        return
    await interaction.response.send_message(**board, ephemeral=True)
    await best_effort(note.delete_original_response())


async def _board(interaction: Interaction, match_id: int) -> dict[str, Any]:
    """The board of one's own match, as arguments for a private message; with the offer that waits for one's answer, if there is one."""
    context = interaction.client.context
    snapshot = await context.database.read(own_match, match_id, person(interaction))
    side, offers = snapshot.side_of(interaction.user.id), snapshot.match.offers
    waits = snapshot.bot_side is None and side is not snapshot.position.side
    board = await context.presenter.board(context.asker(interaction), snapshot, waits=waits)
    shown = {**board.sending(), "allowed_mentions": NOBODY}
    if side and offers.open and offers.by is not side:
        shown["content"] = "\n".join((board.content, asks(snapshot)))
        for answer in answer_buttons(snapshot.match, side):
            shown["view"].add_item(answer)
    return shown


async def _load(interaction: Interaction, seen: Seen, tap: Tap) -> MatchToPick:
    """The match after a tap, as long as it is this player's turn and nothing has changed."""
    match_id, version = seen
    database = interaction.client.context.database
    return await database.read(hints.to_pick, match_id, person(interaction), version, tap)


async def _show(interaction: Interaction, seen: Seen, tap: Tap) -> None:
    """Answer a tap with the picker as it is now."""
    await _answer(interaction, await _load(interaction, seen, tap))


async def _answer(
    interaction: Interaction, found: MatchToPick, above: str | None = None, *, looked: bool = False
) -> None:
    """Update the picker, with the preview if a square is picked, and a hint above it if there is one.

    ``looked``: it says where to look, and a button shows the turn.
    """
    snapshot, picking = found.snapshot, found.picking
    shown = await previews.changed(interaction, snapshot, picking)
    await edit_answer(
        interaction,
        content=words.question(found, above),
        view=picker_view(snapshot, picking, looked=looked),
        allowed_mentions=NOBODY,
        **shown,
    )


async def _close(interaction: Interaction, taken: matches.Taken) -> None:
    """Close the picker, with a button to the next match in which it is the player's turn."""
    view = next_view(taken.following) if taken.following else None
    await interaction.response.edit_message(
        content=words.done(taken), attachments=[], embeds=[], view=view, allowed_mentions=NOBODY
    )


#: The picker of a match.
PICKER: Final = Picker(SEEN, _show)
