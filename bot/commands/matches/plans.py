"""Planning ahead, in private: if they play this, I play that.

Every press brings the match, its version, the planned turn after which the plan is seen, and the turn as far as it is picked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.commands.common.arguments import PLANNED, MatchId, Notated, Number, Picked, PlanSeen, Version
from bot.commands.common.picker import Picker, Tap
from bot.context import Interaction
from bot.origin import person
from bot.replies import NOBODY, edit_answer, in_good_time, is_on_private_message, open_answer
from bot.views.picker import NOTHING_PICKED, choices_of
from bot.views.plans import plan_view, planning_view
from game import Turn, TurnRequest
from services.play.picking import Expected, Picking
from services.play.plans import making
from services.play.plans.making import Planning
from services.refusals import Refusal, Refused
from words.play import plans as words
from words.play.picker import preview_alt_text
from words.turns.alt_text import names_in


async def open_plan(interaction: Interaction, match_id: MatchId, version: Version, under: Number) -> None:
    """Show a player their plan, after one of its turns."""
    await _show(interaction, await _look(interaction, PlanSeen(match_id, version, under)))


async def add(interaction: Interaction, match_id: MatchId, version: Version, under: Number) -> None:
    """Ask for another turn to be planned."""
    seen = await _look(interaction, PlanSeen(match_id, version, under))
    await _ask(interaction, seen, _picking(seen, NOTHING_PICKED))


async def add_likely(
    interaction: Interaction, match_id: MatchId, version: Version, under: Number, turn: Notated
) -> None:
    """Plan for a turn that is likely, and ask for the answer."""
    await _add(interaction, PlanSeen(match_id, version, under), turn)


async def add_picked(
    interaction: Interaction, match_id: MatchId, version: Version, under: Number, request: Picked
) -> None:
    """Plan the turn that is picked: after one of the other's ask for the answer, else show the branch."""
    if request.square is None:
        raise Refused(Refusal.OLD_BUTTON)
    await _add(interaction, PlanSeen(match_id, version, under), request)


async def remove(interaction: Interaction, match_id: MatchId, version: Version, under: Number) -> None:
    """Remove the branch that is shown."""
    write, me = interaction.client.context.database.write, person(interaction)
    seen = await write(making.remove, match_id, me, version=version, under=under)
    await _show(interaction, seen)


async def _add(interaction: Interaction, where: PlanSeen, request: TurnRequest) -> None:
    write, me = interaction.client.context.database.write, person(interaction)
    seen = await write(making.add, where.id, me, request, version=where.version, under=where.under)
    await _show(interaction, seen)


async def _look(interaction: Interaction, where: PlanSeen) -> Planning:
    read, me = interaction.client.context.database.read, person(interaction)
    return await read(making.look, where.id, me, version=where.version, under=where.under)


async def _pick(interaction: Interaction, where: PlanSeen, tap: Tap) -> None:
    """Answer a tap with the picker as it is now."""
    seen = await _look(interaction, where)
    await _ask(interaction, seen, _picking(seen, tap(seen.position)))


def _picking(seen: Planning, request: TurnRequest) -> Picking:
    """The request for the next turn in its position, whoever takes that turn."""
    return (Picking if seen.is_mine else Expected).of(seen.position, request)


async def _show(interaction: Interaction, seen: Planning) -> None:
    """Show the plan after one of its turns; where only the answer to that is missing, ask for it."""
    if seen.is_open:
        await _ask(interaction, seen, _picking(seen, NOTHING_PICKED))
        return
    context = interaction.client.context
    likely: Sequence[Turn] = ()
    if seen.snapshot.match.hints and seen.may_grow and not seen.is_mine:
        thinking = context.teaching.likely(seen.position, seen.history)
        likely = await in_good_time(interaction, thinking, context.left(interaction))
    await _answer(interaction, words.overview(seen), await _bed(interaction, seen), plan_view(seen, likely))


async def _ask(interaction: Interaction, seen: Planning, picking: Picking) -> None:
    """Ask for the next turn, with the preview if a square is picked."""
    if picking.begun is None:
        file = await _bed(interaction, seen)
    else:
        context = interaction.client.context
        drawn = await context.drawing.preview(
            context.asker(interaction), picking.board, picking.events, choices_of(picking)
        )
        file = drawn.file(preview_alt_text(names_in(seen.snapshot), picking))
    await _answer(interaction, words.question(seen, picking), file, planning_view(seen, picking))


async def _bed(interaction: Interaction, seen: Planning) -> discord.File:
    """The bed as the line leaves it."""
    context, last = interaction.client.context, seen.played[-1] if seen.played else seen.snapshot.last
    drawn = await context.drawing.board(
        context.asker(interaction),
        seen.position,
        last.events if last else (),
        over=seen.position.outcome is not None,
    )
    return drawn.file(words.alt_text(seen))


async def _answer(interaction: Interaction, content: str, file: discord.File, view: discord.ui.View) -> None:
    """Show it in place of the private message that was pressed; else in one of its own."""
    shown: dict[str, Any] = {"content": content, "attachments": [file], "view": view}
    answer = edit_answer if is_on_private_message(interaction) else open_answer
    await answer(interaction, **shown, allowed_mentions=NOBODY)


#: The picker of a plan.
PICKER: Final = Picker(PLANNED, _pick)
